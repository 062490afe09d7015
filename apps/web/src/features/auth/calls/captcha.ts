import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const validMs = 3 * 60_000

type Work = Data<'/api/captcha'>['work']

/** Computed beside the page, which stays as quick as before. */
const solve = ({ challenge, salt, maxNumber }: Work): Promise<number> => {
  const worker = new Worker(new URL('./captcha-work.worker.ts', import.meta.url), { type: 'module' })
  const found = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ number: number } | null>) => resolve(data?.number ?? 0)
    worker.onerror = () => reject(new Error('the worker of the captcha failed'))
  })
  worker.postMessage({ type: 'work', payload: { algorithm: 'SHA-256', challenge, salt, max: maxNumber, start: 0 } })
  return found.finally(() => worker.terminate())
}

/** A picture with four digits, good for one try within three minutes; `solution` is computed meanwhile (some 200 ms). */
export const captcha = queryOptions({
  queryKey: ['captcha'],
  queryFn: async () => {
    const { work, ...picture } = await call('/api/captcha', {})
    const solution = solve(work)
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

/** The digits of a picture, spoken; the same sound however often it is played, so it is fetched once. */
export const captchaSound = (captchaId: string) =>
  queryOptions({
    queryKey: ['captcha-sound', captchaId],
    queryFn: () => call('/api/captcha/sound', { captchaId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: validMs,
    retry: false,
    networkMode: 'always',
  })
