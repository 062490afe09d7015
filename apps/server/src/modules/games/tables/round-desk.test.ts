import { toWireAmount } from '@maru/vendor-wallet'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff, StaffCtx } from '../../../platform/context.ts'
import { addMember, addStaff } from '../../../testing/people.ts'
import { staffNames } from '../../identity/index.ts'
import { serverWithVendor } from '../games.fixture.ts'
import { openSession } from '../session.service.ts'
import { syncGames } from '../sync-games.service.ts'
import { listOwed, showLimits, showRound } from './round-desk.service.ts'
import { listShifts } from './shift-desk.service.ts'
import { TABLE_GAMES, tileOf } from './tables.fixture.ts'
import { takeFeed } from './take-feed.service.ts'

const { server, vendor } = await serverWithVendor()
const moon = { vendorKey: 'studio', gameKey: 'moon' }
const superadmin = await server.staff(async (ctx) => ctx.who)
const asStaff = <T>(fn: (ctx: StaffCtx) => Promise<T>, changes: Partial<Staff> = {}) =>
  server.contexts.reading({ who: { ...superadmin, ...changes }, siteId: 1, ip: '127.0.0.1' }, fn)
const withoutMembers = { permissions: superadmin.permissions.filter((permission) => permission !== 'members.read') }
const won = toWireAmount

let memberId: number
let user: string
beforeAll(async () => {
  memberId = await addMember(server, { memId: 'better01' })
  const opening = { memberId, vendorCode: 'studio', gameCode: 'moon', playsBeside: false }
  user = (await server.member(memberId, (ctx) => openSession(ctx, opening))).playerId
})
beforeEach(async () => {
  vendor.reset()
  vendor.listed = TABLE_GAMES
  await server.system(syncGames)
  const answer = { version: '1', now: 1_000_000, tables: [tileOf('moon')] }
  const followed = { tiles: new Map(), offsetMs: undefined }
  await server.system((ctx) => takeFeed(ctx, 'studio', answer, { askedAt: new Date(), isWhole: true }, followed))
  vendor.asked = []
})

describe('bets of a round', () => {
  const round = { id: 'r-1', shoe: 3, started_at: 0, ended_at: 20_000, result: 'banker 3:7', is_voided: false }
  const bet = { place: 'banker', state: 'paid', staked: won(10_000), returned: won(19_500) }
  const answer = () => ({
    round: { ...round, void_reason: null },
    bets: [
      { ...bet, user, sub_partner_id: '1' },
      { ...bet, user, sub_partner_id: '1', place: 'tie', state: 'undone', returned: null },
      { ...bet, user: 'of-another-site', sub_partner_id: '2' },
    ],
    left_off: 0,
  })

  test('are those of the site, with the member', async () => {
    vendor.atTables = answer
    const shown = await asStaff((ctx) => showRound(ctx, moon, 7))
    expect(vendor.asked[0]?.body).toMatchObject({ game_code: 'moon', round: 7, sub_partner_id: '1' })
    expect(shown.bets).toEqual([
      { memberId, memId: 'better01', player: 1, place: 'banker', state: 'paid', staked: 10_000, returned: 19_500 },
      { memberId, memId: 'better01', player: 1, place: 'tie', state: 'undone', staked: 10_000, returned: null },
    ])
  })

  test('name nobody whole to staff who may not read members', async () => {
    vendor.atTables = answer
    const shown = await asStaff((ctx) => showRound(ctx, moon, 7), withoutMembers)
    expect(shown.bets.map(({ memberId: id, memId }) => [id, memId])).toEqual([
      [null, 'be***'],
      [null, 'be***'],
    ])
  })

  test('of a round that there is not, and of a vendor that is silent, are none', async () => {
    vendor.atTables = () => ({ round: null, bets: [], left_off: 0 })
    await expect(asStaff((ctx) => showRound(ctx, moon, 7))).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    vendor.atTables = () => ({ another: 'shape' })
    await expect(asStaff((ctx) => showRound(ctx, moon, 7))).rejects.toMatchObject({ code: 'STAFF_ERROR' })
  })
})

describe('what is owed', () => {
  const owed = { game_code: 'moon', round: 6, kind: 'win', amount: won(5_000), attempts: 3 }

  test('is listed oldest first, for this site alone, with the last answer', async () => {
    vendor.atTables = () => ({
      owed: [
        { ...owed, user, sub_partner_id: '1', since: 9_000, last_at: 10_000, last_answer: 'RS_ERROR_UNKNOWN' },
        { ...owed, user, sub_partner_id: '1', since: 4_000, last_at: null, last_answer: null },
        { ...owed, user: 'of-another-site', sub_partner_id: '2', since: 1_000, last_at: null, last_answer: null },
      ],
    })
    const shown = await asStaff(listOwed)
    expect(shown.silent).toEqual([])
    expect(shown.owed.map(({ since, memId, lastAnswer }) => [since, memId, lastAnswer])).toEqual([
      ['1970-01-01T00:00:04.000Z', 'better01', null],
      ['1970-01-01T00:00:09.000Z', 'better01', 'RS_ERROR_UNKNOWN'],
    ])
    expect(shown.owed[0]).toMatchObject({ name: 'moon 게임', kind: 'win', amount: 5_000, attempts: 3 })
  })

  test('of a vendor that does not answer is not known, and that is said', async () => {
    vendor.atTables = () => ({ another: 'shape' })
    expect(await asStaff(listOwed)).toEqual({ owed: [], silent: ['studio'] })
  })
})

test('limits say what holds at this site and who set what before', async () => {
  const { staffId } = await addStaff(server, { loginId: 'limiter', password: 'Limits-0123456789' })
  const limit = (min: number, max: number) => [{ place: 'banker', min: won(min), max: won(max) }]
  vendor.atTables = () => ({
    own: limit(10_000, 500_000),
    set: limit(20_000, 90_000),
    versions: [
      { at: 2_000, by: `staff ${staffId}`, places: limit(20_000, 90_000) },
      { at: 1_000, by: 'somebody else', places: null },
    ],
  })
  const shown = await asStaff((ctx) => showLimits(ctx, moon))
  expect(vendor.asked[0]?.body).toMatchObject({ sub_partner_id: '1' })
  expect(shown.set).toEqual([{ place: 'banker', minimum: 20_000, maximum: 90_000 }])
  expect(shown.versions.map(({ by, places }) => [by, places?.length])).toEqual([
    ['limiter', 1],
    ['', undefined],
  ])
})

test('shifts name their table and who planned them, in the order in which they begin; of a silent vendor they are not known', async () => {
  const shift = (id: string, from: number, changes: object = {}) => ({
    shift: `00000000-0000-4000-8000-00000000000${id}`,
    game_code: 'moon',
    dealer: 1,
    name: 'Lotus',
    from,
    to: from + 1_000,
    by: 'staff 1',
    ...changes,
  })
  vendor.atTables = () => ({
    shifts: [shift('1', 2_000), shift('2', 1_000, { by: 'somebody else', game_code: 'new' })],
  })
  const { shifts } = await asStaff(listShifts)
  expect(shifts.map(({ table, from, by }) => [table, from, by])).toEqual([
    ['new', '1970-01-01T00:00:01.000Z', ''],
    ['moon 게임', '1970-01-01T00:00:02.000Z', (await server.staff((ctx) => staffNames(ctx, [1]))).get(1) ?? ''],
  ])
  const now = server.clock.now().getTime()
  expect(vendor.asked[0]?.body).toMatchObject({ from: now })
  vendor.atTables = undefined
  expect(await asStaff(listShifts)).toEqual({ shifts: [], silent: ['studio'] })
})
