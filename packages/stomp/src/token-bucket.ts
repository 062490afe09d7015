/** A bucket that fills by `perSecond` tokens a second up to `burst`. */
export type Rate = { perSecond: number; burst: number }
export type Bucket = { tokens: number; at: number }

export const freshBucket = ({ burst }: Rate, now: number): Bucket => ({ tokens: burst, at: now })

/** Takes `cost` tokens where they are there. `now` in ms, of a clock that does not jump. */
export const take = (bucket: Bucket, { perSecond, burst }: Rate, now: number, cost = 1): boolean => {
  bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1_000) * perSecond)
  bucket.at = now
  if (bucket.tokens < cost) return false
  bucket.tokens -= cost
  return true
}

/** A bucket with its rate. */
export type Budget = { rate: Rate; bucket: Bucket }
export const freshBudget = (rate: Rate, now: number): Budget => ({ rate, bucket: freshBucket(rate, now) })
export const spend = ({ rate, bucket }: Budget, now: number, cost?: number): boolean => take(bucket, rate, now, cost)

/** Such a bucket is as good as a fresh one. */
export const isFull = ({ tokens, at }: Bucket, { perSecond, burst }: Rate, now: number): boolean =>
  tokens + (Math.max(0, now - at) / 1_000) * perSecond >= burst
