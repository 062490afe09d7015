import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultOptions, factsOf, kinoFacts, ladderFacts, powerballFacts, sumRangeOf } from './facts.ts'

test.each([
  [15, 'small', 'A', 'under'],
  [35, 'small', 'A', 'under'],
  [36, 'small', 'B', 'under'],
  [49, 'small', 'B', 'under'],
  [50, 'small', 'C', 'under'],
  [57, 'small', 'C', 'under'],
  [58, 'small', 'D', 'under'],
  [64, 'small', 'D', 'under'],
  [65, 'medium', 'D', 'under'],
  [66, 'medium', 'E', 'under'],
  [72, 'medium', 'E', 'under'],
  [73, 'medium', 'E', 'over'],
  [78, 'medium', 'E', 'over'],
  [79, 'medium', 'F', 'over'],
  [80, 'medium', 'F', 'over'],
  [81, 'large', 'F', 'over'],
  [130, 'large', 'F', 'over'],
] as const)('a sum of %i is %s, section %s and %s', (sum, size, section, sumSide) => {
  expect(powerballFacts(sum, 0)).toMatchObject({ sum, size, section, sumSide })
})

test('a sum that five balls cannot have is an error', () => {
  expect(() => powerballFacts(131, 0)).toThrow(RangeError)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('the power ball %i is odd or even, under or over 4.5', (ball) => {
  const facts = powerballFacts(70, ball)
  expect(facts.powerBallParity).toBe([1, 3, 5, 7, 9].includes(ball) ? 'odd' : 'even')
  expect(facts.powerBallSide).toBe([0, 1, 2, 3, 4].includes(ball) ? 'under' : 'over')
})

test.each([
  [1, 'left', 3, 'even'],
  [2, 'right', 3, 'odd'],
  [13, 'left', 3, 'even'],
  [14, 'right', 3, 'odd'],
  [15, 'left', 4, 'odd'],
  [16, 'right', 4, 'even'],
  [27, 'left', 4, 'odd'],
  [28, 'right', 4, 'even'],
] as const)(
  'the first ball %i of a power ladder starts %s, has %i lines and ends %s',
  (first, start, lines, parity) => {
    const draw = { numbers: [first, 9, 10, 11, 12], powerBall: 3 }
    expect(factsOf('powerladder', draw)).toEqual({ first, start, lines, parity })
  },
)

test.each([
  [1, 'left', 3, 'even'],
  [34, 'right', 3, 'odd'],
  [35, 'left', 3, 'even'],
  [36, 'right', 4, 'even'],
  [69, 'left', 4, 'odd'],
  [70, 'right', 4, 'even'],
] as const)(
  'the first number %i of a kino ladder starts %s, has %i lines and ends %s',
  (first, start, lines, parity) => {
    const numbers = [first, ...Array.from({ length: 21 }, (_, i) => i + 2)]
    expect(factsOf('kinoladder', { numbers, powerBall: null })).toEqual({ first, start, lines, parity })
  },
)

test('a site may have three lines up to another number in the kino ladder, and the power ladder does not change with it', () => {
  const options = { kinoThreeLinesUpTo: 10 }
  expect(factsOf('kinoladder', { numbers: [11], powerBall: null }, options).lines).toBe(4)
  expect(factsOf('powerladder', { numbers: [11], powerBall: 0 }, options).lines).toBe(3)
  expect(defaultOptions.kinoThreeLinesUpTo).toBe(35)
})

test('a ladder ends where its lines lead: each crosses over once', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 69 }), (first, threeLinesUpTo) => {
      const { start, lines, parity } = ladderFacts(first, threeLinesUpTo)
      let isLeft = start === 'left'
      for (let line = 0; line < lines; line++) isLeft = !isLeft
      expect(parity).toBe(isLeft ? 'odd' : 'even')
    }),
  ))

test('speed kino goes by the sum and its last digit', () => {
  const numbers = Array.from({ length: 22 }, (_, i) => i + 1)
  expect(factsOf('speedkino', { numbers, powerBall: null })).toEqual({
    sum: 253,
    lastDigit: 3,
    sumParity: 'odd',
    lastDigitSide: 'under',
  })
  expect(kinoFacts(804)).toMatchObject({ lastDigit: 4, sumParity: 'even', lastDigitSide: 'under' })
  expect(kinoFacts(805)).toMatchObject({ lastDigit: 5, sumParity: 'odd', lastDigitSide: 'over' })
})

test('the order of the balls changes no fact of powerball', () => {
  const one = factsOf('powerball', { numbers: [3, 11, 16, 22, 27], powerBall: 7 })
  expect(factsOf('powerball', { numbers: [27, 3, 22, 16, 11], powerBall: 7 })).toEqual(one)
  expect(one).toEqual({
    sum: 79,
    sumParity: 'odd',
    sumSide: 'over',
    size: 'medium',
    section: 'F',
    powerBall: 7,
    powerBallParity: 'odd',
    powerBallSide: 'over',
  })
})

test('the range of a size and of a section are the sums that have it', () => {
  expect(sumRangeOf('small')).toEqual({ least: 15, most: 64 })
  expect(sumRangeOf('large')).toEqual({ least: 81, most: 130 })
  expect(sumRangeOf('C')).toEqual({ least: 50, most: 57 })
  for (const name of ['small', 'medium', 'large', 'A', 'B', 'C', 'D', 'E', 'F'] as const) {
    const { least, most } = sumRangeOf(name)
    for (const sum of [least, most]) {
      const { size, section } = powerballFacts(sum, 0)
      expect([size, section]).toContain(name)
    }
  }
})
