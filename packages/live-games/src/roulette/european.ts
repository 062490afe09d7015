import type { CountedGame, Place } from '../place.ts'
import { colourOf, pockets } from './wheel.ts'

/** A place of the layout: it wins when the ball falls into one of its numbers. */
export type RoulettePlace = Place<number> & { numbers: readonly number[] }

/** Zero lies above the rows 1-2-3 to 34-35-36. */
const rows = 12
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const all = range(1, 36)

/** Of 36 units a place pays 36 / numbers, the stake included: all usual payouts (35:1, 17:1, 11:1, 8:1, 5:1, 2:1, 1:1) follow from it. */
const placeOf = (kind: string, code: string, numbers: readonly number[]): RoulettePlace => {
  const returned = 3_600 / numbers.length
  const won = new Set(numbers)
  return { code, kind, numbers, returnedPerHundred: (pocket) => (won.has(pocket) ? returned : 0) }
}

const inside = (kind: string, sets: readonly number[][]): RoulettePlace[] =>
  sets.map((numbers) => placeOf(kind, `${kind}-${numbers.join('-')}`, numbers))

const rowAt = (row: number): number[] => [3 * row + 1, 3 * row + 2, 3 * row + 3]
const rowsFrom = range(0, rows - 1)
/** The upper left number of every square of four. */
const cornersAt = all.filter((number) => number % 3 !== 0 && number <= 32)

const splits = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...all.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...all.filter((number) => number <= 33).map((number) => [number, number + 3]),
]

/** Every place of a European layout, without la partage: an even chance loses whole to zero. */
export const roulettePlaces: readonly RoulettePlace[] = [
  ...inside(
    'straight',
    range(0, 36).map((number) => [number]),
  ),
  ...inside('split', splits),
  ...inside('street', rowsFrom.map(rowAt)),
  ...inside('trio', [
    [0, 1, 2],
    [0, 2, 3],
  ]),
  ...inside(
    'corner',
    cornersAt.map((number) => [number, number + 1, number + 3, number + 4]),
  ),
  ...inside('first-four', [[0, 1, 2, 3]]),
  ...inside(
    'six-line',
    rowsFrom.slice(0, -1).map((row) => [...rowAt(row), ...rowAt(row + 1)]),
  ),
  ...[1, 2, 3].map((third) => placeOf('dozen', `dozen-${third}`, range(12 * third - 11, 12 * third))),
  ...[1, 2, 3].map((third) =>
    placeOf(
      'column',
      `column-${third}`,
      all.filter((number) => (number - third) % 3 === 0),
    ),
  ),
  placeOf(
    'even-chance',
    'red',
    all.filter((number) => colourOf(number) === 'red'),
  ),
  placeOf(
    'even-chance',
    'black',
    all.filter((number) => colourOf(number) === 'black'),
  ),
  placeOf(
    'even-chance',
    'odd',
    all.filter((number) => number % 2 === 1),
  ),
  placeOf(
    'even-chance',
    'even',
    all.filter((number) => number % 2 === 0),
  ),
  placeOf('even-chance', 'low', range(1, 18)),
  placeOf('even-chance', 'high', range(19, 36)),
]

/** European roulette. An outcome is the pocket, 0 to 36. */
export const europeanRoulette: CountedGame<number> & { places: readonly RoulettePlace[] } = {
  code: 'roulette',
  places: roulettePlaces,
  outcomes: () => range(0, pockets - 1).map((pocket) => ({ outcome: pocket, ways: 1 })),
}
