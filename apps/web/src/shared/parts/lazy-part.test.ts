import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrNothing } from './lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Part = () => 'part'
const failing = (times: number) => {
  let tries = 0
  return {
    load: async () => {
      if (++tries <= times) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: Part }
    },
    tries: () => tries,
  }
}

test('code that did not come is asked for again', async () => {
  const { load, tries } = failing(2)
  const loaded = loadOrNothing(load)
  await vi.runAllTimersAsync()
  expect([(await loaded).default, tries()]).toEqual([Part, 3])
})

test('code that never comes leaves its place empty, and is no error of the page', async () => {
  const { load, tries } = failing(Number.POSITIVE_INFINITY)
  const loaded = loadOrNothing<object>(load)
  await vi.runAllTimersAsync()
  const Nothing = (await loaded).default as () => null
  expect([Nothing(), tries()]).toEqual([null, 4])
})
