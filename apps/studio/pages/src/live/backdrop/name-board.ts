import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import { Container, FillGradient, Graphics, Text } from 'pixi.js'
import { roomOf } from './rooms.ts'

/** Height of a board in its own units; its width follows the name. */
const HEIGHT = 64
const FONT = "'Hahmlet Variable', Hahmlet, 'Pretendard Variable', serif"

/** The board with the room's name that hangs on the wall of a hotel table: dark lacquer, gold letters. Its middle is at 0, 0. */
export async function drawNameBoard(name: string, room: RoomName): Promise<Container> {
  // Drawn before the font is there, letters would be measured by another one.
  await document.fonts.load(`600 28px ${FONT}`, name).catch(() => [])
  const board = new Container()
  const words = new Text({
    text: name,
    style: { fontFamily: FONT, fontSize: 28, fontWeight: '600', fill: '#f3d796', letterSpacing: 2, padding: 12 },
    resolution: 2,
  })
  words.anchor.set(0.5, 0.53)
  const wide = words.width + 64
  const lacquer = new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0, color: '#3a2018' },
      { offset: 1, color: '#140a08' },
    ],
  })
  const [x, y] = [-wide / 2, -HEIGHT / 2]
  const gold = roomOf(room).rail[3]
  const plate = new Graphics()
    // Two cords that it hangs by, its shadow, and the board with a gold line.
    .rect(-wide * 0.3, y - 120, 2.4, 122)
    .rect(wide * 0.3 - 2.4, y - 120, 2.4, 122)
    .fill({ color: '#0c0605', alpha: 0.8 })
    .roundRect(x + 4, y + 7, wide, HEIGHT, 5)
    .fill({ color: '#000000', alpha: 0.4 })
    .roundRect(x, y, wide, HEIGHT, 5)
    .fill(lacquer)
    .roundRect(x + 5, y + 5, wide - 10, HEIGHT - 10, 3)
    .stroke({ width: 1.6, color: gold, alpha: 0.9 })
  board.addChild(plate, words)
  return board
}
