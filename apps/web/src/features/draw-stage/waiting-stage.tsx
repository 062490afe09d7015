import type { Minigame, MiniRoundOut } from '@maru/contract/minigame'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Picture, Surface } from './paint/surface.ts'
import { waitingPictureOf } from './pictures.ts'
import { Readout } from './readout/readout.tsx'
import { seedOf, waitedShare } from './rules/stage.rules.ts'
import { unshownDraw } from './rules/unshown.ts'
import { StageCanvas } from './stage-canvas.tsx'
import { useStageWords } from './use-stage-words.ts'
import { useStill } from './use-still.ts'

/** Nothing hurries here: half of the frames is enough. */
const frameMs = 30

type WaitingStageProps = { game: Minigame; shape: string; round: MiniRoundOut; secondsLeft: number }

/** The stage before a draw: the machine rests, the moon rises as time passes, and nothing is decided. */
export function WaitingStage(props: WaitingStageProps) {
  return <Waiting key={seedOf(props.game, props.round)} {...props} />
}

function Waiting({ game, shape, round, secondsLeft }: WaitingStageProps) {
  const say = useText('minigames')
  const words = useStageWords()
  const isStill = useStill()
  const [startedAt] = useState(() => performance.now())
  const seed = seedOf(game, round)
  const unshown = useMemo(() => unshownDraw(game), [game])
  // Between the seconds of the prop the moon goes on.
  const waited = useRef(waitedNow(round, secondsLeft))
  useEffect(() => {
    waited.current = waitedNow(round, secondsLeft)
  }, [round, secondsLeft])
  // The code of the draw is there when the draw is: nobody sees it later than others.
  useEffect(() => {
    import('./draw-stage.tsx').catch(() => {})
  }, [])
  const now = useCallback(() => (isStill ? 0 : performance.now() - startedAt), [isStill, startedAt])
  const paint = useCallback(
    (surface: Surface): Picture => {
      const picture = waitingPictureOf(surface, game, seed, words)
      return {
        ...picture,
        frame: (context, atMs) => {
          const { at, share, perMs } = waited.current
          picture.frame(context, atMs, Math.min(1, share + (performance.now() - at) * perMs))
        },
      }
    },
    [game, seed, words],
  )
  return (
    <div className="@container lying:contents">
      <div role="img" aria-label={say('stage.waiting', { number: round.number })} className="grid gap-2 lying:contents">
        <StageCanvas
          pictureOf={paint}
          now={now}
          isStill={isStill}
          leastFrameMs={frameMs}
          className={cx('rounded-card', shape)}
        />
        <Readout staged={unshown} passed={0} now={never} isOver={false} />
      </div>
    </div>
  )
}

const never = (): number => 0

const waitedNow = (round: MiniRoundOut, secondsLeft: number) => ({
  at: performance.now(),
  share: waitedShare(round, secondsLeft),
  perMs: (waitedShare(round, 0) - waitedShare(round, 1)) / 1000,
})
