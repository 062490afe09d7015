import type { Quota } from './client.ts'

/** A round of polls costs a request for each market and sport, and one for scores. */
export const costOf = (sports: number, markets: number): number => sports * (markets + 1)

/**
 * How long to wait between two rounds, so that what remains of the quota lasts until the end of the month (UTC), when it begins anew. Null: not one round is left.
 */
export const intervalOf = (quota: Quota, cost: number, shortestMs: number, now: number): number | null => {
  if (quota.remaining === null || cost === 0) return shortestMs
  const rounds = Math.floor(quota.remaining / cost)
  if (rounds === 0) return null
  return Math.max(shortestMs, Math.ceil((endOfMonth(now) - now) / rounds))
}

export const endOfMonth = (now: number): number => {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}
