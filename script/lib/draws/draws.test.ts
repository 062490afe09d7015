import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  blocksOf,
  bytesOfHex,
  type Draw,
  drawFrom,
  type Game,
  games,
  linksDownwards,
  seedOf,
  streamOver,
} from '@maru/draws'
import { expect, test } from 'vitest'
import { chanceOf, chiSquareOf, pooled } from './chi-square.ts'
import { drawsCommand } from './draws-command.ts'
import { frequenciesOf, leastChance } from './frequencies.ts'
import { drawsOf } from './rounds.ts'

const start = bytesOfHex('3c'.repeat(32))
const salt = bytesOfHex('a9'.repeat(32))
const given = ['--start', '3c'.repeat(32), '--salt', 'a9'.repeat(32)]

const silent = () => {}
const passes = (game: Game, draws: Iterable<Draw>) => {
  const rows = frequenciesOf(game, draws)
  return rows.every(({ chance }) => chance >= leastChance(rows.length))
}

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, upper critical values.
test.each([
  [1, 6.635],
  [2, 9.21],
  [5, 15.086],
  [10, 23.209],
  [27, 46.963],
  [69, 99.228],
  [100, 135.807],
])('with %i degrees of freedom one in a hundred is above %f', (freedom, critical) => {
  expect(chanceOf(critical, freedom)).toBeCloseTo(0.01, 4)
})

test('the chance of chi-square 0 is 1, and falls to 0', () => {
  expect(chanceOf(0, 5)).toBe(1)
  expect(chanceOf(4.351, 5)).toBeCloseTo(0.5, 3)
  expect(chanceOf(2_000, 5)).toBeLessThan(1e-12)
  expect(
    chiSquareOf([
      { observed: 60, expected: 50 },
      { observed: 40, expected: 50 },
    ]),
  ).toBe(4)
})

test('kinds of which few are expected are put together, and none is lost', () => {
  const kinds = [1, 2, 3, 4, 5, 1].map((expected, i) => ({ observed: i, expected }))
  expect(pooled(kinds)).toEqual([
    { observed: 3, expected: 6 },
    { observed: 12, expected: 10 },
  ])
  expect(pooled([{ observed: 2, expected: 3 }])).toEqual([{ observed: 2, expected: 3 }])
})

test.each(games)('%s: draws of a chain come as often as their probabilities say', (game) => {
  expect(passes(game, drawsOf(game, 1_500, start, salt))).toBe(true)
})

test('numbers by a remainder are found out', () => {
  const biased = function* (): Generator<Draw> {
    for (const { link } of linksDownwards(start, 10_000)) {
      const stream = streamOver(blocksOf(seedOf(salt, link)))
      const word = (limit: number) => ({ at: 0, bytes: [], bits: 8, value: stream.word(256).value % limit })
      yield drawFrom('powerball', { word, below: (limit) => word(limit).value })
    }
  }
  expect(passes('powerball', biased())).toBe(false)
})

test('a game whose first number is the lowest is found out', () => {
  const sorted = function* (): Generator<Draw> {
    for (const draw of drawsOf('kinoladder', 500, start, salt))
      yield { ...draw, numbers: draw.numbers.toSorted((a, b) => a - b) }
  }
  expect(passes('kinoladder', sorted())).toBe(false)
})

test('the command says what it compared, and how many failed', () => {
  const lines: string[] = []
  const asked = ['frequencies', '--draws', '500', '--game', 'powerladder', ...given]
  const passed = drawsCommand(asked, (line) => lines.push(line), silent)
  expect(passed).toBe(true)
  expect(lines.at(-2)).toMatch(/^500 draws of each game: 6 comparisons, 0 failed/)
})

test('the stream is the first two blocks of one round after the other, and as long as it was asked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draws-'))
  try {
    const file = join(folder, 'stream')
    drawsCommand(['stream', file, '--bytes', '150', ...given], silent, silent)
    const expected = [...linksDownwards(start, 3)]
      .slice(0, 3)
      .flatMap(({ link }) => [0, 1].map((counter) => blocksOf(seedOf(salt, link))(counter)))
    expect(readFileSync(file)).toEqual(Buffer.concat(expected).subarray(0, 150))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what the command does not know it refuses', () => {
  const refused = (...args: string[]) => expect(() => drawsCommand(args, silent, silent))
  refused('frequencies', '--game', 'roulette').toThrow('there is no game roulette')
  refused('frequencies', '--draws', '0').toThrow('a whole number above 0')
  refused('stream').toThrow('script/draws stream <file>')
  refused('guess').toThrow('script/draws stream <file>')
})
