import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { addPlayer, mix, startTables, until, untilBetting, wallet } from './engine.fixture.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())

test('a table that cannot store is loaded again after pauses that grow, and goes on by itself when it can', async () => {
  const failures: number[] = []
  const log = { info: () => {}, warn: () => {}, error: () => void failures.push(performance.now()) }
  const code = 'moonlit-roulette'
  const tables = await startTables(database, operator, { tables: [code], log })
  const actor = await tables.actor()
  await mix(actor, await addPlayer(database, operator, code))
  await untilBetting(actor)
  const { round } = actor.now.row
  await database.ownerPool.query(`
    CREATE FUNCTION studio.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no space left'; END $$;
    CREATE TRIGGER fail BEFORE UPDATE ON studio.live_table FOR EACH ROW EXECUTE FUNCTION studio.fail()`)
  await expect.poll(() => failures.length, { timeout: 30_000 }).toBeGreaterThan(3)
  const pauses = failures.slice(1, 4).map((at, index) => at - (failures[index] ?? 0))
  // A timer never fires much too early, on a busy machine only too late.
  expect(pauses.map((ms, index) => ms > 290 * 2 ** index)).toEqual([true, true, true])
  await database.ownerPool.query('DROP TRIGGER fail ON studio.live_table')
  await until(actor, ({ now }) => now.row.round > round)
  await tables.stop()
}, 90_000)
