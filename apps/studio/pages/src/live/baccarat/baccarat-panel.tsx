import { useMemo } from 'react'
import type { PanelProps } from '../game/game-view.ts'
import { RoadSheet } from '../roads/road-sheet.tsx'
import { ShoeFigure } from '../roads/shoe-figure.tsx'
import { coupOutcomes } from './past-outcomes.ts'

export function BaccaratPanel({ box, shape, past, table, say }: PanelProps) {
  const outcomes = useMemo(() => coupOutcomes(past), [past])
  const sides = useMemo(
    () =>
      [
        { winner: 'banker', letter: 'B', ask: say('askBanker') },
        { winner: 'player', letter: 'P', ask: say('askPlayer') },
        { winner: 'tie', letter: 'T', ask: '' },
      ] as const,
    [say],
  )
  const count = (winner: string) => outcomes.filter((outcome) => outcome.winner === winner).length
  const pairs = (side: 'playerPair' | 'bankerPair') => outcomes.filter((outcome) => outcome[side]).length
  return (
    <RoadSheet
      box={box}
      shape={shape}
      outcomes={outcomes}
      sides={sides}
      summary={say('roadSummary', { b: count('banker'), p: count('player'), t: count('tie') })}
      more={
        <>
          {box.width < 460 ? null : (
            <>
              <span>
                {say('bankerPair')} <b>{pairs('bankerPair')}</b>
              </span>
              <span>
                {say('playerPair')} <b>{pairs('playerPair')}</b>
              </span>
            </>
          )}
          <ShoeFigure shoe={table.shoe} isShort={box.width < 300} say={say} />
        </>
      }
    />
  )
}
