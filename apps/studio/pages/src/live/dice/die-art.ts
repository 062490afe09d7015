import { diceSpots } from '@maru/ui/dice-spots.ts'
import type { Pen } from '../wheel/pens.ts'

/** A face of a die around the origin. The one and the four are red, as on the dice of this game. */
export function drawDieFace(pen: Pen, face: number, size: number): void {
  const half = size / 2
  pen.fillStyle = '#d9d0bd'
  pen.fillRect(-half, -half, size, size)
  pen.beginPath()
  pen.roundRect(-half * 0.95, -half * 0.95, size * 0.95, size * 0.95, size * 0.13)
  const ivory = pen.createLinearGradient(-half, -half, half, half)
  ivory.addColorStop(0, '#fffdf7')
  ivory.addColorStop(0.6, '#f4eee0')
  ivory.addColorStop(1, '#e3dac6')
  pen.fillStyle = ivory
  pen.fill()
  const radius = size * (face === 1 ? 0.145 : 0.092)
  for (const [x, y] of diceSpots[face] ?? []) {
    const [px, py] = [x * size * 0.255, y * size * 0.255]
    pen.beginPath()
    pen.arc(px, py, radius, 0, 2 * Math.PI)
    const hollow = pen.createRadialGradient(px + radius * 0.25, py + radius * 0.35, 0, px, py, radius)
    const isRed = face === 1 || face === 4
    hollow.addColorStop(0, isRed ? '#e0525a' : '#3d4254')
    hollow.addColorStop(0.8, isRed ? '#a31f2b' : '#141824')
    hollow.addColorStop(1, isRed ? '#6f1019' : '#05070c')
    pen.fillStyle = hollow
    pen.fill()
  }
}
