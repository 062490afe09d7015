import { expect, test } from 'vitest'
import { freshBucket, take } from './token-bucket.ts'

const rate = { perSecond: 10, burst: 20 }
const takeMany = (bucket: ReturnType<typeof freshBucket>, times: number, at: number) =>
  Array.from({ length: times }, () => take(bucket, rate, at)).filter(Boolean).length

test('a burst may come at once, and no more than that', () => {
  expect(takeMany(freshBucket(rate, 0), 25, 0)).toBe(20)
})

test('it fills again with time, never past one burst, and a clock that goes back gives nothing', () => {
  const bucket = freshBucket(rate, 0)
  takeMany(bucket, 20, 0)
  expect(takeMany(bucket, 10, 250)).toBe(2)
  expect(takeMany(bucket, 25, 60_000)).toBe(20)
  expect(takeMany(bucket, 10, 59_000)).toBe(0)
})

test('what costs more than is there takes nothing', () => {
  const bucket = freshBucket(rate, 0)
  expect([take(bucket, rate, 0, 15), take(bucket, rate, 0, 6), take(bucket, rate, 0, 5)]).toEqual([true, false, true])
})
