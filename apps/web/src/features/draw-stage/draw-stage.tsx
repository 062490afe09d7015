import type { MiniDrawOut, Minigame, MiniRoundOut } from '@maru/contract/minigame'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Surface } from './paint/surface.ts'
import { pictureOf } from './pictures.ts'
import { Readout } from './readout/readout.tsx'
import { useResultText } from './readout/use-result-text.ts'
import { seedOf, timelineOf } from './rules/stage.rules.ts'
import type { StagedDraw } from './rules/timeline.ts'
import { useStageSound } from './sound/use-stage-sound.ts'
import { StageCanvas } from './stage-canvas.tsx'
import { usePassed } from './use-passed.ts'
import { useStageWords } from './use-stage-words.ts'
import { useStill } from './use-still.ts'

export type DrawStageProps = {
  game: Minigame
  /** Of the picture. */
  shape: string
  draw: MiniDrawOut
  round: MiniRoundOut
  /** The draw begins at this place: who comes late sees its end. */
  drawnAgoMs: number
  isMuted: boolean
  kinoThreeLinesUpTo: number
  /** The result is shown; at once where it is old or nothing shall move. */
  onEnd?(): void
}

/** The draw of one round, to be watched: 8 to 12 seconds, then its result. */
export function DrawStage(props: DrawStageProps) {
  return <Staged key={seedOf(props.game, props.round)} {...props} />
}

function Staged({ game, shape, draw, round, drawnAgoMs, isMuted, kinoThreeLinesUpTo, onEnd }: DrawStageProps) {
  const say = useText('minigames')
  const words = useStageWords()
  const isStill = useStill()
  // A round is drawn once: what it was when it came is what is shown.
  const [staged] = useState<StagedDraw>({ game, seed: seedOf(game, round), draw, kinoThreeLinesUpTo })
  const [start, setStart] = useState(() => startOf(drawnAgoMs))
  // Somebody wants to see it again.
  if (drawnAgoMs < start.agoMs) setStart(startOf(drawnAgoMs))
  const { durationMs, marks, cues } = useMemo(() => timelineOf(staged), [staged])
  const now = useCallback(
    () => (isStill ? durationMs : Math.min(durationMs, Math.max(0, performance.now() - start.at))),
    [isStill, durationMs, start],
  )
  const all = useMemo(() => [...marks, durationMs], [marks, durationMs])
  const passed = usePassed(all, now)
  const isOver = passed === all.length
  useEnd(isOver, onEnd)
  useStageSound(cues, now, !isMuted)
  const paint = useCallback((surface: Surface) => pictureOf(surface, staged, words), [staged, words])
  const result = useResultText(staged)
  return (
    <div className="@container lying:contents">
      <div
        role="img"
        aria-label={isOver ? result : say('stage.drawing', { number: round.number })}
        className="grid gap-2 lying:contents"
      >
        <StageCanvas pictureOf={paint} now={now} isStill={isOver} className={cx('rounded-card', shape)} />
        <Readout staged={staged} passed={passed} now={now} isOver={isOver} />
      </div>
      <p role="status" className="sr-only">
        {isOver ? result : ''}
      </p>
    </div>
  )
}

const startOf = (agoMs: number) => ({ agoMs, at: performance.now() - agoMs })

/** Calls once. */
const useEnd = (isOver: boolean, onEnd: (() => void) | undefined): void => {
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (isOver) latest.current?.()
  }, [isOver])
}
