import { afterAll, expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import {
  addGames,
  addPlayer,
  bet,
  launchAgain,
  rollback,
  type TestPlayer,
  win,
} from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import type { WalletOperation } from '../games/wallet-port.ts'
import { createDice, roundOf, slipOn } from '../wagers/own/own-product.fixture.ts'
import { settlePaces } from '../wagers/settle-pace.rules.ts'
import { createRoundSettler } from '../wagers/settle-round.service.ts'
import { createWagerWriter } from '../wagers/writer/writer.service.ts'
import type { LimitName } from './limit.rules.ts'
import { setLimit } from './limit.service.ts'
import { limitsOf } from './limit-list.service.ts'

const HOUR = 3_600_000
const server = await testServer({ at: '2026-11-18T12:00:00+09:00' })
await addGames(server)
const wallet = createWallet(server.contexts)
const writer = createWagerWriter(server.contexts)
const dice = createDice(server.contexts, new Set(), writer)
const settler = createRoundSettler(server.contexts)
const desk = cashDesk(server)
afterAll(() => Promise.all([wallet.close(), writer.close(), settler.close()]))

const set = (memberId: number, kind: LimitName['kind'], period: LimitName['period'], amount: number | null) =>
  server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind, period, amount }))
const limits = (memberId: number) => server.member(memberId, (ctx) => limitsOf(ctx, memberId))
const outcome = async (operation: WalletOperation) => (await wallet.operate(operation)).outcome
const stakes = (player: TestPlayer, amount: number) => outcome(bet(player, { amount }))
const slip = ({ memberId, siteId }: TestPlayer, slipId: string, stake: number) =>
  dice.place({ siteId, memberId, currency: 'KRW' }, slipOn('limits', { slipId, stake }))
const daily = { kind: 'stake', period: 'day' } as const

test('a limit of stakes holds at once, for a vendor and for the own products together', async () => {
  const player = await addPlayer(server, 100_000)
  await set(player.memberId, 'stake', 'day', 5_000)
  expect(await stakes(player, 3_000)).toBe('done')
  expect((await slip(player, 'a', 1_500)).outcome).toBe('done')
  expect(await stakes(player, 501)).toBe('limit-reached')
  expect((await slip(player, 'b', 501)).outcome).toBe('limit-reached')
  expect(await stakes(player, 500)).toBe('done')
  expect(await stakes(player, 100)).toBe('limit-reached')
  expect(await limits(player.memberId)).toMatchObject([{ ...daily, amount: 5_000, used: 5_000 }])
})

test('what was staked before the limit was set counts', async () => {
  const player = await addPlayer(server, 100_000)
  await stakes(player, 4_000)
  await set(player.memberId, 'stake', 'week', 5_000)
  expect(await stakes(player, 1_001)).toBe('limit-reached')
  expect(await stakes(player, 1_000)).toBe('done')
})

test('of bets that arrive together, in two processes, no more are accepted than the limit has room for', async () => {
  const player = await addPlayer(server, 1_000_000)
  const elsewhere = createWallet(server.contexts, createWagerWriter(server.contexts))
  await set(player.memberId, 'stake', 'day', 5_000)
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, async (_, n) =>
      n % 3 === 0
        ? (await slip(player, `together${n}`, 1_000)).outcome
        : (await (n % 3 === 1 ? wallet : elsewhere).operate(bet(player, { amount: 1_000 }))).outcome,
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(5)
  expect(outcomes.filter((one) => one === 'limit-reached')).toHaveLength(19)
  await elsewhere.close()
})

test('a limit of losses counts an open stake as lost until it is paid, and a rollback as never staked', async () => {
  const player = await addPlayer(server, 100_000)
  await set(player.memberId, 'loss', 'day', 3_000)
  const [first, second] = [bet(player, { amount: 2_000 }), bet(player, { amount: 1_000 })]
  expect([await outcome(first), await outcome(second)]).toEqual(['done', 'done'])
  expect(await stakes(player, 100)).toBe('limit-reached')
  await outcome(rollback(player, second))
  expect(await stakes(player, 1_001)).toBe('limit-reached')
  await outcome(win(player, first, { amount: 1_500 }))
  expect(await stakes(player, 2_501)).toBe('limit-reached')
  expect(await stakes(player, 2_500)).toBe('done')
})

test('wins, rollbacks and results pass whatever the limit is', async () => {
  const player = await addPlayer(server, 100_000)
  const [won, undone] = [bet(player), bet(player)]
  expect([await outcome(won), await outcome(undone), (await slip(player, 'open', 1_000)).outcome]).toEqual([
    'done',
    'done',
    'done',
  ])
  await set(player.memberId, 'stake', 'day', 0)
  await set(player.memberId, 'loss', 'day', 0)
  expect([await outcome(win(player, won)), await outcome(rollback(player, undone))]).toEqual(['done', 'done'])
  await settler.settle(roundOf('limits'), () => 1_950, settlePaces.exclusive)
  expect(await stakes(player, 1_000)).toBe('limit-reached')
})

test('a refusal by a limit is an outcome: the same bet is refused for ever, another one is decided anew', async () => {
  const player = await addPlayer(server, 100_000)
  await set(player.memberId, 'stake', 'day', 1_000)
  const refused = bet(player, { amount: 2_000 })
  expect(await outcome(refused)).toBe('limit-reached')
  server.clock.advance(24 * HOUR)
  const next = await launchAgain(server, player.memberId)
  expect(await outcome(refused)).toBe('limit-reached')
  expect(await outcome(bet(next, { amount: 1_000 }))).toBe('done')
})

test('the day, the week from Monday and the month begin anew in Seoul', async () => {
  server.clock.set('2026-11-29T23:59:00+09:00')
  const { memberId } = await addPlayer(server, 100_000)
  const staked = async (amount: number) => stakes(await launchAgain(server, memberId), amount)
  await set(memberId, 'stake', 'day', 1_000)
  await set(memberId, 'stake', 'week', 1_500)
  await set(memberId, 'stake', 'month', 1_700)
  expect(await staked(1_000)).toBe('done')
  // A Monday, still in November.
  server.clock.set('2026-11-30T00:00:00+09:00')
  expect(await staked(701)).toBe('limit-reached')
  expect(await staked(700)).toBe('done')
  // A Tuesday, in December.
  server.clock.set('2026-12-01T00:00:00+09:00')
  expect(await staked(801)).toBe('limit-reached')
  expect(await staked(800)).toBe('done')
})

test('a deposit limit counts what is completed and under way, at the request and at the approval', async () => {
  const memberId = await desk.member()
  await set(memberId, 'deposit', 'day', 50_000)
  expect(await codeOf(desk.deposit(memberId, 60_000))).toBe('C131')
  const { cashIdx } = await desk.deposit(memberId, 30_000)
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
  expect(await codeOf(desk.deposit(memberId, 30_000))).toBe('C131')
  const second = await desk.deposit(memberId, 20_000)
  expect(await limits(memberId)).toMatchObject([{ used: 50_000 }])
  await set(memberId, 'deposit', 'day', 40_000)
  await desk.wait(second.cashIdx)
  expect(await codeOf(desk.approve(second.cashIdx))).toBe('STAFF_MEMBER_PROTECTED')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 30_000 })
  // The next day has room for it again, and counts it with what is asked for then: it is still in hand.
  server.clock.advance(24 * HOUR)
  expect(await codeOf(desk.deposit(memberId, 30_000))).toBe('C131')
  expect(await codeOf(desk.approve(second.cashIdx))).toBe('done')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000 })
})
