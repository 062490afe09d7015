import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { stars } from '../scenery.ts'
import { circle, group, radialGradient, repeat, round } from '../shapes.ts'

export function orbit(p: Palette, r: Random, u: string): string {
  const t = -24 + r() * 12
  return (
    `<defs>${radialGradient(
      `${u}p`,
      [
        [0, p.p6],
        [0.35, p.p5],
        [0.75, p.p3],
        [1, p.p1],
      ],
      'cx=".34" cy=".3" r=".85"',
    )}${radialGradient(
      `${u}q`,
      [
        [0, p.spl],
        [0.5, p.sp],
        [1, p.spd],
      ],
      'cx=".34" cy=".3" r=".85"',
    )}</defs>` +
    stars(r, 46, p.p6, 0, 330) +
    repeat(4, (i) =>
      group(
        `transform="rotate(${t} 150 170)"`,
        `<ellipse cx="150" cy="170" rx="${118 + i * 34}" ry="${30 + i * 15}" fill="none" stroke="${p.p5}" stroke-opacity="${round(0.4 - i * 0.08)}"/>`,
      ),
    ) +
    group(
      `transform="rotate(${t} 150 170)"`,
      `<clipPath id="${u}a"><rect x="-60" y="30" width="420" height="140"/></clipPath><clipPath id="${u}z"><rect x="-60" y="170" width="420" height="140"/></clipPath>` +
        group(
          `clip-path="url(#${u}a)"`,
          `<ellipse cx="150" cy="170" rx="128" ry="30" fill="none" stroke="${p.sp}" stroke-width="13" opacity=".75"/>`,
        ) +
        circle(150, 170, 82, `fill="url(#${u}p)"`) +
        `<clipPath id="${u}c">${circle(150, 170, 82)}</clipPath>` +
        group(
          `clip-path="url(#${u}c)"`,
          repeat(
            6,
            (i) =>
              `<ellipse cx="150" cy="${112 + i * 22}" rx="110" ry="${4 + (i % 3) * 3}" fill="${i % 2 ? p.p6 : p.n}" opacity=".13"/>`,
          ),
        ) +
        group(
          `clip-path="url(#${u}z)"`,
          `<ellipse cx="150" cy="170" rx="128" ry="30" fill="none" stroke="${p.sp}" stroke-width="13"/><ellipse cx="150" cy="170" rx="112" ry="25" fill="none" stroke="${p.spl}" stroke-width="3"/>`,
        ),
    ) +
    circle(62 + r() * 20, 74, 17, `fill="url(#${u}q)"`) +
    circle(244, 262 - r() * 20, 9, `fill="${p.p5}"`)
  )
}
