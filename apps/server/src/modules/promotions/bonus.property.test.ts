import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addGames, addPlayer, balancesHeld, bet, rollback, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import type { BetOperation, WinOperation } from '../games/wallet-port.ts'
import { houseBalances, verify } from '../ledger/index.ts'
import { createModel } from './bonus.model.ts'
import { convertDue } from './convert.clock.ts'
import { endExpired } from './end-bonus.service.ts'
import { promotionsModule } from './module.ts'
import { cancelOwnBonus, listOwnBonuses } from './own-bonuses.service.ts'
import { grantTo, offerBonus } from './terms.fixture.ts'

const server = await testServer({ observers: promotionsModule.observers ?? {} })
await addGames(server)
const terms = { multiple: 2, largestStake: 3_000, largestConversion: 9_000 }
await offerBonus(server, 'gift', terms)
const wallet = createWallet(server.contexts)

const amount = fc.integer({ min: 100, max: 4_000 })
const which = fc.nat(9)
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('grant' as const), amount, which }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('bet' as const), amount, which }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('win' as const), amount: fc.integer({ min: 0, max: 9_000 }), which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'rollback' as const,
        'rollback-win' as const,
        'give-up' as const,
        'expire' as const,
        'tick' as const,
      ),
      amount,
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('tick' as const), amount, which }) },
)

test('in any order of grants, bets, wins, rollbacks, conversions and ends, both purses hold what the terms say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 6_000 }),
      fc.array(command, { minLength: 20, maxLength: 40 }),
      async (cash, commands) => {
        const player = await addPlayer(server, cash)
        const { memberId } = player
        const model = createModel(cash, terms)
        const bets: { staked: BetOperation; paid: WinOperation | undefined }[] = []
        const pick = (which: number, isOne: (at: number) => boolean): number | undefined => {
          const fitting = model.wagers.map((_, at) => at).filter(isOne)
          return fitting[which % Math.max(1, fitting.length)]
        }
        for (const { act, amount: sum, which: n } of commands) {
          // A wager belongs to a bonus by the instant at which it was placed.
          server.clock.advance(1_000)
          if (act === 'grant')
            expect((await grantTo(server, memberId, 'gift', sum)) !== undefined).toBe(model.grant(sum))
          if (act === 'bet') {
            const staked = bet(player, { amount: sum })
            const said = model.bet(sum)
            expect((await wallet.operate(staked)).outcome).toBe(said)
            if (said === 'done') bets.push({ staked, paid: undefined })
          }
          const open = pick(n, (at) => model.wagers[at]?.state === 'open')
          if (act === 'win' && open !== undefined) {
            const one = bets[open] as (typeof bets)[number]
            one.paid = win(player, one.staked, { amount: sum })
            await wallet.operate(one.paid)
            // The same once more has no second effect.
            await wallet.operate(one.paid)
            model.win(open, sum)
          }
          if (act === 'rollback' && open !== undefined) {
            await wallet.operate(rollback(player, (bets[open] as (typeof bets)[number]).staked))
            model.rollback(open)
          }
          const settled = pick(n, (at) => model.wagers[at]?.state === 'settled' && bets[at]?.paid !== undefined)
          if (act === 'rollback-win' && settled !== undefined) {
            const one = bets[settled] as (typeof bets)[number]
            const { outcome } = await wallet.operate(rollback(player, one.paid as WinOperation))
            expect(outcome === 'done').toBe(model.rollbackWin(settled))
            one.paid = undefined
          }
          if (act === 'give-up') {
            const active = (await server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))).list.find(
              ({ status }) => status === 'active',
            )
            expect(active !== undefined).toBe(model.giveUp())
            if (active) await server.member(memberId, (ctx) => cancelOwnBonus(ctx, active.grantId))
          }
          if (act === 'expire') {
            const now = server.clock.now()
            await server.ownerPool.query(
              `UPDATE promotions.bonus_grant SET expires_at = $2 WHERE member_id = $1 AND status = 'active'`,
              [memberId, now],
            )
            await server.system((ctx) => endExpired(ctx, memberId))
            model.expire()
          }
          if (act === 'tick') {
            await convertDue(server.contexts)
            model.tick()
          }
          expect(await balancesHeld(server, player)).toEqual(model.purse)
        }
        const { rows } = await server.pool.query(
          'SELECT status, progress FROM promotions.bonus_grant WHERE member_id = $1 ORDER BY grant_id',
          [memberId],
        )
        expect(rows.map(({ status }) => status)).toEqual(model.statuses())
        expect(rows.map(({ progress }) => Number(progress))).toEqual(model.progress())
      },
    ),
    { numRuns: 12 },
  )
  await wallet.close()
  const { rows } = await server.pool.query(
    `SELECT (SELECT sum(amount) FROM promotions.bonus_grant) AS granted, (SELECT sum(granted) FROM promotions.bonus_sum) AS summed,
       (SELECT sum(converted) FROM promotions.bonus_grant) AS converted, (SELECT sum(converted) FROM promotions.bonus_sum) AS summed_cash,
       (SELECT coalesce(sum(taken_back - amount), 0) FROM promotions.bonus_grant) + (SELECT coalesce(sum(amount), 0) FROM promotions.stray) AS returned`,
  )
  expect([rows[0].granted, rows[0].converted]).toEqual([rows[0].summed, rows[0].summed_cash])
  const houses = await server.system(houseBalances)
  // What was granted, less what came back: with what it had won that may be more.
  expect(houses.find(({ house }) => house === 'promotion')?.balance ?? 0).toBe(Number(rows[0].returned))
  expect(await server.system(verify)).toEqual([])
})
