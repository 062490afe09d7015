import { won } from '@maru/contract'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { balancesOf, house, memberPurse, post, trialBalance, verify } from '../../ledger/index.ts'
import { findFigureProblems } from '../figures.repository.ts'
import { settlePaces } from '../settle-pace.rules.ts'
import type { ResultWithLegs } from '../settle-round.rules.ts'
import { createRoundSettler } from '../settle-round.service.ts'
import type { Player } from '../writer/source.ts'
import { createWagerWriter } from '../writer/writer.service.ts'
import { createDice, roundOf, slipOn } from './own-product.fixture.ts'

const server = await testServer()
const writer = createWagerWriter(server.contexts)
const dice = createDice(server.contexts, new Set(), writer)
const settler = createRoundSettler(server.contexts)
afterAll(() => Promise.all([writer.close(), settler.close()]))

const CASH = 3_000
const BONUS = 1_500
const RUNS = Number(process.env.PROPERTY_RUNS ?? 12)

const someone = async (bonus = BONUS): Promise<Player> => {
  const memberId = await addMember(server, { cash: CASH })
  await server.system((ctx) =>
    post(ctx, {
      kind: 'bonus-granted',
      currency: 'KRW',
      from: house('promotion'),
      to: memberPurse(memberId, 'bonus'),
      amount: won(bonus),
      key: `bonus:${memberId}`,
    }),
  )
  return { siteId: 1, memberId, currency: 'KRW' }
}
const held = ({ memberId }: Player) =>
  server.system(async (ctx) => {
    const { cash, bonus } = await balancesOf(ctx, memberId)
    return { cash: cash as number, bonus: bonus as number }
  })
const settle = (round: string, result: Omit<ResultWithLegs, 'legs'>) =>
  settler.settle(
    roundOf(round),
    ({ legs }) => ({ ...result, legs: legs.map(() => ({ state: 'void' })) }),
    settlePaces.exclusive,
  )
const nothingIsWrong = async () => {
  expect(await server.system(verify)).toEqual([])
  expect(await server.system(findFigureProblems)).toEqual([])
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
}

test('a slip states how much of its stake is bonus money, and both purses pay or neither', async () => {
  const player = await someone()
  const place = (slipId: string, stake: number, bonusStake: number) =>
    dice.place(player, slipOn('split', { slipId, stake, bonusStake }))
  expect(await place('one', 1_000, 400)).toMatchObject({ outcome: 'done', balance: 2_400 })
  expect(await place('one', 1_000, 400)).toMatchObject({ outcome: 'done', balance: 2_400 })
  expect(await place('one', 1_000, 401)).toMatchObject({ outcome: 'other-content' })
  expect(await place('bonus alone', 600, 600)).toMatchObject({ outcome: 'done', balance: 2_400 })
  expect(await place('too little bonus', 1_000, 501)).toMatchObject({ outcome: 'not-enough-bonus' })
  expect(await place('too little cash', 2_901, 500)).toMatchObject({ outcome: 'not-enough-money' })
  for (const bonus of [-1, 0.5, 1_001])
    expect(await place(`wrong ${bonus}`, 1_000, bonus)).toMatchObject({ outcome: 'wrong-amount' })
  expect(await held(player)).toEqual({ cash: 2_400, bonus: 500 })
  await nothingIsWrong()
})

test('a void round returns each part of a stake to its purse, once', async () => {
  const players = await Promise.all([someone(), someone(), someone()])
  for (const [i, player] of players.entries()) {
    await dice.place(player, slipOn('void', { slipId: 'split', stake: 1_000, bonusStake: 300 * i }))
    await dice.place(player, slipOn('void', { slipId: 'whole', stake: 500, bonusStake: 500 }))
  }
  const both = await Promise.all([settle('void', { result: 'void' }), settle('void', { result: 'void' })])
  expect(both.reduce((sum, { settled }) => sum + settled, 0)).toBe(6)
  for (const player of players) expect(await held(player)).toEqual({ cash: CASH, bonus: BONUS })
  const { rows } = await server.pool.query(
    `SELECT stake::int, bonus_stake::int FROM wagers.settlement WHERE member_id = $1 AND kind = 'cancelled'`,
    [players[1]?.memberId],
  )
  expect(rows).toHaveLength(2)
  await nothingIsWrong()
})

test('a wager whose correction would move bonus money stays as it is', async () => {
  const player = await someone()
  await dice.place(player, slipOn('correct', { stake: 1_000, bonusStake: 300 }))
  await settle('correct', { result: 'void' })
  const correct = (result: number) => settler.correct(roundOf('correct'), () => result, settlePaces.exclusive)
  expect(await correct(1_950)).toEqual({ settled: 0, left: 1 })
  expect(await held(player)).toEqual({ cash: CASH, bonus: BONUS })
})

const amount = fc.integer({ min: 1, max: 1_200 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('place' as const),
      member: fc.nat(2),
      stake: amount,
      bonus: fc.nat(1_200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('take back' as const), slip: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('void' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('pay' as const), payout: fc.nat(2_000), bonus: fc.nat(2_000) }),
  },
)
type Bet = { member: number; slipId: string; cash: number; bonus: number; isOpen: boolean }

test('whatever is staked of two purses, taken back, void and paid: each purse is what a plain model says, none is below zero', {
  timeout: 120_000,
}, async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const round = `model-${++runs}`
      const players = await Promise.all([someone(), someone(), someone()])
      const model = players.map(() => ({ cash: CASH, bonus: BONUS }))
      const bets: Bet[] = []
      const give = (member: number, cash: number, bonus: number): void => {
        const purses = model[member] as (typeof model)[0]
        purses.cash += cash
        purses.bonus += bonus
      }
      for (const one of steps) {
        if (one.what === 'place') {
          const bonus = Math.min(one.bonus, one.stake)
          const cash = one.stake - bonus
          const slipId = `slip-${bets.length}`
          const slip = slipOn(round, { slipId, stake: one.stake, bonusStake: bonus })
          const { outcome } = await dice.place(players[one.member] as Player, slip)
          const had = model[one.member] as (typeof model)[0]
          expect(outcome).toBe(had.cash < cash ? 'not-enough-money' : had.bonus < bonus ? 'not-enough-bonus' : 'done')
          if (outcome !== 'done') continue
          give(one.member, -cash, -bonus)
          bets.push({ member: one.member, slipId, cash, bonus, isOpen: true })
        } else if (one.what === 'take back') {
          const bet = bets[one.slip]
          if (!bet?.isOpen) continue
          expect(await dice.cancel(players[bet.member] as Player, bet.slipId)).toMatchObject({ outcome: 'done' })
          bet.isOpen = false
          give(bet.member, bet.cash, bet.bonus)
        } else {
          const bonus = one.what === 'pay' ? Math.min(one.bonus, one.payout) : 0
          await settle(round, one.what === 'void' ? { result: 'void' } : { result: one.payout, bonus })
          for (const bet of bets.filter(({ isOpen }) => isOpen)) {
            bet.isOpen = false
            if (one.what === 'void') give(bet.member, bet.cash, bet.bonus)
            else give(bet.member, one.payout - bonus, bonus)
          }
        }
        for (const { cash, bonus } of model) expect(Math.min(cash, bonus)).toBeGreaterThanOrEqual(0)
      }
      expect(await Promise.all(players.map(held))).toEqual(model)
    }),
    { numRuns: RUNS },
  )
  await nothingIsWrong()
})
