import { useState } from 'react'
import type { FeltProps } from '../game/game-view.ts'
import { BoardTargets } from './board-targets.tsx'
import { RaceTargets } from './race-targets.tsx'
import type { RouletteLayout } from './roulette-parts.ts'
import { RouletteTabs } from './roulette-tabs.tsx'
import './roulette-felt.css'

/** What is pressed on the felt; the felt itself is drawn below. */
export function RouletteFelt(props: FeltProps) {
  const layout = props.layout as RouletteLayout
  const [pointed, setPointed] = useState<readonly number[]>([])
  const { board, race, tabs } = layout
  return (
    <div className="roulette-felt">
      {board ? <BoardTargets {...props} board={board} pointed={pointed} onPoint={setPointed} /> : null}
      {race ? <RaceTargets {...props} race={race} onPoint={setPointed} /> : null}
      {tabs ? <RouletteTabs {...props} box={tabs} /> : null}
    </div>
  )
}
