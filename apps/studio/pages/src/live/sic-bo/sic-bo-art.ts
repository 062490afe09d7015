import { drawDieFace } from '../dice/die-art.ts'
import type { PlaceShape } from '../game/game-view.ts'
import type { Pen } from '../wheel/pens.ts'
import { uiFont } from '../wheel/ui-font.ts'

const GROUNDS: readonly (readonly [RegExp, string, string])[] = [
  [/^(small|even)$/, '#2b63c8c0', '#123270d0'],
  [/^(big|odd)$/, '#b02f3ac0', '#5c141dd0'],
  [/triple/, '#7a5a1ec8', '#3b2a0cd8'],
  [/double/, '#1f6f7cb8', '#0b3540d0'],
  [/total/, '#164a63b0', '#0a2433cc'],
  [/two-dice/, '#1f7a5aa8', '#0b4030c8'],
  [/.*/, '#3a3f63b0', '#1a1d38cc'],
]
const PAYS: readonly (readonly [RegExp, string])[] = [
  [/^triple/, '180 : 1'],
  [/^double/, '11 : 1'],
  [/^two-dice/, '5 : 1'],
  [/^single/, '1·2·3 : 1'],
]

/** The felt of sic bo: cells with dice and totals. Words are written by the page. */
export function drawSicBo(
  pen: Pen,
  places: { readonly [code: string]: PlaceShape },
  paysOf: (code: string) => string,
): void {
  for (const [code, { bounds }] of Object.entries(places)) {
    const { x, y, width, height } = bounds
    const [, top, foot] = GROUNDS.find(([of]) => of.test(code)) ?? ['', '#222', '#111']
    pen.beginPath()
    pen.roundRect(x + 1.5, y + 1.5, width - 3, height - 3, Math.min(9, height * 0.16))
    const ground = pen.createLinearGradient(0, y, 0, y + height)
    ground.addColorStop(0, top)
    ground.addColorStop(1, foot)
    pen.fillStyle = ground
    pen.fill()
    pen.lineWidth = 1.2
    pen.strokeStyle = '#e6cf9a6b'
    pen.stroke()
    const pays = PAYS.find(([of]) => of.test(code))?.[1] ?? paysOf(code)
    const dice = diceOf(code)
    if (dice.length > 0) drawDice(pen, dice, x + width / 2, y + height * 0.4, width, height)
    if (code.startsWith('total'))
      write(pen, code.slice('total-'.length), x + width / 2, y + height * 0.36, Math.min(26, height * 0.4), '#fff')
    if (dice.length > 0 || code.startsWith('total'))
      write(pen, pays, x + width / 2, y + height * 0.79, Math.max(12, Math.min(14, height * 0.2)), '#d6e6e0', width - 4)
  }
}

/** The dice that a place shows. */
export function diceOf(code: string): number[] {
  const numbers = code.match(/\d+/g)?.map(Number) ?? []
  if (code.startsWith('single') || code.startsWith('two-dice')) return numbers
  const count = code.startsWith('double') ? 2 : code.startsWith('triple') ? 3 : 0
  return Array.from({ length: count }, () => numbers[0] ?? 1)
}

function drawDice(pen: Pen, dice: readonly number[], x: number, y: number, width: number, height: number): void {
  const size = Math.min(30, height * 0.46, (width - 6) / (dice.length * 1.08))
  dice.forEach((face, at) => {
    pen.save()
    pen.translate(x + (at - (dice.length - 1) / 2) * size * 1.08, y)
    pen.beginPath()
    pen.roundRect(-size / 2, -size / 2, size, size, size * 0.18)
    pen.clip()
    drawDieFace(pen, face, size)
    pen.restore()
  })
}

function write(pen: Pen, text: string, x: number, y: number, size: number, colour: string, most?: number): void {
  pen.font = `${size > 15 ? 750 : 600} ${size}px ${uiFont()}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y, most)
}
