import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { figureProblemsOf } from '../wagers/index.ts'
import { addGames, addPlayer, bet, rollback, win } from './doors/vendor-wallet.fixture.ts'
import { createWallet } from './wallet.service.ts'

const server = await testServer({ at: '2026-11-20T23:59:00+09:00' })
const wallet = createWallet(server.contexts)
await addGames(server)
afterAll(() => wallet.close())

const migration = readFileSync(join(import.meta.dirname, '../../../migrations/0805_wagers_day_figures.sql'), 'utf8')
const days = async () =>
  (await server.pool.query('SELECT * FROM wagers.member_day ORDER BY site_id, member_id, day, game_code')).rows

test('what was played before figures were kept by the day of moving gets them, and a wager that was wrongly called cancelled its payout', async () => {
  const player = await addPlayer(server, 10_000)
  const [paid, undone, spoilt] = [bet(player), bet(player), bet(player)]
  for (const staked of [paid, undone, spoilt]) await wallet.operate(staked)
  const won = win(player, spoilt, { amount: 400 })
  await wallet.operate(won)
  server.clock.set('2026-11-21T00:01:00+09:00')
  await wallet.operate(win(player, paid))
  await wallet.operate(rollback(player, undone))
  await wallet.operate(rollback(player, won))
  await wallet.operate(win(player, spoilt, { amount: 70 }))
  const kept = await days()

  // As the rollback of a paid bet once left it.
  await server.ownerPool.query(`
    ALTER TABLE wagers.wager DROP CONSTRAINT wager_cancelled_holds_nothing;
    DROP FUNCTION wagers.verify();
    ALTER TABLE wagers.member_day DROP COLUMN staked, DROP COLUMN paid;
    DELETE FROM wagers.member_day WHERE wagers = 0;
    UPDATE wagers.wager SET status = 'cancelled' WHERE payout = 70;
    UPDATE wagers.member_day SET settled_stake = settled_stake - 1000, settled_payout = settled_payout - 70 WHERE day = '2026-11-20';
    ${migration}`)
  expect(await days()).toEqual(kept)
  expect(await server.system(figureProblemsOf)).toEqual([])
})
