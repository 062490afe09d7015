import type { Minigame } from '@maru/contract/minigame'
import { kinoPicture, kinoWaiting } from './paint/kino.ts'
import { ladderPicture, ladderWaiting } from './paint/ladder.ts'
import { powerballPicture, powerballWaiting } from './paint/powerball.ts'
import type { Context, Picture, StageWords, Surface } from './paint/surface.ts'
import type { StagedDraw } from './rules/timeline.ts'

/** While a round waits; `share` of the wait has passed. */
export type WaitingPicture = Pick<Picture, 'backdrop' | 'overlay'> & {
  frame(context: Context, atMs: number, share: number): void
}

export const pictureOf = (surface: Surface, staged: StagedDraw, words: StageWords): Picture => {
  const { game, seed, draw } = staged
  if (game === 'powerball') return powerballPicture(surface, seed, draw)
  if (game === 'speedkino') return kinoPicture(surface, seed, draw)
  return ladderPicture(surface, staged, words)
}

export const waitingPictureOf = (surface: Surface, game: Minigame, seed: string, words: StageWords): WaitingPicture => {
  if (game === 'powerball') return powerballWaiting(surface, seed)
  if (game === 'speedkino') return kinoWaiting(surface, seed)
  return ladderWaiting(surface, game, seed, words)
}
