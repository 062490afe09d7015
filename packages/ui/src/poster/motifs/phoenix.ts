import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, group, linearGradient, path, repeat, round } from '../shapes.ts'

export function phoenix(p: Palette, _r: Random, u: string): string {
  const f = (a: number, l: number, k: number) =>
    group(
      `transform="translate(150 322) rotate(${round(a)}) scale(${k})"`,
      path(
        `M0 0C-22 ${-l * 0.34} -26 ${-l * 0.8} 0 ${-l}C26 ${-l * 0.8} 22 ${-l * 0.34} 0 0Z`,
        `fill="url(#${u}f)" stroke="${p.n}" stroke-opacity=".6"`,
      ) +
        path(`M0 0V${-l + 20}`, `stroke="${p.au}" stroke-opacity=".8" stroke-width="1.2"`) +
        repeat(9, (i) =>
          path(
            `M0 ${-l * 0.2 - i * l * 0.055}q-11 -8 -15 -20M0 ${-l * 0.2 - i * l * 0.055}q11 -8 15 -20`,
            `fill="none" stroke="${p.p6}" stroke-opacity=".22" stroke-width="1"`,
          ),
        ) +
        `<ellipse cx="0" cy="${-l + 32}" rx="14" ry="20" fill="${p.sp}"/><ellipse cx="0" cy="${-l + 34}" rx="9" ry="13" fill="${p.n}"/><ellipse cx="0" cy="${-l + 36}" rx="5" ry="7" fill="${p.spl}"/>`,
    )
  let s = ''
  const order = [-5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0]
  for (const i of order) s += f(i * 14.5, 252 - Math.abs(i) * 5, 1)
  for (const i of [-3, 3, -2, 2, -1, 1, 0]) s += f(i * 17, 158 - Math.abs(i) * 4, 0.96)
  return (
    `<defs>${linearGradient(`${u}f`, [
      [0, p.p5],
      [0.5, p.p3],
      [1, p.p1],
    ])}</defs>` +
    circle(150, 320, 300, `fill="none" stroke="${p.au}" stroke-opacity=".3"`) +
    s
  )
}
