import { afterEach, describe, expect, test, vi } from 'vitest'
import { twoProcesses } from './dispatcher.fixture.ts'
import { RENEW_MS } from './leases.ts'

const { server, contexts, other, delivered, failing, begun, emit, rows, makeDue, held, ownerPool } =
  await twoProcesses()

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

describe('a slow listener keeps its event', () => {
  afterEach(() => vi.useRealTimers())

  const events = {
    'without an aggregate': () => server.system(async (ctx) => ctx.emit('test.step', { of: 'a', n: 1 })),
    'of an aggregate': () => emit('a', 1),
  }
  test.each(Object.entries(events))('%s: its lease is renewed, and no other process runs it', async (_, emitOne) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const end = held()
    await emitOne()
    await expect.poll(() => begun.length).toBe(1)
    await makeDue()
    vi.advanceTimersByTime(RENEW_MS)
    await expect.poll(async () => (await rows())[0]?.lease_until > new Date()).toBe(true)
    expect(await other.sweepOutbox()).toBe(0)
    end()
    await contexts.drained()
    expect(delivered).toHaveLength(2)
    expect(await rows()).toEqual([])
  })
})

test('what another process claimed while it waited behind a slow event is left to that process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const end = held()
  await server.system(async (ctx) => {
    ctx.emit('test.step', { of: 'a', n: 1 })
    ctx.emit('test.step', { of: 'b', n: 2 })
  })
  await expect.poll(() => begun.length).toBe(1)
  const [, second] = await rows()
  await ownerPool.query('UPDATE platform.outbox SET claimed_by = gen_random_uuid() WHERE id = $1', [second.id])
  vi.advanceTimersByTime(RENEW_MS)
  vi.useRealTimers()
  await expect.poll(async () => (await rows())[0]?.lease_until > second.lease_until).toBe(true)
  end()
  await contexts.drained()
  expect(delivered.map(({ n }) => n)).toEqual([1, 1])
  expect((await rows()).map(({ id }) => id)).toEqual([second.id])
})
