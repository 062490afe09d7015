import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, group, path, repeat, round } from '../shapes.ts'

export function bamboo(p: Palette, r: Random): string {
  const leaf = (x: number, y: number, a: number, l: number, f: string) =>
    path(
      'M0 0C6-10 8-30 0-50C-8-30-6-10 0 0Z',
      `fill="${f}" transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${round(l)})"`,
    )
  const stalk = (x: number, w: number, f: string, e: string, lean: number) => {
    let s = ''
    for (let y = -20; y < 400; ) {
      const h = 52 + r() * 26
      s += `<rect x="${round(x - w / 2)}" y="${round(y)}" width="${w}" height="${round(h - 3)}" rx="${round(w * 0.22)}" fill="${f}"/><rect x="${round(x - w / 2 + w * 0.16)}" y="${round(y + 3)}" width="${round(w * 0.16)}" height="${round(h - 9)}" rx="1.5" fill="${e}" opacity=".65"/>`
      if (r() > 0.35) {
        const m = r() > 0.5 ? 1 : -1
        s += repeat(3, (i) => leaf(x + m * w * 0.4, y + h - 3, m * (48 + i * 30), 0.85 + r() * 0.4, e))
      }
      y += h
    }
    return group(`transform="rotate(${lean} 150 400)"`, s)
  }
  return (
    circle(168, 142, 84, `fill="${p.spl}"`) +
    circle(168, 142, 112, `fill="${p.sp}" opacity=".13"`) +
    stalk(40, 12, p.p2, p.p3, -2) +
    stalk(256, 14, p.p2, p.p3, 3) +
    stalk(206, 11, p.p2, p.p3, 1) +
    stalk(84, 22, p.p3, p.p4, -3) +
    stalk(230, 26, p.p3, p.p5, 4) +
    stalk(134, 16, p.p1, p.p4, -1)
  )
}
