import type { AdminAnswerOf, sportsWhatIf } from '@maru/contract'

export type WhatIf = AdminAnswerOf<typeof sportsWhatIf>
export type Cell = WhatIf['cells'][number]

/** Goals of each side that are shown beyond the score of now. */
const ROWS = 5

/** The first rows and columns of the scores, from the least that may still come. */
export const gridOf = (
  cells: readonly Cell[],
): { homes: number[]; aways: number[]; at: (home: number, away: number) => Cell | undefined } => {
  const from = (side: 'home' | 'away') => Math.min(...cells.map((cell) => cell[side]))
  const [home, away] = [from('home'), from('away')]
  const byScore = new Map(cells.map((cell) => [`${cell.home} ${cell.away}`, cell]))
  const line = (start: number) => Array.from({ length: ROWS }, (_, at) => start + at)
  return {
    homes: cells.length === 0 ? [] : line(home),
    aways: cells.length === 0 ? [] : line(away),
    at: (one, other) => byScore.get(`${one} ${other}`),
  }
}

export const toneOf = (profit: number): 'good' | 'bad' | 'none' => (profit > 0 ? 'good' : profit < 0 ? 'bad' : 'none')
