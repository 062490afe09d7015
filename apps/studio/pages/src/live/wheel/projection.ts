import type { Box } from '../scene/scene.ts'

/** How a round thing that lies on the table is seen: a circle of `radius` becomes an ellipse `flat` times as high, and height moves things up by `lift`. */
export type Projection = { x: number; y: number; radius: number; flat: number; lift: number }

/** Without perspective. `flat` 1 is seen from above. The space that height needs is part of the box. */
export function projectionIn(box: Box, flat: number, above: number, below: number): Projection {
  const lift = Math.sqrt(1 - flat ** 2)
  const radius = Math.min(box.width / 2, box.height / (2 * flat + (above + below) * lift))
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + ((above - below) * lift * radius) / 2,
    radius,
    flat,
    lift,
  }
}

/** A point at an angle, a radius and a height in parts of the outer radius. */
export const seenAt = (
  { x, y, radius: outer, flat, lift }: Projection,
  { angle, radius, height }: { angle: number; radius: number; height: number },
): { x: number; y: number } => ({
  x: x + outer * radius * Math.cos(angle),
  y: y + outer * (radius * flat * Math.sin(angle) - height * lift),
})
