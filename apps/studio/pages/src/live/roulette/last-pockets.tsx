import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { colourNameOf } from '../wheel/rotor-art.ts'
import { multiplierOf, pocketOf } from './past-pockets.ts'

const SHOWN = 20

/** Newest first. A number that had been struck has a moonlight edge. */
export function LastPockets({ past, say }: { past: readonly PastRound[]; say: Say }) {
  const rounds = [...past]
    .sort((one, other) => other.round - one.round)
    .filter((round) => pocketOf(round) !== undefined)
    .slice(0, SHOWN)
  if (rounds.length === 0) return <span className="no-pockets">{say('rouletteNoResults')}</span>
  return (
    <ol className="last-pockets" aria-label={say('rouletteLast')}>
      {rounds.map((round, at) => (
        <li key={round.round} className={at === 0 ? 'newest' : ''}>
          <Pocket pocket={pocketOf(round) ?? 0} isStruck={multiplierOf(round) !== undefined} />
        </li>
      ))}
    </ol>
  )
}

export function Pocket({ pocket, isStruck = false }: { pocket: number; isStruck?: boolean }) {
  return <i className={`pocket ${colourNameOf(pocket)}${isStruck ? ' struck' : ''}`}>{pocket}</i>
}
