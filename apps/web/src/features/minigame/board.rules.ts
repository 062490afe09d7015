import type { Minigame, MiniSelection } from '@maru/contract'
import { digitLine, sumLine, sumRangeOf } from '@maru/draws'

/** Markets that stand side by side; of a phone and of a wider page. */
export type BoardRow = { markets: readonly string[]; columns: 2 | 3 | 4 | 5; wideColumns: 2 | 3 | 4 | 5 | 6 | 10 }
export type BoardSection = { title: SectionTitle; rows: readonly BoardRow[] }
export type SectionTitle = 'powerBall' | 'exact' | 'sum' | 'size' | 'section' | 'start' | 'finish' | 'path' | 'digit'

const row = (markets: readonly string[], columns: BoardRow['columns'], wideColumns: BoardRow['wideColumns']) => ({
  markets,
  columns,
  wideColumns,
})

const ladder: readonly BoardSection[] = [
  { title: 'finish', rows: [row(['parity'], 2, 2)] },
  { title: 'start', rows: [row(['start', 'lines'], 2, 4)] },
  { title: 'path', rows: [row(['start-lines'], 2, 4)] },
]

/** Where the markets of a game stand. */
export const boards: Record<Minigame, readonly BoardSection[]> = {
  powerball: [
    {
      title: 'powerBall',
      rows: [row(['power-ball-parity', 'power-ball-side'], 2, 4), row(['power-ball-pair'], 2, 4)],
    },
    {
      title: 'sum',
      rows: [row(['sum-parity', 'sum-side'], 2, 4), row(['sum-pair'], 2, 4), row(['sum-size'], 3, 3)],
    },
    { title: 'size', rows: [row(['sum-size-parity'], 2, 3)] },
    { title: 'section', rows: [row(['sum-section'], 3, 3)] },
    { title: 'exact', rows: [row(['power-ball-exact'], 5, 5)] },
  ],
  powerladder: ladder,
  speedkino: [{ title: 'digit', rows: [row(['sum-parity', 'digit-side'], 2, 4), row(['digit-pair'], 2, 4)] }],
  kinoladder: ladder,
}

/** The bound that stands small beside an outcome, `72.5`, `15 – 64`. Empty: it needs none. */
export const boundOf = ({ market, outcome }: MiniSelection): string => {
  if (market === 'sum-side') return String(sumLine)
  if (market === 'power-ball-side' || market === 'digit-side') return String(digitLine)
  if (market !== 'sum-size' && market !== 'sum-section') return ''
  const { least, most } = sumRangeOf(outcome as Parameters<typeof sumRangeOf>[0])
  return `${least} – ${most}`
}

export type OutcomeTone = 'first' | 'second' | 'other'
const tones: Record<string, OutcomeTone> = {
  odd: 'first',
  even: 'second',
  under: 'first',
  over: 'second',
  left: 'first',
  right: 'second',
  '3': 'first',
  '4': 'second',
}
/** Of two outcomes the first is blue and the other red; of more all are alike. */
export const toneOfOutcome = ({ market, outcome }: MiniSelection): OutcomeTone =>
  market === 'power-ball-exact' ? 'other' : (tones[outcome] ?? 'other')
