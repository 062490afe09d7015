import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, group, polar, repeat, round } from '../shapes.ts'

export function wave(p: Palette, r: Random, u: string): string {
  let s = circle(196, 104, 58, `fill="${p.spl}"`) + circle(196, 104, 84, `fill="${p.sp}" opacity=".14"`)
  const curl = (x: number, y: number, R0: number, k: number, f: string) => {
    const id = `${u}w${round(x)}${k}`
    return (
      `<mask id="${id}"><rect x="-60" y="-60" width="460" height="560" fill="#fff"/>${circle(x + R0 * 0.34, y - R0 * 0.2, R0 * 0.74, 'fill="#000"')}</mask>` +
      group(
        `mask="url(#${id})"`,
        circle(x, y, R0, `fill="${f}"`) +
          repeat(5, (i) =>
            circle(
              x,
              y,
              R0 - 7 - i * 8,
              `fill="none" stroke="${p.p6}" stroke-opacity="${round(0.5 - i * 0.07)}" stroke-width="1.3"`,
            ),
          ),
      ) +
      repeat(30, (i) => {
        const q = polar(x, y, R0 + 1, -132 + i * 5.4)
        return circle(q[0], q[1], 8.5 - Math.abs(i - 15) * 0.26 + (i % 3), `fill="${p.p6}"`)
      }) +
      repeat(8, () => {
        const q = polar(x, y, R0 + 10 + r() * 26, -120 + r() * 130)
        return circle(q[0], q[1], 1 + r() * 2, `fill="${p.p6}" opacity=".8"`)
      })
    )
  }
  s += curl(112, 226, 106, 1, p.p3) + curl(236, 296, 84, 2, p.p4)
  for (let row = 0; row < 5; row++)
    for (let x = -30 + (row % 2) * 24; x < 340; x += 48)
      s += repeat(4, (i) =>
        circle(
          x,
          316 + row * 20,
          26 - i * 6,
          `fill="${i % 2 ? p.p2 : p.p3}" stroke="${p.p5}" stroke-opacity=".5" stroke-width=".8"`,
        ),
      )
  return s
}
