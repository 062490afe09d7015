import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { ridge } from '../scenery.ts'
import { circle, group, path, polar, repeat } from '../shapes.ts'

export function fan(p: Palette, r: Random, u: string): string {
  const n = 15,
    w = 158 / n,
    sec = (i: number) => {
      const a = -169 + i * w,
        b = a + w,
        A = polar(150, 296, 224, a),
        B = polar(150, 296, 224, b),
        C = polar(150, 296, 92, b),
        D = polar(150, 296, 92, a)
      return path(`M${A}L${B}L${C}L${D}Z`, `fill="${i % 2 ? p.p4 : p.p5}"`)
    }
  const id = `${u}n`,
    out = polar(150, 296, 224, -169),
    out2 = polar(150, 296, 224, -11),
    in2 = polar(150, 296, 92, -11),
    in1 = polar(150, 296, 92, -169)
  return (
    `<defs><clipPath id="${id}">${path(`M${out}A224 224 0 0 1 ${out2}L${in2}A92 92 0 0 0 ${in1}Z`)}</clipPath></defs>` +
    circle(150, 120, 100, `fill="${p.p3}" opacity=".35"`) +
    group(
      'transform="rotate(-4 150 296) translate(15 30) scale(.9)"',
      repeat(n, sec) +
        group(
          `clip-path="url(#${id})"`,
          circle(206, 142, 30, `fill="${p.spl}"`) +
            ridge(r, 196, 26, p.p3) +
            ridge(r, 224, 20, p.p2) +
            repeat(5, (i) =>
              path(
                `M${10 + i * 62} ${126 + (i % 3) * 18}q14 -12 28 0q14 -10 26 0`,
                `fill="none" stroke="${p.n}" stroke-opacity=".35" stroke-width="1.6"`,
              ),
            ) +
            repeat(n, (i) => {
              const a = -169 + i * w,
                A = polar(150, 296, 224, a),
                D = polar(150, 296, 92, a)
              return path(`M${A}L${D}`, `stroke="${p.n}" stroke-opacity=".26"`)
            }),
        ) +
        path(`M${out}A224 224 0 0 1 ${out2}`, `fill="none" stroke="${p.au}" stroke-width="3"`) +
        path(`M${in1}A92 92 0 0 1 ${in2}`, `fill="none" stroke="${p.au}" stroke-width="1.5"`) +
        repeat(n + 1, (i) => {
          const D = polar(150, 296, 92, -169 + i * w)
          return path(`M150 296L${D}`, `stroke="${i === 0 || i === n ? p.au : p.aud}" stroke-width="3.4"`)
        }) +
        circle(150, 296, 7, `fill="${p.au}"`) +
        path('M150 300q10 26 -4 46M150 300q16 24 8 50', `fill="none" stroke="${p.sp}" stroke-width="2"`),
    )
  )
}
