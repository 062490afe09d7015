import { randomUUID } from 'node:crypto'
import { tableCommand, tableReport } from '@maru/contract'
import { toWireAmount } from '@maru/vendor-wallet'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff, StaffCtx } from '../../../platform/context.ts'
import { addMember, addSecondSite } from '../../../testing/people.ts'
import { serverWithVendor } from '../games.fixture.ts'
import { openSession } from '../session.service.ts'
import { syncGames } from '../sync-games.service.ts'
import { listShoes, showDesk, showShoe } from './desk.service.ts'
import { orderTable } from './order-table.service.ts'
import { reportTable } from './table-report.service.ts'
import { TABLE_GAMES, tileOf } from './tables.fixture.ts'
import { takeFeed } from './take-feed.service.ts'
import { watchTable } from './watch-table.service.ts'

const { server, vendor } = await serverWithVendor()
await addSecondSite(server)
const moon = { vendorKey: 'studio', gameKey: 'moon' }
const superadmin = await server.staff(async (ctx) => ctx.who)
/** As the back office calls it: without a transaction. */
const inSteps = <T>(fn: (ctx: StaffCtx) => Promise<T>, changes: Partial<Staff> = {}, siteId = 1) =>
  server.contexts.reading({ who: { ...superadmin, ...changes }, siteId, ip: '127.0.0.1' }, fn)
const order = (kind: object, changes: Partial<Staff> = {}, commandId = randomUUID()) =>
  inSteps((ctx) => orderTable(ctx, moon, tableCommand.body.parse({ commandId, order: kind })), changes)
let before = 0
const audited = async () => {
  const { rows } = await server.ownerPool.query(
    'SELECT action, target, after FROM audit.entry WHERE entry_id > $1 ORDER BY entry_id',
    [before],
  )
  return rows
}
const asked = (call: string) => vendor.asked.filter(({ path }) => path.endsWith(`/table/${call}`))

beforeEach(async () => {
  vendor.reset()
  vendor.listed = TABLE_GAMES
  await server.system(syncGames)
  const tables = [tileOf('moon', { stakes: { players: 2, staked: toWireAmount(30_000) } })]
  const followed = { tiles: new Map(), offsetMs: undefined }
  await server.system((ctx) =>
    takeFeed(ctx, 'studio', { version: '1', now: 1_000_000, tables }, { askedAt: new Date(), isWhole: true }, followed),
  )
  const { rows } = await server.ownerPool.query('SELECT coalesce(max(entry_id), 0)::int AS last FROM audit.entry')
  before = rows[0].last
  vendor.asked = []
})

test('staff see every table with its stakes and heads', async () => {
  const { tables } = await server.staff(showDesk)
  expect(tables).toMatchObject([{ ...moon, name: 'moon 게임', isOn: true, heads: 3, players: 2, staked: 30_000 }])
})

