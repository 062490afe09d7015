import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays } from '../scenery.ts'
import { circle, group, linearGradient, path, polar, repeat } from '../shapes.ts'

export function seven(p: Palette, _r: Random, u: string): string {
  const d = 'M76 70H232V112C198 154 176 206 168 282H112C120 212 144 160 182 118H116V140H76Z'
  return (
    `<defs>${linearGradient(`${u}s`, [
      [0, p.spl],
      [0.5, p.sp],
      [1, p.spd],
    ])}${linearGradient(`${u}i`, [
      [0, '#fff', 0.7],
      [0.5, '#fff', 0],
    ])}</defs>` +
    rays(150, 170, 26, 20, 340, p.p4, 0.14, 0.5) +
    circle(150, 172, 132, `fill="${p.p1}"`) +
    circle(150, 172, 132, `fill="none" stroke="${p.au}" stroke-width="1.4"`) +
    repeat(32, (i) => {
      const q = polar(150, 172, 122, i * 11.25)
      return circle(q[0], q[1], 3.2, `fill="${i % 2 ? p.spl : p.aud}"`)
    }) +
    circle(150, 172, 112, `fill="none" stroke="${p.au}" stroke-opacity=".5"`) +
    repeat(9, (i) =>
      group(
        `transform="translate(${(9 - i) * 1.3} ${(9 - i) * 1.7})"`,
        path(
          d,
          `fill="${i < 8 ? p.p3 : p.p2}" stroke="${p.n}" stroke-opacity=".3" stroke-width=".6" stroke-linejoin="round"`,
        ),
      ),
    ) +
    path(d, `fill="url(#${u}s)" stroke="${p.au}" stroke-width="2.4" stroke-linejoin="round"`) +
    path('M84 78H224V98H84Z', `fill="url(#${u}i)"`)
  )
}
