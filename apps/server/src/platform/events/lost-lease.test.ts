import { expect, test } from 'vitest'
import { twoProcesses } from './dispatcher.fixture.ts'

const { contexts, other, delivered, failing, begun, emit, rows, makeDue, held } = await twoProcesses()

/** A process is delivering an event past its lease, and another has claimed it and delivers it, too. */
const takenOver = async () => {
  const endFirst = held()
  await emit('a', 1)
  await expect.poll(() => begun.length).toBe(1)
  await makeDue()
  const endSecond = held()
  const sweep = other.sweepOutbox()
  await expect.poll(() => begun.length).toBe(2)
  return {
    endFirst: async () => {
      endFirst()
      await contexts.drained()
    },
    endSecond: async () => {
      endSecond()
      await sweep
    },
  }
}

test('a failure of the process that lost its lease takes nothing from the one that has it', async () => {
  const { endFirst, endSecond } = await takenOver()
  const [claimed] = await rows()
  failing.add('first a 1')
  await endFirst()
  expect(await rows()).toEqual([claimed])
  failing.clear()
  await endSecond()
  expect(await rows()).toEqual([])
  expect(delivered.filter(({ by }) => by === 'first')).toHaveLength(1)
})

test('its success does not acknowledge what the other may still fail to deliver', async () => {
  const { endFirst, endSecond } = await takenOver()
  await endFirst()
  failing.add('second a 1')
  await endSecond()
  expect(await rows()).toMatchObject([{ attempts: 2, last_error: 'second is down', claimed_by: null }])
})
