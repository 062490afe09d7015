import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays, stars } from '../scenery.ts'
import { circle, linearGradient, path, repeat, round } from '../shapes.ts'

export function bells(p: Palette, r: Random, u: string): string {
  const bell = (x: number, y: number, k: number, a: number) =>
    `<g transform="translate(${x} ${y}) rotate(${round(a)}) scale(${k})">${path('M0-70C-8-70-8-60-4-58C-40-52-44-18-48 22C-50 40-58 46-66 54H66C58 46 50 40 48 22C44-18 40-52 4-58C8-60 8-70 0-70Z', `fill="url(#${u}b)" stroke="${p.n}" stroke-opacity=".4"`)}${path('M-48 22H48', `stroke="${p.n}" stroke-opacity=".4" stroke-width="3"`)}${path('M-44-4H44', `stroke="${p.n}" stroke-opacity=".22" stroke-width="1.5"`)}<rect x="-68" y="52" width="136" height="10" rx="5" fill="${p.spd}"/>${circle(0, 72, 13, `fill="${p.sp}"`)}${path('M-22-36C-32-22-34 0-36 14', 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"')}</g>`
  return (
    `<defs>${linearGradient(
      `${u}b`,
      [
        [0, p.spd],
        [0.3, p.sp],
        [0.46, p.spl],
        [0.7, p.sp],
        [1, p.spd],
      ],
      '0 0 1 0',
    )}</defs>` +
    rays(150, 160, 24, 10, 330, p.p4, 0.12, 0.5) +
    repeat(4, (i) =>
      circle(
        150,
        160,
        70 + i * 26,
        `fill="none" stroke="${p.p5}" stroke-opacity="${round(0.4 - i * 0.09)}" stroke-width="1.2"`,
      ),
    ) +
    bell(74, 216, 0.62, 16) +
    bell(228, 214, 0.62, -16) +
    bell(150, 160, 1.14, (r() - 0.5) * 10) +
    stars(r, 16, '#fff', 20, 240)
  )
}
