import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { callOfDice, diceOfRound, sicBoResultWords, sumOfDice } from './sic-bo-words.ts'

const SHOWN = 20

/** Sums, newest first, coloured by what they are called. */
export function LastThrows({ past, say }: { past: readonly PastRound[]; say: Say }) {
  const rounds = [...past].sort((one, other) => other.round - one.round).slice(0, SHOWN)
  const thrown = rounds.flatMap((round) => {
    const dice = diceOfRound(round)
    return dice ? [{ round, dice }] : []
  })
  if (thrown.length === 0) return <span className="no-throws">{say('rouletteNoResults')}</span>
  return (
    <ol className="last-throws" aria-label={say('rouletteLast')}>
      {thrown.map(({ round, dice }) => (
        <li key={round.round} className={`throw ${callOfDice(dice)}`} title={sicBoResultWords(round, say)}>
          {sumOfDice(dice)}
        </li>
      ))}
    </ol>
  )
}
