import type { RoomLayout } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'

const UPPER_EDGE = 40
/** Of the tallest notice, that of a cut. */
const HEIGHT = 168
/** Half of the widest notice, with a margin: of a lying phone its lines are short. */
const [HALF, HALF_LYING] = [176, 109]

/** Middle of the upper edge of what is said about a table that takes no bets. On the smallest phones dial and result are at the lower edge, where a button would be cut. */
export function noticeAt(layout: RoomLayout): { left: number; top: number } {
  const { table, result, dial, shape } = layout
  const half = Math.min(table.width / 2, shape === 'landscape' ? HALF_LYING : HALF)
  const inside = (x: number) => Math.min(Math.max(x, table.x + half), table.x + table.width - half)
  if (dial.y > table.height / 2) return { left: table.x + table.width / 2, top: UPPER_EDGE }
  const beside = { left: inside(result.x), top: below(layout) }
  const felt = feltOf(layout)
  if (!felt || !coversMore(layout, beside, half)) return beside
  return { left: inside(felt.x + felt.width / 2), top: felt.y + Math.max(4, (felt.height - HEIGHT) / 2) }
}

/** Around all places that are shown: nothing can be laid there while something is said. */
function feltOf({ places }: RoomLayout): Box | undefined {
  const boxes = Object.values(places).map(({ bounds }) => bounds)
  if (boxes.length === 0) return undefined
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  return { x: left, y: top, width: right - left, height: Math.max(...boxes.map(({ y, height }) => y + height)) - top }
}

/** The dealer's figure, or roads and statistics, which are read meanwhile. */
function coversMore(
  { dealer, panel }: RoomLayout,
  { left, top }: { left: number; top: number },
  half: number,
): boolean {
  const notice: Box = { x: left - half, y: top, width: 2 * half, height: HEIGHT }
  const figure: Box = {
    x: dealer.x + dealer.width * 0.3,
    y: dealer.y,
    width: dealer.width * 0.4,
    height: dealer.height,
  }
  return [figure, panel].some((box) => box.width > 0 && meet(notice, box))
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Below the dial, which counts on above it; where it has the place of the result it lies there. */
function below({ shape, result, dial }: RoomLayout): number {
  const under = dial.y + dial.height + 34
  if (shape === 'portrait') return under
  return result.isLow || Math.abs(result.x - dial.x - dial.width / 2) < 180 ? under : result.y
}
