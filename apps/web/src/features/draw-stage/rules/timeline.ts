import type { MiniDrawOut, Minigame } from '@maru/contract/minigame'

/** What is played beside the picture. `step`: the degree of the scale, 0 the lowest; `lastsMs`: of what sounds on. */
export type CueKind = 'tumble' | 'pop' | 'roll' | 'click' | 'swell' | 'chime' | 'stroke' | 'step' | 'drop' | 'end'
export type Cue = { atMs: number; kind: CueKind; step: number; lastsMs: number }

/** All that a stage needs to know about time. Instants are in ms from the draw. */
export type Timeline = {
  durationMs: number
  /** When what is shown in words changes, ascending; how many have passed is the `stage` of the words. */
  marks: readonly number[]
  cues: readonly Cue[]
}

/** What is drawn. `seed` names the round; two people with the same seed see the same picture. */
export type StagedDraw = { game: Minigame; seed: string; draw: MiniDrawOut; kinoThreeLinesUpTo: number }

export const cue = (atMs: number, kind: CueKind, step = 0, lastsMs = 0): Cue => ({ atMs, kind, step, lastsMs })

/** How many of the instants have passed. */
export const passedAt = (marks: readonly number[], atMs: number): number => marks.filter((mark) => mark <= atMs).length

/** From 0 to 1 between two instants. */
export const shareBetween = (fromMs: number, toMs: number, atMs: number): number =>
  Math.min(1, Math.max(0, (atMs - fromMs) / (toMs - fromMs)))

/** Slow at both ends. */
export const smooth = (share: number): number => share * share * (3 - 2 * share)