describe('an order of staff', () => {
  test('is signed, says who gave it without a name, and stands in the audit log', async () => {
    vendor.atTables = () => ({ outcome: 'done' })
    const commandId = randomUUID()
    const kind = { kind: 'dealer', dealer: 2, name: 'Lotus' }
    expect(await order(kind, {}, commandId)).toEqual({ outcome: 'done', reason: null })
    expect(asked('command')).toMatchObject([
      { isSigned: true, body: { game_code: 'moon', command_id: commandId, by: 'staff 1', order: kind } },
    ])
    expect(await audited()).toMatchObject([
      { action: 'tables.dealer', target: 'table:studio/moon', after: { commandId, dealer: 2, name: 'Lotus' } },
    ])
  })

  test('of limits and of the switch is for the site of the call alone, in wire amounts', async () => {
    vendor.atTables = () => ({ outcome: 'done' })
    const places = [{ place: 'banker', minimum: 20_000, maximum: 90_000 }]
    await inSteps((ctx) => orderTable(ctx, moon, { commandId: randomUUID(), order: { kind: 'limits', places } }))
    await order({ kind: 'switch', isOn: false })
    expect(asked('command').map(({ body }) => body.order)).toEqual([
      {
        kind: 'limits',
        sub_partner_id: '1',
        places: [{ place: 'banker', min: toWireAmount(20_000), max: toWireAmount(90_000) }],
      },
      { kind: 'switch', sub_partner_id: '1', is_on: false },
    ])
  })

  test('of a limit that the protocol cannot write is refused, and asks no vendor', async () => {
    const of = (maximum: number) => ({
      kind: 'limits' as const,
      places: [{ place: 'banker', minimum: 1_000, maximum }],
    })
    const give = (maximum: number) =>
      inSteps((ctx) => orderTable(ctx, moon, { commandId: randomUUID(), order: of(maximum) }))
    await expect(give(9_000_000_000_000_000)).rejects.toMatchObject({ code: 'STAFF_INVALID' })
    await expect(give(Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'STAFF_INVALID' })
    expect([asked('command'), await audited()]).toEqual([[], []])
    vendor.atTables = () => ({ outcome: 'done' })
    expect(await give(90_000_000_000)).toMatchObject({ outcome: 'done' })
  })

  test('that plans a shift goes to the vendor in its own instants', async () => {
    vendor.atTables = () => ({ outcome: 'done' })
    const at = { from: '2026-11-20T09:00:00Z', to: '2026-11-20T13:00:00Z' }
    await order({ kind: 'shift', dealer: 1, name: ' Lotus ', ...at })
    expect(asked('command')[0]?.body.order).toEqual({
      kind: 'shift',
      dealer: 1,
      name: 'Lotus',
      from: Date.parse(at.from),
      to: Date.parse(at.to),
    })
  })

  test('that is for every site needs staff of every site', async () => {
    vendor.atTables = () => ({ outcome: 'done' })
    await expect(order({ kind: 'close' }, { siteIds: [1] })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect([asked('command'), await audited()]).toEqual([[], []])
    expect(await order({ kind: 'switch', isOn: false }, { siteIds: [1] })).toMatchObject({ outcome: 'done' })
  })

  test('that is refused or not answered says so, in the audit log too', async () => {
    vendor.atTables = () => ({ outcome: 'refused', reason: 'too-late' })
    expect(await order({ kind: 'pause' })).toEqual({ outcome: 'refused', reason: 'too-late' })
    vendor.atTables = () => ({ outcome: 'of another shape' })
    expect(await order({ kind: 'pause' })).toEqual({ outcome: 'pending', reason: null })
    expect((await audited()).map(({ action }) => action)).toEqual([
      'tables.pause',
      'tables.not-done',
      'tables.pause',
      'tables.not-done',
    ])
  })

  test('to a table that there is not asks no vendor', async () => {
    for (const named of [
      { vendorKey: 'studio', gameKey: 'koi' },
      { vendorKey: 'nobody', gameKey: 'moon' },
      { vendorKey: 'studio', gameKey: "moon' OR 1=1" },
    ]) {
      const body = { commandId: randomUUID(), order: { kind: 'open' as const } }
      await expect(inSteps((ctx) => orderTable(ctx, named, body))).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    }
    expect(vendor.asked).toEqual([])
  })
})

describe('a report', () => {
  const returned = {
    bets: 10,
    staked: toWireAmount(100_000),
    returned: toWireAmount(50_000),
    return_bp: 5_000,
    expected_bp: 9_894,
    low_bp: 6_000,
    high_bp: 13_000,
  }
  const answer = (winners: object[]) => ({
    now: { round: 7, players: 1, places: [{ place: 'banker', players: 1, staked: toWireAmount(10_000) }] },
    rounds: 4,
    voided: 1,
    whole: { ...returned, return_bp: 9_000 },
    places: [{ place: 'banker', ...returned }],
    winners,
  })
  const winner = { round: 3, staked: toWireAmount(1_000), returned: toWireAmount(9_000), at: 1_000_000 }
  const openingOf = (memberId: number) => ({ memberId, vendorCode: 'studio', gameCode: 'moon', playsBeside: false })
  const report = (query: object = {}) => inSteps((ctx) => reportTable(ctx, moon, tableReport.query.parse(query)))

  test('is of the site and the last day, names members of the site, and says what lies outside of its band', async () => {
    const memberId = await addMember(server, { memId: 'winner01' })
    const { playerId } = await server.member(memberId, (ctx) => openSession(ctx, openingOf(memberId)))
    vendor.atTables = () =>
      answer([
        { ...winner, user: playerId, sub_partner_id: '1' },
        { ...winner, user: 'unknown-user', sub_partner_id: '1' },
        { ...winner, user: playerId, sub_partner_id: '2' },
      ])
    const shown = await report()
    const now = server.clock.now().getTime()
    expect(asked('report')[0]?.body).toMatchObject({ sub_partner_id: '1', from: now - 86_400_000, to: now })
    expect(shown.winners).toMatchObject([
      { memberId, memId: 'winner01', staked: 1_000, returned: 9_000 },
      { memberId: null, memId: null },
    ])
    expect([shown.whole.isOutside, shown.places[0]?.isOutside]).toEqual([false, true])
    expect(shown.now.places).toEqual([{ place: 'banker', players: 1, staked: 10_000 }])
  })

  test('leaves test accounts out, also where the vendor does not know how', async () => {
    const memberId = await addMember(server, { memId: 'ours0001' })
    const { playerId } = await server.member(memberId, (ctx) => openSession(ctx, openingOf(memberId)))
    await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [memberId])
    vendor.atTables = () => answer([{ ...winner, user: playerId, sub_partner_id: '1' }])
    expect((await report()).winners).toEqual([])
    expect(asked('report').at(-1)?.body).toMatchObject({ without: [playerId] })
  })

  test.each([
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-21', to: '2026-11-20' },
    { from: '2026-01-01', to: '2026-11-20' },
  ])('of %j is refused', async (query) => {
    await expect(report(query)).rejects.toMatchObject({ code: 'STAFF_INVALID' })
  })

  test('that the vendor does not answer is an error', async () => {
    await expect(report()).rejects.toMatchObject({ code: 'STAFF_ERROR' })
  })
})

