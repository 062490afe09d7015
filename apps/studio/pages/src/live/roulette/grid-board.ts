import { roulettePlaces } from '@maru/live-games'
import type { Box } from '../scene/scene.ts'
import { middleOf } from './board.ts'
import type { Board, Cell } from './board-shapes.ts'

type Row = readonly (readonly [code: string, share: number])[]

const straight = (number: number): readonly [string, number] => [`straight-${number}`, 1]
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const outside = (kind: string, share: number): Row => [1, 2, 3].map((at) => [`${kind}-${at}`, share] as const)
const evenChances = (share: number): Row =>
  (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((code) => [code, share] as const)

/** A low upright phone: 1 to 18 beside 19 to 36. */
const uprightRows: readonly Row[] = [
  [['straight-0', 3], ...outside('column', 1)],
  ...range(6).map((row) => [1, 2, 3, 19, 20, 21].map((from) => straight(3 * row + from))),
  outside('dozen', 2),
  evenChances(1),
]
/** A narrow lying phone: zero and columns stand beside the dozens. */
const lyingRows: readonly Row[] = [
  ...[3, 2, 1].map((from) => range(12).map((row) => straight(3 * row + from))),
  [['straight-0', 1], ...outside('dozen', 1), ...outside('column', 1)],
  evenChances(1),
]

/**
 * Where the usual board would be too small for a finger: its numbers and outside bets in rows of equal height. `corner`: width that is left to switch and dial of
 * the room, by the upper left place of an upright board, which is its widest, and by the right end of the rows below the numbers of a lying one.
 */
export function gridBoardOf(box: Box, isUpright: boolean, corner = 0): Board {
  const rows = isUpright ? uprightRows : lyingRows
  const height = box.height / rows.length
  const cells: Cell[] = rows.flatMap((row, at) => {
    const shares = row.reduce((sum, [, share]) => sum + share, 0)
    const width = isUpright || at < 3 ? box.width : box.width - corner
    let to = box.x
    return row.map(([code, share], index): Cell => {
      const x = isUpright && at + index === 0 ? to + corner : to
      to += (width * share) / shares
      const cell = { code, box: { x, y: box.y + at * height, width: to - x, height }, ...numberIn(code) }
      return cell
    })
  })
  const middles = Object.fromEntries(cells.map(({ code, box: cell }) => [code, middleOf(cell)]))
  /** A bet on several numbers lies between the first two of them that touch, or on the first. */
  const marks = Object.fromEntries(
    roulettePlaces.map(({ code, numbers }) => [
      code,
      middles[code] ?? middles[`straight-${numbers[0]}`] ?? middleOf(box),
    ]),
  )
  const asked = { box, isUpright, rows: [0, 11], band: 0, hasOutside: true } as const
  return {
    cells,
    targets: cells,
    marks,
    asked,
    pitch: isUpright ? { along: height, across: box.width / 6 } : { along: box.width / 12, across: height },
  }
}

const numberIn = (code: string): { number?: number } =>
  code.startsWith('straight-') ? { number: Number(code.slice('straight-'.length)) } : {}
