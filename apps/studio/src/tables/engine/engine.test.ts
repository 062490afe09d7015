import { checkRecord } from '@maru/live-games'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { addPlayer, bet, mix, startTables, until, untilBetting, wallet } from './engine.fixture.ts'
import { recordOf } from './record.repository.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())

test('a table wakes with a cut, takes bets, settles each once, and publishes a record that is right', async () => {
  const tables = await startTables(database, operator, { emptyMs: 4_000 })
  const actor = await tables.actor()
  const [one, other] = [
    await addPlayer(database, operator, actor.table.code),
    await addPlayer(database, operator, actor.table.code),
  ]
  await Promise.all([mix(actor, one), mix(actor, other)])
  await untilBetting(actor)
  expect(actor.now.shoe?.isSeeded).toBe(true)
  const round = actor.now.row.round
  expect(await bet(actor, one, { player: 100_000, banker: 50_000 })).toMatchObject({
    outcome: 'done',
    own: { balance: 9_850_000 },
  })
  expect(await bet(actor, other, { tie: 10_000 })).toMatchObject({ outcome: 'done' })
  expect(await bet(actor, other, { tie: 10_000_000 })).toMatchObject({ outcome: 'refused', reason: 'place-most' })
  await until(actor, ({ now }) => now.row.round > round || now.row.phase === 'asleep')
  const { rows } = await database.pool.query('SELECT result, pays FROM studio.table_round WHERE round = $1', [round])
  const pays = rows[0].pays
  const back = (100_000 * (pays.player ?? 0) + 50_000 * (pays.banker ?? 0)) / 100
  await expect.poll(() => one.balance()).toBe(9_850_000 + back)
  await expect.poll(() => other.balance()).toBe(9_990_000 + (10_000 * (pays.tie ?? 0)) / 100)
  await until(actor, ({ now }) => now.row.phase === 'asleep')
  await expect
    .poll(async () => (await database.pool.query('SELECT 1 FROM studio.table_round WHERE NOT is_finished')).rowCount)
    .toBe(0)
  const record = await recordOf(database.pool, actor.table, 1)
  if (!record) throw new Error('no record')
  expect(checkRecord(record)).toMatchObject({ problems: [], withheld: 0 })
  expect(record.rounds.length).toBeGreaterThan(0)
  await tables.stop()
})

test('a cut waits for the seed of a page that comes late, and the first shoe takes bets', async () => {
  const tables = await startTables(database, operator, { tables: ['speed-baccarat-7'] })
  const actor = await tables.actor('speed-baccarat-7')
  const late = await addPlayer(database, operator, actor.table.code)
  actor.present()
  await until(actor, ({ now }) => now.row.phase === 'cut')
  const first = actor.now.shoe?.closesAt ?? 0
  await until(actor, ({ now }) => (now.shoe?.closesAt ?? 0) > first)
  expect(actor.now.shoe).toMatchObject({ shoe: 1, list: undefined, seeds: [] })
  await mix(actor, late)
  await untilBetting(actor)
  expect(actor.now.shoe).toMatchObject({ shoe: 1, isSeeded: true })
  expect(await bet(actor, late, { player: 100_000 })).toMatchObject({ outcome: 'done' })
  await tables.stop()
})
