import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import {
  addGames,
  addPlayer,
  balancesHeld,
  bet,
  GAME,
  launchAgain,
  rollback,
  type TestPlayer,
  VENDOR,
  win,
} from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { verify } from '../ledger/index.ts'
import { convertDue } from './convert.clock.ts'
import { promotionsModule } from './module.ts'
import { cancelOwnBonus, listOwnBonuses } from './own-bonuses.service.ts'
import { grantTo, offerBonus } from './terms.fixture.ts'

const server = await testServer({ observers: promotionsModule.observers ?? {} })
await addGames(server)
await offerBonus(server, 'gift')
await offerBonus(server, 'capped', { largestConversion: 6_000, multiple: 1 })
await offerBonus(server, 'barred', { excludedGames: [{ vendorCode: VENDOR, gameCode: GAME }] })
const wallet = createWallet(server.contexts)

const holder = async (cash: number, bonus: number, code = 'gift'): Promise<TestPlayer> => {
  const player = await addPlayer(server, cash)
  await grantTo(server, player.memberId, code, bonus)
  return player
}
const held = (player: TestPlayer) => balancesHeld(server, player)
const newest = async ({ memberId }: TestPlayer) =>
  (await server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))).list[0]
const giveUp = async (player: TestPlayer) => {
  const grantId = (await newest(player))?.grantId ?? 0
  return server.member(player.memberId, (ctx) => cancelOwnBonus(ctx, grantId))
}
/** A round of one stake and what it pays. */
const played = async (player: TestPlayer, amount: number, payout: number) => {
  const staked = bet(player, { amount })
  const taken = await wallet.operate(staked)
  const paid = taken.outcome === 'done' ? await wallet.operate(win(player, staked, { amount: payout })) : undefined
  return { staked, taken, paid }
}

test('cash is spent first, and the vendor is shown cash and bonus money together', async () => {
  const player = await holder(1_500, 10_000)
  expect(await wallet.balance({ vendorCode: VENDOR, playerId: player.playerId, token: player.token })).toMatchObject({
    balance: 11_500,
  })
  expect(await wallet.operate(bet(player, { amount: 1_000 }))).toMatchObject({ outcome: 'done', balance: 10_500 })
  expect(await held(player)).toEqual({ cash: 500, bonus: 10_000 })
  expect(await wallet.operate(bet(player, { amount: 1_000 }))).toMatchObject({ outcome: 'done', balance: 9_500 })
  expect(await held(player)).toEqual({ cash: 0, bonus: 9_500 })
})

test('a payout is split as the stake was, rounded in favour of the cash, and a repeat answers the same', async () => {
  const player = await holder(300, 10_000)
  const staked = bet(player, { amount: 1_000 })
  await wallet.operate(staked)
  const paid = win(player, staked, { amount: 999 })
  const answer = await wallet.operate(paid)
  expect(await held(player)).toEqual({ cash: 300, bonus: 9_300 + 699 })
  expect(answer).toMatchObject({ outcome: 'done', balance: 10_299 })
  expect(await wallet.operate(paid)).toEqual(answer)
  expect(await held(player)).toEqual({ cash: 300, bonus: 9_999 })
})

test('a rollback returns each part to the purse that it came from', async () => {
  const player = await holder(300, 10_000)
  const staked = bet(player, { amount: 1_000 })
  await wallet.operate(staked)
  expect(await wallet.operate(rollback(player, staked))).toMatchObject({ outcome: 'done', balance: 10_300 })
  expect(await held(player)).toEqual({ cash: 300, bonus: 10_000 })
})

test('a stake above what cash and bonus money hold together is refused', async () => {
  const player = await holder(300, 500)
  expect(await wallet.operate(bet(player, { amount: 801 }))).toMatchObject({ outcome: 'not-enough-money' })
  expect(await wallet.operate(bet(player, { amount: 800 }))).toMatchObject({ outcome: 'done', balance: 0 })
})

test('a stake with bonus money may not be larger than the terms say; one of cash alone may', async () => {
  const player = await holder(60_000, 60_000)
  expect((await played(player, 60_000, 0)).taken).toMatchObject({ outcome: 'done', balance: 60_000 })
  expect(await newest(player)).toMatchObject({ progress: 50_000 })
  expect((await played(player, 50_001, 0)).taken).toMatchObject({ outcome: 'stake-limit', balance: 60_000 })
  expect((await played(player, 50_000, 0)).taken).toMatchObject({ outcome: 'done', balance: 10_000 })
})

test('an excluded game is played with cash alone and counts nothing', async () => {
  const player = await holder(1_000, 10_000, 'barred')
  await played(player, 600, 0)
  expect((await played(player, 600, 0)).taken).toMatchObject({ outcome: 'not-enough-money' })
  expect(await newest(player)).toMatchObject({ progress: 0 })
  expect(await held(player)).toEqual({ cash: 400, bonus: 10_000 })
})

test('a settled stake counts once; one rolled back, tied or of another game counts nothing', async () => {
  const player = await holder(20_000, 10_000)
  const { staked, paid } = await played(player, 2_000, 500)
  expect(paid).toMatchObject({ outcome: 'done' })
  expect(await newest(player)).toMatchObject({ progress: 2_000 })
  await wallet.operate(win(player, staked, { amount: 700 }))
  expect(await newest(player)).toMatchObject({ progress: 2_000 })
  await played(player, 3_000, 3_000)
  expect(await newest(player)).toMatchObject({ progress: 2_000 })
  await wallet.operate(bet(player, { amount: 1_000 }))
  expect(await newest(player)).toMatchObject({ progress: 2_000 })
})

