import { call, endSession } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

/** Ends the session, too. */
export const useTakeTimeOut = () =>
  useMutation({
    mutationFn: (hours: number) => call('/api/protection/timeOut', { hours }),
    onSuccess: () => endSession('B1006'),
  })
