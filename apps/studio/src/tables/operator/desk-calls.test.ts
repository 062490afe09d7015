import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { toWireAmount } from '@maru/vendor-wallet'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FakeOperator } from '../../../dev/fake-operator.ts'
import type { TableActor } from '../engine/actor.ts'
import {
  addPlayer,
  bet,
  mix,
  type Player,
  startTables,
  type Tables,
  until,
  untilBetting,
  wallet,
} from '../engine/engine.fixture.ts'
import { carryOutCommand } from '../engine/staff.ts'
import type { StaffOrder } from '../engine-shapes.ts'
import type { LeaderClient } from '../gateway/leader-client.ts'
import { type LiveTable, tableByCode } from '../table-list.ts'
import { owedCalls } from './owed-calls.ts'
import { roundBets } from './round-bets.ts'
import { siteLimits } from './site-limits.ts'

const TABLE = 'moonlit-roulette'
const table = tableByCode(TABLE) as LiveTable
const database = await testDatabase('studio')
let operator: FakeOperator
let tables: Tables
let actor: TableActor
let player: Player
beforeAll(async () => {
  operator = await wallet(30_000)
  // A failed call is tried again only when staff say so.
  tables = await startTables(database, operator, {
    tables: [TABLE],
    callMs: 30_000,
    retryMs: 3_600_000,
    longestRetryMs: 3_600_000,
  })
  actor = await tables.actor()
  player = await addPlayer(database, operator, TABLE)
  await mix(actor, player)
}, 60_000)
afterAll(async () => {
  await tables.stop()
  await operator.close()
})

const db = database.pool
const all = { operator_id: 'fake', game_code: TABLE }
const order = (what: StaffOrder, by = 'staff 4') => carryOutCommand(actor, { id: randomUUID(), by, order: what })
const leaders: LeaderClient = {
  ask: async () => ({ status: 200, text: JSON.stringify({ tries: Object.fromEntries(actor.caller.tries) }) }),
  close: () => {},
}
const bets = async (round: number, site?: string) =>
  (await roundBets(db, { ...all, round, ...(site ? { sub_partner_id: site } : {}) })).bets

test('the bets of a round name who staked what where, and what came back once it is settled, of one site alone where that is asked', async () => {
  await untilBetting(actor)
  const { round } = actor.now.row
  await bet(actor, player, { red: 10_000, black: 20_000 })
  await bet(actor, player, { red: 5_000 })
  const open = (await roundBets(db, { ...all, round })).round
  expect(open).toMatchObject({ result: null, is_voided: false, ended_at: null })
  const own = { user: player.player, sub_partner_id: '1' }
  expect(new Set(await bets(round))).toEqual(
    new Set([
      { ...own, place: 'red', state: 'accepted', staked: toWireAmount(15_000), returned: null },
      { ...own, place: 'black', state: 'accepted', staked: toWireAmount(20_000), returned: null },
    ]),
  )
  expect(await bets(round, '2')).toEqual([])
  await until(actor, ({ now: { row } }) => row.round > round)
  await vi.waitFor(async () => expect((await bets(round)).map(({ state }) => state)).toEqual(['paid', 'paid']), {
    timeout: 20_000,
  })
  const settled = await roundBets(db, { ...all, round })
  const { rows } = await db.query<{ returned: number }>(
    'SELECT returned FROM studio.table_payout WHERE code = $1 AND round = $2',
    [TABLE, round],
  )
  expect(settled.bets.reduce((sum, { returned }) => sum + Number(returned), 0)).toBe(
    Number(toWireAmount(rows[0]?.returned ?? 0)),
  )
  expect(await roundBets(db, { ...all, round: round + 1_000 })).toEqual({ round: null, bets: [], left_off: 0 })
})

test('a payout that does not arrive is listed with its age and the last answer until staff try again', async () => {
  await untilBetting(actor, actor.now.row.round)
  const { round } = actor.now.row
  await bet(actor, player, { red: 1_000, black: 1_000, 'straight-0': 1_000 })
  operator.fault = (call) => (call === 'win' ? 'unknown' : 'none')
  await until(actor, ({ now: { row } }) => row.round > round)
  await vi.waitFor(() => expect(actor.caller.tries.size).toBe(1), { timeout: 20_000 })
  await vi.waitFor(
    async () => {
      const { owed } = await owedCalls(db, leaders, all)
      expect(owed).toMatchObject([
        { game_code: TABLE, round, kind: 'win', user: player.player, attempts: 1, last_answer: 'RS_ERROR_UNKNOWN' },
      ])
    },
    { timeout: 20_000 },
  )
  operator.fault = () => 'none'
  expect(await order({ kind: 'try-owed' })).toEqual({ outcome: 'done' })
  await vi.waitFor(async () => expect((await owedCalls(db, leaders, all)).owed).toEqual([]), { timeout: 20_000 })
  expect(actor.caller.tries.size).toBe(0)
})

test('limits of a site say what is set now and what was set before, by whom, and those of the table', async () => {
  const asked = { ...all, sub_partner_id: '7' }
  const limit = (least: number, most: number) => ({ least, most })
  expect(await siteLimits(db, table, asked)).toMatchObject({ set: null, versions: [] })
  await order({ kind: 'limits', site: '7', places: { red: limit(2_000, 50_000) } }, 'staff 4')
  await order({ kind: 'limits', site: '7', places: { red: limit(3_000, 60_000) } }, 'staff 5')
  await order({ kind: 'limits', site: '8', places: { red: limit(9_000, 90_000) } })
  const { own, set, versions } = await siteLimits(db, table, asked)
  const wired = (min: number, max: number) => [{ place: 'red', min: toWireAmount(min), max: toWireAmount(max) }]
  expect(set).toEqual(wired(3_000, 60_000))
  expect(versions.map(({ by, places }) => [by, places])).toEqual([
    ['staff 5', wired(3_000, 60_000)],
    ['staff 4', wired(2_000, 50_000)],
  ])
  expect(own).toContainEqual({ place: 'red', min: toWireAmount(1_000), max: toWireAmount(2_000_000) })
})