test('a result that is taken back is taken off the progress again', async () => {
  const player = await holder(20_000, 10_000)
  const staked = bet(player, { amount: 2_000 })
  await wallet.operate(staked)
  const paid = win(player, staked, { amount: 500 })
  await wallet.operate(paid)
  expect(await newest(player)).toMatchObject({ progress: 2_000 })
  await wallet.operate(rollback(player, paid))
  await wallet.operate(rollback(player, staked))
  expect(await newest(player)).toMatchObject({ progress: 0 })
})

test('when the terms are met the bonus money becomes cash, once, at most the largest conversion', async () => {
  const player = await holder(10_000, 10_000, 'capped')
  await played(player, 9_000, 0)
  await convertDue(server.contexts)
  expect(await newest(player)).toMatchObject({ status: 'active', progress: 9_000 })
  await played(player, 1_000, 0)
  await Promise.all([convertDue(server.contexts), convertDue(server.contexts)])
  expect(await newest(player)).toMatchObject({ status: 'converted', converted: 6_000 })
  expect(await held(player)).toEqual({ cash: 6_000, bonus: 0 })
})

test('a conversion waits for what is staked with bonus money', async () => {
  const player = await holder(9_000, 10_000, 'capped')
  await played(player, 9_000, 0)
  const open = bet(player, { amount: 2_000 })
  await wallet.operate(open)
  await played(player, 1_000, 0)
  await convertDue(server.contexts)
  expect(await newest(player)).toMatchObject({ status: 'active', progress: 10_000 })
  await wallet.operate(win(player, open, { amount: 4_000 }))
  await convertDue(server.contexts)
  expect(await newest(player)).toMatchObject({ status: 'converted', converted: 6_000 })
  expect(await held(player)).toEqual({ cash: 6_000, bonus: 0 })
})

test('what a stake pays after its bonus was given up returns to the house, and no new bonus is mixed with it', async () => {
  const player = await holder(0, 10_000)
  const open = bet(player, { amount: 4_000 })
  await wallet.operate(open)
  await giveUp(player)
  expect(await grantTo(server, player.memberId, 'gift', 1_000)).toBeUndefined()
  await wallet.operate(win(player, open, { amount: 9_000 }))
  expect(await wallet.operate(bet(player, { amount: 100 }))).toMatchObject({ outcome: 'not-enough-money' })
  await convertDue(server.contexts)
  expect(await held(player)).toEqual({ cash: 0, bonus: 0 })
  expect(await grantTo(server, player.memberId, 'gift', 1_000)).toBeGreaterThan(0)
})

test('a bonus of which all is wagered says what it waits for, and becomes cash with the last result', async () => {
  const player = await holder(0, 5_000, 'capped')
  const open = [bet(player, { amount: 1_000 }), bet(player, { amount: 500 })]
  for (const one of open) await wallet.operate(one)
  await played(player, 3_500, 3_500)
  await played(player, 3_500, 0)
  expect(await newest(player)).toMatchObject({ waitsFor: null, progress: 3_500, required: 5_000 })
  await wallet.operate(win(player, open[0] as ReturnType<typeof bet>, { amount: 6_000 }))
  await played(player, 1_000, 0)
  await convertDue(server.contexts)
  expect(await newest(player)).toMatchObject({
    status: 'active',
    progress: 5_000,
    waitsFor: { bets: 1, stake: 500 },
  })
  await wallet.operate(win(player, open[1] as ReturnType<typeof bet>, { amount: 0 }))
  expect(await newest(player)).toMatchObject({ status: 'active', waitsFor: null })
  await convertDue(server.contexts)
  expect(await newest(player)).toMatchObject({ status: 'converted', converted: 5_000, waitsFor: null })
  expect(await held(player)).toEqual({ cash: 5_000, bonus: 0 })
})

test('from the second in which a bonus runs out nothing is staked with it, though it has not been ended yet', async () => {
  const before = server.clock.now()
  const player = await holder(300, 10_000)
  server.clock.advance(7 * 24 * 3_600_000 - 1)
  const again = await launchAgain(server, player.memberId)
  expect(await wallet.operate(bet(again, { amount: 400 }))).toMatchObject({ outcome: 'done' })
  server.clock.advance(1)
  expect(await wallet.operate(bet(again, { amount: 100 }))).toMatchObject({ outcome: 'not-enough-money' })
  expect(await held(player)).toEqual({ cash: 0, bonus: 9_900 })
  server.clock.set(before.toISOString())
})

test('a bonus of which nothing is left gives way to the next one', async () => {
  const player = await holder(0, 1_000)
  await played(player, 1_000, 0)
  expect(await grantTo(server, player.memberId, 'gift', 2_000)).toBeGreaterThan(0)
  expect(await held(player)).toEqual({ cash: 0, bonus: 2_000 })
})

test('at a table its weight of what was at risk counts: of opposite sides of one round nearly nothing', async () => {
  await server.ownerPool.query(`UPDATE games.game SET product = 'casino' WHERE vendor_code = $1 AND game_code = $2`, [
    VENDOR,
    GAME,
  ])
  const [lost, won, both] = [await holder(50_000, 1_000), await holder(50_000, 1_000), await holder(50_000, 1_000)]
  await played(lost, 10_000, 0)
  expect(await newest(lost)).toMatchObject({ progress: 2_000 })
  // A win counts what it brought on top of the stake.
  await played(won, 10_000, 19_500)
  expect(await newest(won)).toMatchObject({ progress: 1_900 })
  // 10,000 on the player and 10,000 on the banker, who wins at 0.95.
  await played(both, 20_000, 19_500)
  expect(await newest(both)).toMatchObject({ progress: 100 })
})

test('after all that the ledger agrees with itself', async () => {
  await wallet.close()
  expect(await server.system(verify)).toEqual([])
})
