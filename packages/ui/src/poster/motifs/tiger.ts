import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, path, radialGradient, repeat } from '../shapes.ts'

export function tiger(p: Palette, _r: Random, u: string): string {
  const st = (x1: number, y1: number, cx: number, cy: number, x2: number, y2: number, w0: number) => {
    const w = w0 * 1.7
    const d = (m: number) =>
      path(
        `M${150 + m * x1} ${y1}Q${150 + m * cx} ${cy - w} ${150 + m * x2} ${y2}Q${150 + m * cx} ${cy + w} ${150 + m * x1} ${y1 + w * 0.4}Z`,
        `fill="${p.n}"`,
      )
    return d(1) + d(-1)
  }
  const eye = (m: number) =>
    `<g transform="translate(${150 + m * 55} 164) scale(${m} 1) rotate(-10)">${path('M-32 6C-18-22 20-24 36-2C22 16-14 22-32 6Z', `fill="${p.n}"`)}${path('M-25 5C-13-14 15-17 28-2C16 11-11 15-25 5Z', `fill="url(#${u}e)"`)}${circle(1, -1, 8, `fill="${p.n}"`)}${circle(4, -5, 2.4, 'fill="#fff"')}</g>`
  return (
    `<defs>${radialGradient(
      `${u}f`,
      [
        [0, p.p5],
        [0.55, p.p4],
        [1, p.p2],
      ],
      'cx=".5" cy=".45" r=".62"',
    )}${radialGradient(`${u}e`, [
      [0, p.spl],
      [0.6, p.sp],
      [1, p.spd],
    ])}</defs>` +
    circle(150, 165, 150, `fill="none" stroke="${p.au}" stroke-opacity=".4"`) +
    path(
      'M44 70C58 30 92 34 104 56C134 44 166 44 196 56C208 34 242 30 256 70C262 92 258 102 254 112C272 160 262 226 226 262C206 290 176 306 150 306C124 306 94 290 74 262C38 226 28 160 46 112C42 102 38 92 44 70Z',
      `fill="url(#${u}f)"`,
    ) +
    path(
      'M60 74C66 56 82 52 92 66C78 72 68 82 62 96C58 90 58 82 60 74ZM240 74C234 56 218 52 208 66C222 72 232 82 238 96C242 90 242 82 240 74Z',
      `fill="${p.n}"`,
    ) +
    st(0, 70, 22, 66, 34, 76, 4) +
    st(0, 90, 28, 86, 44, 98, 5) +
    st(0, 111, 22, 108, 34, 116, 4) +
    path('M146 62h8v58c0 6-8 6-8 0Z', `fill="${p.n}"`) +
    st(64, 108, 86, 92, 96, 68, 5) +
    st(106, 150, 84, 136, 62, 132, 6) +
    st(112, 182, 92, 182, 74, 200, 6) +
    st(108, 212, 90, 210, 64, 226, 6) +
    st(94, 240, 78, 236, 54, 250, 5) +
    st(74, 264, 60, 258, 44, 268, 4) +
    path(
      'M108 254C108 214 128 204 150 204C172 204 192 214 192 254C188 282 166 290 150 290C134 290 112 282 108 254Z',
      `fill="${p.p6}" opacity=".92"`,
    ) +
    path('M132 206C140 200 160 200 168 206C166 220 156 226 150 230C144 226 134 220 132 206Z', `fill="${p.n}"`) +
    path(
      'M150 230V246M150 246C142 262 126 260 120 250M150 246C158 262 174 260 180 250',
      `fill="none" stroke="${p.n}" stroke-width="4" stroke-linecap="round"`,
    ) +
    eye(-1) +
    eye(1) +
    repeat(6, (i) => {
      const m = i % 2 ? 1 : -1,
        k = Math.floor(i / 2)
      return path(
        `M${150 + m * 30} ${250 + k * 6}Q${150 + m * 80} ${240 + k * 14} ${150 + m * 124} ${246 + k * 24}`,
        `fill="none" stroke="${p.p6}" stroke-opacity=".75" stroke-width="1.2"`,
      )
    })
  )
}
