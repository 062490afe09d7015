import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attemptsBy,
  attemptsOf,
  type DrawRules,
  drawFrom,
  drawOfAttempts,
  drawRules,
  games,
  problemOfDraw,
} from './draw.ts'
import { streamOf, streamOver } from './stream.ts'

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })
const anyGame = fc.constantFrom(...games)
const streamOfBytes = (bytes: readonly number[]) =>
  streamOver((counter) => {
    if (counter > 0) throw new Error('the stream is at its end')
    return Uint8Array.from(bytes)
  })

test('every draw of every game is one that its rules allow', () =>
  fc.assert(
    fc.property(anyGame, seed, (game, bytes) => {
      expect(problemOfDraw(game, drawFrom(game, streamOf(bytes)))).toBeUndefined()
    }),
    { numRuns: 400 },
  ))

test('the same seed draws the same, and a ladder draws what its game of numbers draws', () =>
  fc.assert(
    fc.property(seed, (bytes) => {
      expect(drawFrom('powerball', streamOf(bytes))).toEqual(drawFrom('powerladder', streamOf(bytes)))
      expect(drawFrom('speedkino', streamOf(bytes))).toEqual(drawFrom('kinoladder', streamOf(bytes)))
    }),
  ))

test('numbers stay in the order in which they were drawn; repeated and too large ones are passed over', () => {
  // Five bits a ball and one to add, four bits the power ball: 28 and 31 are too large, and so is 12.
  const balls = [27, 4, 28, 27, 31, 0, 4, 9, 12].map((value) => value << 3)
  const stream = streamOfBytes([...balls, 12 << 4, 9 << 4])
  const attempts = attemptsOf('powerball', stream)
  expect(attempts.map(({ number, verdict }) => `${number} ${verdict}`)).toEqual([
    '28 taken',
    '5 taken',
    '29 outside',
    '28 repeated',
    '32 outside',
    '1 taken',
    '5 repeated',
    '10 taken',
    '13 taken',
    '12 outside',
    '9 taken',
  ])
})

test('each order of numbers has as many streams as any other: every stream of five words of a small game', () => {
  // Two of 1 to 3 by two bits each, where 3 is too large. A stream that ends before the second number draws nothing.
  const counts = new Map<string, number>()
  for (let words = 0; words < 4 ** 5; words++) {
    const bytes = [0, 1, 2, 3, 4].map((at) => ((words >> (2 * at)) & 3) << 6)
    const drawn = drawnBy({ numbers: 2, highest: 3, powerBalls: 0 }, bytes)
    if (drawn) counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['1-2', '1-3', '2-1', '2-3', '3-1', '3-2'])
  expect(new Set(counts.values()).size).toBe(1)
})

const drawnBy = (rules: DrawRules, bytes: readonly number[]): string | undefined => {
  try {
    return drawOfAttempts(attemptsBy(rules, streamOfBytes(bytes))).numbers.join('-')
  } catch {
    return undefined
  }
}

describe('what an imported feed says', () => {
  const powerball = { numbers: [16, 11, 3, 22, 27], powerBall: 7 }
  const kino = { numbers: Array.from({ length: 22 }, (_, i) => i + 1), powerBall: null }

  test('is a result where its rules allow it', () => {
    expect(problemOfDraw('powerball', powerball)).toBeUndefined()
    expect(problemOfDraw('speedkino', kino)).toBeUndefined()
    expect(problemOfDraw('kinoladder', { ...kino, numbers: kino.numbers.map((n) => n + 48) })).toBeUndefined()
  })

  test.each([
    ['powerball', { ...powerball, numbers: [1, 2, 3, 4] }, 'count'],
    ['powerball', { ...powerball, numbers: [1, 2, 3, 4, 5, 6] }, 'count'],
    ['powerball', { ...powerball, numbers: [1, 2, 3, 4, 29] }, 'range'],
    ['powerball', { ...powerball, numbers: [0, 2, 3, 4, 5] }, 'range'],
    ['powerball', { ...powerball, numbers: [1.5, 2, 3, 4, 5] }, 'range'],
    ['powerladder', { ...powerball, numbers: [1, 2, 3, 3, 5] }, 'repeated'],
    ['powerball', { ...powerball, powerBall: 10 }, 'power-ball'],
    ['powerball', { ...powerball, powerBall: -1 }, 'power-ball'],
    ['powerball', { ...powerball, powerBall: 0.5 }, 'power-ball'],
    ['powerball', { ...powerball, powerBall: null }, 'power-ball'],
    ['speedkino', { ...kino, powerBall: 3 }, 'power-ball'],
    ['speedkino', { ...kino, numbers: [...kino.numbers.slice(1), 71] }, 'range'],
    ['speedkino', powerball, 'count'],
  ] as const)('%s %j is refused: %s', (game, draw, problem) => {
    expect(problemOfDraw(game, draw)).toBe(problem)
  })
})

test('each game draws what the specification says', () => {
  expect(drawRules).toEqual({
    powerball: { numbers: 5, highest: 28, powerBalls: 10 },
    powerladder: { numbers: 5, highest: 28, powerBalls: 10 },
    speedkino: { numbers: 22, highest: 70, powerBalls: 0 },
    kinoladder: { numbers: 22, highest: 70, powerBalls: 0 },
  })
})
