import { jointPlace, type Place } from './place.ts'

/** Mini games whose markets are known, by the codes of their draws. */
export type KnownDraw = 'powerball' | 'powerladder' | 'speedkino' | 'kinoladder'
export type Selection = { market: string; outcome: string }

/** What a mini game's bet is on: one selection, or a combination of several. Throws RangeError for a market or an outcome that the game has not. */
export const placeOnDraw = (game: KnownDraw, selections: readonly Selection[]): Place => {
  if (selections.length === 0) throw new RangeError('a bet without selections')
  return jointPlace(selections.map((selection) => placeOf(game, selection)))
}

/** Results that markets of one field tell apart, in words; an outcome `odd-under` wins on those that have both. */
type Cells = readonly string[]
const fourOfDigit: Cells = ['odd under', 'odd over', 'even under', 'even over']
const fields = {
  ball: fourOfDigit,
  digit: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  sum: ['odd', 'even'].flatMap((parity) =>
    ['small under', 'medium under', 'medium over', 'large over'].map((size) => `${parity} ${size}`),
  ),
  section: ['A', 'B', 'C', 'D', 'E', 'F'],
  rungs: ['left 3 even', 'left 4 odd', 'right 3 odd', 'right 4 even'],
} satisfies Record<string, Cells>
type FieldCode = keyof typeof fields

/** Of each market its field, and how many outcomes it has. The power ball's digit and the section of the sum are fields of their own: by number of outcomes they cannot be weighed against the others. */
type Markets = Readonly<Record<string, readonly [field: FieldCode, outcomes: number]>>
const ladder: Markets = { start: ['rungs', 2], lines: ['rungs', 2], parity: ['rungs', 2], 'start-lines': ['rungs', 4] }
const markets: Readonly<Record<KnownDraw, Markets>> = {
  powerball: {
    'power-ball-parity': ['ball', 2],
    'power-ball-side': ['ball', 2],
    'power-ball-pair': ['ball', 4],
    'power-ball-exact': ['digit', 10],
    'sum-parity': ['sum', 2],
    'sum-side': ['sum', 2],
    'sum-pair': ['sum', 4],
    'sum-size': ['sum', 3],
    'sum-size-parity': ['sum', 6],
    'sum-section': ['section', 6],
  },
  powerladder: ladder,
  speedkino: { 'sum-parity': ['ball', 2], 'digit-side': ['ball', 2], 'digit-pair': ['ball', 4] },
  kinoladder: ladder,
}

const placeOf = (game: KnownDraw, { market, outcome }: Selection): Place => {
  const [field, outcomes] = markets[game][market] ?? []
  if (!field || !outcomes) throw new RangeError(`${game} has no market ${market}`)
  const words = outcome.split('-')
  const cells = fields[field].flatMap((cell, at) => (words.every((word) => cell.split(' ').includes(word)) ? [at] : []))
  if (cells.length === 0) throw new RangeError(`${market} has no outcome ${outcome}`)
  return { covers: [{ field: { code: field, cells: fields[field].length }, cells }], returns: outcomes }
}
