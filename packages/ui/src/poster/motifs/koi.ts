import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, group, type Point, path, polar, repeat, round } from '../shapes.ts'

export function koi(p: Palette, r: Random, u: string): string {
  const fish = (a0: number, flip: number, col: string, patch: string) => {
    const cx = 150,
      cy = 168,
      rr = 80,
      dir = flip
    const N = 26,
      L: Point[] = [],
      Rr: Point[] = []
    /** Along the back: radius, angle, half width. */
    const along = (i: number): readonly [number, number, number] => {
      const t = i / N
      const w = 33 * Math.sin(Math.PI * (0.012 + t * 0.93)) ** 0.5 * (1 - t * 0.62)
      return [rr + Math.sin(t * 6) * 3, a0 + dir * t * 128, w]
    }
    for (let i = 0; i <= N; i++) {
      const [radius, a, w] = along(i)
      L.push(polar(cx, cy, radius + w, a))
      Rr.push(polar(cx, cy, radius - w, a))
    }
    const body =
      'M' +
      L.map((q) => q.join(' ')).join('L') +
      'L' +
      Rr.reverse()
        .map((q) => q.join(' '))
        .join('L') +
      'Z'
    const end = along(N),
      tp = polar(cx, cy, end[0], end[1]),
      t1 = polar(cx, cy, rr + 30, end[1] + dir * 32),
      t2 = polar(cx, cy, rr - 24, end[1] + dir * 36),
      tm = polar(cx, cy, rr + 4, end[1] + dir * 17)
    const fin = (k: number, s: number) => {
      const m = along(k),
        b = polar(cx, cy, m[0] + s * m[2] * 0.9, m[1]),
        e = polar(cx, cy, m[0] + s * (m[2] + 22), m[1] + dir * 15),
        c2 = polar(cx, cy, m[0] + s * m[2] * 0.85, m[1] + dir * 13)
      return path(
        `M${b}Q${polar(cx, cy, m[0] + s * (m[2] + 16), m[1] + dir * 1)} ${e}Q${polar(cx, cy, m[0] + s * (m[2] + 14), m[1] + dir * 12)} ${c2}Z`,
        `fill="${p.p5}" opacity=".75"`,
      )
    }
    const id = `${u}k${Math.round(a0)}`
    const eye = (s: number) => {
      const m = along(3),
        e = polar(cx, cy, m[0] + s * m[2] * 0.66, m[1])
      return circle(e[0], e[1], 2.6, `fill="${p.n}"`)
    }
    return (
      fin(8, 1) +
      fin(8, -1) +
      path(
        `M${tp}Q${polar(cx, cy, rr + 24, end[1] + dir * 14)} ${t1}Q${polar(cx, cy, rr + 18, end[1] + dir * 24)} ${tm}Q${polar(cx, cy, rr - 10, end[1] + dir * 26)} ${t2}Q${polar(cx, cy, rr - 16, end[1] + dir * 12)} ${tp}Z`,
        `fill="${p.p5}" opacity=".82"`,
      ) +
      `<clipPath id="${id}">${path(body)}</clipPath>` +
      path(body, `fill="${col}"`) +
      group(
        `clip-path="url(#${id})"`,
        repeat(4, (i) => {
          const m = along(3 + i * 6)
          const q = polar(cx, cy, m[0] + (r() - 0.5) * 20, m[1])
          return `<ellipse cx="${q[0]}" cy="${q[1]}" rx="${round(15 + r() * 9)}" ry="${round(9 + r() * 7)}" transform="rotate(${round(m[1] + 90)} ${q[0]} ${q[1]})" fill="${patch}"/>`
        }) +
          repeat(22, (i) => {
            const m = along(Math.min(N, 5 + Math.floor(i * 0.9))),
              q = polar(cx, cy, m[0] + ((i % 3) - 1) * m[2] * 0.5, m[1])
            return circle(q[0], q[1], 4.5, `fill="none" stroke="${p.p3}" stroke-opacity=".28" stroke-width=".8"`)
          }),
      ) +
      eye(1) +
      eye(-1)
    )
  }
  return (
    repeat(6, (i) =>
      circle(
        150,
        168,
        30 + i * 27,
        `fill="none" stroke="${p.p4}" stroke-opacity="${round(0.42 - i * 0.055)}" stroke-width="1"`,
      ),
    ) +
    circle(150, 168, 46, `fill="${p.p6}" opacity=".13"`) +
    fish(200, 1, p.p6, p.sp) +
    fish(20, 1, p.p5, p.n)
  )
}
