import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays } from '../scenery.ts'
import { circle, group, path, polar, radialGradient, repeat } from '../shapes.ts'

export function wheel(p: Palette, r: Random, u: string): string {
  const N = 37,
    rot = r() * 360,
    seg = (i: number) => {
      const a = rot + (i * 360) / N,
        b = a + 360 / N,
        A = polar(0, 0, 150, a),
        B = polar(0, 0, 150, b),
        C = polar(0, 0, 104, b),
        D = polar(0, 0, 104, a)
      return path(
        `M${A}A150 150 0 0 1 ${B}L${C}A104 104 0 0 0 ${D}Z`,
        `fill="${i === 0 ? p.sp : i % 2 ? p.p4 : p.p1}" stroke="${p.au}" stroke-opacity=".6" stroke-width=".9"`,
      )
    }
  const ball = polar(0, 0, 127, rot + 25)
  return (
    `<defs>${radialGradient(`${u}h`, [
      [0, p.p5],
      [0.5, p.p3],
      [1, p.p1],
    ])}${radialGradient(`${u}o`, [
      [0.82, p.p1],
      [0.9, p.p3],
      [1, p.p1],
    ])}</defs>` +
    rays(150, 196, 30, 150, 330, p.p4, 0.1, 0.4) +
    group(
      'transform="translate(150 196) rotate(-14) scale(1 .86)"',
      circle(0, 0, 186, `fill="url(#${u}o)" stroke="${p.au}" stroke-width="1.6"`) +
        circle(0, 0, 154, `fill="${p.n}" stroke="${p.au}" stroke-width="1.4"`) +
        repeat(N, seg) +
        circle(0, 0, 104, `fill="url(#${u}h)" stroke="${p.au}" stroke-width="2"`) +
        repeat(8, (i) => {
          const a = i * 45 + 12,
            q = polar(0, 0, 96, a)
          return path(`M0 0L${q}`, `stroke="${p.n}" stroke-opacity=".4" stroke-width="1.2"`)
        }) +
        circle(0, 0, 58, `fill="none" stroke="${p.au}" stroke-opacity=".7"`) +
        repeat(4, (i) => {
          const q = polar(0, 0, 42, i * 90 + 20)
          return (
            path(`M0 0L${q}`, `stroke="${p.au}" stroke-width="5" stroke-linecap="round"`) +
            circle(q[0], q[1], 6, `fill="${p.au}"`)
          )
        }) +
        circle(0, 0, 15, `fill="${p.au}"`) +
        circle(0, 0, 8, `fill="${p.aud}"`) +
        circle(ball[0], ball[1], 8, 'fill="#fff"'),
    )
  )
}
