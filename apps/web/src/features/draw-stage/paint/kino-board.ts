import { css, mixed, onMoon, white } from './palette.ts'
import {
  type Context,
  centred,
  disc,
  linear,
  radial,
  type Sprite,
  type Surface,
  spriteOf,
  spritesOf,
  textFont,
} from './surface.ts'

export type Board = {
  cell: number
  disc: number
  top: number
  left: number
  /** There is night at its sides. */
  isWide: boolean
  places: readonly { number: number; x: number; y: number }[]
  lit(number: number): Sprite
}

const columns = 10
const rows = 7
const numbers = Array.from({ length: columns * rows }, (_, index) => index + 1)

export const boardOf = (surface: Surface): Board => {
  const { width, height } = surface
  const pad = Math.max(7, Math.min(width, height) * 0.03)
  const head = Math.min(52, height * 0.13)
  const cell = Math.min((width - 2 * pad) / columns, (height - 2 * pad - head) / rows)
  const isWide = width - cell * columns > cell * 3.4
  const left = (width - cell * columns) / 2
  const top = isWide ? (height - cell * rows) / 2 + head * 0.3 : height - pad - cell * rows
  const radius = cell * 0.42
  const board = { cell, disc: radius, top, left, isWide, lit: litSprites(surface, radius) }
  return { ...board, places: numbers.map((number) => ({ number, ...placeOf(board, number) })) }
}

export const placeOf = ({ left, top, cell }: Pick<Board, 'left' | 'top' | 'cell'>, number: number) => ({
  x: left + cell * (((number - 1) % columns) + 0.5),
  y: top + cell * (Math.floor((number - 1) / columns) + 0.5),
})

const litSprites = (surface: Surface, radius: number) => {
  const { palette } = surface
  return spritesOf((number) =>
    spriteOf(surface, radius * 2.3, radius * 2.3, (context) => {
      context.fillStyle = radial(
        context,
        [0, 0, radius * 1.1],
        [
          [0, mixed(palette.moon, white, 0.7)],
          [0.6, palette.moon],
          [1, mixed(palette.moon, palette.sky, 0.28)],
        ],
        [-radius * 0.3, -radius * 0.34],
      )
      disc(context, 0, 0, radius)
      context.fill()
      context.font = textFont(surface, radius * 0.94)
      context.fillStyle = css(onMoon)
      centred(context, String(number), 0, 0)
    }),
  )
}

/** The dark board on its water. */
export const paintBoard = (context: Context, surface: Surface, board: Board): void => {
  const { palette, width, height } = surface
  const shore = board.isWide ? board.top + board.cell * 1.1 : board.top - board.cell * 0.22
  context.fillStyle = linear(
    context,
    [0, shore, 0, height],
    [
      [0, mixed(palette.zenith, palette.sky, 0.9)],
      [0.3, mixed(palette.zenith, palette.sky, 0.35)],
      [1, mixed(palette.zenith, palette.page, 0.6)],
    ],
  )
  context.fillRect(0, shore, width, height - shore)
  // The far shore, as far as no number stands before it.
  const behind = board.isWide ? 0 : 0.22
  context.fillStyle = linear(
    context,
    [0, 0, width, 0],
    [
      [0, palette.moon, 0.24],
      [board.left / width, palette.moon, behind],
      [1 - board.left / width, palette.moon, behind],
      [1, palette.moon, 0.24],
    ],
  )
  context.fillRect(0, shore, width, 1)
  for (const { number, x, y } of board.places) {
    context.fillStyle = radial(
      context,
      [x, y, board.disc],
      [
        [0, mixed(palette.card, palette.sky, 0.4), 0.92],
        [0.75, palette.card, 0.88],
        [1, mixed(palette.inset, palette.page, 0.4), 0.92],
      ],
      [x - board.disc * 0.3, y - board.disc * 0.4],
    )
    disc(context, x, y, board.disc)
    context.fill()
    context.strokeStyle = css(palette.text3, 0.16)
    context.lineWidth = 1
    context.stroke()
    context.font = textFont(surface, board.disc * 0.84, 560)
    context.fillStyle = css(mixed(palette.text3, palette.text2, 0.35))
    centred(context, String(number), x, y)
  }
}
