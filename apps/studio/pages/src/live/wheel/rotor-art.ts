import { colourOf, wheelOrder } from '@maru/live-games'
import { around, BRASS, outwards, type Pen } from './pens.ts'
import { uiFont } from './ui-font.ts'
import { angleOfPocket, POCKET_ANGLE, RADIUS } from './wheel-shape.ts'

/** Of pockets on the wheel and of cells on the felt. */
export const POCKET_COLOURS = { red: '#b3262f', black: '#14161d', green: '#17804f' } as const
const DEEP_COLOURS = { red: '#5e171d', black: '#0a0b0f', green: '#0e4a2f' } as const
export const colourNameOf = (pocket: number): 'red' | 'black' | 'green' => colourOf(pocket) ?? 'green'

/** The ring of numbers, seen from above, with a hole where the pockets are. */
export function drawNumbers(pen: Pen, outer: number): void {
  for (const pocket of wheelOrder) {
    const angle = angleOfPocket(pocket)
    sector(pen, angle, RADIUS.numbers * outer, RADIUS.rotor * outer)
    pen.fillStyle = POCKET_COLOURS[colourNameOf(pocket)]
    pen.fill()
    sector(pen, angle, RADIUS.numbers * outer, RADIUS.rotor * outer)
    pen.fillStyle = outwards(pen, RADIUS.rotor * outer, [
      [0.8, '#00000050'],
      [0.86, '#ffffff0a'],
      [0.97, '#ffffff14'],
      [1, '#00000060'],
    ])
    pen.fill()
    pen.save()
    pen.rotate(angle)
    pen.translate(((RADIUS.rotor + RADIUS.numbers) / 2) * outer, 0)
    // Their feet to the rim: the number at the front can be read.
    pen.rotate(-Math.PI / 2)
    pen.font = `750 ${Math.round(outer * 0.088)}px ${uiFont()}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = '#00000080'
    pen.fillText(String(pocket), 0, outer * 0.006)
    pen.fillStyle = '#fff'
    pen.fillText(String(pocket), 0, 0)
    pen.restore()
  }
  spokes(pen, RADIUS.numbers * outer, RADIUS.rotor * outer, outer * 0.006, '#e9cd94')
  ring(pen, (RADIUS.rotor - 0.004) * outer, outer * 0.009)
  ring(pen, (RADIUS.numbers + 0.003) * outer, outer * 0.007)
}

/** The floor of the pockets with the frets between them. */
export function drawPockets(pen: Pen, outer: number): void {
  const [inner, edge] = [(RADIUS.cone - 0.03) * outer, (RADIUS.numbers + 0.06) * outer]
  for (const pocket of wheelOrder) {
    sector(pen, angleOfPocket(pocket), inner, edge)
    pen.fillStyle = DEEP_COLOURS[colourNameOf(pocket)]
    pen.fill()
  }
  pen.beginPath()
  pen.arc(0, 0, edge, 0, 2 * Math.PI)
  pen.fillStyle = outwards(pen, edge, [
    [0.7, '#00000070'],
    [0.78, '#00000000'],
    [0.88, '#00000020'],
    [1, '#000000c0'],
  ])
  pen.fill()
  spokes(pen, inner, edge, outer * 0.012, '#3b2409')
  spokes(pen, inner, edge, outer * 0.007, '#e9cd94')
}

/** Dark and light staves on the cone, which show that it turns. */
export function drawStaves(pen: Pen, outer: number): void {
  for (let stave = 0; stave < 16; stave++) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, (RADIUS.cone - 0.01) * outer, (stave * Math.PI) / 8, ((stave + 1) * Math.PI) / 8)
    pen.closePath()
    pen.fillStyle = stave % 2 === 0 ? '#00000030' : '#ffdca00a'
    pen.fill()
  }
  pen.beginPath()
  pen.arc(0, 0, outer * 0.3, 0, 2 * Math.PI)
  pen.lineWidth = outer * 0.006
  pen.strokeStyle = '#f3d79a80'
  pen.stroke()
}

/** Light on one number, for a strike and for the result. */
export function drawLitNumber(pen: Pen, outer: number): void {
  const [inner, edge] = [(RADIUS.numbers + 0.004) * outer, (RADIUS.rotor - 0.006) * outer]
  sector(pen, 0, inner, edge)
  pen.fillStyle = '#fbefd324'
  pen.fill()
  pen.lineWidth = outer * 0.014
  pen.lineJoin = 'round'
  pen.strokeStyle = '#fbefd3'
  pen.stroke()
}

function sector(pen: Pen, angle: number, inner: number, edge: number): void {
  pen.beginPath()
  pen.arc(0, 0, edge, angle - POCKET_ANGLE / 2, angle + POCKET_ANGLE / 2)
  pen.arc(0, 0, inner, angle + POCKET_ANGLE / 2, angle - POCKET_ANGLE / 2, true)
  pen.closePath()
}

function spokes(pen: Pen, inner: number, edge: number, width: number, colour: string): void {
  pen.beginPath()
  for (const pocket of wheelOrder) {
    const angle = angleOfPocket(pocket) + POCKET_ANGLE / 2
    pen.moveTo(inner * Math.cos(angle), inner * Math.sin(angle))
    pen.lineTo(edge * Math.cos(angle), edge * Math.sin(angle))
  }
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke()
}

function ring(pen: Pen, radius: number, width: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.lineWidth = width
  pen.strokeStyle = around(pen, BRASS)
  pen.stroke()
}
