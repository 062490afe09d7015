import { checkRecord } from '@maru/live-games'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { LIVE_TABLES } from '../table-list.ts'
import { placesOf } from '../table-places.ts'
import { addPlayer, bet, mix, startTables, until, untilBetting, wallet } from './engine.fixture.ts'
import { recordOf } from './record.repository.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())

const GAMES = [...new Map(LIVE_TABLES.map((table) => [table.game, table])).values()].filter(
  ({ game }) => game !== 'blackjack',
)

test('every game deals, pays each place by its rules, and its record is right', async () => {
  const tables = await startTables(database, operator, { tables: GAMES.map(({ code }) => code), emptyMs: 4_000 })
  await Promise.all(
    GAMES.map(async (table) => {
      const actor = await tables.actor(table.code)
      const player = await addPlayer(database, operator, table.code, 100_000_000)
      await mix(actor, player)
      await untilBetting(actor)
      const { round } = actor.now.row
      const chips = Object.fromEntries(
        placesOf(table)
          .slice(0, 12)
          .map(({ code, least }) => [code, least]),
      )
      const staked = Object.values(chips).reduce((sum, amount) => sum + amount, 0)
      expect(await bet(actor, player, chips), table.code).toMatchObject({ outcome: 'done' })
      await until(actor, ({ now }) => now.row.phase === 'asleep')
      const { rows } = await database.pool.query(
        'SELECT pays, result FROM studio.table_round WHERE code = $1 AND round = $2',
        [table.code, round],
      )
      const back = Object.entries(chips).reduce(
        (sum, [place, amount]) => sum + Math.floor((amount * (rows[0].pays[place] ?? 0)) / 100),
        0,
      )
      await expect.poll(() => player.balance(), { message: table.code }).toBe(100_000_000 - staked + back)
      const record = await recordOf(database.pool, table, 1)
      expect(record && checkRecord(record).problems, table.code).toEqual([])
      expect(record?.rounds[0]?.result, table.code).toBe(rows[0].result)
    }),
  )
  await tables.stop()
})
