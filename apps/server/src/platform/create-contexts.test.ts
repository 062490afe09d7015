import { expect, test } from 'vitest'
import { testServer } from '../testing/context.ts'
import type { Ctx } from './context.ts'
import { ConcurrentUpdate } from './db/index.ts'
import { listen, listenTogether } from './events/events.ts'
import { deskOf } from './notices/desk-topic.ts'

declare module './events/events.ts' {
  interface Events {
    'test.happened': { n: number }
    'test.counted': { n: number; words?: string }
  }
}

const delivered: number[] = []
const failing = { isOn: false }
const together: unknown[][] = []
const server = await testServer({
  listeners: [
    listenTogether('test.counted', async (_services, events) => {
      if (failing.isOn) throw new Error('listener down')
      together.push(events.map(({ payload }) => payload))
    }),
    listen('test.happened', async (_ctx, { n }) => {
      if (failing.isOn) throw new Error('listener down')
      delivered.push(n)
    }),
  ],
})
await server.ownerPool.query('CREATE TABLE platform.mark (text text); GRANT ALL ON platform.mark TO maru_app')
const marks = async () =>
  (await server.pool.query<{ text: string }>('SELECT text FROM platform.mark ORDER BY text')).rows.map((r) => r.text)
const mark = (ctx: Ctx, text: string) => ctx.db.query('INSERT INTO platform.mark VALUES ($1)', [text])
const waiting = async () => (await server.pool.query('SELECT * FROM platform.outbox')).rowCount

test('events are dispatched after the commit, the same one once, and the outbox is empty then', async () => {
  await server.system(async (ctx) => {
    ctx.emit('test.happened', { n: 1 })
    ctx.emit('test.happened', { n: 1 })
    expect(delivered).toEqual([])
  })
  await server.contexts.drained()
  expect(delivered).toEqual([1])
  expect(await waiting()).toBe(0)
})

test('nothing is delivered or published when the transaction rolls back', async () => {
  const failed = server.system(async (ctx) => {
    ctx.emit('test.happened', { n: 2 })
    ctx.publish(deskOf(1), { what: 'site', id: '', isNew: false })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await server.contexts.drained()
  expect(delivered).toEqual([1])
  expect(server.sent).toEqual([])
})

test('a live message that cannot be sent does not fail what is committed', async () => {
  const endless: Record<string, unknown> = {}
  endless.self = endless
  const done = await server.system(async (ctx) => {
    ctx.publish(deskOf(1), endless as never)
    ctx.publish(deskOf(1), { what: 'site', id: '', isNew: false })
    return 'done'
  })
  expect(done).toBe('done')
  expect(server.sent.map(({ body }) => body)).toEqual(['{"what":"site","id":"","isNew":false}'])
  server.sent.length = 0
})

test('an event whose delivery failed stays in the outbox and is delivered by the sweep', async () => {
  failing.isOn = true
  await server.system(async (ctx) => ctx.emit('test.happened', { n: 3 }))
  await server.contexts.drained()
  expect(await waiting()).toBe(1)
  failing.isOn = false
  expect(await server.contexts.sweepOutbox('all')).toBe(1)
  expect(delivered).toEqual([1, 3])
  expect(await waiting()).toBe(0)
})

test('what was done in a transaction of its own stays when the caller is refused', async () => {
  const refused = server.system(async (ctx) => {
    await ctx.inOwnTransaction((own) => mark(own, 'attempt'))
    await mark(ctx, 'lost')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await marks()).toEqual(['attempt'])
})

test('what was done in a transaction of its own is done once, also where the transaction conflicts with another: it fails instead of running again', async () => {
  let runs = 0
  const conflicting = server.system(async (ctx) => {
    runs++
    await ctx.inOwnTransaction((own) => mark(own, 'counted'))
    throw new ConcurrentUpdate('a concurrent update')
  })
  await expect(conflicting).rejects.toBeInstanceOf(ConcurrentUpdate)
  expect([runs, (await marks()).filter((text) => text === 'counted').length]).toEqual([1, 1])
})

test('what was done in a transaction of its own within another such is done once, also where that work conflicts and is never committed', async () => {
  let runs = 0
  const about = { who: { kind: 'system', job: 'test' }, siteId: 1 } as const
  const conflicting = server.contexts.reading(about, (ctx) =>
    ctx.inOwnTransaction(async (own) => {
      runs++
      await own.inOwnTransaction((deepest) => mark(deepest, 'deepest'))
      throw new ConcurrentUpdate('a concurrent update')
    }),
  )
  await expect(conflicting).rejects.toBeInstanceOf(ConcurrentUpdate)
  expect([runs, (await marks()).filter((text) => text === 'deepest').length]).toEqual([1, 1])
})

test('a transaction whose work in its own transaction may be repeated runs again after a conflict, and so does one without', async () => {
  for (const which of ['repeatable', 'nothing'] as const) {
    let runs = 0
    await server.system(async (ctx) => {
      if (which === 'repeatable') await ctx.inOwnTransaction((own) => mark(own, 'again'), 'repeatable')
      if (++runs === 1) throw new ConcurrentUpdate('a concurrent update')
    })
    expect(runs).toBe(2)
  }
})

test('who holds two connections gets no third: all who wait for one might wait for each other', async () => {
  const third = server.system((ctx) =>
    ctx.inOwnTransaction((own) => own.inOwnTransaction((deepest) => mark(deepest, 'third'))),
  )
  await expect(third).rejects.toThrow('no connection is kept for it')
  expect(await marks()).not.toContain('third')
})

test('many callers that each need a second connection do not starve each other', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => server.system((ctx) => ctx.inOwnTransaction((own) => mark(own, `n${i}`)))),
  )
  expect((await marks()).filter((text) => text.startsWith('n'))).toHaveLength(50)
})

