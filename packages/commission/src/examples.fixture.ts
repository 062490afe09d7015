import { ratedProducts } from './product.ts'
import type { PlainBet, PlainHolder, PlainWager } from './slow/index.ts'
import type { BetOn } from './turnover/side.ts'

/** What the examples of docs/guides/how-commission-works.md are computed from, by their number. The guide has the working and what each comes to, computed by hand. */

export const levels = ['member', 'store', 'distributor', 'sub office', 'main office'] as const
const tiers = ['NORMAL', 'PTN_5', 'PTN_4', 'PTN_3', 'PTN_2']
/** By product, from the member up, in basis points. */
export type RateTable = Readonly<Record<string, readonly number[]>>
export type GuideRates = { rolling: RateTable; losing: RateTable }

/** Holder n is level n of the list, the member 1. */
export const holdersOf = ({ rolling, losing }: GuideRates, which: readonly number[] = [1, 2, 3, 4, 5]): PlainHolder[] =>
  which.map((holderId) => ({
    holderId,
    tier: tiers[holderId - 1] ?? '',
    rates: Object.fromEntries(
      ratedProducts.map((product) => [
        product,
        [rolling[product]?.[holderId - 1] ?? 0, losing[product]?.[holderId - 1] ?? 0],
      ]),
    ),
  }))

export type Who = 'usual' | 'raised' | 'moved' | 'skipped'
const whoStands: Record<Who, readonly number[]> = {
  usual: [1, 2, 3, 4, 5],
  raised: [1, 2, 3, 4, 5],
  moved: [3, 4, 5],
  skipped: [2, 5],
}
const chainIds: Record<Who, number> = { usual: 1, raised: 2, moved: 3, skipped: 4 }

export type Draft = { group?: string; folds?: number; who?: Who; bonus?: bigint; bets: PlainBet[] }
export const bet = (on: BetOn, stake: number, end: PlainBet['end'] = 'decided', payout = 0): PlainBet => ({
  on,
  stake: BigInt(stake),
  payout: BigInt(end === 'void' || end === 'tie' ? stake : payout),
  end,
})

/** Wagers of one round, numbered from 1. */
export const wagersOf = (drafts: readonly Draft[], rates: GuideRates): PlainWager[] =>
  drafts.map(({ group = 'casino', folds = 1, who = 'usual', bonus = 0n, bets }, at) => ({
    wagerId: at + 1,
    memberId: 1,
    chainId: chainIds[who],
    holders: who === 'raised' ? raised(holdersOf(rates)) : holdersOf(rates, whoStands[who]),
    group,
    folds,
    // Of these two examples each wager is a round of its own.
    round: who === 'raised' || who === 'moved' ? `round ${at + 1}` : 'round 1',
    bonusStake: bonus,
    bets,
  }))

/** The distributor's rolling on casino is 1.40% instead of 1.30%. */
const raised = (holders: readonly PlainHolder[]): PlainHolder[] =>
  holders.map((holder) =>
    holder.holderId === 3 ? { ...holder, rates: { ...holder.rates, casino: [140, 1_000] } } : holder,
  )

const baccarat = (place: string): BetOn => ({ table: 'baccarat', place })
const dragon = (place: string): BetOn => ({ table: 'dragon-tiger', place })
const roulette = (place: string): BetOn => ({ table: 'roulette', place })
const dice = (place: string): BetOn => ({ table: 'sic-bo', place })
const ball = (market: string, outcome: string): BetOn => ({ draw: 'powerball', selections: [{ market, outcome }] })
const result = (outcome: string): BetOn => ({ market: '1x2', outcomes: ['home', 'draw', 'away'], outcome })
const handicap: BetOn = { market: 'handicap -0.75', outcomes: ['home', 'away'], outcome: 'home' }
const combination: BetOn = {
  draw: 'powerball',
  selections: [
    { market: 'power-ball-parity', outcome: 'odd' },
    { market: 'sum-side', outcome: 'over' },
  ],
}
const sports = (folds: number, on: BetOn, stake: number, end?: PlainBet['end'], payout?: number): Draft => ({
  group: 'sports',
  folds,
  bets: [bet(on, stake, end, payout)],
})
const mini = (on: BetOn, stake: number): Draft => ({ group: 'mini-game', bets: [bet(on, stake)] })

