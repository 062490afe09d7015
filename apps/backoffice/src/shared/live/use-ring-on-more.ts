import { useEffect, useRef } from 'react'
import { useLive } from './live-state.ts'
import { ring } from './tone.ts'

/** Without the socket nobody says that a request is new: more waiting than before is the sign. */
export const useRingOnMore = (waiting: number | undefined): void => {
  const isUp = useLive()
  const before = useRef(waiting)
  useEffect(() => {
    if (!isUp && before.current !== undefined && waiting !== undefined && waiting > before.current) ring()
    before.current = waiting
  }, [waiting, isUp])
}
