import type { CoupOutcome } from '@maru/live-games'
import { useMemo } from 'react'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { PanelProps } from '../game/game-view.ts'
import { RoadSheet } from '../roads/road-sheet.tsx'
import { ShoeFigure } from '../roads/shoe-figure.tsx'

const WINNERS: { readonly [result: string]: CoupOutcome['winner'] } = { dragon: 'banker', tiger: 'player', tie: 'tie' }

/** The roads of baccarat, with the dragon in red and the tiger in blue. */
const outcomesOf = (past: readonly PastRound[]): CoupOutcome[] =>
  past.flatMap(({ result }) => {
    const winner = WINNERS[result]
    return winner ? [{ winner, playerPair: false, bankerPair: false }] : []
  })

export function DragonTigerPanel({ box, shape, past, table, say }: PanelProps) {
  const outcomes = useMemo(() => outcomesOf(past), [past])
  const sides = useMemo(
    () =>
      [
        { winner: 'banker', letter: 'D', ask: say('liveAskDragon') },
        { winner: 'player', letter: 'T', ask: say('liveAskTiger') },
        { winner: 'tie', letter: '=', ask: '' },
      ] as const,
    [say],
  )
  const count = (winner: string) => outcomes.filter((outcome) => outcome.winner === winner).length
  return (
    <RoadSheet
      box={box}
      shape={shape}
      outcomes={outcomes}
      sides={sides}
      summary={say('liveDragonRoads', { d: count('banker'), t: count('player'), n: count('tie') })}
      more={<ShoeFigure shoe={table.shoe} isShort={box.width < 300} say={say} />}
    />
  )
}
