import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const validMs = 3 * 60_000

/** A picture with four digits, good for one try within three minutes; `solution` is computed meanwhile (some 200 ms). */
export const captcha = queryOptions({
  queryKey: ['captcha'],
  queryFn: async () => {
    const { work, ...picture } = await call('/api/captcha', {})
    const solution = import('altcha-lib/v1').then(({ solveChallenge }) =>
      solveChallenge(work.challenge, work.salt, 'SHA-256', work.maxNumber).promise.then((found) => found?.number ?? 0),
    )
    // Whoever sends the form waits for it, and sees it fail.
    solution.catch(() => {})
    return { ...picture, solution }
  },
  structuralSharing: false,
  staleTime: validMs,
  gcTime: 0,
  refetchInterval: validMs,
  refetchOnWindowFocus: false,
  // Offline it fails at once and says so, instead of waiting unseen.
  networkMode: 'always',
})
