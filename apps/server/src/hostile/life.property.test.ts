import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { couponDesk } from '../modules/coupons/coupons.fixture.ts'
import { addGames, bet, launchAgain, rollback, win } from '../modules/games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../modules/games/wallet.service.ts'
import type { BetOperation } from '../modules/games/wallet-port.ts'
import { trialBalance, verify } from '../modules/ledger/index.ts'
import { servePointChange } from '../modules/points/calls/member/convert-points.ts'
import { convertDue } from '../modules/promotions/convert.clock.ts'
import { promotionsModule } from '../modules/promotions/module.ts'
import { cancelOwnBonus, listOwnBonuses } from '../modules/promotions/own-bonuses.service.ts'
import { offerBonus } from '../modules/promotions/terms.fixture.ts'
import { setLimit } from '../modules/protection/limit.service.ts'
import { inClosedHours } from '../modules/protection/restrictions.service.ts'
import { cashDesk, codeOf } from '../testing/cash-desk.ts'
import { testServer } from '../testing/context.ts'

/** Longer than a member waits between two withdrawals. */
const STEP_MS = 11 * 60_000
const UNIT = 10_000
const server = await testServer({ at: '2026-11-20T09:00:00+09:00', observers: promotionsModule.observers ?? {} })
await addGames(server)
await offerBonus(server, 'first', { multiple: 1 })
await offerBonus(server, 'daily', { multiple: 1, largestConversion: 3_000 })
const wallet = createWallet(server.contexts)
afterAll(() => wallet.close())
const [desk, coupons] = [cashDesk(server), couponDesk(server)]

const acts = [
  'deposit',
  'bet',
  'bet',
  'bet',
  'win',
  'win',
  'rollback',
  'coupon',
  'gift',
  'convert',
  'withdraw',
  'cancel',
  'limit',
  'give-up',
  'tick',
] as const
const command = fc.record({
  act: fc.constantFrom(...acts),
  amount: fc.integer({ min: 100, max: 20_000 }),
  which: fc.nat(9),
})

/** What the rows say of bonuses: given, and gone back to the house. */
const bonusesOf = async (memberId: number): Promise<number> => {
  const { rows } = await server.pool.query(
    `SELECT (SELECT coalesce(sum(amount - taken_back), 0) FROM promotions.bonus_grant WHERE member_id = $1)
       - (SELECT coalesce(sum(amount), 0) FROM promotions.stray WHERE member_id = $1) AS kept`,
    [memberId],
  )
  return Number(rows[0].kept)
}

