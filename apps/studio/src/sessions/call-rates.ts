import { type Bucket, freshBucket, isFull, type Rate, take } from '@maru/stomp'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 10_000

/** How often each secret may call, in this process. Those that have not called for a while are deleted. */
export const createCallRates = (app: FastifyInstance, rate: Rate) => {
  const buckets = new Map<string, Bucket>()
  const sweep = setInterval(() => {
    for (const [secret, bucket] of buckets) if (isFull(bucket, rate, Date.now())) buckets.delete(secret)
  }, SWEEP_MS).unref()
  app.addHook('onClose', async () => clearInterval(sweep))
  return {
    isKnown: (secret: string): boolean => buckets.has(secret),
    /** Counts a call; false where it is one too many. */
    mayCall(secret: string): boolean {
      const bucket = buckets.get(secret) ?? freshBucket(rate, Date.now())
      buckets.set(secret, bucket)
      return take(bucket, rate, Date.now())
    },
  }
}
