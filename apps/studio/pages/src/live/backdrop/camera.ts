import { reach } from '../dealer/ease.ts'
import type { Box, DealerAct, RoomMoment } from '../scene/scene.ts'

/** How a scene is moved: its container is scaled about the stage's upper left corner, then moved by x and y. */
export type Camera = { x: number; y: number; scale: number }

const NOWHERE: Camera = { x: 0, y: 0, scale: 1 }
/** Closer to what is done, ms to get there and back, and how close. */
const WAY_MS = 900
const CLOSER: Partial<Record<DealerAct['act'], number>> = {
  squeeze: 0.06,
  spin: 0.012,
  throw: 0.012,
  deal: 0.018,
  turn: 0.024,
  lift: 0.03,
  point: 0.016,
}

/**
 * Small moves towards what the dealer does: `dealer` is its box and `stage` what the canvas shows, in pixels. A function of the time; stands still with reduced motion.
 */
export function cameraAt(moment: RoomMoment, acts: readonly DealerAct[], dealer: Box, stage: Box): Camera {
  const { dealing, isStill } = moment
  if (isStill || dealing === undefined) return NOWHERE
  let [weight, x, y, closer] = [0, 0, 0, 0]
  for (const { act, from, to, at } of acts) {
    const close = CLOSER[act]
    if (!close) continue
    const near = reach((dealing - from + WAY_MS) / WAY_MS) * (1 - reach((dealing - to) / WAY_MS))
    if (near <= 0) continue
    weight += near
    x += near * (dealer.x + (at?.x ?? 0.5) * dealer.width)
    y += near * (dealer.y + (at?.y ?? 0.95) * dealer.height)
    closer = Math.max(closer, near * close)
  }
  if (weight === 0) return NOWHERE
  const scale = 1 + closer
  // The point that is looked at stays where it is; the stage's edges never come into view.
  const hold = (point: number, least: number, length: number) =>
    Math.min(least + length, Math.max(least, point)) * (1 - scale) - least * (1 - scale)
  return { x: hold(x / weight, stage.x, stage.width), y: hold(y / weight, stage.y, stage.height), scale }
}
