import fc from 'fast-check'
import { ratedProducts } from './product.ts'
import { type PlainBet, type PlainHolder, type PlainWager, slowHolders } from './slow/index.ts'
import type { BetOn } from './turnover/side.ts'

/** Random trees in which members move, rates change, and wagers are placed, settled and corrected. */

type Rates = PlainHolder['rates']
const percents = fc.integer({ min: 0, max: 100 })
/** Of each partner: whose child it is, and how many hundredths of the parent's rates it has, by product. */
const anyPartner = fc.record({
  tier: fc.integer({ min: 2, max: 5 }),
  parent: fc.nat(),
  rates: fc.array(percents, { minLength: 3, maxLength: 3 }),
})
/** `own`: null where the member has no rates of its own. */
const anyMember = fc.record({ partner: fc.nat(), own: fc.option(percents) })

const choice = <const T extends readonly string[]>(...words: T) => fc.constantFrom(...words)
const onTable = (
  table: 'baccarat' | 'dragon-tiger' | 'roulette' | 'sic-bo',
  ...places: string[]
): fc.Arbitrary<BetOn> => fc.constantFrom(...places).map((place) => ({ table, place }))
const selection = (market: string, ...outcomes: string[]) =>
  fc.constantFrom(...outcomes).map((outcome) => ({ market, outcome }))
const ofBall = fc.oneof(
  selection('power-ball-parity', 'odd', 'even'),
  selection('power-ball-side', 'under', 'over'),
  selection('power-ball-pair', 'odd-under', 'odd-over', 'even-under', 'even-over'),
)
const ofSum = fc.oneof(
  selection('sum-parity', 'odd', 'even'),
  selection('sum-side', 'under', 'over'),
  selection('sum-size', 'small', 'medium', 'large'),
  selection('sum-size-parity', 'small-odd', 'small-even', 'medium-odd', 'medium-even', 'large-odd', 'large-even'),
)
const onDraw = (...selections: fc.Arbitrary<{ market: string; outcome: string }>[]): fc.Arbitrary<BetOn> =>
  fc.tuple(...selections).map((chosen) => ({ draw: 'powerball', selections: chosen }))
const onMatch = fc.oneof(
  choice('home', 'draw', 'away').map(
    (outcome): BetOn => ({ market: '1x2', outcomes: ['home', 'draw', 'away'], outcome }),
  ),
  choice('over', 'under').map((outcome): BetOn => ({ market: 'total 2.5', outcomes: ['over', 'under'], outcome })),
)
const alone = fc.constant<BetOn>('alone')

/** What a wager can be: its group, its folds, and on what its bets lie. Rounds are few, so that many wagers meet in one. */
const kinds: { group: string; folds: number; on: fc.Arbitrary<BetOn> }[] = [
  { group: 'casino', folds: 1, on: onTable('baccarat', 'player', 'banker', 'tie', 'small', 'big') },
  { group: 'casino', folds: 1, on: onTable('dragon-tiger', 'dragon', 'tiger', 'tie') },
  {
    group: 'casino',
    folds: 1,
    on: fc.oneof({ weight: 4, arbitrary: onTable('baccarat', 'player') }, fc.constant<BetOn>('unknown')),
  },
  {
    group: 'hc-casino',
    folds: 1,
    on: onTable(
      'roulette',
      'red',
      'black',
      'odd',
      'even',
      'low',
      'high',
      'dozen-1',
      'dozen-2',
      'dozen-3',
      'column-2',
      'straight-0',
      'split-17-18',
      'six-line-31-32-33-34-35-36',
    ),
  },
  { group: 'hc-casino', folds: 1, on: onTable('sic-bo', 'small', 'big', 'odd', 'even', 'total-10', 'double-3') },
  { group: 'slot', folds: 1, on: alone },
  { group: 'h-slot', folds: 1, on: alone },
  { group: 'fishing', folds: 1, on: alone },
  { group: 'virtual', folds: 1, on: onMatch },
  { group: 'e-sports', folds: 1, on: onMatch },
  { group: 'mini-game', folds: 1, on: fc.oneof(onDraw(ofBall), onDraw(ofSum)) },
  { group: 'mini-game', folds: 2, on: onDraw(ofBall, ofSum) },
  { group: 'sports', folds: 1, on: onMatch },
  { group: 'sports', folds: 2, on: alone },
  { group: 'sports', folds: 5, on: alone },
]

/** Often the same few stakes, so that sides cover each other in full, else any. */
const anyStake = fc.oneof(fc.constantFrom(1_000, 5_000, 10_000), fc.integer({ min: 1, max: 2_000_000 })).map(BigInt)
export const anyEnd = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ end: fc.constant<PlainBet['end']>('decided'), paid: fc.integer({ min: 0, max: 400 }) }),
  },
  fc.record({
    end: fc.oneof(
      choice('half-void', 'void', 'tie', 'cancelled', 'open'),
      fc.constantFrom<PlainBet['end']>([1n, 3n], [1n, 4n], [5n, 7n]),
    ),
    paid: fc.integer({ min: 0, max: 250 }),
  }),
)
type End = { end: PlainBet['end']; paid: number }
/** What a result makes of the bet of this index; `paid`: in hundredths of the stake, where the end leaves it open. */
export const ended = (bet: PlainBet, results: readonly End[], index: number): PlainBet => {
  const { end, paid } = results[index % results.length] ?? { end: 'open', paid: 0 }
  const cameBack = end === 'void' || end === 'tie'
  const isPaid = end !== 'open' && end !== 'cancelled'
  return { ...bet, end, payout: cameBack ? bet.stake : isPaid ? (bet.stake * BigInt(paid)) / 100n : 0n }
}

