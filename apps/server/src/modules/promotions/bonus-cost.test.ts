import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addGames, addPlayer, bet } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { promotionsModule } from './module.ts'
import { grantTo, offerBonus } from './terms.fixture.ts'

const server = await testServer({ observers: promotionsModule.observers ?? {} })
await addGames(server)
await offerBonus(server, 'gift')
const wallet = createWallet(server.contexts)
const sent = vi.spyOn(pg.Client.prototype, 'query')
afterAll(() => {
  sent.mockRestore()
  return wallet.close()
})
const sentTimes = (statement: string): number =>
  sent.mock.calls.filter(([query]) => (query as unknown as { name?: string }).name === statement).length

test('a bet of a member without a bonus asks nothing about bonuses, and locks the purses once', async () => {
  const [without, holder] = [await addPlayer(server, 10_000), await addPlayer(server, 10_000)]
  await grantTo(server, holder.memberId, 'gift', 1_000)
  sent.mockClear()
  await wallet.operate(bet(without))
  expect([sentTimes('promotions.bonus_plays'), sentTimes('ledger.lock_purses')]).toEqual([0, 1])
  sent.mockClear()
  await wallet.operate(bet(holder))
  expect([sentTimes('promotions.bonus_plays'), sentTimes('ledger.lock_purses')]).toEqual([1, 2])
})
