import { circle, ellipse, group, linear, path, polar, radial, times } from './shapes.ts'

/** A koi from above, swimming round an arc. */
export function koi(body: string, patch: string, fin: string): string {
  const [cx, cy, rr, from, sweep, steps] = [49, 61, 30, 196, 168, 30]
  const left: (readonly [number, number])[] = []
  const right: (readonly [number, number])[] = []
  const spine = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const angle = from + t * sweep
    const width = 19 * Math.sin(Math.PI * (0.06 + t * 0.9)) ** 0.55 * (1 - t * 0.66)
    left.push(polar(cx, cy, rr + width, angle))
    right.push(polar(cx, cy, rr - width, angle))
    return { angle, width }
  })
  const outline = `M${left.map((point) => point.join(' ')).join('L')}L${right
    .reverse()
    .map((point) => point.join(' '))
    .join('L')}Z`
  const at = (index: number, side = 0) => {
    const { angle, width } = spine[index] ?? { angle: from, width: 0 }
    return polar(cx, cy, rr + side * width, angle)
  }
  const finAt = (index: number, side: number) => {
    const { angle, width } = spine[index] ?? { angle: from, width: 0 }
    const root = polar(cx, cy, rr + side * width * 0.8, angle)
    const tip = polar(cx, cy, rr + side * (width + 12), angle + 22)
    const back = polar(cx, cy, rr + side * width * 0.8, angle + 17)
    const bow = polar(cx, cy, rr + side * (width + 11), angle + 6)
    return path(
      `M${root}Q${bow} ${tip}Q${polar(cx, cy, rr + side * (width + 5), angle + 20)} ${back}Z`,
      `fill="${fin}" opacity=".88"`,
    )
  }
  const end = spine[steps]?.angle ?? 0
  const tail = `M${polar(cx, cy, rr + 3, end - 6)}Q${polar(cx, cy, rr + 10, end + 14)} ${polar(cx, cy, rr + 17, end + 34)}Q${polar(cx, cy, rr + 3, end + 26)} ${polar(cx, cy, rr, end + 22)}Q${polar(cx, cy, rr - 4, end + 28)} ${polar(cx, cy, rr - 17, end + 38)}Q${polar(cx, cy, rr - 9, end + 14)} ${polar(cx, cy, rr - 3, end - 6)}Z`
  const spots = [4, 11, 18, 24]
    .map((index, spot) => {
      const [x, y] = at(index, spot % 2 ? 0.35 : -0.3)
      return ellipse(
        x,
        y,
        8.5 - spot * 1.1,
        6.2 - spot * 0.7,
        `fill="${patch}" transform="rotate(${(spine[index]?.angle ?? 0) + 90} ${x} ${y})"`,
      )
    })
    .join('')
  const scales = times(16, (i) => {
    const [x, y] = at(7 + i, ((i % 3) - 1) * 0.5)
    return circle(x, y, 2.6, 'fill="none" stroke="#00000030" stroke-width=".7"')
  })
  const eyes = [0.62, -0.62].map((side) => circle(...at(3, side), 1.9, 'fill="#12141f"')).join('')
  const whiskers = [0.5, -0.5]
    .map((side) => path(`M${at(0, side * 1.2)}q-4 ${side * 3} -7 0`, `stroke="${fin}" fill="none" stroke-width="1"`))
    .join('')
  return (
    `<defs>${radial('kb', [
      [0, '#ffffff', 0.5],
      [0.6, '#ffffff', 0],
      [1, '#000000', 0.28],
    ])}<clipPath id="kc">${path(outline, '')}</clipPath></defs>` +
    path(outline, 'fill="#000" opacity=".4" transform="translate(2 5)"') +
    finAt(9, 1) +
    finAt(9, -1) +
    finAt(19, 1) +
    finAt(19, -1) +
    path(tail, `fill="${fin}" opacity=".92"`) +
    whiskers +
    path(outline, `fill="${body}"`) +
    group('clip-path="url(#kc)"', spots + scales + path(outline, 'fill="url(#kb)"')) +
    eyes
  )
}

/** A crane standing under its own wing. */
export function crane(): string {
  return (
    `<defs>${linear('cw', '#ffffff', '#b9c8de')}${linear('ct', '#2b3147', '#0e1120')}</defs>` +
    path(
      'M47 74 45 95M57 74 60 95M41 95h7M57 95h7',
      'stroke="#e0a35c" stroke-width="2" fill="none" stroke-linecap="round"',
    ) +
    path('M80 46C92 52 94 66 90 78 82 74 74 70 66 66Z', 'fill="url(#ct)"') +
    path('M28 55C36 40 62 34 82 48 88 56 82 70 66 75 48 79 30 72 28 55Z', 'fill="url(#cw)"') +
    path(
      'M40 56C52 48 68 48 80 56M42 63C54 56 68 56 78 63M48 69c8-4 16-4 24-1',
      'stroke="#8ea1bf" stroke-width="1.4" fill="none"',
    ) +
    path(
      'M36 58C26 48 40 36 34 26 30 18 22 20 20 24',
      'stroke="#f4f7fc" stroke-width="7" fill="none" stroke-linecap="round"',
    ) +
    path('M38 52C34 46 40 38 37 29', 'stroke="#1a2034" stroke-width="3.2" fill="none" stroke-linecap="round"') +
    circle(25, 20, 6.6, 'fill="#f7fafd"') +
    path('M20 15c3-4 9-4 11 0-3 2-8 2-11 0Z', 'fill="#d8343c"') +
    path('M20 22 6 27 20 26Z', 'fill="#e0b25c"') +
    circle(23.5, 20, 1.4, 'fill="#141827"')
  )
}

/** A turtle from above. */
export function turtle(): string {
  const hexagon = (x: number, y: number, r: number) =>
    `M${times(6, (i) => `${i ? 'L' : ''}${polar(x, y, r, i * 60 + 30).join(' ')}`)}Z`
  const cells = [[50, 54], ...Array.from({ length: 6 }, (_, i) => polar(50, 54, 17.4, i * 60))] as [number, number][]
  const limb = (x: number, y: number, turn: number) =>
    ellipse(x, y, 7, 13, `fill="url(#tl)" transform="rotate(${turn} ${x} ${y})"`)
  return (
    `<defs>${linear('tl', '#a8d3a0', '#4e8a63')}${radial('ts', [
      [0, '#8fdcb4'],
      [0.55, '#2f8f6b'],
      [1, '#0f3f37'],
    ])}<clipPath id="tc">${ellipse(50, 54, 30, 32, '')}</clipPath></defs>` +
    ellipse(51, 60, 33, 33, 'fill="#000" opacity=".35"') +
    limb(22, 32, -48) +
    limb(78, 32, 48) +
    limb(24, 80, 40) +
    limb(76, 80, -40) +
    path('M50 84 46 95 50 93 54 95Z', 'fill="#4e8a63"') +
    ellipse(50, 16, 9.5, 12, 'fill="url(#tl)"') +
    circle(46, 12, 1.5, 'fill="#10231d"') +
    circle(54, 12, 1.5, 'fill="#10231d"') +
    ellipse(50, 54, 32, 34, 'fill="#e6cf8f"') +
    ellipse(50, 54, 30, 32, 'fill="url(#ts)"') +
    group(
      'clip-path="url(#tc)"',
      cells
        .map(([x, y]) =>
          path(hexagon(x, y, 9.6), 'fill="#ffffff14" stroke="#e6cf8f" stroke-opacity=".75" stroke-width="1.3"'),
        )
        .join(''),
    ) +
    ellipse(42, 42, 11, 8, 'fill="#fff" opacity=".18"')
  )
}