/** By number, the wagers of a round as they stood after each settlement. */
export const rollingExamples: Readonly<Record<string, readonly (readonly Draft[])[]>> = {
  R1: [[{ bets: [bet(baccarat('player'), 100_000)] }]],
  R2: [[{ group: 'hc-casino', bets: [bet(baccarat('banker'), 70_000, 'decided', 136_500)] }]],
  R3: [[{ group: 'slot', bets: [bet('alone', 12_340)] }]],
  R4: [[{ group: 'h-slot', bets: [bet('alone', 9_990, 'decided', 20_000)] }]],
  R5: [[mini(ball('power-ball-parity', 'odd'), 55_000)]],
  R6: [[{ group: 'mini-game', folds: 2, bets: [bet(combination, 30_000)] }]],
  R7: [[sports(1, result('home'), 41_000, 'decided', 79_950)]],
  R8: [[sports(2, 'alone', 25_000)]],
  R9: [[sports(4, 'alone', 15_000)]],
  R10: [[sports(2, 'alone', 30_000)]],
  R11: [[{ group: 'e-sports', bets: [bet('alone', 18_000)] }]],
  R12: [[{ group: 'fishing', bets: [bet('alone', 7_777)] }]],
  R13: [[{ group: 'virtual', bets: [bet('alone', 21_500)] }]],
  R14: [[{ group: 'slot', bets: [bet('alone', 99)] }]],
  V1: [[{ bets: [bet(baccarat('player'), 80_000, 'tie')] }]],
  V2: [[sports(1, result('home'), 50_000, 'void')]],
  V3: [[{ group: 'slot', bets: [bet('alone', 10_000, 'cancelled')] }]],
  V4: [[sports(1, handicap, 33_001, 'half-void', 16_500)]],
  V5: [[{ bets: [bet(dragon('dragon'), 60_000, 'half-void', 30_000)] }]],
  V6: [[sports(2, 'alone', 40_000)]],
  V7: [[sports(2, 'alone', 40_000, [1n, 4n])]],
  V8: [[sports(2, 'alone', 60_000, [1n, 3n])]],
  O1: [[{ bets: [bet(baccarat('player'), 150_000), bet(baccarat('banker'), 46_000, 'decided', 89_700)] }]],
  O2: [[{ bets: [bet(dragon('dragon'), 50_000)] }, { bets: [bet(dragon('tiger'), 50_000, 'decided', 100_000)] }]],
  O3: [
    [
      {
        bets: [
          bet(roulette('red'), 100_000, 'decided', 200_000),
          bet(roulette('black'), 40_000),
          bet(roulette('straight-17'), 10_000),
        ],
      },
    ],
  ],
  O4: [
    [
      {
        bets: [
          bet(roulette('dozen-1'), 30_000),
          bet(roulette('dozen-2'), 20_000, 'decided', 60_000),
          bet(roulette('dozen-3'), 20_000),
        ],
      },
    ],
  ],
  O5: [[{ bets: [bet(dice('small'), 40_000), bet(dice('big'), 25_000), bet(dice('total-10'), 5_000)] }]],
  O6: [[mini(ball('power-ball-parity', 'odd'), 30_000), mini(ball('power-ball-parity', 'even'), 10_000)]],
  O7: [
    [
      mini(ball('power-ball-parity', 'odd'), 20_000),
      mini(ball('power-ball-pair', 'even-under'), 10_000),
      mini(ball('power-ball-pair', 'even-over'), 10_000),
    ],
  ],
  O8: [[sports(1, result('home'), 50_000), sports(1, result('draw'), 30_000), sports(1, result('away'), 40_000)]],
  O9: [[{ bets: [bet('unknown', 100_000, 'decided', 97_500)] }]],
  O10: [[{ bets: [bet('unknown', 50_000, 'decided', 400_000)] }]],
  B1: [[{ bonus: 30_000n, bets: [bet(baccarat('player'), 90_000)] }]],
  B2: [[{ bets: [bet(baccarat('player'), 100_000)] }, { bonus: 60_000n, bets: [bet(baccarat('banker'), 60_000)] }]],
  B3: [[{ group: 'slot', bonus: 20_000n, bets: [bet('alone', 20_000)] }]],
  C1: [[{ who: 'skipped', bets: [bet(baccarat('player'), 100_000)] }]],
  C2: [[{ bets: [bet(baccarat('player'), 100_000)] }, { who: 'raised', bets: [bet(baccarat('player'), 100_000)] }]],
  C3: [[{ bets: [bet(baccarat('player'), 100_000)] }, { who: 'moved', bets: [bet(baccarat('player'), 100_000)] }]],
  C4: [[{ bets: [bet(baccarat('player'), 100_000)] }], [{ bets: [bet(baccarat('player'), 100_000, 'void')] }]],
  C5: [
    [{ bets: [bet(baccarat('player'), 150_000), bet(baccarat('banker'), 46_000, 'void')] }],
    [{ bets: [bet(baccarat('player'), 150_000), bet(baccarat('banker'), 46_000, 'decided', 89_700)] }],
  ],
  C6: [[sports(1, handicap, 33_001)], [sports(1, handicap, 33_001, 'half-void', 16_500)]],
}
