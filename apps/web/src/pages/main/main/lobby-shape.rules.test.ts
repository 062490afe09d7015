import { expect, test } from 'vitest'
import { besideOf } from './lobby-shape.rules.ts'

const gap = 24
const tileGap = 16
/** Of the page's content, and of the slots beside the tables. */
const screens = [
  { width: 1256, fewSlots: 372, oneTable: 300 },
  { width: 1560, fewSlots: 440, oneTable: 400 },
].map(({ width, fewSlots, oneTable }) => ({
  width,
  widthsOf: { even: ((width - gap) * 6) / 11, fewSlots, oneTable: width - gap - oneTable },
}))
/** Height of `count` tiles of a ratio, so many to a row of that width. */
const heightOf = (count: number, columns: number, room: number, ofTile: (tile: number) => number): number => {
  const tile = (room - tileGap * (columns - 1)) / columns
  const rows = Math.ceil(count / columns)
  return rows * ofTile(tile) + (rows - 1) * tileGap
}
const tableHeight = (tile: number) => Math.min(240, tile * (142 / 280)) + 77
const posterHeight = (tile: number) => tile * (4 / 3)

const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const lobbies = numbers(4)
  .flatMap((tables) => numbers(14).map((slots) => ({ tables, slots, beside: besideOf(tables, slots) })))
  .filter(({ beside }) => beside)
  .flatMap((lobby) => screens.map((screen) => ({ ...lobby, ...screen })))

test.each(lobbies)(
  '$tables tables and $slots slots side by side leave no third of their row of $width empty',
  (lobby) => {
    const { beside, width, widthsOf } = lobby
    if (!beside) throw new Error('not side by side')
    const slotsRoom = widthsOf[beside.columns]
    const tablesRoom = width - gap - slotsRoom
    const left = heightOf(lobby.tables, lobby.tables, tablesRoom, tableHeight)
    const right = heightOf(lobby.slots, beside.posters, slotsRoom, posterHeight)
    const lastRow = lobby.slots % beside.posters || beside.posters
    const missing = (beside.posters - lastRow) * posterHeight(slotsRoom / beside.posters) * (slotsRoom / beside.posters)
    const height = Math.max(left, right)
    const empty = (height - left) * tablesRoom + (height - right) * slotsRoom + missing
    expect(empty / (height * width)).toBeLessThan(1 / 3)
  },
)

test('a lobby of one kind has rows of its own', () => {
  expect(besideOf(0, 4)).toBeUndefined()
  expect(besideOf(2, 0)).toBeUndefined()
})

test('more than a row of posters goes below the tables', () => {
  expect(besideOf(2, 4)).toBeDefined()
  expect(besideOf(2, 5)).toBeUndefined()
})
