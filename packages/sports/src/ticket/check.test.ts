import { describe, expect, test } from 'vitest'
import { problemOfSlip, problemOfTicket } from './check.ts'
import { divideStake, lineCount } from './lines.ts'
import { type Preset, presets, presetsOf } from './presets.ts'
import { selectionsAt, ticketAt } from './ticket.fixture.ts'
import type { Selection } from './ticket.ts'

test.each<[Preset, bigint]>([
  ['trixie', 4n],
  ['patent', 7n],
  ['yankee', 11n],
  ['lucky15', 15n],
  ['canadian', 26n],
  ['lucky31', 31n],
  ['heinz', 57n],
  ['lucky63', 63n],
  ['super-heinz', 120n],
  ['goliath', 247n],
])('a %s has %i lines', (name, lines) => {
  const { selections, sizes } = presets[name]
  expect(lineCount({ selections: selectionsAt(Array(selections).fill(2_000)), sizes })).toBe(lines)
  expect(presetsOf(selections)).toContain(name)
})

describe('a stake', () => {
  test('that does not divide is refused, and the nearest are offered', () => {
    const ticket = { ...ticketAt([2_000, 2_000, 2_000], [2]), stake: 10_000n }
    expect(problemOfTicket(ticket)).toEqual({ code: 'stake', nearest: { below: 9_999n, above: 10_002n } })
    expect(divideStake(2n, 3n)).toEqual({ perLine: null, below: null, above: 3n })
    expect(divideStake(9_999n, 3n)).toEqual({ perLine: 3_333n, below: 9_999n, above: 9_999n })
  })

  test.each([0n, -3n])('of %i is none', (stake) => {
    expect(problemOfTicket({ ...ticketAt([2_000], [1]), stake })).toEqual({ code: 'stake', nearest: null })
    expect(() => divideStake(stake, 1n)).toThrow(RangeError)
  })
})

const one = (more: Partial<Selection>): Selection => ({ event: 'a', market: '1', outcome: '1', price: 2_000, ...more })
const banker = { isBanker: true }
const fifteen = selectionsAt(Array(15).fill(2_000))

describe('a slip is refused', () => {
  test.each<[string, Selection[], number[], object | null]>([
    ['with nothing on it', [], [1], { code: 'no-selection' }],
    ['with 100 selections', selectionsAt(Array(100).fill(2_000)), [1], { code: 'too-many-selections', most: 20 }],
    ['without sizes', [one({})], [], { code: 'size', size: null }],
    ['with a size of nothing', [one({})], [0], { code: 'size', size: 0 }],
    ['with a size below nothing', [one({})], [-1], { code: 'size', size: -1 }],
    ['with a broken size', [one({}), one({ event: 'b' })], [1.5], { code: 'size', size: 1.5 }],
    ['with more than there are', [one({})], [2], { code: 'size', size: 2 }],
    ['with a size twice', [one({})], [1, 1], { code: 'size', size: 1 }],
    ['with a line of bankers alone', [one(banker), one({ event: 'b' })], [1], { code: 'size', size: 1 }],
    ['with too many lines', fifteen, [5, 6, 7, 8], { code: 'too-many-lines', lines: 20_878n, most: 10_000n }],
    ['with ten lines too many', fifteen, [6, 9], { code: 'too-many-lines', lines: 10_010n, most: 10_000n }],
    ['with a price that is none', [one({ price: 1_009 })], [1], { code: 'price', at: [0] }],
    ['with an outcome twice', [one({}), one({})], [1], { code: 'doubled', at: [0, 1] }],
    ['with legs that contradict', [one({}), one({ outcome: '3' })], [2], { code: 'contradiction', at: [0, 1] }],
    [
      'with an event twice in a line',
      [one({}), one({ market: '18/total=2.5' })],
      [1, 2],
      { code: 'same-event', at: [0, 1] },
    ],
    [
      'with an event beside its banker',
      [one(banker), one({ market: '29' }), one({ event: 'b' })],
      [2],
      { code: 'same-event', at: [0, 1] },
    ],
    ['not for an event twice in singles', [one({}), one({ market: '29' }), one({ outcome: '3' })], [1], null],
    [
      'not for an event twice beside a banker',
      [one({ event: 'b', ...banker }), one({}), one({ market: '29' })],
      [2],
      null,
    ],
    [
      'but for it in lines of three',
      [one({ event: 'b', ...banker }), one({}), one({ market: '29' })],
      [3],
      { code: 'same-event', at: [1, 2] },
    ],
    ['not for bankers alone', [one(banker), one({ event: 'b', ...banker })], [2], null],
  ])('%s', (_, selections, sizes, problem) => {
    expect(problemOfSlip({ selections, sizes })).toEqual(problem)
  })

  test('unless two markets of an event are declared independent; outcomes of one market never are', () => {
    const selections = [one({}), one({ market: '29' })]
    expect(problemOfSlip({ selections, sizes: [2] }, () => true)).toBeNull()
    expect(problemOfSlip({ selections: [one({}), one({ outcome: '3' })], sizes: [2] }, () => true)?.code).toBe(
      'contradiction',
    )
  })
})
