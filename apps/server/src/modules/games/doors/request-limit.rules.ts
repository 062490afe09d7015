/** A bucket that fills by `perSecond` tokens a second up to as many; each request takes one. */
export type Bucket = { tokens: number; at: number }

export const freshBucket = (perSecond: number, now: number): Bucket => ({ tokens: perSecond, at: now })

/** Takes one token where there is one. `now` in ms, of a clock that does not jump. */
export const take = (bucket: Bucket, perSecond: number, now: number): boolean => {
  bucket.tokens = Math.min(perSecond, bucket.tokens + (Math.max(0, now - bucket.at) / 1_000) * perSecond)
  bucket.at = now
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}
