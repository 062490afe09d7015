import { call } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

/** The address at which the vendor shows the round again. */
export const useReplayBet = () =>
  useMutation({ mutationFn: async (betIdx: string) => (await call('/api/bet/replay', { betIdx })).url })
