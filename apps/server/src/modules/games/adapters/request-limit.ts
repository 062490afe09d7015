import { type Bucket, freshBucket, take } from '@maru/stomp'
import type { Vendor } from '../vendors/vendor.ts'

/** Whether a vendor may ask now: its operations per second times `scale`, with a burst of as many. Each adapter of a process counts for itself. */
export const limiterOf = (scale: number): ((vendor: Vendor) => boolean) => {
  const buckets = new Map<string, Bucket>()
  return (vendor) => {
    const now = performance.now()
    const perSecond = vendor.requestsPerSecond * scale
    const rate = { perSecond, burst: perSecond }
    const bucket = buckets.get(vendor.code) ?? freshBucket(rate, now)
    buckets.set(vendor.code, bucket)
    return take(bucket, rate, now)
  }
}