test('events for one listener are delivered together, and what is delivered after a crash is what the outbox kept', async () => {
  const emitBoth = () =>
    server.system(async (ctx) => {
      ctx.emit('test.counted', { n: 1, words: 'fresh' }, { stored: { n: 1 } })
      ctx.emit('test.counted', { n: 2 })
    })
  await emitBoth()
  await server.contexts.drained()
  expect(together).toEqual([[{ n: 1, words: 'fresh' }, { n: 2 }]])
  failing.isOn = true
  await emitBoth()
  await server.contexts.drained()
  failing.isOn = false
  expect(await server.contexts.sweepOutbox('all')).toBe(2)
  expect(together[1]).toEqual([{ n: 1 }, { n: 2 }])
  expect(await waiting()).toBe(0)
})

test('a dedicated pool plans without statistics, forgets its plans now and then, and commits like any other', async () => {
  const dedicated = server.contexts.openDedicatedPool('test', 1)
  const about = { who: { kind: 'system', job: 'test' }, siteId: 1 } as const
  const plans: number[] = []
  for (let n = 0; n < 20; n++)
    await dedicated.inContext(about, async (ctx) => {
      await ctx.db.named('test.mark', 'INSERT INTO platform.mark VALUES ($1)', ['dedicated'])
      const [settings] = await ctx.db.query<{ mode: string }>(`SELECT current_setting('plan_cache_mode') AS mode`)
      expect(settings?.mode).toBe('force_generic_plan')
      const [{ n: used } = { n: 0 }] = await ctx.db.query<{ n: number }>(
        `SELECT generic_plans::int AS n FROM pg_prepared_statements WHERE name = 'test.mark'`,
      )
      plans.push(used)
    })
  await dedicated.close()
  expect(plans.at(-1)).toBe(20)
  expect((await marks()).filter((text) => text === 'dedicated')).toHaveLength(20)
})

test('a plan that a dedicated pool keeps is made anew when its table was analysed', async () => {
  await server.ownerPool.query(
    'CREATE TABLE platform.grown (n int PRIMARY KEY); GRANT SELECT ON platform.grown TO maru_app',
  )
  const dedicated = server.contexts.openDedicatedPool('test', 1)
  const expected = () =>
    dedicated.inContext({ who: { kind: 'system', job: 'test' }, siteId: 1 }, async (ctx) => {
      await ctx.db.named('test.grown', 'SELECT n FROM platform.grown WHERE n > $1', [0])
      const [plan] = await ctx.db.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
        'EXPLAIN (FORMAT json) EXECUTE "test.grown"(0)',
      )
      return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
    })
  // Past the uses after which the pool itself makes them anew.
  for (let n = 0; n < 1_100; n++)
    await dedicated.inContext({ who: { kind: 'system', job: 'test' }, siteId: 1 }, async () => {})
  expect(await expected()).toBeLessThan(2_000)
  await server.ownerPool.query('INSERT INTO platform.grown SELECT generate_series(1, 30000)')
  expect(await expected()).toBeLessThan(2_000)
  await server.ownerPool.query('ANALYZE platform.grown')
  expect(await expected()).toBeGreaterThan(5_000)
  await dedicated.close()
})
