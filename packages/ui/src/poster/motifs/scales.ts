import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, path, polar, radialGradient, repeat, round } from '../shapes.ts'

export function scales(p: Palette, r: Random, u: string): string {
  let s = ''
  const sz = 27
  for (let row = 16; row >= 0; row--) {
    const y = -10 + row * sz * 0.62
    for (let x = -sz + (row % 2 ? sz : 0); x < 330; x += sz * 2) {
      const d = Math.hypot(x - 150, (y - 160) * 1.1) / 220
      const l = Math.max(0.17, 0.6 - d * 0.62 + (r() - 0.5) * 0.05)
      s +=
        circle(x, y, sz, `fill="${p.c(round(l * 100) / 100, 0.1)}" stroke="${p.n}" stroke-width="1.6"`) +
        circle(
          x,
          y,
          sz - 5,
          `fill="none" stroke="${p.au}" stroke-opacity="${round(Math.max(0.08, 0.55 - d * 0.7))}" stroke-width=".8"`,
        ) +
        circle(x, y, sz - 12, `fill="${p.c(round((l + 0.06) * 100) / 100, 0.11)}"`)
    }
  }
  const eye = 'M62 164C96 104 204 104 238 164C204 216 96 216 62 164Z'
  return (
    `<defs>${radialGradient(`${u}e`, [
      [0, p.spl],
      [0.45, p.sp],
      [0.8, p.spd],
      [1, p.n],
    ])}</defs>` +
    s +
    path('M42 166C84 78 216 78 258 166C216 238 84 238 42 166Z', `fill="${p.n}" opacity=".8"`) +
    path(eye, `fill="url(#${u}e)"`) +
    repeat(20, (i) => {
      const a = i * 18,
        A = polar(150, 162, 16, a),
        B = polar(150, 162, 40, a + 5)
      return path(`M${A}L${B}`, `stroke="${p.n}" stroke-opacity=".35" stroke-width="1.4"`)
    }) +
    path('M150 116C166 142 166 182 150 208C134 182 134 142 150 116Z', `fill="${p.n}"`) +
    circle(161, 142, 5, `fill="#fff" opacity=".85"`) +
    path(eye, `fill="none" stroke="${p.au}" stroke-width="2"`)
  )
}
