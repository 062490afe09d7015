import { randomUUID, type UUID } from 'node:crypto'
import { tableCommand, tableDeal } from '@maru/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '../../../platform/context.ts'
import { addSecondSite } from '../../../testing/people.ts'
import { serverWithVendor } from '../games.fixture.ts'
import { syncGames } from '../sync-games.service.ts'
import { showDesk } from './desk.service.ts'
import { orderTable } from './order-table.service.ts'
import { TABLE_GAMES, tileOf } from './tables.fixture.ts'
import { takeFeed } from './take-feed.service.ts'

const { server, vendor } = await serverWithVendor()
await addSecondSite(server)
const moon = { vendorKey: 'studio', gameKey: 'moon' }
const first = await server.staff(async (ctx) => ctx.who)
const second: Staff = { ...first, staffId: first.staffId + 1 }
const third: Staff = { ...first, staffId: first.staffId + 2 }
const { round } = tileOf('moon')

const order = (kind: object, who: Staff = first, commandId = randomUUID()) =>
  server.contexts.reading({ who, siteId: 1, ip: '127.0.0.1' }, (ctx) =>
    orderTable(ctx, moon, tableCommand.body.or(tableDeal.body).parse({ commandId, order: kind })),
  )
const askVoid = async (who: Staff = first, commandId: UUID = randomUUID()): Promise<UUID> => {
  await order({ kind: 'void', round, reason: '카드가 먼저 열림' }, who, commandId)
  return commandId
}
const sent = () =>
  vendor.asked.filter(({ path }) => path.endsWith('/table/command')).map(({ body }) => [body.command_id, body.order])
const waiting = async () => (await server.staff(showDesk)).tables[0]?.waiting

beforeEach(async () => {
  vendor.reset()
  vendor.listed = TABLE_GAMES
  vendor.atTables = () => ({ outcome: 'done' })
  await server.system(syncGames)
  await server.ownerPool.query('TRUNCATE games.table_request')
  const feed = { version: '1', now: 1_000_000, tables: [tileOf('moon')] }
  const followed = { tiles: new Map(), offsetMs: undefined }
  await server.system((ctx) => takeFeed(ctx, 'studio', feed, { askedAt: new Date(), isWhole: true }, followed))
  vendor.asked = []
})

describe('the void of a round', () => {
  test('is asked by one and reaches the vendor when another confirms, under the id of the first order', async () => {
    const requestId = await askVoid()
    expect(sent()).toEqual([])
    expect(await waiting()).toMatchObject([{ requestId, kind: 'void', round, isOwn: true }])
    expect(await order({ kind: 'confirm-void', requestId }, second)).toEqual({ outcome: 'done', reason: null })
    expect(sent()).toEqual([[requestId, { kind: 'void', round, reason: '카드가 먼저 열림' }]])
    expect(await waiting()).toEqual([])
  })

  test('is not confirmed by who asked', async () => {
    const requestId = await askVoid()
    await expect(order({ kind: 'confirm-void', requestId })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect(sent()).toEqual([])
  })

  test('that is asked twice by a double press waits once, and by two of the staff is a conflict', async () => {
    const requestId = await askVoid()
    await askVoid(first, requestId)
    expect(await waiting()).toHaveLength(1)
    await expect(askVoid(second)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
    await expect(askVoid(second, requestId)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
  })

  test('that waits keeps its id: another order under it is a conflict, and it can still be confirmed', async () => {
    const requestId = await askVoid()
    await expect(order({ kind: 'pause' }, first, requestId)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
    expect(sent()).toEqual([])
    expect(await order({ kind: 'confirm-void', requestId }, second)).toEqual({ outcome: 'done', reason: null })
    expect(sent()).toMatchObject([[requestId, { kind: 'void' }]])
  })

  test('that two confirm at once is sent by one of them', async () => {
    const requestId = await askVoid()
    const results = await Promise.allSettled(
      [second, third].map((who) => order({ kind: 'confirm-void', requestId }, who)),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(sent()).toHaveLength(1)
  })

  test('that was not answered is sent again under the same id', async () => {
    const requestId = await askVoid()
    vendor.atTables = () => ({ outcome: 'pending' })
    expect(await order({ kind: 'confirm-void', requestId }, second)).toMatchObject({ outcome: 'pending' })
    vendor.atTables = () => ({ outcome: 'done' })
    expect(await order({ kind: 'confirm-void', requestId }, second)).toMatchObject({ outcome: 'done' })
    expect(sent().map(([id]) => id)).toEqual([requestId, requestId])
  })

  test('that the vendor refused may be asked again, and is another order then', async () => {
    const requestId = await askVoid()
    vendor.atTables = () => ({ outcome: 'refused', reason: 'unknown' })
    expect(await order({ kind: 'confirm-void', requestId }, second)).toEqual({ outcome: 'refused', reason: 'unknown' })
    vendor.atTables = () => ({ outcome: 'done' })
    const again = await askVoid(second)
    expect(await waiting()).toMatchObject([{ requestId: again, kind: 'void', round }])
    expect(await order({ kind: 'confirm-void', requestId: again }, first)).toEqual({ outcome: 'done', reason: null })
    expect(sent().map(([id]) => id)).toEqual([requestId, again])
  })

  test('that was withdrawn, or never asked, is not confirmed', async () => {
    const requestId = await askVoid()
    expect(await order({ kind: 'withdraw-void', requestId }, second)).toMatchObject({ outcome: 'done' })
    for (const gone of [requestId, randomUUID()])
      await expect(order({ kind: 'confirm-void', requestId: gone }, second)).rejects.toMatchObject({
        code: 'STAFF_CONFLICT',
      })
    expect(sent()).toEqual([])
  })

  test('of a round that is over is refused, and of every site needs staff of every site', async () => {
    const late = { kind: 'void', round: round - 1, reason: '카드가 먼저 열림' }
    expect(await order(late)).toEqual({ outcome: 'refused', reason: 'too-late' })
    await expect(askVoid({ ...first, siteIds: [1] })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect(await waiting()).toEqual([])
  })
})

test('a typed result is confirmed by another of the staff', async () => {
  const typed = randomUUID()
  await order({ kind: 'type-result', round, dealt: { dice: [1, 2, 3] } }, first, typed)
  expect(await waiting()).toMatchObject([{ kind: 'result', dealt: { dice: [1, 2, 3] } }])
  const confirm = { kind: 'confirm-result', round, typed }
  await expect(order(confirm)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  await expect(order({ ...confirm, typed: randomUUID() }, second)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
  expect(sent()).toHaveLength(1)
  expect(await order(confirm, second)).toEqual({ outcome: 'done', reason: null })
  expect(sent()[1]?.[1]).toEqual(confirm)
})
