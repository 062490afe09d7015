import type { RoomLayout } from '../game/game-view.ts'

const UPPER_EDGE = 40
/** Half of the widest notice, with a margin: of a lying phone its lines are short. */
const [HALF, HALF_LYING] = [176, 109]

/** Middle of the upper edge of what is said about a table that takes no bets. On the smallest phones dial and result are at the lower edge, where a button would be cut. */
export function noticeAt(layout: RoomLayout): { left: number; top: number } {
  const { table, result, dial, shape } = layout
  const half = Math.min(table.width / 2, shape === 'landscape' ? HALF_LYING : HALF)
  const inside = (x: number) => Math.min(Math.max(x, table.x + half), table.x + table.width - half)
  if (dial.y > table.height / 2) return { left: table.x + table.width / 2, top: UPPER_EDGE }
  return { left: inside(result.x), top: below(layout) }
}

/** Beside the dealer the dial counts on above it; on a phone it lies clear of the dealer's face, but not over a felt that reaches higher. */
function below({ shape, result, dial, edge }: RoomLayout): number {
  const under = dial.y + dial.height + 34
  if (shape === 'portrait') return result.y < edge ? Math.max(under, result.y) : under
  return Math.abs(result.x - dial.x - dial.width / 2) < 180 ? under : result.y
}
