import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lost, won } from '../market/line.ts'
import { settleMarket } from '../market/settle.ts'
import type { Market } from '../market.ts'
import { lineCount } from '../ticket/lines.ts'
import { anyTicket, modelLegs, selectionsAt } from '../ticket/ticket.fixture.ts'
import { linesOf } from '../ticket/ticket.model.ts'
import type { Selection, Ticket } from '../ticket/ticket.ts'
import { largestStake, type Room, type StakeLimits } from './largest-stake.ts'
import { costIn, type HeldTicket, liabilityOf, liabilityWith, worstOf } from './liability.ts'
import { endsOf } from './scenarios.ts'

const market: Market = { type: 1, specifiers: {} }
const on = (outcome: string, price: number, more: Partial<Selection> = {}): Selection => ({
  event: 'a',
  market: '1',
  outcome,
  price,
  ...more,
})
const held = (stake: bigint, ...selections: Selection[]): HeldTicket => ({
  ticket: { selections, sizes: [selections.length], stake },
  known: selections.map(() => null),
})
const elsewhere = on('1', 3_000, { event: 'b' })

describe('a market costs', () => {
  const tickets = [held(1_000n, on('1', 2_000)), held(500n, on('2', 4_000)), held(100n, on('3', 5_000), elsewhere)]

  test('what each outcome pays less all stakes, and at most the worst of them; legs elsewhere count as won', () => {
    const { worst, costs } = liabilityOf('a', market, [...tickets, held(9_000n, elsewhere)])
    expect(Object.fromEntries(costs)).toEqual({ 1: 400n, 2: 400n, 3: -100n })
    expect(worst).toBe(400n)
  })

  test('nothing for a leg that is lost, and what one more ticket adds', () => {
    const [first, second, third] = tickets
    if (first === undefined || second === undefined || third === undefined) throw new Error('three tickets')
    const { before, after } = liabilityWith('a', market, [first, second, { ...third, known: [null, lost] }], {
      selections: [on('3', 5_000)],
      sizes: [1],
      stake: 1_000n,
    })
    expect(before.costs.get('3')).toBe(-1_600n)
    expect(after.costs.get('3')).toBe(2_400n)
    expect(after.worst).toBe(2_400n)
  })

  test('half of it on a quarter line', () => {
    const line = { type: 16, specifiers: { hcp: '-0.25' } }
    const single = held(1_000n, on('1715', 1_900, { market: '16/hcp=-0.25' }))
    const { worst, costs } = liabilityOf('a', line, [single])
    expect(Object.fromEntries(costs)).toEqual({ 1714: -1_000n, 1715: 900n })
    expect(worst).toBe(900n)
    const draw = (selection: Selection) => settleMarket(line, level)?.get(selection.outcome) ?? null
    expect(costIn(draw, [single])).toBe(450n)
  })

  test('what an outcome that wins by half costs, where that is more than a win in full', () => {
    const line = { type: 18, specifiers: { total: '2.25' } }
    const onLine = (outcome: string) => on(outcome, 2_000, { market: '18/total=2.25' })
    const { costs } = liabilityOf('a', line, [held(1_000n, onLine('12')), held(10n, onLine('13'))])
    expect(Object.fromEntries(costs)).toEqual({ 12: 990n, 13: -495n })
  })
})
const level = { home: 1, away: 1, periods: [], ended: true, winner: null }

test('an event costs the worst of its scores, over all of its markets', () => {
  const tickets = [
    held(1_000n, on('1', 2_000)),
    held(1_000n, on('13', 1_900, { market: '18/total=2.5' })),
    held(1_000n, on('1', 2_000), elsewhere),
  ]
  const markets: Record<string, Market> = { 1: market, '18/total=2.5': { type: 18, specifiers: { total: '2.5' } } }
  const scenarios = [
    level,
    { ...level, home: 3, winner: 'home' as const },
    { ...level, home: 2, winner: 'home' as const },
  ]
    .map((score) => ({ ...score, away: score.home === 1 ? 1 : 0 }))
    .map((score) => ({ event, market: key, outcome }: Selection) => {
      const found = event === 'a' ? markets[key] : undefined
      return found === undefined ? null : (settleMarket(found, score)?.get(outcome) ?? null)
    })
  expect(scenarios.map((scenario) => costIn(scenario, tickets))).toEqual([-1_100n, 5_000n, 6_900n])
  expect(worstOf(scenarios, tickets)).toEqual({ cost: 6_900n, at: 2 })
  expect(() => worstOf([], tickets)).toThrow(RangeError)
})

describe('the ends of a market', () => {
  test.each<[string, Market, number]>([
    ['each of three', { type: 1, specifiers: {} }, 4],
    ['two of three', { type: 10, specifiers: {} }, 4],
    ['a whole line', { type: 18, specifiers: { total: '2' } }, 3],
    ['a half line', { type: 18, specifiers: { total: '2.5' } }, 3],
    ['a quarter line', { type: 18, specifiers: { total: '2.25' } }, 4],
    ['a quarter line of a handicap', { type: 16, specifiers: { hcp: '-0.75' } }, 4],
  ])('%s', (_, one, count) => {
    expect(endsOf(one)).toHaveLength(count)
  })

  test('are those that scores give, whatever the line', () => {
    for (let quarters = 0; quarters <= 24; quarters++) {
      const total: Market = { type: 18, specifiers: { total: String(quarters / 4) } }
      const handicap: Market = { type: 16, specifiers: { hcp: String(quarters / 4 - 3) } }
      for (const one of [total, handicap]) {
        const ends = new Set(endsOf(one).map((end) => JSON.stringify([...end])))
        for (let home = 0; home <= 9; home++)
          for (let away = 0; away <= 9; away++)
            expect(ends).toContain(JSON.stringify([...(settleMarket(one, { ...level, home, away }) ?? [])]))
      }
    }
  })
})

