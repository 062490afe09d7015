import { won } from '@maru/contract'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addGames, addPlayer, bet } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { house, memberPurse, post } from '../ledger/index.ts'
import { promotionsModule } from './module.ts'
import { cancelOwnBonus, listOwnBonuses } from './own-bonuses.service.ts'
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
const bonusTo = (memberId: number, amount: number) => ({
  kind: 'bonus-granted' as const,
  currency: 'KRW' as const,
  from: house('promotion'),
  to: memberPurse(memberId, 'bonus'),
  amount: won(amount),
  key: `without ${memberId}`,
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

test('who held a bonus the last time is expected to hold one: all purses are locked at once, and no bonus money is staked once the bonus has ended', async () => {
  const holder = await addPlayer(server, 1_500)
  await grantTo(server, holder.memberId, 'gift', 1_000)
  await wallet.operate(bet(holder, { amount: 1_000 }))
  sent.mockClear()
  expect(await wallet.operate(bet(holder, { amount: 1_000 }))).toMatchObject({ outcome: 'done', balance: 500 })
  expect([sentTimes('promotions.bonus_plays'), sentTimes('ledger.lock_purses')]).toEqual([1, 1])
  await server.member(holder.memberId, async (ctx) => {
    const [{ grantId = 0 } = {}] = (await listOwnBonuses(ctx, 1)).list
    await cancelOwnBonus(ctx, grantId)
  })
  // Bonus money without a bonus.
  await server.system((ctx) => post(ctx, bonusTo(holder.memberId, 700)))
  expect(await wallet.operate(bet(holder, { amount: 500 }))).toMatchObject({ outcome: 'not-enough-money' })
  sent.mockClear()
  await wallet.operate(bet(holder, { amount: 500 }))
  expect([sentTimes('promotions.bonus_plays'), sentTimes('ledger.lock_purses')]).toEqual([0, 1])
})
