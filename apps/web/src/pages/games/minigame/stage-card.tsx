import { serverNow } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { CloseGlyph, SoundGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { MuteIcon, ShieldIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { soundIsOn, turnSound } from '../../../features/minigame/sound-choice.ts'
import type { useDrawShow } from '../../../features/minigame/use-draw-show.ts'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { Link } from '../../../shared/navigation/index.ts'

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
  const [hasSound, setSound] = useState(soundIsOn)
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
  return (
    <section
      ref={box}
      aria-label={say('play.stage.label', { number: result.number })}
      className="scroll-mt-20 rounded-card bg-surface-2 p-3 tablet:p-5"
    >
      <header className="mb-3 flex items-center gap-2.5">
        <h2 className="num font-bold text-18">{say('play.round', { number: result.number })}</h2>
        <StatusChip state={isOver ? 'completed' : 'returned'}>
          {say(isOver ? 'play.stage.result' : 'play.phase.drawing')}
        </StatusChip>
        <span className="-my-1.5 -mr-2 ml-auto flex">
          <IconButton
            label={say(hasSound ? 'play.stage.mute' : 'play.stage.sound')}
            aria-pressed={hasSound}
            onClick={() => setSound(turnSound(!hasSound))}
          >
            {hasSound ? <SoundGlyph /> : <MuteIcon />}
          </IconButton>
          <IconButton label={say('play.stage.close')} onClick={close}>
            <CloseGlyph />
          </IconButton>
        </span>
      </header>
      <Suspense fallback={stagePlace}>
        <DrawStage
          game={game}
          draw={shown.result.draw as NonNullable<typeof result.draw>}
          round={result}
          drawnAgoMs={agoMs}
          isMuted={!hasSound}
          kinoThreeLinesUpTo={known.kinoThreeLinesUpTo}
          onEnd={() => setOver(true)}
        />
      </Suspense>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-3">
        {say('play.stage.honest')}
        <Link
          to="verify"
          search={{ game, round: result.roundId }}
          className="inline-flex min-h-6 items-center gap-1 text-text-2 underline underline-offset-4 hover:text-text touch:min-h-11"
        >
          <ShieldIcon size={16} />
          {say('play.stage.verify')}
        </Link>
      </p>
    </section>
  )
}

const stagePlace = <Skeleton className="h-90 w-full rounded-card" />

/** The stage between the closing and the draw. */
export function WaitingCard({ game, known }: Pick<Props, 'game' | 'known'>) {
  const { round } = known
  const left = useCountdown(Date.parse(round.drawAt), { now: serverNow })
  return (
    <div className="rounded-card bg-surface-2 p-3 tablet:p-5">
      <Suspense fallback={stagePlace}>
        <WaitingStage game={game} round={round} secondsLeft={left} />
      </Suspense>
    </div>
  )
}
