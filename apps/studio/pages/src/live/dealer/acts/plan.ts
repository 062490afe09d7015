import type { DealerAct } from '../../scene/scene.ts'
import { reach } from '../ease.ts'
import { BOX, type Point } from '../skeleton/geometry.ts'
import type { Gaze } from './idle.ts'
import { MOVES, type Move } from './moves.ts'
import { arcBetween, between, pointOf, type Side, type Station } from './station.ts'

/** A hand goes to its next act, or back to rest, in so many ms. */
const WAY_MS = 420
/** A longer pause is spent at rest. */
const PAUSE_MS = 1_100
/** The eyes are there before the hand, and stay after it. */
const [BEFORE_MS, AFTER_MS] = [260, 240]
/** A deal that follows a draw so soon is done by the same hand. */
const SAME_HAND_MS = 700

type Look = { from: number; to: number; gaze: Gaze }
export type Plan = {
  left: readonly Move[]
  right: readonly Move[]
  looks: readonly Look[]
  /** When cards are shuffled. */
  shuffles: readonly { from: number; to: number }[]
}

/** Made once for the acts of a deal; everything that follows is a function of the time. */
export function planOf(acts: readonly DealerAct[]): Plan {
  const moves: { [side in Side]: Move[] } = { [-1]: [], 1: [] }
  const looks: Look[] = []
  let drawn: { side: Side; to: number } | undefined
  for (const act of [...acts].sort((a, b) => a.from - b.from)) {
    const last = (side: Side): Station | undefined => {
      const before = moves[side].at(-1)
      return before && act.from - before.to < SAME_HAND_MS ? before.at(1) : undefined
    }
    const dealt = drawn && act.from - drawn.to < SAME_HAND_MS ? drawn.side : 1
    const made = MOVES[act.act](act, last, dealt)
    for (const move of made) moves[move.side].push(move)
    if (act.act === 'draw' && made[0]) drawn = { side: made[0].side, to: act.to }
    const point = act.at ? pointOf(act.at) : made[0]?.at(1)
    if (point) looks.push({ from: act.from - BEFORE_MS, to: act.to + AFTER_MS, gaze: gazeTo(point) })
  }
  return { left: moves[-1], right: moves[1], looks, shuffles: acts.filter(({ act }) => act === 'shuffle') }
}

/** Where a hand is, `ms` after the plan's beginning; `rest` is where it would rest. */
export function handAt(moves: readonly Move[], ms: number, rest: Station): Station {
  const next = moves.findIndex((move) => move.to > ms)
  const coming = next < 0 ? undefined : moves[next]
  const before = next < 0 ? moves.at(-1) : moves[next - 1]
  if (coming && ms >= coming.from) return coming.at((ms - coming.from) / Math.max(1, coming.to - coming.from))
  const gap = coming && before ? coming.from - before.to : Number.POSITIVE_INFINITY
  if (before && coming && gap < PAUSE_MS) {
    const [from, to] = [before.at(1), coming.at(0)]
    return between(from, to, reach((ms - before.to) / Math.max(1, gap)), arcBetween(from, to))
  }
  if (before && ms < before.to + WAY_MS) {
    const from = before.at(1)
    return between(from, rest, reach((ms - before.to) / WAY_MS), arcBetween(from, rest))
  }
  if (coming && ms > coming.from - WAY_MS) {
    const to = coming.at(0)
    return between(rest, to, reach((ms - coming.from + WAY_MS) / WAY_MS), arcBetween(rest, to))
  }
  return rest
}

/** What the eyes follow at that time, if anything. */
export const lookAt = ({ looks }: Plan, ms: number): Gaze | undefined =>
  looks.findLast(({ from, to }) => ms >= from && ms < to)?.gaze

const gazeTo = ({ x, y }: Point): Gaze => ({
  x: Math.max(-1, Math.min(1, (x - BOX.middle) / 250)),
  y: Math.max(0.55, Math.min(1, 0.7 + (y - BOX.edge) / 400)),
})
