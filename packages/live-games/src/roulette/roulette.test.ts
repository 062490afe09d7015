import { expect, test } from 'vitest'
import { returnOfPlace } from '../place.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { type CallBet, callBets, neighbourBet } from './calls.ts'
import { europeanRoulette, roulettePlaces } from './european.ts'
import { colourOf, neighboursOf, wheelOrder } from './wheel.ts'

const ofKind = (kind: string) => roulettePlaces.filter((place) => place.kind === kind)
const numbersOf = (code: string) => roulettePlaces.find((place) => place.code === code)?.numbers ?? []
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other)

test('the wheel has each number once, and colours in turn', () => {
  expect(sorted(wheelOrder)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
  const colours = wheelOrder.slice(1).map(colourOf)
  expect(colours).toEqual(Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? 'red' : 'black')))
})

test('a layout has every place once, each with a code of its own', () => {
  const kinds = [...new Set(roulettePlaces.map(({ kind }) => kind))]
  const counts = Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind).length]))
  expect(counts).toEqual({
    straight: 37,
    split: 60,
    street: 12,
    trio: 2,
    corner: 22,
    'first-four': 1,
    'six-line': 11,
    dozen: 3,
    column: 3,
    'even-chance': 6,
  })
  expect(new Set(roulettePlaces.map(({ code }) => code)).size).toBe(157)
})

/** The layout as a picture: numbers in rows of three; what touches is found by looking, not by arithmetic. */
const touches = (one: number, other: number): boolean => {
  const [row, column, otherRow, otherColumn] = [one, other].flatMap((n) => [Math.ceil(n / 3), (n - 1) % 3]) as [
    number,
    number,
    number,
    number,
  ]
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1
}
const sets = (kind: string) =>
  ofKind(kind)
    .map(({ numbers }) => sorted(numbers).join(' '))
    .sort()

test('splits join two numbers that touch, corners four around a point', () => {
  const pairs: string[] = ['0 1', '0 2', '0 3']
  const squares: string[] = []
  for (let one = 1; one <= 36; one++)
    for (let two = one + 1; two <= 36; two++) {
      if (touches(one, two)) pairs.push(`${one} ${two}`)
      for (let three = two + 1; three <= 36; three++)
        for (let four = three + 1; four <= 36; four++)
          if (touches(one, two) && touches(three, four) && touches(one, three) && touches(two, four))
            squares.push(`${one} ${two} ${three} ${four}`)
    }
  expect(sets('split')).toEqual(pairs.sort())
  expect(sets('corner')).toEqual(squares.sort())
})

test.each([
  ['straight', 35, 1],
  ['split', 17, 2],
  ['street', 11, 3],
  ['trio', 11, 3],
  ['corner', 8, 4],
  ['first-four', 8, 4],
  ['six-line', 5, 6],
  ['dozen', 2, 12],
  ['column', 2, 12],
  ['even-chance', 1, 18],
])('every %s pays %i:1 on %i numbers and returns 36/37', (kind, pays, numbers) => {
  for (const place of ofKind(kind)) {
    const paid = wheelOrder.map((pocket) => place.returnedPerHundred(pocket)).filter((returned) => returned > 0)
    expect(paid).toEqual(Array.from({ length: numbers }, () => 100 * (pays + 1)))
    expect(returnOfPlace(place, europeanRoulette.outcomes())).toEqual({ numerator: 36n, denominator: 37n })
  }
})

test('no outside place wins on zero, and each pair of even chances shares the other numbers', () => {
  for (const [one, other] of [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ] as const)
    expect(sorted([...numbersOf(one), ...numbersOf(other)])).toEqual(sorted(wheelOrder).slice(1))
})

/** Clockwise from one number to another. */
const sector = (from: number, to: number): number[] => {
  const turned = [...wheelOrder, ...wheelOrder].slice(wheelOrder.indexOf(from))
  return turned.slice(0, turned.indexOf(to) + 1)
}
const sectors: Record<CallBet, [chips: number, number[]]> = {
  voisins: [9, sector(22, 25)],
  tiers: [6, sector(27, 33)],
  orphelins: [5, [...sector(17, 6), ...sector(1, 9)]],
  'zero-game': [4, sector(12, 15)],
}

test.each(Object.entries(sectors) as [CallBet, [number, number[]]][])(
  '%s covers its sector of the wheel',
  (call, [chips, numbers]) => {
    const parts = callBets[call]
    expect(new Set(parts.flatMap(({ place }) => numbersOf(place)))).toEqual(new Set(numbers))
    expect(parts.reduce((sum, part) => sum + part.chips, 0)).toBe(chips)
  },
)

test('neighbours lie around the number on the wheel', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
  expect(neighbourBet(26, 1).map(({ place }) => place)).toEqual(['straight-3', 'straight-26', 'straight-0'])
  expect(new Set(neighboursOf(5, 18)).size).toBe(37)
  expect(() => neighboursOf(37, 2)).toThrow(RangeError)
  expect(() => neighboursOf(0, 19)).toThrow(RangeError)
})

test('20,000 simulated rounds lie within the 99.9% interval of every place', () => {
  const random = randomOf(20_261_123)
  expect(placesOffTheirReturn(europeanRoulette, 20_000, () => random.below(37))).toEqual([])
})
