import type { Palette } from '../palette.ts'
import { pick, type Random } from '../random.ts'
import { SUIT } from '../scenery.ts'
import { circle, group, linearGradient, path, repeat, round } from '../shapes.ts'

export function cards(p: Palette, r: Random, u: string): string {
  const n = 5,
    first = Math.floor(r() * 4)
  const one = (i: number) => {
    const a = (i - 2) * 12.5,
      front = i === n - 1
    const s = pick(['spade', 'heart', 'diamond', 'club'] as const, first + i)
    return group(
      `transform="translate(0 6) rotate(${a} 150 320)"`,
      `<rect x="99" y="78" width="102" height="148" rx="10" fill="url(#${u}${front ? 'f' : 'b'})" stroke="${p.n}" stroke-width="1.5"/>` +
        (front
          ? `<g transform="translate(150 152) scale(1.05)">${path(SUIT[s], `fill="${p.p2}"`)}</g><g transform="translate(114 96) scale(.24)">${path(SUIT[s], `fill="${p.p2}"`)}</g><g transform="translate(186 208) rotate(180) scale(.24)">${path(SUIT[s], `fill="${p.p2}"`)}</g>`
          : `<rect x="106" y="85" width="88" height="134" rx="6" fill="none" stroke="${p.au}" stroke-opacity=".55"/>` +
            repeat(6, (k) =>
              circle(
                150,
                152,
                8 + k * 7,
                `fill="none" stroke="${p.au}" stroke-opacity="${round(0.5 - k * 0.06)}" stroke-width=".8"`,
              ),
            )),
    )
  }
  return (
    `<defs>${linearGradient(`${u}b`, [
      [0, p.p4],
      [1, p.p2],
    ])}${linearGradient(`${u}f`, [
      [0, p.p6],
      [1, p.p5],
    ])}</defs>` +
    circle(150, 150, 128, `fill="${p.p3}" opacity=".28"`) +
    circle(150, 150, 96, `fill="${p.p4}" opacity=".2"`) +
    repeat(n, one)
  )
}
