import type { SiteConfig } from '@maru/contract'
import { CallError } from './call-error.ts'
import { makeSealer, type Sealer } from './envelope.ts'
import { noteServerTime } from './server-clock.ts'

export type Site = SiteConfig & { sealer: Sealer }

let loading: Promise<Site> | undefined

/** The site's configuration, asked once; asked again after a failure. */
export const site = (): Promise<Site> => {
  loading ??= load().catch((problem: unknown) => {
    loading = undefined
    throw problem
  })
  return loading
}

/** Forgets the configuration: the key or the authorization may have been changed by the operator. */
export const forgetSite = (): void => {
  loading = undefined
}

const load = async (): Promise<Site> => {
  const sentAt = Date.now()
  // Without options of its own, so that a document may have asked for it beforehand.
  const answer = await fetch('/config.json').catch(() => undefined)
  if (!answer) throw new CallError('OFFLINE', '')
  if (!answer.ok) throw new CallError('E002', '')
  const config = (await answer.json()) as SiteConfig
  const asked = askedBefore('/config.json', sentAt)
  noteServerTime(config.now, asked?.sentAt ?? sentAt, asked?.receivedAt)
  return { ...config, sealer: makeSealer(config.wireKey) }
}

const recentMs = 30_000
/** When the document itself asked, and had its answer: what came from there is older than it seems. */
const askedBefore = (path: string, before: number): { sentAt: number; receivedAt: number } | undefined => {
  if (typeof location === 'undefined' || typeof performance === 'undefined') return undefined
  const [timing] = performance.getEntriesByName(new URL(path, location.href).href) as PerformanceResourceTiming[]
  if (!timing?.responseEnd) return undefined
  const sentAt = performance.timeOrigin + timing.startTime
  return sentAt <= before && before - sentAt < recentMs
    ? { sentAt, receivedAt: performance.timeOrigin + timing.responseEnd }
    : undefined
}

const readings = 3
const betweenMs = 120

/** Reads the server's clock some times in a row, for who shows seconds: the shortest way gives the best reading. */
export const measureServerClock = async (): Promise<void> => {
  for (let reading = 0; reading < readings; reading++) {
    const sentAt = Date.now()
    const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined)
    const receivedAt = Date.now()
    if (!answer?.ok) return
    const { now } = (await answer.json()) as SiteConfig
    noteServerTime(now, sentAt, receivedAt)
    await new Promise((resolve) => setTimeout(resolve, betweenMs))
  }
}
