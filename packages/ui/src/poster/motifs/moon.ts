import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { ridge, stars } from '../scenery.ts'
import { circle, path, radialGradient, round } from '../shapes.ts'

export function moon(p: Palette, r: Random, u: string): string {
  const mx = 110 + r() * 80,
    my = 118 + r() * 26
  const roof = (x: number, y: number, k: number, f: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${k})">${path('M-80 0C-50-4-34-14-26-30H26C34-14 50-4 80 0C60 4 40 5 34 5H-34C-40 5-60 4-80 0ZM-26-30C-20-33-24-36-30-37H30C24-36 20-33 26-30Z', `fill="${f}"`)}<rect x="-40" y="5" width="80" height="46" fill="${f}"/><rect x="-26" y="14" width="14" height="20" fill="${p.sp}" opacity=".9"/><rect x="-7" y="14" width="14" height="20" fill="${p.sp}"/><rect x="12" y="14" width="14" height="20" fill="${p.sp}" opacity=".9"/></g>`
  return (
    `<defs>${radialGradient(
      `${u}m`,
      [
        [0, p.p6],
        [0.7, p.p6],
        [1, p.p5],
      ],
      'cx=".4" cy=".36" r=".75"',
    )}</defs>` +
    stars(r, 34, p.p6) +
    circle(mx, my, 132, `fill="${p.p4}" opacity=".13"`) +
    circle(mx, my, 104, `fill="${p.p4}" opacity=".16"`) +
    circle(mx, my, 78, `fill="url(#${u}m)"`) +
    circle(mx + 22, my + 16, 13, `fill="${p.p5}" opacity=".4"`) +
    circle(mx - 22, my + 30, 8, `fill="${p.p5}" opacity=".4"`) +
    circle(mx + 4, my - 32, 9, `fill="${p.p5}" opacity=".3"`) +
    ridge(r, 228, 26, p.p3) +
    ridge(r, 256, 24, p.p2) +
    roof(150, 262, 0.92, p.p1) +
    ridge(r, 306, 16, p.n)
  )
}
