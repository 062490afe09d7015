import { expect, test } from 'vitest'
import { type Draft, holdersOf, levels, rollingExamples, wagersOf } from './examples.fixture.ts'
import { guideExamples, guideRates } from './guide.fixture.ts'
import { flowRule, lossesRule, type MemberFlow, type Play } from './losing/rules.ts'
import { adjustmentOf, type LosingLine, losingLineOf, type Weight, weightsOf } from './losing/settle.ts'
import { type LosingExample, losingExamples, type Played } from './losing-examples.fixture.ts'
import { bookkeeper, chainOfPlain, evenRates, linesOfPlain, productOfPlain, turnoverOfPlain } from './plain.fixture.ts'
import type { WageredGroup } from './product.ts'
import { type Fraction, type PlainWager, slowLosing, slowRolling, slowTurnover } from './slow/index.ts'

const inWords = (amount: bigint): string => amount.toLocaleString('en-US')
const sumOf = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, amount) => sum + amount, 0n)
const byLevel = (lines: readonly { holderId: number; amount: bigint }[]): string =>
  levels
    .map((_, at) => inWords(sumOf(lines.filter(({ holderId }) => holderId === at + 1).map(({ amount }) => amount))))
    .join(' / ')

test('the guide has an example for everything that is computed here, and no other', () => {
  expect([...guideExamples.keys()]).toEqual([...Object.keys(rollingExamples), ...Object.keys(losingExamples)])
})

test.each(Object.entries(rollingExamples).map(([no, steps]) => [no, guideExamples.get(no)?.happened, steps] as const))(
  '%s %s',
  (no, _, steps) => {
    expect(computed(steps)).toBe(guideExamples.get(no)?.comesTo)
    const last = wagersOf(steps.at(-1) ?? [], guideRates)
    const slow = `${inWords(sumOf(slowTurnover(last).values()))}: ${byLevel(slowRolling(last))}`
    expect(guideExamples.get(no)?.comesTo.split(';')[0]).toBe(slow)
  },
)

const computed = (steps: readonly (readonly Draft[])[]): string => {
  const books = bookkeeper()
  let lastChanges = 0
  for (const step of steps) {
    lastChanges = books.changes.length
    books.settle(wagersOf(step, guideRates))
  }
  const valid = sumOf(turnoverOfPlain(wagersOf(steps.at(-1) ?? [], guideRates)).map((one) => one.valid))
  const corrected = steps.length > 1 ? `; by correction ${byLevel(books.changes.slice(lastChanges).flat())}` : ''
  return `${inWords(valid)}: ${byLevel(books.changes.flat())}${corrected}`
}

test.each(
  Object.entries(losingExamples).map(([no, example]) => [no, guideExamples.get(no)?.happened, example] as const),
)('%s %s', (no, _, example) => {
  expect(losingInWords(lastPeriod(example))).toBe(guideExamples.get(no)?.comesTo)
})

test.each(Object.entries(losingExamples).filter(([, { periods }]) => periods.every(({ late }) => !late)))(
  '%s comes to the same by the independent path',
  (_, example) => {
    expect(slowLast(example)).toEqual(
      lastPeriod(example)
        .map(({ holderId, group, amount }) => ({ holderId, group, amount }))
        .filter(({ holderId }) => holderId > 1),
    )
  },
)

/** A wager for each row; store 6 and its member 7 stand in for 2 and 1. Nothing accrues where the example says nothing of rolling. */
const playedWagers = (played: readonly Played[]): PlainWager[] =>
  played.map(({ group, stake, payout, store = 2, rolling = false }, at) => {
    const holders = holdersOf(guideRates).map((holder) => ({
      ...holder,
      holderId: store === 2 || holder.holderId > 2 ? holder.holderId : 8 - holder.holderId,
      rates: rolling ? holder.rates : withoutRolling(holder.rates),
    }))
    const bets = [{ on: 'alone' as const, stake: BigInt(stake), payout: BigInt(payout), end: 'decided' }]
    const memberId = store === 2 ? 1 : 7
    return { wagerId: at, memberId, chainId: store, holders, group, folds: 1, round: `${at}`, bonusStake: 0n, bets }
  })
