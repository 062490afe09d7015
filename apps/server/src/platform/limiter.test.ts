import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

const rate = { perSecond: 5, burst: 20 }

test('each key has a burst of its own, and comes again at the rate', () => {
  let now = 0
  const mayAct = createLimiter<number>(rate, () => now)
  const taken = (key: number, asked: number) => Array.from({ length: asked }, () => mayAct(key)).filter(Boolean).length
  expect(taken(1, 30)).toBe(20)
  expect(taken(2, 30)).toBe(20)
  now = 1_000
  expect(taken(1, 30)).toBe(5)
  now = 60_000
  expect(taken(1, 30)).toBe(20)
})

test('who has used up a burst is not forgotten among many others', () => {
  let now = 0
  const mayAct = createLimiter<number>(rate, () => now)
  for (let n = 0; n < 20; n++) mayAct(0)
  for (let key = 1; key <= 30_000; key++) mayAct(key)
  expect(mayAct(0)).toBe(false)
  now = 60_000
  for (let key = 1; key <= 30_000; key++) mayAct(-key)
  expect(mayAct(0)).toBe(true)
})
