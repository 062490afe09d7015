import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays } from '../scenery.ts'
import { circle, group, linearGradient, path, repeat, round } from '../shapes.ts'

export function lotus(p: Palette, _r: Random, u: string): string {
  const petal = (a: number, len: number, w: number, f: string, st: string) =>
    group(
      `transform="translate(150 248) rotate(${a})"`,
      path(
        `M0 0C${-w} ${-len * 0.3} ${-w * 0.9} ${-len * 0.76} 0 ${-len}C${w * 0.9} ${-len * 0.76} ${w} ${-len * 0.3} 0 0Z`,
        `fill="url(#${u}${f})" stroke="${st}" stroke-opacity=".55" stroke-width="1"`,
      ) +
        repeat(3, (i) =>
          path(
            `M0 -8Q${(i - 1) * w * 0.6} ${-len * 0.5} ${(i - 1) * 3} ${-len * 0.86}`,
            `fill="none" stroke="${p.p6}" stroke-opacity=".3" stroke-width=".8"`,
          ),
        ),
    )
  const ring = (n: number, sp: number, len: number, w: number, f: string) => {
    let o = ''
    const m = (n - 1) / 2
    const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => Math.abs(b - m) - Math.abs(a - m))
    for (const i of order) o += petal((i - m) * sp, len * (1 - Math.abs(i - m) * 0.045), w, f, p.p6)
    return o
  }
  return (
    `<defs>${linearGradient(`${u}1`, [
      [0, p.p3],
      [1, p.p2],
    ])}${linearGradient(`${u}2`, [
      [0, p.p5],
      [1, p.p3],
    ])}${linearGradient(`${u}3`, [
      [0, p.spl],
      [0.6, p.sp],
      [1, p.p4],
    ])}</defs>` +
    circle(150, 150, 118, `fill="none" stroke="${p.au}" stroke-opacity=".6"`) +
    circle(150, 150, 110, `fill="${p.p3}" opacity=".3"`) +
    rays(150, 150, 36, 100, 118, p.au, 0.25, 0.3) +
    ring(11, 17, 176, 34, '1') +
    ring(9, 18, 142, 34, '2') +
    ring(5, 21, 104, 30, '3') +
    repeat(
      6,
      (i) =>
        `<ellipse cx="150" cy="${262 + i * 11}" rx="${120 + i * 26}" ry="5" fill="none" stroke="${p.p5}" stroke-opacity="${round(0.5 - i * 0.07)}"/>`,
    )
  )
}
