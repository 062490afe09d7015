import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { ridge } from '../scenery.ts'
import { circle, linearGradient, path, polygon, radialGradient, repeat, round } from '../shapes.ts'

export function volcano(p: Palette, r: Random, u: string): string {
  return (
    `<defs>${linearGradient(`${u}v`, [
      [0, p.p3],
      [1, p.n],
    ])}${linearGradient(`${u}l`, [
      [0, p.spl],
      [0.3, p.sp],
      [1, p.spd],
    ])}${radialGradient(`${u}g`, [
      [0, p.sp, 0.9],
      [1, p.sp, 0],
    ])}</defs>` +
    circle(150, 128, 88, `fill="${p.p3}" opacity=".55"`) +
    circle(150, 128, 66, `fill="${p.p4}" opacity=".45"`) +
    `<circle cx="150" cy="150" r="120" fill="url(#${u}g)"/>` +
    repeat(15, (i) => {
      const s = i % 2 ? 1 : -1,
        d = 14 + r() * 100,
        h = 50 + r() * 96,
        x = 150 + s * d
      return (
        path(
          `M150 176Q${round(150 + s * d * 0.5)} ${round(176 - h * 1.5)} ${round(x)} ${round(170 - h * 0.55)}`,
          `fill="none" stroke="${p.sp}" stroke-opacity="${round(0.35 + r() * 0.5)}" stroke-width="${round(0.8 + r() * 1.4)}" stroke-linecap="round"`,
        ) + circle(x, 170 - h * 0.55, 1.6 + r() * 2.6, `fill="${p.spl}"`)
      )
    }) +
    polygon(
      [
        [-40, 400],
        [116, 176],
        [132, 184],
        [150, 178],
        [168, 186],
        [184, 174],
        [340, 400],
      ],
      `fill="url(#${u}v)"`,
    ) +
    polygon(
      [
        [150, 178],
        [168, 186],
        [184, 174],
        [340, 400],
        [190, 400],
      ],
      `fill="${p.n}" opacity=".45"`,
    ) +
    path(
      'M118 178C130 190 140 182 150 181C162 183 172 190 183 176C188 196 170 204 178 236C184 262 206 280 200 330L188 330C190 288 164 274 162 244C160 222 150 222 148 236C144 262 122 270 112 330L96 330C104 272 132 254 130 226C128 206 112 198 118 178Z',
      `fill="url(#${u}l)"`,
    ) +
    ridge(r, 330, 14, p.n)
  )
}
