import { lineCount } from '@maru/sports'
import { expect, test } from 'vitest'
import { exposedKeysOf, exposurePartsOf } from '../exposure/exposure.rules.ts'
import {
  type AskedSlip,
  areNamed,
  contentOf,
  fingerprintOf,
  isImpossible,
  pricedSlip,
  sharedEventsOf,
} from './slip.rules.ts'

const pick = (eventId: number, marketKey = '1', outcome = '1', price = 2_000) => ({
  eventId,
  marketKey,
  outcome,
  price,
  isBanker: false,
})
const slip = (selections: AskedSlip['selections'], sizes = [selections.length]): AskedSlip => ({ selections, sizes })
const pricesOf = ({ selections }: AskedSlip) => selections.map(({ price }) => price)

test('selections of one event count as one of an accumulator, at their common price', () => {
  const asked = slip([pick(1), pick(2, '1', '1', 3_000), pick(1, '18/total=2.5', '12')])
  expect(isImpossible(asked)).toBe(false)
  expect(sharedEventsOf(asked)).toEqual([1])
  const priced = pricedSlip(asked, pricesOf(asked), new Map([[1, 3_500]]))
  expect(priced?.partOf).toEqual([0, 1, 0])
  expect(priced?.slip.selections.map(({ price }) => price)).toEqual([3_500, 3_000])
  expect(priced && lineCount(priced.slip)).toBe(1n)
})

test('without a common price there is no slip, and systems have none', () => {
  const asked = slip([pick(1), pick(1, '18/total=2.5', '12')])
  expect(pricedSlip(asked, pricesOf(asked), new Map([[1, null]]))).toBeUndefined()
  expect(isImpossible(slip([pick(1), pick(1, '18/total=2.5', '12'), pick(2)], [2]))).toBe(true)
  expect(isImpossible(slip([pick(1), pick(1, '1', '2')]))).toBe(true)
})

test('a ticket with selections of one event takes up its whole loss on each of their outcomes, and once on the event', () => {
  const asked = slip([pick(1), pick(1, '18/total=2.5', '12')])
  const priced = pricedSlip(asked, pricesOf(asked), new Map([[1, 3_500]]))
  if (!priced) throw new Error('no slip')
  const legs = asked.selections.map((selection) => ({ ...selection, competitionId: '7' }))
  const parts = exposurePartsOf(priced.slip, exposedKeysOf(legs, priced.partOf), 10_000)
  expect(parts.map(({ kind, key, loss }) => [kind, key, loss])).toEqual([
    ['outcome', '1 1 1', 25_000],
    ['event', '1', 25_000],
    ['competition', '7', 25_000],
    ['outcome', '1 18/total=2.5 12', 25_000],
  ])
})

test('of a system only the lines with an outcome count for it', () => {
  const asked = slip([pick(1), pick(2), pick(3)], [2])
  const priced = pricedSlip(asked, pricesOf(asked), new Map())
  if (!priced) throw new Error('no slip')
  const legs = asked.selections.map((selection, i) => ({ ...selection, competitionId: String(i) }))
  const [first] = exposurePartsOf(priced.slip, exposedKeysOf(legs, priced.partOf), 30_000)
  // Two of the three lines of 10,000 at 4.00.
  expect(first).toMatchObject({ kind: 'outcome', loss: 60_000 })
})

test('the content of a ticket is the same in any order and at any price; what it says is not', () => {
  const one = { ...slip([pick(1), pick(2)]), ticketId: 'a', stake: 1_000, pricePolicy: 'none' as const }
  const other = { ...one, selections: [pick(2, '1', '1', 2_100), pick(1)], stake: 2_000 }
  expect(contentOf(one)).toBe(contentOf(other))
  expect(fingerprintOf(one)).not.toBe(fingerprintOf(other))
  expect(contentOf(one)).not.toBe(contentOf({ ...one, sizes: [1] }))
})

test('a banker says nothing where one line is all of it, and is a part of a system', () => {
  const banker = { ...pick(1), isBanker: true }
  const others = [pick(2), pick(3)]
  expect(contentOf(slip([banker, ...others]))).toBe(contentOf(slip([pick(1), ...others])))
  expect(contentOf(slip([banker]))).toBe(contentOf(slip([pick(1)])))
  expect(contentOf(slip([banker, ...others], [2]))).not.toBe(contentOf(slip([pick(1), ...others], [2])))
})

test.each([
  ['1', '1', true],
  ['18/total=2.5', '12', true],
  ['45/score=0:0', 'sr:correct_score:1:0', true],
  ['', '1', false],
  ['x', '1', false],
  ['0', '1', false],
  ['1/', '1', false],
  ['18/total', '12', false],
  ['18/total=1|total=2', '12', false],
  ['99999999999', '1', false],
  ['1\u0000', '1', false],
  ['1', '1\u0000', false],
  ['__proto__', '1', false],
])('the market %j with the outcome %j is one that may be looked for: %s', (marketKey, outcome, is) => {
  expect(areNamed(slip([pick(1, marketKey, outcome)]))).toBe(is)
})
