import { silentBus } from '@maru/stomp/bus'
import { describe, expect, test } from 'vitest'
import { createContexts } from '../create-contexts.ts'
import { twoProcesses } from './dispatcher.fixture.ts'

const { server, contexts, ownerPool, pool, other, delivered, failing, listener, emit, rows, makeDue, held } =
  await twoProcesses()

describe('a failing event', () => {
  test('stops no other: those of other aggregates are delivered, and so are later batches', async () => {
    failing.add('first a 1')
    await emit('a', 1)
    await emit('b', 1)
    await server.system(async (ctx) => ctx.emit('test.batch', { n: 7 }))
    await contexts.drained()
    expect(delivered).toContainEqual({ by: 'first', of: 'b', n: 1 })
    expect(delivered).toContainEqual({ by: 'batch', of: '', n: 7 })
    expect((await rows()).map(({ of }) => of)).toEqual(['a'])
  })

  test('in a batch fails alone', async () => {
    failing.add('batch 2')
    await server.system(async (ctx) => {
      for (const n of [1, 2, 3]) ctx.emit('test.batch', { n })
    })
    await contexts.drained()
    expect(delivered.map(({ n }) => n)).toEqual([1, 3])
    expect((await rows()).map(({ n, attempts, last_error }) => ({ n, attempts, last_error }))).toEqual([
      { n: 2, attempts: 1, last_error: 'batch is down' },
    ])
  })

  test('is repeated to the listener that failed, and not to the others', async () => {
    failing.add('second a 1')
    await emit('a', 1)
    await contexts.drained()
    failing.clear()
    await makeDue()
    await contexts.sweepOutbox()
    expect(delivered).toEqual([
      { by: 'first', of: 'a', n: 1 },
      { by: 'second', of: 'a', n: 1 },
    ])
    expect(await rows()).toEqual([])
  })

  test('holds up the later events of its aggregate, and they follow in order', async () => {
    failing.add('first a 1')
    for (const n of [1, 2, 3]) await emit('a', n)
    await contexts.drained()
    await makeDue()
    await contexts.sweepOutbox()
    expect(delivered.filter(({ by }) => by === 'first')).toEqual([])
    failing.clear()
    await makeDue()
    await contexts.sweepOutbox()
    expect(delivered.filter(({ by }) => by === 'first').map(({ n }) => n)).toEqual([1, 2, 3])
    expect(await rows()).toEqual([])
  })

  test('holds up a later one of its own transaction', async () => {
    failing.add('first a 1')
    await server.system(async (ctx) => {
      for (const n of [1, 2]) ctx.emit('test.step', { of: 'a', n }, { aggregate: 'a' })
    })
    await contexts.drained()
    expect(delivered.filter(({ n }) => n === 2)).toEqual([])
    failing.clear()
    await makeDue()
    await contexts.sweepOutbox()
    expect(delivered.filter(({ by }) => by === 'first').map(({ n }) => n)).toEqual([1, 2])
  })

  test('waits twice as long after each attempt', async () => {
    failing.add('first a 1')
    await emit('a', 1)
    await contexts.drained()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      const [row] = (
        await ownerPool.query(
          `SELECT attempts, extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM platform.outbox`,
        )
      ).rows
      expect(row.attempts).toBe(attempt)
      waits.push(Math.ceil(row.wait))
      await makeDue()
      await contexts.sweepOutbox()
    }
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test('is not tried again before its wait is over', async () => {
    failing.add('first a 1')
    await emit('a', 1)
    await contexts.drained()
    failing.clear()
    expect(await other.sweepOutbox()).toBe(0)
    expect(await contexts.sweepOutbox()).toBe(0)
  })
})

describe('each event is delivered once', () => {
  test('by two processes that sweep at the same moment', async () => {
    failing.add('batch 1')
    for (let n = 0; n < 250; n++)
      await ownerPool.query(
        `INSERT INTO platform.outbox (site_id, name, payload, next_attempt_at) VALUES (1, 'test.batch', $1, now())`,
        [JSON.stringify({ n: n + 10 })],
      )
    await Promise.all([contexts.sweepOutbox(), other.sweepOutbox()])
    expect(delivered.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, n) => n + 10))
  })

  test('when sweeps of one process overlap', async () => {
    await ownerPool.query(
      `INSERT INTO platform.outbox (site_id, name, payload, next_attempt_at) VALUES (1, 'test.batch', '{"n": 1}', now())`,
    )
    const release = held()
    const sweeps = [contexts.sweepOutbox(), contexts.sweepOutbox()]
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    release()
    expect(await Promise.all(sweeps)).toEqual([1, 1])
    expect(delivered).toHaveLength(1)
  })

  test('while its own process delivers it after the commit, a sweep of any process leaves it alone', async () => {
    const release = held()
    await emit('a', 1)
    await server.system(async (ctx) => ctx.emit('test.batch', { n: 1 }))
    expect(await other.sweepOutbox()).toBe(0)
    expect(await contexts.sweepOutbox()).toBe(0)
    release()
    await contexts.drained()
    expect(delivered).toHaveLength(3)
  })

  test('of a process that died it is delivered by another when its lease has run out', async () => {
    await ownerPool.query(
      `INSERT INTO platform.outbox (site_id, name, payload, attempts, claimed_by, lease_until)
       VALUES (1, 'test.batch', '{"n": 1}', 1, gen_random_uuid(), now() + interval '1 minute')`,
    )
    expect(await contexts.sweepOutbox()).toBe(0)
    await makeDue()
    expect(await contexts.sweepOutbox()).toBe(1)
    expect(delivered).toEqual([{ by: 'batch', of: '', n: 1 }])
  })
})

test('events of one aggregate are delivered in the order of their commits, whichever process emits them', async () => {
  const release = held()
  await emit('a', 1)
  await other.inContext({ who: { kind: 'system', job: 'test' }, siteId: 1 }, async (ctx) =>
    ctx.emit('test.step', { of: 'a', n: 2 }, { aggregate: 'a' }),
  )
  await emit('a', 3)
  expect((await rows()).map(({ claimed_by }) => claimed_by !== null)).toEqual([true, false, false])
  release()
  await contexts.drained()
  await other.drained()
  expect(delivered.filter(({ by }) => by === 'second').map(({ n }) => n)).toEqual([1, 2, 3])
  expect(await rows()).toEqual([])
})

test('two listeners of one event cannot have one name', () => {
  expect(() =>
    createContexts({
      ...contexts,
      observers: {},
      bus: silentBus(),
      pool,
      ownTransactionPool: pool,
      listeners: [listener('x'), listener('x')],
    }),
  ).toThrow(/x/)
})
