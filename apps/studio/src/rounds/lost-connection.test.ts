import { randomUUID } from 'node:crypto'
import { createPool } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import type pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openGame, startTestStudio } from '../../dev/test-studio.ts'
import type { RoundAnswer } from '../play/play-shapes.ts'
import { recoverRounds } from './settle-round.service.ts'

const database = await testDatabase('studio')
const pool = createPool(database.url, { work: 'unbounded', name: 'studio' })
const test = await startTestStudio(pool)
afterAll(async () => {
  await test.close()
  await pool.end()
})
afterEach(async () => {
  losesCommits = false
  await database.ownerPool.query('DROP TRIGGER IF EXISTS cut ON studio.round')
})

/** PostgreSQL ends the connection that moves a round into this state. */
async function cutWhenBecoming(state: string): Promise<void> {
  await database.ownerPool.query(`
    CREATE OR REPLACE FUNCTION studio.cut() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
    CREATE TRIGGER cut BEFORE UPDATE ON studio.round FOR EACH ROW WHEN (NEW.state = '${state}' AND OLD.state <> NEW.state)
      EXECUTE FUNCTION studio.cut()`)
}

let losesCommits = false
/** The COMMIT arrives, its answer does not: the connection ends instead. */
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const ask = async (...asked: unknown[]) => {
    if (!losesCommits || asked[0] !== 'COMMIT') return query(...asked)
    const { rows } = (await query('SELECT pg_backend_pid() AS pid')) as pg.QueryResult<{ pid: number }>
    await query('COMMIT')
    await database.ownerPool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    throw new Error('Connection terminated unexpectedly')
  }
  client.query = ask as typeof client.query
})

async function play(gameCode = 'moonlit-koi', bet: object = { stake: 1_000 }) {
  const player = `player-${randomUUID()}`
  const game = await openGame(test, player, gameCode)
  const request = { key: randomUUID(), bet }
  const press = async () => (await (await game.call('round', request)).json()) as RoundAnswer
  const stored = async () => {
    const sql = 'SELECT state, payout FROM studio.round WHERE player = $1'
    return (await database.ownerPool.query<{ state: string; payout: number | null }>(sql, [player])).rows
  }
  return { game, press, stored }
}

it('a connection that is cut while a round is decided costs that round, which is refunded, and not the process', async () => {
  await cutWhenBecoming('decided')
  const { game, press, stored } = await play()
  expect(await press()).toEqual({ outcome: 'undone' })
  expect(await stored()).toEqual([{ state: 'undone', payout: null }])
  expect(game.balance()).toBe(1_000_000)
})

it('a decision whose COMMIT was lost but carried out is shown and paid, never answered as undone', async () => {
  losesCommits = true
  const { game, press, stored } = await play('baccarat', { player: 10_000 })
  const answer = await press()
  if (answer.outcome !== 'played') throw new Error(answer.outcome)
  await recoverRounds(test.studio)
  expect(await stored()).toEqual([{ state: 'paid', payout: answer.round.payout }])
  expect(game.balance()).toBe(1_000_000 - 10_000 + answer.round.payout)
})

it('a payout that cannot be written down as paid is owed on, paid once, and the same press learns its round', async () => {
  await cutWhenBecoming('paid')
  const { game, press, stored } = await play()
  expect(await press()).toEqual({ error: 'internal' })
  const again = await press()
  if (again.outcome !== 'played') throw new Error(again.outcome)
  expect(again.round.paid).toBe(false)
  await database.ownerPool.query('DROP TRIGGER cut ON studio.round')
  await recoverRounds(test.studio)
  expect(await stored()).toEqual([{ state: 'paid', payout: again.round.payout }])
  expect(game.balance()).toBe(1_000_000 - 1_000 + again.round.payout)
})
