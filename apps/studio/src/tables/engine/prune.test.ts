import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { beforeAll, expect, test } from 'vitest'
import { pruneRounds } from './prune.ts'
import { addTables } from './table.repository.ts'

const CODE = 'moonlit-roulette'
const database = await testDatabase('studio')
const { pool: db, ownerPool } = database

/** Rounds with a bet and a payout: how many days ago each ended, and whether it owes nothing. */
const ROUNDS = [
  { round: 1, days: 500, isFinished: true },
  { round: 2, days: 450, isFinished: true },
  { round: 3, days: 420, isFinished: false },
  { round: 4, days: 410, isFinished: true },
  { round: 5, days: 10, isFinished: true },
]

beforeAll(async () => {
  await addTables(db)
  for (const { round, days, isFinished } of ROUNDS) {
    await ownerPool.query(
      `INSERT INTO studio.table_round (code, round, id, ended_at, is_finished) VALUES ($1, $2, $3, now() - make_interval(days => $4), $5)`,
      [CODE, round, randomUUID(), days, isFinished],
    )
    await ownerPool.query(
      `INSERT INTO studio.table_event (code, round, seq, type) VALUES ($1, $2, 0, 'closed'), ($1, $2, 1, 'settled')`,
      [CODE, round],
    )
    await ownerPool.query(
      `INSERT INTO studio.table_payout (code, round, site, player, session_id, chips, staked, returned) VALUES ($1, $2, '1', 'player', $3, '{}', 1, 0)`,
      [CODE, round, randomUUID()],
    )
  }
})

const kept = async (table: string): Promise<number[]> =>
  (await db.query(`SELECT DISTINCT round::int4 FROM studio.${table} ORDER BY 1`)).rows.map(({ round }) => round)

test('bets and payouts of old rounds go, up to the first that owes something, and rounds stay', async () => {
  expect(await pruneRounds({ db }, CODE, 400)).toBe(2)
  for (const table of ['table_event', 'table_payout']) expect(await kept(table)).toEqual([3, 4, 5])
  expect(await kept('table_round')).toEqual([1, 2, 3, 4, 5])
  expect(await pruneRounds({ db }, CODE, 400)).toBe(0)
  await db.query('UPDATE studio.table_round SET is_finished = true WHERE round = 3')
  expect(await pruneRounds({ db }, CODE, 400)).toBe(2)
  expect(await kept('table_payout')).toEqual([5])
})

test('whatever is asked for, the database keeps what is younger than ninety days', async () => {
  await expect(pruneRounds({ db }, CODE, 1)).rejects.toThrow('never changed')
  expect(await kept('table_event')).toEqual([5])
  await expect(db.query('UPDATE studio.table_payout SET returned = 9')).rejects.toThrow('never changed')
})