test('in any order of deposits, bonuses, bets, coupons, gifts, conversions, withdrawals and limits, each sent twice, a member holds what came in and was won, and can withdraw its cash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
      const nick = `벗${randomUUID().slice(0, 8)}`
      const [memberId, friend] = [await desk.member(0), await desk.member(0, { memNick: nick })]
      const player = await launchAgain(server, memberId)
      /** By the answers: what came in and was won, less what went out; and points. */
      let held = 0
      let points = 0
      const open: BetOperation[] = []
      const withdrawals: { cashIdx: number; amount: number }[] = []
      const close = async (one: BetOperation | undefined, payout?: number) => {
        if (!one) return
        open.splice(open.indexOf(one), 1)
        const operation = payout === undefined ? rollback(player, one) : win(player, one, { amount: payout })
        for (const _ of ['first', 'again']) await wallet.operate(operation)
        held += payout ?? one.amount
      }
      const undo = async (which: number) => {
        const one = withdrawals[which % Math.max(1, withdrawals.length)]
        if (!one) return
        withdrawals.splice(withdrawals.indexOf(one), 1)
        const cancel = () => codeOf(desk.cancel(memberId, one.cashIdx))
        expect((await Promise.all([cancel(), cancel()])).filter((code) => code === 'done')).toHaveLength(1)
      }
      for (const { act, amount, which } of commands) {
        server.clock.advance(STEP_MS)
        if (act === 'deposit') {
          const sum = (1 + (which % 4)) * UNIT
          const bonus = ([undefined, 'first', 'daily'] as const)[which % 3]
          const sent = { requestKey: randomUUID(), ...(bonus ? { bonus } : {}) }
          if ((await codeOf(desk.deposit(memberId, sum, sent))) !== 'done') continue
          const { cashIdx } = await desk.deposit(memberId, sum, sent)
          await desk.wait(cashIdx)
          const approve = () => codeOf(desk.approve(cashIdx))
          expect((await Promise.all([approve(), approve()])).filter((code) => code === 'done')).toHaveLength(1)
          held += sum
        }
        if (act === 'bet') {
          const operation = bet(player, { amount })
          const [first, again] = [await wallet.operate(operation), await wallet.operate(operation)]
          expect(again.outcome).toBe(first.outcome)
          if (first.outcome !== 'done') continue
          open.push(operation)
          held -= amount
        }
        if (act === 'win') await close(open[which % Math.max(1, open.length)], which % 2 === 0 ? 0 : amount)
        if (act === 'rollback') await close(open[which % Math.max(1, open.length)])
        if (act === 'coupon' || act === 'gift') {
          const { codes } = await coupons.make({ amount: 1_000 * (1 + (which % 3)) })
          const couponIdx = await coupons.enter(memberId, codes[0] ?? '')
          if (act === 'gift') await coupons.give(memberId, couponIdx, nick)
          const key = randomUUID()
          const use = () => codeOf(coupons.use(memberId, couponIdx, key))
          expect(await Promise.all([use(), use()])).toEqual(act === 'gift' ? ['CP02', 'CP02'] : ['done', 'done'])
          if (act === 'coupon') points += 1_000 * (1 + (which % 3))
        }
        if (act === 'convert') {
          const sum = 1_000 * (1 + (which % 3))
          const requestKey = randomUUID()
          const change = () => codeOf(server.call(servePointChange, memberId, { amount: sum, requestKey }))
          const codes = await Promise.all([change(), change()])
          expect(codes[1]).toBe(codes[0])
          if (sum > points) expect(codes[0]).toBe('P002')
          if (codes[0] !== 'done') continue
          points -= sum
          held += sum
        }
        if (act === 'withdraw') {
          const sum = (1 + (which % 3)) * UNIT
          const sent = { requestKey: randomUUID() }
          const ask = () => desk.withdraw(memberId, sum, sent)
          if ((await codeOf(ask())) === 'done') withdrawals.push({ cashIdx: (await ask()).cashIdx, amount: sum })
        }
        if (act === 'cancel') await undo(which)
        if (act === 'limit')
          await server.member(memberId, (ctx) =>
            setLimit(ctx, memberId, {
              kind: which % 2 === 0 ? 'stake' : 'deposit',
              period: 'day',
              amount: 200_000 + amount,
            }),
          )
        if (act === 'give-up') {
          const { list } = await server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))
          const active = list.find(({ status }) => status === 'active')
          const giveUp = () => codeOf(server.member(memberId, (ctx) => cancelOwnBonus(ctx, active?.grantId ?? 0)))
          if (active)
            expect((await Promise.all([giveUp(), giveUp()])).filter((code) => code === 'done')).toHaveLength(1)
        }
        if (act === 'tick') await convertDue(server.contexts)
        const { cash, bonus, withdrawalPending, points: own } = await desk.balances(memberId)
        for (const purse of [cash, bonus, withdrawalPending, own]) expect(purse).toBeGreaterThanOrEqual(0)
        expect(own).toBe(points)
        expect(cash + bonus + withdrawalPending, act).toBe(held + (await bonusesOf(memberId)))
      }
      while (open.length > 0) await close(open[0])
      while (withdrawals.length > 0) await undo(0)
      // Whatever hour the steps came to, nothing is paid out in the closed ones.
      do server.clock.advance(STEP_MS)
      while (await server.member(memberId, inClosedHours))
      const { cash } = await desk.balances(memberId)
      const most = Math.floor(cash / UNIT) * UNIT
      expect(await codeOf(desk.withdraw(memberId, most + UNIT))).toBe('C202')
      if (most > 0) expect(await codeOf(desk.withdraw(memberId, most))).toBe('done')
      expect(await desk.balances(friend)).toMatchObject({ cash: 0, points: 0 })
      for (const { sum } of await server.system(trialBalance)) expect(sum).toBe(0)
      expect(await server.system(verify)).toEqual([])
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 4) },
  )
}, 120_000)
