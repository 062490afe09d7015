import type { Point } from '../game/game-view.ts'

/** Shapes of a box of about one unit: the mouth with the next card to the left, the side, the lid. */
const MOUTH = 'M-.5 -.12L.06 .14V.44L-.5 .14Z'
const SIDE = 'M.06 .14L.72 -.26V-.02L.06 .44Z'
const LID = 'M-.5 -.12L.14 -.5L.72 -.26L.06 .14Z'
const CARD = 'M-.44 -.03L.02 .185V.385L-.44 .15Z'

/** The shoe that cards come from. */
export function drawShoe(pen: CanvasRenderingContext2D, { x, y }: Point, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.fillStyle = '#00000070'
  pen.beginPath()
  pen.ellipse(0.16, 0.26, 0.72, 0.3, -0.2, 0, 2 * Math.PI)
  pen.fill()
  fill(pen, MOUTH, '#16171f', '#0a0b10')
  fill(pen, CARD, '#fdf6e4', '#d9cfb6')
  fill(pen, SIDE, '#11121a', '#05060a')
  fill(pen, LID, '#3a3d4c', '#15161e')
  pen.lineWidth = 0.022
  pen.strokeStyle = '#e0bd7ab0'
  pen.stroke(new Path2D('M-.5 -.12L.06 .14L.72 -.26'))
  pen.restore()
}

/** The tray where dealt cards go. */
export function drawUsedCards(pen: CanvasRenderingContext2D, { x, y }: Point, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.fillStyle = '#00000066'
  pen.beginPath()
  pen.ellipse(0, 0.24, 0.62, 0.24, 0, 0, 2 * Math.PI)
  pen.fill()
  for (let card = 0; card < 7; card++) {
    pen.translate(0, -0.026)
    fill(pen, 'M-.42 .16L-.3 -.18H.34L.44 .16Z', card % 2 ? '#f5eedd' : '#e2d8c2', '#cfc4ab')
  }
  fill(pen, 'M-.36 .12L-.265 -.145H.3L.375 .12Z', '#1e5a52', '#0d2c2d')
  pen.restore()
}

function fill(pen: CanvasRenderingContext2D, path: string, from: string, to: string): void {
  const paint = pen.createLinearGradient(-0.4, -0.5, 0.3, 0.5)
  paint.addColorStop(0, from)
  paint.addColorStop(1, to)
  pen.fillStyle = paint
  pen.fill(new Path2D(path))
}
