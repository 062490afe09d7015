import { type Place, placeOnMarket, type Side } from './place.ts'

/** Tables whose places are known, by the codes that they have at our own live tables. */
export type KnownTable =
  | 'baccarat'
  | 'baccarat-no-commission'
  | 'dragon-tiger'
  | 'roulette'
  | 'multiplier-roulette'
  | 'sic-bo'
  | 'andar-bahar'
  | 'blackjack'

/** What a chip lies on, as far as another chip can be opposite to it. A place that stands in no list below is `alone`. Throws RangeError for a place that roulette has not. */
export const placeOnTable = (table: KnownTable, code: string): Side => {
  if (table === 'roulette' || table === 'multiplier-roulette') return placeOnWheel(code)
  const outcomes = marketsOfTables[table].find((market) => market.includes(code))
  return outcomes ? placeOnMarket(`${table} ${outcomes[0]}`, outcomes, code) : 'alone'
}

/** Of each list exactly one wins. Where none does, all are lost or come back: the house's own result (a triple, a seven) or a tie. */
const baccarat = [
  ['player', 'banker'],
  ['small', 'big'],
]
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const marketsOfTables: Readonly<
  Record<Exclude<KnownTable, 'roulette' | 'multiplier-roulette'>, readonly (readonly string[])[]>
> = {
  baccarat,
  'baccarat-no-commission': baccarat,
  'dragon-tiger': [
    ['dragon', 'tiger'],
    ...['dragon', 'tiger'].flatMap((side) => [
      [`${side}-odd`, `${side}-even`],
      [`${side}-red`, `${side}-black`],
      [`${side}-big`, `${side}-small`],
    ]),
  ],
  'sic-bo': [['small', 'big'], ['odd', 'even'], range(4, 17).map((sum) => `total-${sum}`)],
  'andar-bahar': [
    ['andar', 'bahar'],
    ['1-5', '6-10', '11-15', '16-25', '26-30', '31-35', '36-40', '41-49'].map((cards) => `cards-${cards}`),
  ],
  blackjack: [],
}

/** Zero is the house's: who covers 1 to 36 has covered the wheel. */
const wheel = { code: 'wheel', cells: 36 }
const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const all = range(1, 36)
const outside: Readonly<Record<string, readonly number[]>> = {
  red,
  black: all.filter((number) => !red.includes(number)),
  odd: all.filter((number) => number % 2 === 1),
  even: all.filter((number) => number % 2 === 0),
  low: range(1, 18),
  high: range(19, 36),
  ...Object.fromEntries([1, 2, 3].map((third) => [`dozen-${third}`, range(12 * third - 11, 12 * third)])),
  ...Object.fromEntries(
    [1, 2, 3].map((third) => [`column-${third}`, all.filter((number) => number % 3 === third % 3)]),
  ),
}
const INSIDE = /^(?:straight|split|street|trio|corner|first-four|six-line)-(\d+(?:-\d+)*)$/

const placeOnWheel = (code: string): Place => {
  const numbers = outside[code] ?? INSIDE.exec(code)?.[1]?.split('-').map(Number)
  if (!numbers) throw new RangeError(`roulette has no place ${code}`)
  const cells = numbers.filter((number) => number > 0).map((number) => number - 1)
  return { covers: [{ field: wheel, cells }], returns: wheel.cells / numbers.length }
}
