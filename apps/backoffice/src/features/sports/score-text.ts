import type { SportScoreOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'

type Sides = { home: string; away: string }

/** The figure of each side; of a fight, which has none, who has won it, and nothing before. */
export const useSideScores = (): ((score: SportScoreOut) => Sides) => {
  const say = useText('office-sports')
  const wordOf = (hasWon: boolean): string => say(hasWon ? 'score.won' : 'score.lost')
  return ({ home, away, winner, periods }) => {
    const isBout = home + away === 0 && periods.every(({ kind }) => kind === 'round')
    if (isBout && winner) return { home: wordOf(winner === 'home'), away: wordOf(winner === 'away') }
    return isBout && periods.length > 0 ? { home: '', away: '' } : { home: String(home), away: String(away) }
  }
}

/** `2–1`. */
export const useScoreText = (): ((score: SportScoreOut) => string) => {
  const sidesOf = useSideScores()
  return (score) => {
    const { home, away } = sidesOf(score)
    return `${home}–${away}`
  }
}
