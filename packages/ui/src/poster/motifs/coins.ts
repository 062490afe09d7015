import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, group, linearGradient, repeat, round } from '../shapes.ts'

export function coins(p: Palette, r: Random, u: string): string {
  const coin = (x: number, y: number, R0: number, k: number, a: number) =>
    group(
      `transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${k} 1)"`,
      circle(3, 3, R0, `fill="${p.n}" opacity=".6"`) +
        circle(0, 0, R0, `fill="url(#${u}c)"`) +
        circle(0, 0, R0 * 0.86, `fill="none" stroke="${p.n}" stroke-opacity=".45" stroke-width="${round(R0 * 0.05)}"`) +
        `<rect x="${round(-R0 * 0.26)}" y="${round(-R0 * 0.26)}" width="${round(R0 * 0.52)}" height="${round(R0 * 0.52)}" fill="${p.p1}" stroke="${p.n}" stroke-opacity=".5" stroke-width="1.5"/>` +
        repeat(
          4,
          (i) =>
            `<g transform="rotate(${i * 90})"><path d="M${round(-R0 * 0.15)} ${round(-R0 * 0.64)}H${round(R0 * 0.15)}M0 ${round(-R0 * 0.74)}V${round(-R0 * 0.4)}M${round(-R0 * 0.13)} ${round(-R0 * 0.47)}H${round(R0 * 0.13)}" stroke="${p.n}" stroke-opacity=".55" stroke-width="${round(R0 * 0.05)}"/></g>`,
        ),
    )
  return (
    `<defs>${linearGradient(
      `${u}c`,
      [
        [0, 'oklch(0.94 0.07 92)'],
        [0.5, 'oklch(0.8 0.11 82)'],
        [1, 'oklch(0.5 0.09 65)'],
      ],
      '0 0 1 1',
    )}</defs>` +
    circle(150, 150, 126, `fill="${p.p3}" opacity=".4"`) +
    circle(150, 150, 92, `fill="${p.p4}" opacity=".25"`) +
    repeat(7, (i) => coin(20 + i * 43 + r() * 16, 20 + r() * 90, 11 + r() * 8, 0.4 + r() * 0.6, r() * 180)) +
    coin(66, 236, 38, 0.82, -20) +
    coin(240, 226, 44, 0.7, 28) +
    coin(152, 158, 76, 1, -8 + r() * 16) +
    coin(112, 300, 30, 0.9, 14) +
    coin(206, 308, 34, 0.8, -30)
  )
}
