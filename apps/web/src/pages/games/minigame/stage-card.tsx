import { serverNow } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { CloseGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { stageShape } from '../../../features/draw-stage/shapes.ts'
import { StagePlace } from '../../../features/draw-stage/stage-place.tsx'
import type { Phase } from '../../../features/minigame/phase.rules.ts'
import { PhaseChip } from '../../../features/minigame/phase-chip.tsx'
import type { useDrawShow } from '../../../features/minigame/use-draw-show.ts'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { lazyPart } from '../../../shared/parts/lazy-part.ts'
import { StageFrame } from './stage-frame.tsx'

const DrawStage = lazyPart(() =>
  import('../../../features/draw-stage/draw-stage.tsx').then((m) => ({ default: m.DrawStage })),
)

const WaitingStage = lazyPart(() =>
  import('../../../features/draw-stage/waiting-stage.tsx').then((m) => ({ default: m.WaitingStage })),
)

/** `start`: on a phone, where the stage fills the screen; `nearest`: as far as needed. */
type IntoView = 'start' | 'nearest' | undefined
type Props = { game: Minigame; known: Slots; show: ReturnType<typeof useDrawShow>; intoView: IntoView }

/** The draw while it is shown, and its result for a while. */
export function StageCard({ game, known, show, intoView }: Props) {
  const say = useText('minigames')
  const [isOver, setOver] = useState(false)
  const { shown, end, close } = show
  // Who is looking at something else on a phone would miss it.
  const box = useIntoView(intoView)
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
export function WaitingCard({ game, known: { round }, phase, intoView }: Omit<Props, 'show'> & { phase: Phase }) {
  const box = useIntoView(intoView)
  const left = useCountdown(Date.parse(round.drawAt), { now: serverNow })
  return (
    <StageFrame box={box} number={round.number} chip={<PhaseChip phase={phase} />} proof={{ game }}>
      {() => (
        <Suspense fallback={<StagePlace game={game} />}>
          <WaitingStage game={game} shape={stageShape(game)} round={round} secondsLeft={left} />
        </Suspense>
      )}
    </StageFrame>
  )
}

/** When it appears. What changes afterwards, as when somebody chooses, moves nothing. */
const useIntoView = (intoView: IntoView) => {
  const box = useRef<HTMLElement>(null)
  const [block] = useState(intoView)
  useEffect(() => {
    if (block) box.current?.scrollIntoView({ block })
  }, [block])
  return box
}
