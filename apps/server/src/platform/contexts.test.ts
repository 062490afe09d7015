import { expect, test } from 'vitest'
import { testServer } from '../testing/context.ts'
import type { Ctx } from './context.ts'
import { listen } from './events/events.ts'

declare module './events/events.ts' {
  interface Events {
    'test.happened': { n: number }
  }
}

const heard: number[] = []
const failing = { isOn: false }
const server = await testServer({
  listeners: [
    listen('test.happened', async (_ctx, { n }) => {
      if (failing.isOn) throw new Error('listener down')
      heard.push(n)
    }),
  ],
})
await server.ownerPool.query('CREATE TABLE platform.mark (text text); GRANT ALL ON platform.mark TO maru_app')
const marks = async () =>
  (await server.pool.query<{ text: string }>('SELECT text FROM platform.mark ORDER BY text')).rows.map((r) => r.text)
const mark = (ctx: Ctx, text: string) => ctx.db.query('INSERT INTO platform.mark VALUES ($1)', [text])
const waiting = async () => (await server.pool.query('SELECT * FROM platform.outbox')).rowCount

test('events are told after the commit, the same one once, and the outbox is empty then', async () => {
  await server.system(async (ctx) => {
    ctx.emit('test.happened', { n: 1 })
    ctx.emit('test.happened', { n: 1 })
    expect(heard).toEqual([])
  })
  await server.contexts.settled()
  expect(heard).toEqual([1])
  expect(await waiting()).toBe(0)
})

test('nothing is told or published when the transaction rolls back', async () => {
  const failed = server.system(async (ctx) => {
    ctx.emit('test.happened', { n: 2 })
    ctx.publish('/topic/x', { n: 2 })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await server.contexts.settled()
  expect(heard).toEqual([1])
  expect(server.sent).toEqual([])
})

test('an event whose telling failed stays in the outbox and is told by the sweep', async () => {
  failing.isOn = true
  await server.system(async (ctx) => ctx.emit('test.happened', { n: 3 }))
  await server.contexts.settled()
  expect(await waiting()).toBe(1)
  failing.isOn = false
  expect(await server.contexts.sweepOutbox(0)).toBe(1)
  expect(heard).toEqual([1, 3])
  expect(await waiting()).toBe(0)
})

test('what was done apart stays when the caller is refused', async () => {
  const refused = server.system(async (ctx) => {
    await ctx.apart((own) => mark(own, 'attempt'))
    await mark(ctx, 'lost')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await marks()).toEqual(['attempt'])
})

test('many callers that each need a second connection do not starve each other', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => server.system((ctx) => ctx.apart((own) => mark(own, `n${i}`)))),
  )
  expect((await marks()).filter((text) => text.startsWith('n'))).toHaveLength(50)
})