test('shoes and their records come from the vendor', async () => {
  const shoe = { shoe: 3, first_round: 1, last_round: 70, commitment: 'ab', seeds: 2, withheld: 0, began_at: 0 }
  vendor.atTables = (call) =>
    call === 'shoes'
      ? { shoes: [{ ...shoe, ended_at: null }] }
      : { record: { game: 'baccarat' }, rounds: [{ round: 1, result: 'tie 8:8', cards: [1], at: 0 }] }
  expect(await inSteps((ctx) => listShoes(ctx, moon, undefined))).toMatchObject({
    shoes: [{ shoe: 3, firstRound: 1, beganAt: '1970-01-01T00:00:00.000Z', endedAt: null }],
  })
  expect(await inSteps((ctx) => showShoe(ctx, moon, 3))).toMatchObject({
    record: { game: 'baccarat' },
    rounds: [{ round: 1, result: 'tie 8:8' }],
  })
  expect(asked('shoes')[0]?.body.before).toBeNull()
  expect(asked('shoe')[0]?.body.shoe).toBe(3)
})

describe('watching a table', () => {
  const watch = (named = moon) => inSteps((ctx) => watchTable(ctx, named))

  test('is asked of the vendor for this site, and stands in the audit log first', async () => {
    vendor.atTables = async () => {
      expect((await audited()).map(({ action, target }) => [action, target])).toEqual([
        ['tables.watch', 'table:studio/moon'],
      ])
      return { url: 'http://localhost:9/watch/moon?watch=x' }
    }
    expect(await watch()).toEqual({ url: 'http://localhost:9/watch/moon?watch=x' })
    expect(asked('watch')).toMatchObject([
      { isSigned: true, body: { game_code: 'moon', sub_partner_id: '1', lang: 'ko', by: 'staff 1' } },
    ])
  })

  test('at an address that is none, and of a vendor that has no answer, is an error', async () => {
    for (const url of ['javascript:alert(1)', 'http://a@localhost:9/', 'nowhere']) {
      vendor.atTables = () => ({ url })
      await expect(watch(), url).rejects.toMatchObject({ code: 'STAFF_ERROR' })
    }
    vendor.atTables = undefined
    await expect(watch()).rejects.toMatchObject({ code: 'STAFF_ERROR' })
    await expect(watch({ vendorKey: 'studio', gameKey: 'koi' })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })
})
