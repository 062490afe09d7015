import type { Minigame, MiniRoundOut } from '@maru/contract/minigame'
import { kinoTimeline } from './kino.rules.ts'
import { ladderTimeline } from './ladder.rules.ts'
import { powerballTimeline } from './powerball.rules.ts'
import type { StagedDraw, Timeline } from './timeline.ts'

const timelines: Record<Minigame, (staged: StagedDraw) => Timeline> = {
  powerball: ({ draw }) => powerballTimeline(draw),
  powerladder: ladderTimeline,
  speedkino: ({ draw }) => kinoTimeline(draw),
  kinoladder: ladderTimeline,
}

export const timelineOf = (staged: StagedDraw): Timeline => timelines[staged.game](staged)

/** Names the picture of a round: the same for everybody who watches it. */
export const seedOf = (game: Minigame, round: Pick<MiniRoundOut, 'roundId'>): string => `${game} ${round.roundId}`

/** What of a waiting round has passed, 0 when betting opens and 1 at the draw: how high the moon stands. */
export const waitedShare = (round: Pick<MiniRoundOut, 'opensAt' | 'drawAt'>, secondsLeft: number): number => {
  const whole = (Date.parse(round.drawAt) - Date.parse(round.opensAt)) / 1000
  return whole > 0 ? Math.min(1, Math.max(0, 1 - secondsLeft / whole)) : 1
}
