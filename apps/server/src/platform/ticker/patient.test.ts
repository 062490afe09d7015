import { expect, test } from 'vitest'
import { waitAtMost } from './patient.ts'

const warned: unknown[] = []
const log = { warn: (about: unknown) => void warned.push(about) }

test('what fails in time fails the tick, and is not logged twice', async () => {
  await expect(waitAtMost(60_000, Promise.reject(new Error('soon')), log)).rejects.toThrow('soon')
  expect(warned).toEqual([])
})

test('what a tick has left to itself fails without it, and is logged', async () => {
  const work = Promise.withResolvers<void>()
  await waitAtMost(1, work.promise, log)
  const error = new Error('late')
  work.reject(error)
  await expect.poll(() => warned).toEqual([{ err: error }])
})
