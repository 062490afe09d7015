import type { SportScoreOut } from '@maru/contract'

/** By the score, or by what decided where both have as many; undefined: a draw. */
export const winnerOf = ({
  home,
  away,
  winner,
}: Pick<SportScoreOut, 'home' | 'away' | 'winner'>): 'home' | 'away' | undefined => {
  if (home === away) return winner
  return home > away ? 'home' : 'away'
}
