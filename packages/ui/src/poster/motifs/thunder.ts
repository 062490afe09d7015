import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { linearGradient, polygon, radialGradient, repeat, round } from '../shapes.ts'

export function thunder(p: Palette, r: Random, u: string): string {
  const col = (x: number, w: number) =>
    `<rect x="${x - w / 2}" y="150" width="${w}" height="250" fill="url(#${u}c)"/>` +
    repeat(
      4,
      (i) =>
        `<rect x="${round(x - w / 2 + 4 + (i * (w - 6)) / 4)}" y="150" width="2.4" height="250" fill="${p.n}" opacity=".3"/>`,
    ) +
    `<rect x="${x - w / 2 - 6}" y="140" width="${w + 12}" height="11" rx="2" fill="${p.p5}"/>`
  return (
    `<defs>${linearGradient(
      `${u}c`,
      [
        [0, p.p3],
        [0.4, p.p5],
        [1, p.p2],
      ],
      '0 0 1 0',
    )}${linearGradient(`${u}z`, [
      [0, p.spl],
      [1, p.sp],
    ])}${radialGradient(`${u}g`, [
      [0, p.sp, 0.7],
      [1, p.sp, 0],
    ])}</defs>` +
    `<circle cx="150" cy="130" r="180" fill="url(#${u}g)"/>` +
    polygon(
      [
        [150, 66],
        [10, 124],
        [290, 124],
      ],
      `fill="${p.p3}"`,
    ) +
    polygon(
      [
        [150, 80],
        [56, 118],
        [244, 118],
      ],
      `fill="${p.p1}"`,
    ) +
    `<rect x="2" y="122" width="296" height="20" fill="${p.p4}"/>` +
    repeat(18, (i) => `<rect x="${10 + i * 16}" y="127" width="8" height="9" fill="${p.p2}"/>`) +
    col(34, 36) +
    col(266, 36) +
    col(104, 28) +
    col(196, 28) +
    polygon(
      [
        [174, 16],
        [112, 176],
        [150, 172],
        [118, 306],
        [206, 142],
        [164, 146],
        [204, 16],
      ],
      `fill="url(#${u}z)" stroke="#fff" stroke-opacity=".7" stroke-width="1"`,
    ) +
    repeat(
      7,
      (i) =>
        `<ellipse cx="${i * 52 - 10}" cy="${26 + (i % 3) * 13}" rx="${48 + r() * 20}" ry="${20 + r() * 8}" fill="${i % 2 ? p.p2 : p.p1}"/>`,
    )
  )
}
