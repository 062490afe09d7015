import { call, endSession } from '@maru/client'
import { useCallback } from 'react'

/** Out here at once, and at the server as soon as it answers. */
export const useLogOut = (): (() => void) =>
  useCallback(() => {
    const told = call('/api/partner/site/logout', {})
    void told.catch(() => {}).finally(() => endSession('logout'))
  }, [])
