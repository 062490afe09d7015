import type { SportCode, SportScoreOut } from '@maru/contract'

/** By the score, or by what decided where both have as many; undefined: a draw. */
export const winnerOf = ({
  home,
  away,
  winner,
}: Pick<SportScoreOut, 'home' | 'away' | 'winner'>): 'home' | 'away' | undefined => {
  if (home === away) return winner
  return home > away ? 'home' : 'away'
}

type Fight = Pick<SportScoreOut, 'home' | 'away' | 'winner'> & Partial<Pick<SportScoreOut, 'periods'>>
/** Who won a fight, which has rounds and no points: undefined of all else, and while it goes on. */
export const fightWinnerOf = ({ home, away, winner, periods = [] }: Fight): 'home' | 'away' | undefined =>
  home + away === 0 && periods.every(({ kind }) => kind === 'round') ? winner : undefined

/** `2 – 1`; undefined of a fight, which has rounds and no points. */
export const scoreText = (sport: SportCode, score: Pick<SportScoreOut, 'home' | 'away'> | null): string | undefined =>
  score && sport !== 'combat' ? `${score.home} – ${score.away}` : undefined
