import { randomUUID } from 'node:crypto'
import { tableCommand } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { addSecondSite } from '../../../testing/people.ts'
import { serverWithVendor } from '../games.fixture.ts'
import { syncGames } from '../sync-games.service.ts'
import { showChat } from './chat-desk.service.ts'
import { orderTable } from './order-table.service.ts'
import { TABLE_GAMES, tileOf } from './tables.fixture.ts'
import { takeFeed } from './take-feed.service.ts'

const { server, vendor } = await serverWithVendor()
await addSecondSite(server)
const moon = { vendorKey: 'studio', gameKey: 'moon' }
const staff = await server.staff(async (ctx) => ctx.who)
const USER = 'player-of-one'

beforeEach(async () => {
  vendor.reset()
  vendor.listed = TABLE_GAMES
  vendor.atTables = (call) => (call === 'chat' ? chat : { outcome: 'done' })
  await server.system(syncGames)
  const feed = { version: '1', now: 1_000_000, tables: [tileOf('moon')] }
  const followed = { tiles: new Map(), offsetMs: undefined }
  await server.system((ctx) => takeFeed(ctx, 'studio', feed, { askedAt: new Date(), isWhole: true }, followed))
  vendor.asked = []
})
const chat = {
  is_on: true,
  words: ['바보'],
  messages: [{ id: 3, user: USER, name: 'h**', said: '안녕', phrase: null, at: 1_000, deleted_at: null, reports: 1 }],
  muted: [{ user: 'player-elsewhere', until: null, at: 1_000, by: 'staff 1' }],
}
const sent = () => vendor.asked.filter(({ path }) => path.includes('/table/')).map(({ body }) => body)
const order = (kind: object, siteId: number) =>
  server.contexts.reading({ who: staff, siteId, ip: '127.0.0.1' }, (ctx) =>
    orderTable(ctx, moon, tableCommand.body.parse({ commandId: randomUUID(), order: kind })),
  )

test('staff see the chat of their own site, with members of it where the vendor names a player', async () => {
  const shown = await server.staff((ctx) => showChat(ctx, moon))
  expect(sent()).toMatchObject([{ game_code: 'moon', sub_partner_id: '1' }])
  expect(shown).toMatchObject({
    isOn: true,
    words: ['바보'],
    messages: [{ id: 3, said: '안녕', at: new Date(1_000).toISOString(), deletedAt: null, reports: 1 }],
    muted: [{ player: { user: 'player-elsewhere', memberId: null, memId: null }, until: null }],
  })
})

test.each([
  [
    { kind: 'chat', isOn: true },
    { kind: 'chat', is_on: true },
  ],
  [
    { kind: 'chat-delete', message: 3 },
    { kind: 'chat-delete', message: 3 },
  ],
  [
    { kind: 'chat-mute', user: USER, minutes: 10 },
    { kind: 'chat-mute', user: USER, minutes: 10 },
  ],
  [
    { kind: 'chat-mute', user: USER, minutes: null },
    { kind: 'chat-mute', user: USER, minutes: null },
  ],
  [
    { kind: 'chat-unmute', user: USER },
    { kind: 'chat-unmute', user: USER },
  ],
  [
    { kind: 'chat-words', words: ['바보'] },
    { kind: 'chat-words', words: ['바보'] },
  ],
])('%j is for the site of whoever orders it, and stands in the audit log', async (asked, wire) => {
  expect(await order(asked, 2)).toEqual({ outcome: 'done', reason: null })
  expect(sent().map(({ order }) => order)).toEqual([{ ...wire, sub_partner_id: '2' }])
  const { rows } = await server.ownerPool.query(
    `SELECT site_id FROM audit.entry WHERE action = $1 AND target = 'table:studio/moon' ORDER BY entry_id DESC LIMIT 1`,
    [`tables.${asked.kind}`],
  )
  expect(rows).toEqual([{ site_id: 2 }])
})

test('a vendor without a chat is said not to answer', async () => {
  vendor.atTables = () => undefined
  await expect(server.staff((ctx) => showChat(ctx, moon))).rejects.toMatchObject({ code: 'STAFF_ERROR' })
})