const withoutRolling = (rates: PlainWager['holders'][number]['rates']) => ({
  ...evenRates(0, 0),
  ...Object.fromEntries(Object.entries(rates).map(([product, [, losing]]) => [product, [0, losing] as const])),
})

const playsOf = (played: readonly Played[]): Play[] =>
  playedWagers(played).map((wager) => {
    const [stake, payout] = [wager.bets[0]?.stake ?? 0n, wager.bets[0]?.payout ?? 0n]
    const rolling = linesOfPlain(wager, stake).map(({ amount }) => amount)
    const chain = chainOfPlain(wager.holders)
    const { memberId, chainId } = wager
    return { memberId, chainId, chain, product: productOfPlain(wager), stake, losses: stake - payout, rolling }
  })

const flowOf = (flow: Partial<MemberFlow> = {}, waiting = 0n): MemberFlow => ({
  memberId: 1,
  bonuses: 0n,
  deposits: 0n,
  withdrawals: 0n,
  opening: 0n,
  closing: 0n,
  ...flow,
  waiting,
})

type Line = LosingLine & Pick<Weight, 'holderId' | 'group'>

const lastPeriod = ({ rule, negative = 'carry', periods }: LosingExample): Line[] => {
  const { basesOf } = rule === 'flow' ? flowRule : lossesRule
  let closed = new Map<string, Line>()
  let late: Weight[] = []
  let waiting = 0n
  for (const period of periods) {
    const found = basesOf({ plays: playsOf(period.played), flows: [flowOf(period.flow, waiting)] })
    waiting = sumOf(found.waiting.map(({ amount }) => amount))
    const lines = weightsOf(found.bases).map(({ holderId, group, weighted }): [string, Line] => {
      const key = `${holderId} ${group}`
      const before = closed.get(key)
      const adjustment = late.find((one) => one.holderId === holderId && one.group === group)?.weighted ?? 0n
      const sums = {
        ofPeriod: weighted,
        adjustments: before ? adjustmentOf(before, adjustment, negative) : 0n,
        carriedIn: before?.carriedOut ?? 0n,
      }
      return [key, { holderId, group, ...losingLineOf(sums, negative) }]
    })
    closed = new Map(lines)
    late = weightsOf(basesOf({ plays: playsOf(period.late ?? []), flows: [] }).bases)
  }
  return [...closed.values()]
}

const losingInWords = (lines: readonly Line[]): string => {
  const holders = [[2, 6], [3], [4], [5]]
  const row = (amountOf: (line: Line) => bigint) =>
    holders
      .map((ids) =>
        ids
          .map((id) => lines.filter(({ holderId }) => holderId === id))
          .filter((own) => own.length > 0)
          .map((own) => inWords(sumOf(own.map(amountOf))))
          .join(', '),
      )
      .join(' / ')
  const carried = lines.some(({ carriedOut }) => carriedOut !== 0n)
  return row(({ amount }) => amount) + (carried ? `; carried ${row(({ carriedOut }) => carriedOut / 10_000n)}` : '')
}

const slowLast = ({ rule = 'losses', negative = 'carry', periods }: LosingExample) => {
  let carriedIn = new Map<string, Fraction>()
  let waiting = 0n
  let lines: ReturnType<typeof slowLosing> = []
  for (const { played, flow } of periods) {
    const flows = [flowOf(flow, waiting)]
    lines = slowLosing(playedWagers(played), { rule, flows, negative, carriedIn })
    carriedIn = new Map(lines.map(({ holderId, group, carriedOut }) => [`${holderId} ${group}`, carriedOut]))
    waiting = played.length > 0 ? 0n : waiting - (flow?.bonuses ?? 0n)
  }
  return lines
    .map(({ holderId, group, amount }) => ({ holderId, group: group as WageredGroup, amount }))
    .filter(({ holderId }) => holderId > 1)
    .sort((one, other) => one.holderId - other.holderId)
}
