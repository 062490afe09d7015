import { serverNow } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { CloseGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { stageShape } from '../../../features/draw-stage/shapes.ts'
import { StagePlace } from '../../../features/draw-stage/stage-place.tsx'
import type { Phase } from '../../../features/minigame/phase.rules.ts'
import { PhaseChip } from '../../../features/minigame/phase-chip.tsx'
import type { useDrawShow } from '../../../features/minigame/use-draw-show.ts'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { StageFrame } from './stage-frame.tsx'

const DrawStage = lazy(() =>
  import('../../../features/draw-stage/draw-stage.tsx').then((m) => ({ default: m.DrawStage })),
)

const WaitingStage = lazy(() =>
  import('../../../features/draw-stage/waiting-stage.tsx').then((m) => ({ default: m.WaitingStage })),
)

type Props = { game: Minigame; known: Slots; show: ReturnType<typeof useDrawShow>; comesIntoView: boolean }

/** The draw while it is shown, and its result for a while. */
export function StageCard({ game, known, show, comesIntoView }: Props) {
  const say = useText('minigames')
  const [isOver, setOver] = useState(false)
  const { shown, end, close } = show
  const box = useRef<HTMLElement>(null)
  // Who is looking at something else on a phone would miss it.
  useEffect(() => {
    if (comesIntoView) box.current?.scrollIntoView({ block: 'nearest' })
  }, [comesIntoView])
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])
  if (!shown?.result.draw) return null
  const { result, agoMs } = shown
  const { draw } = shown.result
  return (
    <StageFrame
      box={box}
      number={result.number}
      chip={
        <StatusChip state={isOver ? 'completed' : 'returned'}>
          {say(isOver ? 'play.stage.result' : 'play.phase.drawing')}
        </StatusChip>
      }
      action={
        <IconButton label={say('play.stage.close')} onClick={close}>
          <CloseGlyph />
        </IconButton>
      }
      proof={{ game, round: result.roundId }}
    >
      {(isMuted) => (
        <Suspense fallback={<StagePlace game={game} />}>
          <DrawStage
            game={game}
            shape={stageShape(game)}
            draw={draw}
            round={result}
            drawnAgoMs={agoMs}
            isMuted={isMuted}
            kinoThreeLinesUpTo={known.kinoThreeLinesUpTo}
            onEnd={() => setOver(true)}
          />
        </Suspense>
      )}
    </StageFrame>
  )
}

/** The stage between the closing and the draw. */
export function WaitingCard({ game, known: { round }, phase }: Pick<Props, 'game' | 'known'> & { phase: Phase }) {
  const left = useCountdown(Date.parse(round.drawAt), { now: serverNow })
  return (
    <StageFrame number={round.number} chip={<PhaseChip phase={phase} />} proof={{ game }}>
      {() => (
        <Suspense fallback={<StagePlace game={game} />}>
          <WaitingStage game={game} shape={stageShape(game)} round={round} secondsLeft={left} />
        </Suspense>
      )}
    </StageFrame>
  )
}
