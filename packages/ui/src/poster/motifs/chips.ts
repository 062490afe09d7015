import type { Palette } from '../palette.ts'
import { pick, type Random } from '../random.ts'
import { SUIT } from '../scenery.ts'
import { circle, linearGradient, type Point, path, polygon, repeat, round } from '../shapes.ts'

export function chips(p: Palette, r: Random, u: string): string {
  const chip = (x: number, y: number, rx: number, col: string, edge: string) => {
    const ry = rx * 0.34,
      th = rx * 0.24
    return (
      path(`M${x - rx} ${y}v${th}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-th}Z`, `fill="${col}"`) +
      repeat(5, (i) => {
        const a0 = 18 + i * 33,
          a1 = a0 + 13,
          q = (a: number): Point => [x + rx * Math.cos((a * Math.PI) / 180), y + ry * Math.sin((a * Math.PI) / 180)]
        const A = q(a0),
          B = q(a1)
        return polygon([A, B, [B[0], B[1] + th], [A[0], A[1] + th]], `fill="${edge}" opacity=".85"`)
      }) +
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${round(ry)}" fill="url(#${u}t)" stroke="${p.n}" stroke-opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="${round(rx * 0.66)}" ry="${round(ry * 0.66)}" fill="none" stroke="${edge}" stroke-opacity=".6" stroke-width="1.4"/>`
    )
  }
  const stack = (x: number, y: number, rx: number, n: number, c: string, e: string) =>
    repeat(n, (i) => chip(x, round(y - i * rx * 0.25), rx, i % 4 === 3 ? e : c, i % 4 === 3 ? c : e))
  return (
    `<defs>${linearGradient(
      `${u}t`,
      [
        [0, p.p5],
        [1, p.p4],
      ],
      '0 0 1 1',
    )}</defs>` +
    circle(158, 130, 112, `fill="${p.p2}"`) +
    circle(158, 130, 112, `fill="none" stroke="${p.p5}" stroke-width="20" stroke-dasharray="36 34.3" opacity=".8"`) +
    circle(158, 130, 88, `fill="none" stroke="${p.au}" stroke-width="1.2"`) +
    circle(158, 130, 64, `fill="none" stroke="${p.p4}" stroke-width="1"`) +
    `<g transform="translate(158 128) scale(1.25)">${path(SUIT[pick(['spade', 'diamond', 'club'] as const, r() * 3)], `fill="${p.p5}"`)}</g>` +
    stack(92, 268, 50, 5 + Math.floor(r() * 3), p.p3, p.p6) +
    stack(214, 282, 56, 7 + Math.floor(r() * 4), p.spd, p.spl) +
    stack(148, 312, 54, 3, p.p3, p.p6)
  )
}
