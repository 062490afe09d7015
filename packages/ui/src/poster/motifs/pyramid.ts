import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays, ridge } from '../scenery.ts'
import { circle, linearGradient, path, polygon, repeat, round } from '../shapes.ts'

export function pyramid(p: Palette, r: Random, u: string): string {
  return (
    `<defs>${linearGradient(`${u}l`, [
      [0, p.p6],
      [1, p.p4],
    ])}${linearGradient(`${u}d`, [
      [0, p.p3],
      [1, p.p1],
    ])}</defs>` +
    rays(150, 132, 28, 70, 340, p.sp, 0.13, 0.5) +
    circle(150, 132, 74, `fill="${p.sp}"`) +
    circle(150, 132, 90, `fill="none" stroke="${p.au}" stroke-width="1.2"`) +
    circle(150, 132, 58, `fill="${p.spl}" opacity=".55"`) +
    polygon(
      [
        [150, 96],
        [-20, 330],
        [176, 330],
      ],
      `fill="url(#${u}l)"`,
    ) +
    polygon(
      [
        [150, 96],
        [176, 330],
        [326, 330],
      ],
      `fill="url(#${u}d)"`,
    ) +
    repeat(11, (i) => {
      const y = 122 + i * 19,
        t = (y - 96) / 234
      return path(
        `M${round(150 - 170 * t)} ${y}H${round(150 + 26 * t)}L${round(150 + 176 * t)} ${y}`,
        `fill="none" stroke="${p.n}" stroke-opacity=".22"`,
      )
    }) +
    path('M118 178C130 162 160 162 172 180C158 194 132 194 118 178Z', `fill="${p.n}"`) +
    circle(146, 178, 8, `fill="${p.sp}"`) +
    circle(146, 178, 3.4, `fill="${p.n}"`) +
    path(
      'M132 193l-6 20M150 194c2 14 12 20 22 14',
      `fill="none" stroke="${p.n}" stroke-width="3.4" stroke-linecap="round"`,
    ) +
    ridge(r, 312, 12, p.p2) +
    ridge(r, 332, 10, p.n)
  )
}
