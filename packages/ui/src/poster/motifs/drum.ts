import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { rays, stars } from '../scenery.ts'
import { circle, linearGradient, path, polar, radialGradient, repeat, round } from '../shapes.ts'

const [X, Y, RX, RY] = [150, 150, 104, 40]
const BODY = 138

/** A great drum on its stand, sticks crossed above, and the thunder it calls. */
export function drum(p: Palette, r: Random, u: string): string {
  const stick = (way: 1 | -1) =>
    `<g transform="translate(150 108) rotate(${way * 48})"><rect x="-5" y="-104" width="10" height="120" rx="5" fill="${p.aud}"/>${circle(0, -104, 15, `fill="url(#${u}h)" stroke="${p.n}" stroke-opacity=".4"`)}</g>`
  const bolt = (x: number, y: number, scale: number) =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="M18 0L-10 54H6L-14 118L32 42H12L26 0Z" fill="${p.spl}" opacity=".9"/>`
  const lower = Y + BODY
  const staves = repeat(11, (i) => {
    const [x] = polar(X, Y, RX, 180 - (i + 0.5) * (180 / 11))
    return path(`M${x} ${Y + 18}V${lower}`, `stroke="${p.n}" stroke-opacity=".28" stroke-width="1.5"`)
  })
  const studs = repeat(13, (i) => {
    const t = (Math.PI * (i + 0.5)) / 13
    return circle(
      X - RX * Math.cos(t),
      Y + RY * Math.sin(t) + 15,
      4.6,
      `fill="${p.au}" stroke="${p.n}" stroke-opacity=".5"`,
    )
  })
  const swirl = (turn: number, fill: string) =>
    path('M0 0A24 24 0 0 1 0-48 48 48 0 0 1 41.600 24 24 24 0 0 0 0 0Z', `fill="${fill}" transform="rotate(${turn})"`)
  return (
    `<defs>${linearGradient(
      `${u}b`,
      [
        [0, p.p2],
        [0.3, p.p4],
        [0.55, p.p3],
        [1, p.n],
      ],
      '0 0 1 0',
    )}${radialGradient(`${u}h`, [
      [0, p.p6],
      [0.7, p.spl],
      [1, p.spd],
    ])}${radialGradient(`${u}g`, [
      [0, p.sp, 0.55],
      [1, p.sp, 0],
    ])}</defs>` +
    circle(150, 140, 190, `fill="url(#${u}g)"`) +
    rays(150, 140, 20, 60, 320, p.sp, 0.1, 0.4) +
    bolt(36, 26, 0.9) +
    bolt(252, 40, 0.74) +
    stick(1) +
    stick(-1) +
    path(
      `M${X - RX} ${Y}C${X - RX - 18} ${Y + 60} ${X - RX - 14} ${lower - 30} ${X - RX + 8} ${lower}A${RX - 8} ${RY - 6} 0 0 0 ${X + RX - 8} ${lower}C${X + RX + 14} ${lower - 30} ${X + RX + 18} ${Y + 60} ${X + RX} ${Y}Z`,
      `fill="url(#${u}b)" stroke="${p.au}" stroke-opacity=".5" stroke-width="1.4"`,
    ) +
    staves +
    studs +
    `<ellipse cx="${X}" cy="${Y}" rx="${RX}" ry="${RY}" fill="url(#${u}h)" stroke="${p.au}" stroke-width="3"/>` +
    `<g transform="translate(${X} ${Y}) scale(1.25 ${round((1.25 * RY) / RX)}) rotate(${round(r() * 60)})">${swirl(0, p.spd)}${swirl(120, p.p3)}${swirl(240, p.aud)}</g>` +
    stars(r, 14, '#fff', 12, 120)
  )
}
