import { call, endSession } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

/** Ends the session, too. */
export const useSelfExclude = () =>
  useMutation({
    mutationFn: (months: number) => call('/api/protection/exclude', { months }),
    onSuccess: () => endSession('B1006'),
  })
