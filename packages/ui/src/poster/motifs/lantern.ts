import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { stars } from '../scenery.ts'
import { circle, group, path, radialGradient, repeat, round } from '../shapes.ts'

export function lantern(p: Palette, r: Random, u: string): string {
  const one = (x: number, y: number, k: number, hot?: boolean) =>
    `<path d="M${x} -10V${round(y - 42 * k)}" stroke="${p.au}" stroke-opacity=".6" stroke-width="1"/>` +
    circle(x, y, 74 * k, `fill="url(#${u}g)" opacity="${hot ? 0.9 : 0.55}"`) +
    group(
      `transform="translate(${x} ${y}) scale(${k})"`,
      path(
        'M-34 0C-34-24-22-36-14-38H14C22-36 34-24 34 0C34 24 22 36 14 38H-14C-22 36-34 24-34 0Z',
        `fill="url(#${u}${hot ? 'h' : 'c'})"`,
      ) +
        repeat(
          4,
          (i) =>
            `<ellipse cx="0" cy="0" rx="${[33, 23, 12, 0.1][i]}" ry="38" fill="none" stroke="${p.n}" stroke-opacity=".28"/>`,
        ) +
        `<rect x="-15" y="-44" width="30" height="7" rx="2" fill="${p.au}"/><rect x="-15" y="37" width="30" height="7" rx="2" fill="${p.au}"/>` +
        repeat(
          5,
          (i) => `<path d="M${-6 + i * 3} 44V${72 - Math.abs(i - 2) * 4}" stroke="${p.sp}" stroke-width="1.5"/>`,
        ),
    )
  return (
    `<defs>${radialGradient(`${u}g`, [
      [0, p.sp, 0.55],
      [1, p.sp, 0],
    ])}${radialGradient(`${u}h`, [
      [0, p.spl],
      [0.55, p.sp],
      [1, p.spd],
    ])}${radialGradient(`${u}c`, [
      [0, p.p5],
      [0.6, p.p4],
      [1, p.p3],
    ])}</defs>` +
    stars(r, 16, p.p6) +
    one(38, 92 + r() * 20, 0.55) +
    one(264, 76 + r() * 20, 0.6) +
    one(224, 214 + r() * 16, 0.72, r() > 0.5) +
    one(70, 222 + r() * 16, 0.78, false) +
    one(150, 142 + r() * 12, 1.28, true)
  )
}
