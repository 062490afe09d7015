import { type Bucket, freshBucket, isFull, type Rate, take } from '@maru/stomp'

/** Whether the one of this key may act once more. Each process counts for itself. */
export type Limiter<Key> = (key: Key) => boolean

/** So many are remembered before those that have not acted for a while are forgotten. */
const MOST_KEYS = 10_000

/** A bucket of tokens for each key, all of one rate. `now` in ms, of a clock that does not jump. */
export const createLimiter = <Key>(rate: Rate, now = () => performance.now()): Limiter<Key> => {
  const buckets = new Map<Key, Bucket>()
  let forgetAt = MOST_KEYS
  const forgetFull = (): void => {
    for (const [key, bucket] of buckets) if (isFull(bucket, rate, now())) buckets.delete(key)
    forgetAt = Math.max(MOST_KEYS, buckets.size * 2)
  }
  return (key) => {
    if (buckets.size >= forgetAt) forgetFull()
    const bucket = buckets.get(key) ?? freshBucket(rate, now())
    buckets.set(key, bucket)
    return take(bucket, rate, now())
  }
}
