import { useEffect } from 'react'
import { postState } from './operator-window.ts'

/** Lets the operator take its cover away, once there is something to see. */
export const useReady = (isReady: boolean): void =>
  useEffect(() => {
    if (isReady) postState('maru:ready')
  }, [isReady])
