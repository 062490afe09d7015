import { expect, test } from 'vitest'
import { doToEach } from './do-to-each.ts'
import { StaffRefusal } from './refusal.ts'

test('each is done once and in one order; what cannot be done is left out', async () => {
  const seen: number[] = []
  const done = await doToEach([3, 1, 3, 2], async (id) => {
    seen.push(id)
    if (id === 2) throw new StaffRefusal('STAFF_CONFLICT')
  })
  expect({ seen, done }).toEqual({ seen: [1, 2, 3], done: 2 })
})

test('any other refusal or error undoes all', async () => {
  for (const error of [new StaffRefusal('STAFF_FORBIDDEN'), new Error('broken')])
    await expect(doToEach([1], () => Promise.reject(error))).rejects.toBe(error)
})
