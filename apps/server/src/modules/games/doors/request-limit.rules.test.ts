import { expect, test } from 'vitest'
import { freshBucket, take } from './request-limit.rules.ts'

const takeMany = (bucket: ReturnType<typeof freshBucket>, times: number, at: number) =>
  Array.from({ length: times }, () => take(bucket, 10, at)).filter(Boolean).length

test('a second’s share may come at once, and no more than that', () => {
  expect(takeMany(freshBucket(10, 0), 25, 0)).toBe(10)
})

test('it fills again with time, never past one second’s share, and a clock that goes back gives nothing', () => {
  const bucket = freshBucket(10, 0)
  takeMany(bucket, 10, 0)
  expect(takeMany(bucket, 10, 250)).toBe(2)
  expect(takeMany(bucket, 25, 60_000)).toBe(10)
  expect(takeMany(bucket, 10, 59_000)).toBe(0)
})
