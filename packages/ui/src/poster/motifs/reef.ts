import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { ridge } from '../scenery.ts'
import { circle, linearGradient, path, polygon, repeat, round } from '../shapes.ts'

export function reef(p: Palette, r: Random, u: string): string {
  const fish = (x: number, y: number, k: number, m: number, f: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(m * k)} ${round(k)})">${path('M-26 0C-14-18 12-18 26-2L44-16C40-4 40 4 44 16L26 2C12 18-14 18-26 0Z', `fill="${f}"`)}${path('M-4-13C2-6 2 6-4 13', `fill="none" stroke="${p.n}" stroke-opacity=".4" stroke-width="2"`)}${circle(-15, -3, 2.6, `fill="${p.n}"`)}</g>`
  return (
    `<defs>${linearGradient(`${u}r`, [
      [0, p.p6, 0.4],
      [1, p.p6, 0],
    ])}</defs>` +
    repeat(6, (i) =>
      polygon(
        [
          [60 + i * 34, -10],
          [84 + i * 34, -10],
          [30 + i * 62, 330],
          [-20 + i * 62, 330],
        ],
        `fill="url(#${u}r)" opacity=".3"`,
      ),
    ) +
    repeat(16, () => fish(r() * 300, 40 + r() * 210, 0.3 + r() * 0.3, r() > 0.5 ? 1 : -1, r() > 0.5 ? p.p4 : p.p3)) +
    ((m) =>
      `<g transform="translate(150 158) scale(${m * 2.7} 2.7)"><defs>${linearGradient(`${u}k`, [
        [0, p.spl],
        [0.5, p.sp],
        [1, p.spd],
      ])}<clipPath id="${u}kc">${path('M-30 0C-17-21 12-22 27-3L27 3C12 22-17 21-30 0Z')}</clipPath></defs>${path('M-8-16C-2-30 12-30 20-24C14-20 12-16 12-12ZM-4 16C0 26 8 28 14 24C10 20 8 16 8 13Z', `fill="${p.spd}"`)}${path('M24 0C32-4 36-14 46-18C42-8 42 8 46 18C36 14 32 4 24 0Z', `fill="url(#${u}k)"`)}${path('M-30 0C-17-21 12-22 27-3L27 3C12 22-17 21-30 0Z', `fill="url(#${u}k)"`)}<g clip-path="url(#${u}kc)">${repeat(7, (i) => repeat(7, (k) => circle(-10 + i * 6, -18 + k * 6 + (i % 2) * 3, 4, `fill="none" stroke="${p.n}" stroke-opacity=".2" stroke-width=".7"`)))}${path('M-13-22C-7-8-7 8-13 22L-9 22C-3 8-3-8-9-22ZM8-22C13-8 13 8 8 22L12 22C17 8 17-8 12-22Z', `fill="${p.p6}" opacity=".85"`)}</g>${path('M-4 2C2 4 6 10 4 15C-2 14-5 9-4 2Z', `fill="${p.spd}"`)}${circle(-19, -4, 3.6, `fill="${p.p6}"`)}${circle(-19.6, -4, 2, `fill="${p.n}"`)}</g>`)(
      r() > 0.5 ? 1 : -1,
    ) +
    fish(64, 232, 1, 1, p.p5) +
    fish(238, 88, 0.9, -1, p.p5) +
    repeat(18, () =>
      circle(r() * 300, r() * 300, 1.4 + r() * 4.5, `fill="none" stroke="${p.p6}" stroke-opacity=".55"`),
    ) +
    ridge(r, 310, 22, p.p2) +
    repeat(9, (i) => {
      const x = 10 + i * 36
      return repeat(4, (k) =>
        path(
          `M${x + k * 6} 400C${x + k * 6 - 18} ${350 - r() * 30} ${x + k * 6 + 18} ${320 - r() * 20} ${round(x + k * 6 + (r() - 0.5) * 20)} ${round(286 - r() * 40)}`,
          `fill="none" stroke="${k % 2 ? p.spd : p.p3}" stroke-width="4" stroke-linecap="round" opacity=".8"`,
        ),
      )
    })
  )
}