const free: StakeLimits = {
  leastStake: 1n,
  mostStake: 10_000n,
  mostPrice: Number.MAX_SAFE_INTEGER,
  mostWin: 10n ** 9n,
  rooms: [],
}
const room = (kind: Room['kind'], key: string, selections: number[], won: bigint): Room => ({
  kind,
  key,
  selections,
  room: won,
})

describe('the largest stake', () => {
  const double = { selections: selectionsAt([2_000, 3_000]), sizes: [2] }
  const doubles = { selections: selectionsAt([2_000, 3_000, 1_500]), sizes: [2] }
  test.each<[string, typeof double, Partial<StakeLimits>, bigint, object]>([
    ['is the member’s', double, {}, 10_000n, { kind: 'stake' }],
    ['is shared by the lines', doubles, {}, 9_999n, { kind: 'stake' }],
    ['wins no more than is allowed', double, { mostWin: 60_000n }, 10_000n, { kind: 'stake' }],
    ['wins no more than is allowed, to the won', double, { mostWin: 59_999n }, 9_999n, { kind: 'win' }],
    ['is nothing above the most price', double, { mostPrice: 5_999 }, 0n, { kind: 'price' }],
    ['is not refused at the most price', double, { mostPrice: 6_000 }, 10_000n, { kind: 'stake' }],
    ['is nothing below the least', double, { leastStake: 5_000n, mostWin: 29_999n }, 0n, { kind: 'win' }],
    [
      'costs an outcome no more than is left',
      double,
      { rooms: [room('outcome', 'x', [0], 5_000n)] },
      1_000n,
      { kind: 'outcome', key: 'x' },
    ],
    [
      'lets the tightest of them win',
      double,
      { rooms: [room('event', 'e', [0], 5_000n), room('competition', 'c', [0, 1], 4_000n)] },
      800n,
      { kind: 'competition', key: 'c' },
    ],
    // Of each won the lines 1-2 and 1-3 pay 6 + 3 and cost 2.
    [
      'counts the lines with the outcome alone',
      doubles,
      { rooms: [room('outcome', 'x', [0], 700n)] },
      300n,
      { kind: 'outcome', key: 'x' },
    ],
    [
      'is nothing where there is no room',
      double,
      { rooms: [room('event', 'e', [0], -1n)] },
      0n,
      { kind: 'event', key: 'e' },
    ],
  ])('%s', (_, slip, limits, stake, by) => {
    expect(largestStake(slip, { ...free, ...limits })).toEqual({ stake, by })
  })

  test('is within every limit, and one won more on each line is not, by the model', () => {
    const limits = fc.record({
      mostStake: fc.bigInt({ min: 1n, max: 10_000_000n }),
      mostWin: fc.bigInt({ min: 1n, max: 50_000_000n }),
      rooms: fc.array(fc.tuple(fc.nat(63), fc.bigInt({ min: 0n, max: 20_000_000n })), { maxLength: 3 }),
    })
    const property = fc.property(anyTicket(6), limits, (ticket, { mostStake, mostWin, rooms }) => {
      const chosen = rooms.map(([bits, left], index) =>
        room(
          'event',
          String(index),
          ticket.selections.map((__, at) => at).filter((at) => (bits >> at) % 2 === 1),
          left,
        ),
      )
      const { stake } = largestStake(ticket, { ...free, mostStake, mostWin, rooms: chosen })
      const lines = lineCount(ticket)
      const isWithin = (perLine: bigint) =>
        perLine * lines <= mostStake &&
        paid(ticket, perLine, null) <= mostWin &&
        chosen.every(({ selections, room: left }) => {
          const with_ = linesOf(modelLegs(ticket, []), ticket.sizes).filter((line) =>
            line.some((at) => selections.includes(at)),
          )
          return paid(ticket, perLine, selections) - perLine * BigInt(with_.length) <= left
        })
      expect(stake % lines).toBe(0n)
      expect(isWithin(stake / lines)).toBe(true)
      expect(isWithin(stake / lines + 1n)).toBe(false)
    })
    fc.assert(property, { numRuns: 200 })
  })
})

/** What lines with one of the selections pay, all of them won; null: all lines. */
const paid = (ticket: Ticket, perLine: bigint, selections: readonly number[] | null): bigint => {
  const legs = modelLegs(
    ticket,
    ticket.selections.map(() => won),
  )
  const [over, under] = linesOf(legs, ticket.sizes)
    .filter((line) => selections === null || line.some((at) => selections.includes(at)))
    .map((line) => line.map((at) => BigInt(legs[at]?.price ?? 0)))
    .reduce<[bigint, bigint]>(
      ([sum, scale], prices) => [
        sum + prices.reduce((product, price) => product * price, 1n) * 1_000n ** BigInt(legs.length - prices.length),
        scale,
      ],
      [0n, 1_000n ** BigInt(legs.length)],
    )
  return (over * perLine) / under
}
