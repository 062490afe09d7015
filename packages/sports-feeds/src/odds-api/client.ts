import { z } from 'zod'
import type { FeedClock } from '../feed.ts'
import { fetchBody, HttpFailure } from '../fetch-body.ts'

const MOST_BYTES = 16 * 1_024 * 1_024
const TIMEOUT_MS = 20_000

/** `remaining`, `used`: requests of the period, by the headers of the last answer; null before the first. */
export type Quota = { remaining: number | null; used: number | null }

export type OddsApiClient = {
  quota(): Quota
  /** The list that a call answers; each of its members is still to be looked at. Fails where it does not succeed at once. */
  list(path: string, parameters: Readonly<Record<string, string>>): Promise<unknown[]>
}

/** The answer says not to ask before then. */
export class TooMany extends Error {
  readonly until: number

  constructor(until: number) {
    super('no more requests for now')
    this.until = until
  }
}

/** Without a `Retry-After`. */
const USUAL_PAUSE_MS = 60_000
const MOST_SECONDS = 3_600

export type OddsApiClientOptions = { url: URL; key: string; clock: FeedClock; signal: AbortSignal }

export const createOddsApiClient = ({ url, key, clock, signal }: OddsApiClientOptions): OddsApiClient => {
  const quota: Quota = { remaining: null, used: null }

  const count = (headers: Headers): void => {
    quota.remaining = numberOf(headers.get('x-requests-remaining')) ?? quota.remaining
    quota.used = numberOf(headers.get('x-requests-used')) ?? quota.used
  }

  return {
    quota: () => ({ ...quota }),
    async list(path, parameters) {
      const target = new URL(path, url)
      // The key is in the address: the address must not come into a log.
      for (const [name, value] of Object.entries({ ...parameters, apiKey: key })) target.searchParams.set(name, value)
      try {
        const { body, headers } = await fetchBody(target, { mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, signal })
        count(headers)
        return z.array(z.unknown()).parse(JSON.parse(new TextDecoder().decode(body)))
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error
        count(error.headers)
        if (error.status !== 429) throw error
        const seconds = Math.min(numberOf(error.headers.get('retry-after')) ?? USUAL_PAUSE_MS / 1_000, MOST_SECONDS)
        throw new TooMany(clock.now() + seconds * 1_000)
      }
    },
  }
}

const numberOf = (text: string | null): number | null => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && value >= 0 ? value : null
}
