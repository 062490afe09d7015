import { randomUUID } from 'node:crypto'
import { checkRecord, type TableRecord } from '@maru/live-games'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { undo } from '../engine/table-calls.ts'
import { findRoundOfPlayer, recordAgain, roundAgain } from './round-again.ts'

const TABLE = 'moonlit-roulette'
const database = await testDatabase('studio')
let operator: FakeOperator
let tables: Tables
let actor: TableActor
let player: Player
beforeAll(async () => {
  operator = await wallet(30_000)
  tables = await startTables(database, operator, { tables: [TABLE], callMs: 30_000 })
  actor = await tables.actor()
  player = await addPlayer(database, operator, TABLE)
  await mix(actor, player)
}, 60_000)
afterAll(async () => {
  await tables.stop()
  await operator.close()
})

const db = database.pool
const idOf = (round: number): string => actor.roundOf(round)?.id ?? ''
const ended = (round: number) => until(actor, ({ now: { row } }) => row.round > round)
const void_ = (round: number, reason: string) =>
  carryOutCommand(actor, { id: randomUUID(), by: 'staff 4', order: { kind: 'void', round, reason } })

test('a round that is over shows each place that the player staked on, and what came back adds up to the payout', async () => {
  await untilBetting(actor)
  const { round } = actor.now.row
  const id = idOf(round)
  await bet(actor, player, { red: 10_000, black: 10_000, 'straight-17': 1_000 })
  await bet(actor, player, { red: 5_000 })
  expect(await findRoundOfPlayer(db, id, player.player)).toBeUndefined()
  await ended(round)
  const found = await findRoundOfPlayer(db, id, player.player)
  if (!found) throw new Error('no round')
  const again = await roundAgain(db, found, 'en')
  expect(again).toMatchObject({ id, number: round, isVoided: false, isTyped: false, game: { code: TABLE } })
  expect(again?.deal).toMatchObject({ kind: 'wheel', pocket: Number(again?.result) })
  expect(new Set(again?.stakes.map(({ place, staked, end }) => [place, staked, end]))).toEqual(
    new Set([
      ['red', 15_000, 'settled'],
      ['black', 10_000, 'settled'],
      ['straight-17', 1_000, 'settled'],
    ]),
  )
  const { rows } = await db.query<{ returned: number }>(
    'SELECT returned FROM studio.table_payout WHERE code = $1 AND round = $2 AND player = $3',
    [TABLE, round, player.player],
  )
  expect(again?.stakes.reduce((sum, { returned }) => sum + returned, 0)).toBe(rows[0]?.returned)
})

test('a round is shown to nobody who had no bet in it', async () => {
  const other = await addPlayer(database, operator, TABLE)
  await untilBetting(actor, actor.now.row.round)
  const { round } = actor.now.row
  const id = idOf(round)
  await bet(actor, player, { red: 1_000 })
  await ended(round)
  expect(await findRoundOfPlayer(db, id, player.player)).toMatchObject({ code: TABLE })
  expect(await findRoundOfPlayer(db, id, other.player)).toBeUndefined()
  expect(await findRoundOfPlayer(db, randomUUID(), player.player)).toBeUndefined()
})

test('of a voided round every stake came back, the reason is said, and what was taken back before stands apart', async () => {
  await untilBetting(actor, actor.now.row.round)
  const { round } = actor.now.row
  const id = idOf(round)
  const withdrawn = randomUUID()
  await bet(actor, player, { even: 3_000 }, withdrawn)
  await undo(actor, player.caller, { round, change: withdrawn })
  await bet(actor, player, { red: 2_000, odd: 4_000 })
  expect(await void_(round, 'The ball left the wheel.')).toEqual({ outcome: 'done' })
  await ended(round)
  const found = await findRoundOfPlayer(db, id, player.player)
  const again = found && (await roundAgain(db, found, 'ko'))
  expect(again).toMatchObject({ isVoided: true, voidReason: 'The ball left the wheel.' })
  expect(new Set(again?.stakes)).toEqual(
    new Set([
      { place: 'even', end: 'withdrawn', staked: 3_000, returned: 3_000 },
      { place: 'red', end: 'void', staked: 2_000, returned: 2_000 },
      { place: 'odd', end: 'void', staked: 4_000, returned: 4_000 },
    ]),
  )
})

test('once the shoe is over its record proves the round that the page names by its place in the shoe', async () => {
  await untilBetting(actor, actor.now.row.round)
  const { round } = actor.now.row
  const right = { round: idOf(round), player: '' }
  await bet(actor, player, { red: 1_000 })
  await ended(round)
  expect(await recordAgain(db, right)).toEqual({ record: null })
  await carryOutCommand(actor, { id: randomUUID(), by: 'staff 4', order: { kind: 'pause' } })
  await until(actor, ({ now }) => now.row.phase === 'asleep')
  const record = (await recordAgain(db, right)).record as TableRecord
  const again = await roundAgain(db, right, 'en')
  expect(again?.shoe?.isOver).toBe(true)
  expect(record.rounds[(again?.shoe?.round ?? 0) - 1]?.result).toBe(again?.result)
  expect(checkRecord(record).problems).toEqual([])
})