const anyWager = fc.constantFrom(...kinds).chain(({ group, folds, on }) =>
  fc.record({
    group: fc.constant(group),
    folds: fc.constant(folds),
    member: fc.nat(),
    round: fc.constantFrom(1, 1, 1, 2),
    bonus: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, percents),
    bets: fc.array(fc.record({ on, stake: anyStake }), { minLength: 1, maxLength: 4 }),
  }),
)

export const anyCommand = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('bet' as const), wager: anyWager }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('settle' as const),
      wager: fc.nat(),
      results: fc.array(anyEnd, { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({ what: fc.constant('move' as const), member: fc.nat(), partner: fc.nat() }),
  fc.record({ what: fc.constant('rates' as const), partner: fc.nat(), product: fc.nat(), hundredths: percents }),
)
export const anyWorld = fc.record({
  partners: fc.array(anyPartner, { minLength: 0, maxLength: 8 }),
  members: fc.array(anyMember, { minLength: 1, maxLength: 2 }),
})
export type Command = typeof anyCommand extends fc.Arbitrary<infer C> ? C : never
export type World = typeof anyWorld extends fc.Arbitrary<infer W> ? W : never

const FIRST_MEMBER = 100
/** Partner 1 is a head office; every other one stands below a partner of a higher tier. Members have numbers from 100. */
export const growTree = ({ partners, members }: World) => {
  const tiers = new Map([[1, 1]])
  const parents: { holderId: number; parentId: number | null; since: number }[] = []
  const rates: { holderId: number; rates: Rates; since: number }[] = []
  const grown = new Map<number, Rates>()
  const put = (holderId: number, parentId: number | null, own: Rates | null) => {
    parents.push({ holderId, parentId, since: 0 })
    if (!own) return
    rates.push({ holderId, rates: own, since: 0 })
    grown.set(holderId, own)
  }
  put(1, null, Object.fromEntries(ratedProducts.map((product, at) => [product, [110 + 17 * at, 1_500 - 40 * at]])))
  for (const [at, { tier, parent, rates: parts }] of partners.entries()) {
    const above = [...tiers].filter(([, other]) => other < tier).map(([holderId]) => holderId)
    const parentId = above[parent % above.length] ?? 1
    tiers.set(at + 2, tier)
    put(at + 2, parentId, scaled(grown.get(parentId) ?? {}, parts))
  }
  for (const [at, { partner, own }] of members.entries()) {
    const parentId = (partner % tiers.size) + 1
    put(FIRST_MEMBER + at, parentId, own === null ? null : scaled(grown.get(parentId) ?? {}, [own]))
  }
  const names = new Map([...tiers].map(([holderId, tier]) => [holderId, `PTN_${tier}`]))
  const chains = new Map<string, Pick<PlainWager, 'chainId' | 'holders'>>()
  return { tiers: names, parents, rates, chains, memberIds: members.map((_, at) => FIRST_MEMBER + at) }
}

const scaled = (rates: Rates, parts: readonly number[]): Rates =>
  Object.fromEntries(
    Object.entries(rates).map(([product, pair], at) => {
      const part = parts[at % parts.length] ?? 0
      return [product, [Math.floor((pair[0] * part) / 100), Math.floor((pair[1] * part) / 100)] as const]
    }),
  )

/** The chain that holds for a member now; each has one number. */
const chainNow = (tree: ReturnType<typeof growTree>, memberId: number, at: number) => {
  const holders = slowHolders(tree, memberId, at)
  const text = JSON.stringify(holders)
  const chain = tree.chains.get(text) ?? { chainId: tree.chains.size + 1, holders }
  tree.chains.set(text, chain)
  return chain
}

/** The wager, accepted now. */
export const placed = (
  tree: ReturnType<typeof growTree>,
  wagers: readonly PlainWager[],
  drawn: typeof anyWager extends fc.Arbitrary<infer W> ? W : never,
  at: number,
): PlainWager => {
  const memberId = tree.memberIds[drawn.member % tree.memberIds.length] ?? FIRST_MEMBER
  const bets = drawn.bets.map(({ on, stake }): PlainBet => ({ on, stake, payout: 0n, end: 'open' }))
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const { group, folds } = drawn
  const bonusStake = (stake * BigInt(drawn.bonus)) / 100n
  return {
    wagerId: wagers.length + 1,
    memberId,
    ...chainNow(tree, memberId, at),
    group,
    folds,
    round: `${drawn.round}`,
    bonusStake,
    bets,
  }
}
