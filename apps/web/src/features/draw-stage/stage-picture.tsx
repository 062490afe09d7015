import type { Minigame, MiniResultOut } from '@maru/contract/minigame'
import { useCallback, useMemo } from 'react'
import type { Picture, Surface } from './paint/surface.ts'
import { pictureOf, waitingPictureOf } from './pictures.ts'
import { seedOf, timelineOf } from './rules/stage.rules.ts'
import type { StagedDraw } from './rules/timeline.ts'
import { StageCanvas } from './stage-canvas.tsx'
import { useStageWords } from './use-stage-words.ts'

type Props = { game: Minigame; last: MiniResultOut | undefined; kinoThreeLinesUpTo: number }

/** A game's stage at the end of its last draw, painted once: its picture in a list. Fills the box that it stands in. */
export function StagePicture({ game, last, kinoThreeLinesUpTo }: Props) {
  const words = useStageWords()
  const staged = useMemo(
    (): StagedDraw | undefined =>
      last?.draw ? { game, seed: seedOf(game, last), draw: last.draw, kinoThreeLinesUpTo } : undefined,
    [game, last, kinoThreeLinesUpTo],
  )
  const paint = useCallback(
    (surface: Surface): Picture => {
      if (!staged) {
        const rest = waitingPictureOf(surface, game, game, words)
        return { ...rest, frame: (context) => rest.frame(context, 0, 1) }
      }
      const picture = pictureOf(surface, staged, words)
      const { durationMs } = timelineOf(staged)
      return { ...picture, frame: (context) => picture.frame(context, durationMs) }
    },
    [game, staged, words],
  )
  return <StageCanvas pictureOf={paint} now={atOnce} isStill className="h-full" />
}

const atOnce = (): number => 0
