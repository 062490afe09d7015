import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays, stars } from '../scenery.ts'
import { circle, group, path, polygon } from '../shapes.ts'

export function crystal(p: Palette, r: Random): string {
  const sh = (x: number, a: number, w: number, h: number, k: number) => {
    const t = w * 0.9
    return group(
      `transform="translate(${x} 306) rotate(${a})"`,
      polygon(
        [
          [-w, 0],
          [-w, -h],
          [-w * 0.15, -h - 4],
          [-w * 0.15, 0],
        ],
        `fill="${p.c(0.3 + k, 0.12)}"`,
      ) +
        polygon(
          [
            [-w * 0.15, 0],
            [-w * 0.15, -h - 4],
            [w * 0.55, -h + 6],
            [w * 0.55, 0],
          ],
          `fill="${p.c(0.52 + k, 0.13)}"`,
        ) +
        polygon(
          [
            [w * 0.55, 0],
            [w * 0.55, -h + 6],
            [w, -h + 16],
            [w, 0],
          ],
          `fill="${p.c(0.24 + k, 0.1)}"`,
        ) +
        polygon(
          [
            [-w, -h],
            [w * 0.1, -h - t * 1.7],
            [-w * 0.15, -h - 4],
          ],
          `fill="${p.c(0.62 + k, 0.12)}"`,
        ) +
        polygon(
          [
            [-w * 0.15, -h - 4],
            [w * 0.1, -h - t * 1.7],
            [w * 0.55, -h + 6],
          ],
          `fill="${p.c(0.86, 0.07)}"`,
        ) +
        polygon(
          [
            [w * 0.55, -h + 6],
            [w * 0.1, -h - t * 1.7],
            [w, -h + 16],
          ],
          `fill="${p.c(0.44 + k, 0.13, p.s)}"`,
        ) +
        path(`M${-w * 0.15} -6V${-h - 4}`, `stroke="#fff" stroke-opacity=".35" stroke-width=".8"`),
    )
  }
  const j = () => (r() - 0.5) * 10
  return (
    rays(150, 170, 22, 30, 320, p.p4, 0.09, 0.5) +
    circle(150, 160, 92, `fill="${p.p4}" opacity=".16"`) +
    sh(96, -34 + j(), 22, 92, 0) +
    sh(206, 34 + j(), 22, 96, 0) +
    sh(118, -17 + j() * 0.5, 26, 138, 0.03) +
    sh(186, 17 + j() * 0.5, 25, 130, 0.03) +
    sh(150, j() * 0.4, 35, 182, 0.06) +
    sh(72, -50 + j(), 15, 54, 0.02) +
    sh(232, 52 + j(), 16, 52, 0.02) +
    stars(r, 12, '#fff', 20, 240)
  )
}
