import { useMemo } from 'react'
import { ladderOf } from '../rules/ladder.rules.ts'
import type { StagedDraw } from '../rules/timeline.ts'
import { KinoReadout } from './kino-readout.tsx'
import { LadderReadout } from './ladder-readout.tsx'
import { PowerballReadout } from './powerball-readout.tsx'

type ReadoutProps = { staged: StagedDraw; passed: number; now: () => number; isOver: boolean }

/** In words what the picture has shown so far. It has its whole height from the first instant on. */
export function Readout(props: ReadoutProps) {
  return (
    <div className="@container min-w-0 lying:col-start-2 lying:row-start-2 lying:self-center">
      <Facts {...props} />
    </div>
  )
}

function Facts({ staged, passed, now, isOver }: ReadoutProps) {
  const ladder = useMemo(() => (staged.game.endsWith('ladder') ? ladderOf(staged) : undefined), [staged])
  if (ladder) return <LadderReadout ladder={ladder} passed={passed} />
  if (staged.game === 'powerball') return <PowerballReadout draw={staged.draw} passed={passed} />
  return <KinoReadout draw={staged.draw} passed={passed} now={now} isOver={isOver} />
}
