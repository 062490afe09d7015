import type { Random } from './random.ts'
import { circle, path, polar, polygon, repeat, round } from './shapes.ts'

export type Suit = 'spade' | 'heart' | 'diamond' | 'club'

/** Drawn round 0,0 in a box of about 64. */
export const SUIT: Record<Suit, string> = {
  spade: 'M0-34C-6-20-30-8-30 12c0 14 16 20 26 8-1 8-4 13-9 16h26c-5-3-8-8-9-16 10 12 26 6 26-8C30-8 6-20 0-34Z',
  heart: 'M0 34C-8 20-32 6-32-12c0-18 24-24 32-6 8-18 32-12 32 6C32 6 8 20 0 34Z',
  diamond: 'M0-36C6-20 16-8 27 0 16 8 6 20 0 36-6 20-16 8-27 0-16-8-6-20 0-36Z',
  club: 'M0-34c-16 0-20 18-10 26-14-4-22 6-20 16 3 14 20 16 26 4-1 10-4 18-9 22h26c-5-4-8-12-9-22 6 12 23 10 26-4 2-10-6-20-20-16C20-16 16-34 0-34Z',
}

export function ridge(r: Random, y: number, amplitude: number, fill: string): string {
  const f1 = 0.011 + r() * 0.01
  const f2 = 0.03 + r() * 0.02
  const o = r() * 9
  let d = 'M-5 410'
  for (let x = -5; x <= 305; x += 6) {
    const height = 0.6 * Math.sin(x * f1 + o) + 0.28 * Math.sin(x * f2 + o * 2) + 0.1 * Math.sin(x * 0.11 + o)
    d += `L${x} ${round(y - amplitude * height)}`
  }
  return path(`${d}L305 410Z`, `fill="${fill}"`)
}

export const stars = (r: Random, count: number, colour: string, top = 0, bottom = 230): string =>
  repeat(count, () =>
    circle(
      r() * 300,
      top + r() * (bottom - top),
      0.5 + r() * 1.1,
      `fill="${colour}" opacity="${round(0.25 + r() * 0.6)}"`,
    ),
  )

export const rays = (
  cx: number,
  cy: number,
  count: number,
  inner: number,
  outer: number,
  colour: string,
  opacity = 0.1,
  width = 0.5,
): string =>
  repeat(count, (i) => {
    const a = (i * 360) / count
    const d = (360 / count) * width * 0.5
    return polygon(
      [
        polar(cx, cy, inner, a - d),
        polar(cx, cy, outer, a - d),
        polar(cx, cy, outer, a + d),
        polar(cx, cy, inner, a + d),
      ],
      `fill="${colour}" opacity="${opacity}"`,
    )
  })
