import type { Pen } from '../wheel/pens.ts'
import { colourNameOf, POCKET_COLOURS } from '../wheel/rotor-art.ts'
import { uiFont } from '../wheel/ui-font.ts'
import { type Board, type Cell, numberSizeOf } from './board-shapes.ts'
import type { Race } from './race-board.ts'

const LINE = '#e6cf9a6b'
const GROUND = '#10463c80'

/** The felt's own drawing: cells with their numbers. Words are written by the page. */
export function drawBoard(pen: Pen, { cells, targets, asked }: Board): void {
  for (const cell of cells) {
    const { x, y, width, height } = cell.box
    pen.beginPath()
    pen.roundRect(x + 1, y + 1, width - 2, height - 2, Math.min(7, height * 0.14))
    pen.fillStyle = colourOfCell(cell)
    pen.fill()
    const gloss = pen.createLinearGradient(0, y, 0, y + height)
    gloss.addColorStop(0, '#ffffff1c')
    gloss.addColorStop(0.5, '#ffffff05')
    gloss.addColorStop(1, '#0000002e')
    pen.fillStyle = gloss
    pen.fill()
    pen.lineWidth = 1.2
    pen.strokeStyle = LINE
    pen.stroke()
    if (cell.number !== undefined) writeNumber(pen, cell.number, x + width / 2, y + height / 2, numberSizeOf(cell.box))
  }
  // A magnified board shows where its lines and corners are pressed.
  if (asked.band === 0 || asked.hasOutside) return
  for (const { code, box } of targets) {
    if (code.startsWith('straight')) continue
    pen.beginPath()
    pen.arc(box.x + box.width / 2, box.y + box.height / 2, 5, 0, 2 * Math.PI)
    pen.fillStyle = '#0b1718cc'
    pen.fill()
    pen.lineWidth = 1.5
    pen.strokeStyle = '#e6cf9ad9'
    pen.stroke()
  }
}

function colourOfCell({ code, number }: Cell): string {
  if (number !== undefined) return `${POCKET_COLOURS[colourNameOf(number)]}f0`
  return code === 'red' || code === 'black' ? `${POCKET_COLOURS[code]}f0` : GROUND
}

export function writeNumber(pen: Pen, number: number, x: number, y: number, size: number): void {
  pen.font = `700 ${size}px ${uiFont()}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#fff'
  pen.fillText(String(number), x, y + size * 0.04)
}

export function drawRace(pen: Pen, { box, isRing, pockets, stepper }: Race): void {
  if (isRing) {
    pen.beginPath()
    pen.roundRect(box.x, box.y, box.width, box.height, box.height / 2)
    pen.fillStyle = '#0b1718f0'
    pen.fill()
    pen.lineWidth = 1
    pen.strokeStyle = '#e6cf9a99'
    pen.stroke()
  }
  for (const { pocket, x, y, turn, width, height } of pockets) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.beginPath()
    pen.roundRect(-width / 2 + 0.6, -height / 2 + 0.6, width - 1.2, height - 1.2, 5)
    pen.fillStyle = POCKET_COLOURS[colourNameOf(pocket)]
    pen.fill()
    pen.strokeStyle = LINE
    pen.lineWidth = 1
    pen.stroke()
    pen.rotate(-turn)
    writeNumber(pen, pocket, 0, 0, Math.min(18, Math.max(12, Math.min(width, height) * 0.42)))
    pen.restore()
  }
  pen.beginPath()
  pen.roundRect(stepper.x, stepper.y, stepper.width, stepper.height, Math.min(22, stepper.height / 2))
  pen.fillStyle = '#00000066'
  pen.fill()
}

/** Moonlight on a cell: its edge, and a glow inside. The origin is its middle. */
export function drawMoonCell(pen: Pen, width: number, height: number, words?: string): void {
  pen.beginPath()
  pen.roundRect(-width / 2 + 1.5, -height / 2 + 1.5, width - 3, height - 3, Math.min(7, height * 0.14))
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, Math.max(width, height) * 0.6)
  glow.addColorStop(0, '#fff2c466')
  glow.addColorStop(1, '#fff2c40a')
  pen.fillStyle = glow
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = '#fbefd3'
  pen.stroke()
  if (!words) return
  const size = Math.min(15, Math.max(11, height * 0.26))
  pen.font = `750 ${size}px ${uiFont()}`
  const wide = pen.measureText(words).width + 8
  pen.beginPath()
  pen.roundRect(-wide / 2, height / 2 - size - 5, wide, size + 3, 4)
  pen.fillStyle = '#0a0d14d9'
  pen.fill()
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = '#fbefd3'
  pen.fillText(words, 0, height / 2 - 5.5)
}

/** A lucky number above the felt: its colour, its number, what it pays. */
export function drawLuckyTile(pen: Pen, number: number, words: string, width: number, height: number): void {
  pen.beginPath()
  pen.roundRect(-width / 2 + 1, -height / 2 + 1, width - 2, height - 2, 11)
  pen.fillStyle = POCKET_COLOURS[colourNameOf(number)]
  pen.fill()
  pen.lineWidth = 1.5
  pen.strokeStyle = '#fbefd3b0'
  pen.stroke()
  writeNumber(pen, number, 0, -height * 0.16, height * 0.36)
  pen.font = `700 ${Math.round(height * 0.24)}px ${uiFont()}`
  pen.fillStyle = '#fbefd3'
  pen.fillText(words, 0, height * 0.26)
}
