import type { Box } from '../scene/scene.ts'

/** The ground of places that lie over the room on a small phone. */
export function drawCover(pen: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const ground = pen.createLinearGradient(0, y, 0, y + height)
  ground.addColorStop(0, '#0b1f21')
  ground.addColorStop(1, '#061214')
  pen.fillStyle = ground
  pen.fillRect(x, y, width, height)
}
