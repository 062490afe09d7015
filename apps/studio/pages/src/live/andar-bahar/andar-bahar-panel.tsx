import type { CoupOutcome } from '@maru/live-games'
import { useMemo } from 'react'
import { decimal } from '../../frame/texts.ts'
import type { PanelProps } from '../game/game-view.ts'
import { RoadSheet } from '../roads/road-sheet.tsx'
import { matchOf } from './andar-bahar-words.ts'

const WINNERS = { andar: 'banker', bahar: 'player' } as const

/** The roads with andar in red and bahar in blue, and how many cards a round took. */
export function AndarBaharPanel({ box, shape, past, say, language }: PanelProps) {
  const matches = useMemo(() => past.flatMap((round) => matchOf(round) ?? []), [past])
  const outcomes = useMemo(
    () => matches.map(({ side }): CoupOutcome => ({ winner: WINNERS[side], playerPair: false, bankerPair: false })),
    [matches],
  )
  const sides = useMemo(
    () =>
      [
        { winner: 'banker', letter: 'A', ask: 'A' },
        { winner: 'player', letter: 'B', ask: 'B' },
        { winner: 'tie', letter: '', ask: '' },
      ] as const,
    [],
  )
  const count = (side: string) => matches.filter((match) => match.side === side).length
  const mean = matches.reduce((sum, { cards }) => sum + cards, 0) / Math.max(1, matches.length)
  return (
    <RoadSheet
      box={box}
      shape={shape}
      outcomes={outcomes}
      sides={sides}
      summary={say('andarShares', { a: count('andar'), b: count('bahar') })}
      more={<span>{say('andarMean', { n: decimal(mean, 1, language) })}</span>}
    />
  )
}
