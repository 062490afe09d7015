import { reach } from '../dealer/ease.ts'
import type { RoomLayout } from '../game/game-view.ts'
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

/** An edge that may be moved by no more than its space: what stands beside it does not move. */
export type Limit = { axis: 'x' | 'y'; edge: number; way: 1 | -1; space: number }

/** Of the places: they stay on the stage, and off the winners, chips and roads below them. */
export const limitsOf = ({ places, stage, winners, tray, panel }: RoomLayout): Limit[] =>
  Object.values(places).flatMap(({ bounds }) => {
    const [left, right, bottom] = [bounds.x, bounds.x + bounds.width, bounds.y + bounds.height]
    const below = [winners, tray, panel].flatMap((box) =>
      box && box.height > 0 && box.x < right && box.x + box.width > left && box.y + box.height > bottom ? [box.y] : [],
    )
    const space = Math.min(stage.y + stage.height, ...below) - bottom
    return [
      { axis: 'x', edge: left, way: -1, space: left - stage.x },
      { axis: 'x', edge: right, way: 1, space: stage.x + stage.width - right },
      { axis: 'y', edge: bottom, way: 1, space },
    ] satisfies Limit[]
  })

/**
 * Small moves towards what the dealer does: `dealer` is its box and `stage` what the canvas shows, in pixels. A function of the time; stands still with reduced motion.
 */
export function cameraAt(
  moment: RoomMoment,
  acts: readonly DealerAct[],
  dealer: Box,
  stage: Box,
  limits: readonly Limit[] = [],
): Camera {
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
  // The point that is looked at stays where it is; the stage's edges never come into view.
  const within = (point: number, least: number, length: number) => Math.min(least + length, Math.max(least, point))
  const point = { x: within(x / weight, stage.x, stage.width), y: within(y / weight, stage.y, stage.height) }
  for (const { axis, edge, way, space } of limits) {
    const distance = (edge - point[axis]) * way
    if (distance > 0) closer = Math.min(closer, Math.max(0, space) / distance)
  }
  return { x: (stage.x - point.x) * closer, y: (stage.y - point.y) * closer, scale: 1 + closer }
}
