import { circle, ellipse, group, linear, path, polar, radial, rect, times } from './shapes.ts'

/** A drum seen from the front: studs round a skin with three turning drops. */
export function drum(): string {
  const drop = (turn: number, fill: string) =>
    path(
      'M50 50A11 11 0 0 1 50 28 22 22 0 0 1 69 61 11 11 0 0 0 50 50Z',
      `fill="${fill}" transform="rotate(${turn} 50 50)"`,
    )
  return (
    `<defs>${linear('dw', '#b5523a', '#5a1f1c')}${radial('dk', [
      [0, '#fff7e2'],
      [0.7, '#ecd9ae'],
      [1, '#b99b66'],
    ])}</defs>` +
    circle(51, 54, 43, 'fill="#000" opacity=".35"') +
    circle(50, 50, 42, 'fill="url(#dw)"') +
    circle(50, 50, 42, 'fill="none" stroke="#e7c98a" stroke-width="1.4"') +
    times(18, (i) => circle(...polar(50, 50, 37.5, i * 20), 2.1, 'fill="#f2dca0"')) +
    circle(50, 50, 33, 'fill="url(#dk)"') +
    drop(0, '#cf3b43') +
    drop(120, '#2f6fde') +
    drop(240, '#e3a53c') +
    circle(50, 50, 33, 'fill="none" stroke="#5a1f1c" stroke-width="1.500"')
  )
}

/** An open folding fan with a moon and a branch on it. */
export function fan(paper: string, ink: string): string {
  const [cx, cy] = [50, 84]
  const edge = Array.from({ length: 13 }, (_, i) => polar(cx, cy, i % 2 ? 66 : 69, 200 + (i * 140) / 12))
  const inner = [polar(cx, cy, 28, 340), polar(cx, cy, 28, 200)]
  const sheet = `M${edge.map((point) => point.join(' ')).join('L')}L${inner[0]?.join(' ')}A28 28 0 0 0 ${inner[1]?.join(' ')}Z`
  return (
    `<defs>${linear('fp', paper, ink)}<clipPath id="fc">${path(sheet, '')}</clipPath></defs>` +
    path(sheet, 'fill="#000" opacity=".35" transform="translate(1 4)"') +
    times(13, (i) =>
      path(
        `M${cx} ${cy}L${polar(cx, cy, 62, 200 + (i * 140) / 12).join(' ')}`,
        'stroke="#d9b877" stroke-width="1.700"',
      ),
    ) +
    path(sheet, 'fill="url(#fp)" stroke="#f0dca6" stroke-width="1.2"') +
    group(
      'clip-path="url(#fc)"',
      circle(64, 38, 11, 'fill="#fbefd3" opacity=".92"') +
        path('M12 66C30 50 44 48 66 60', 'stroke="#f4e6c4" stroke-opacity=".8" stroke-width="2" fill="none"') +
        times(6, (i) => circle(22 + i * 7, 58 - Math.abs(3 - i) * -1.5 - (i % 2) * 5, 2.8, 'fill="#ffd3d8"')),
    ) +
    times(12, (i) =>
      path(
        `M${polar(cx, cy, 28, 206 + i * 11.6).join(' ')}L${polar(cx, cy, 67, 206 + i * 11.6).join(' ')}`,
        'stroke="#00000026" stroke-width="1"',
      ),
    ) +
    circle(cx, cy, 4.5, 'fill="#f2dca0"') +
    path('M50 88c-2 4 2 6 0 10', 'stroke="#cf3b43" stroke-width="2" fill="none"')
  )
}

/** A temple bell. */
export function bell(): string {
  return (
    `<defs>${linear('bb', '#f0d493', '#7a5522', true)}${linear('bs', '#000000', '#000000', true)}</defs>` +
    ellipse(50, 89, 34, 6, 'fill="#000" opacity=".4"') +
    path('M42 12c0-9 16-9 16 0v5H42Z', 'fill="none" stroke="#d9b464" stroke-width="4"') +
    path('M50 14C28 14 24 34 23 56 22 68 19 78 15 86H85C81 78 78 68 77 56 76 34 72 14 50 14Z', 'fill="url(#bb)"') +
    path('M62 15c12 5 14 24 15 41 1 12 4 22 8 30H68c0-26 2-50-6-71Z', 'fill="#3a2508" opacity=".34"') +
    path('M24 44H76M23 56H77M18 80H82', 'stroke="#5a3c12" stroke-width="1.600" stroke-opacity=".75"') +
    [31, 42, 53, 64]
      .map((x) => times(2, (row) => circle(x + 2.5, 28 + row * 9, 2.3, 'fill="#5a3c12" opacity=".65"')))
      .join('') +
    circle(50, 68, 7, 'fill="none" stroke="#5a3c12" stroke-opacity=".8" stroke-width="1.600"') +
    times(8, (i) => path(`M50 68L${polar(50, 68, 7, i * 45).join(' ')}`, 'stroke="#5a3c12" stroke-opacity=".6"')) +
    path(
      'M30 30C33 20 40 17 46 17',
      'stroke="#fff6d8" stroke-width="2.500" stroke-opacity=".7" fill="none" stroke-linecap="round"',
    )
  )
}

/** A round coin with a square hole. */
export function coin(): string {
  return (
    `<defs>${radial('cc', [
      [0, '#fff0c2'],
      [0.5, '#e3b65a'],
      [1, '#7d5418'],
    ])}</defs>` +
    circle(51, 55, 38, 'fill="#000" opacity=".38"') +
    path('M50 12A38 38 0 1 1 49.900 12ZM38 38V62H62V38Z', 'fill="url(#cc)" fill-rule="evenodd"') +
    circle(50, 50, 38, 'fill="none" stroke="#6b4410" stroke-width="1.200"') +
    circle(50, 50, 33, 'fill="none" stroke="#6b4410" stroke-width="1.600" stroke-opacity=".7"') +
    rect(35, 35, 30, 30, 'fill="none" stroke="#6b4410" stroke-width="1.600" stroke-opacity=".8"') +
    [0, 90, 180, 270]
      .map((turn) =>
        path(
          'M50 21c-5 0-5 6 0 6s5 6 0 6',
          `fill="none" stroke="#6b4410" stroke-width="2" transform="rotate(${turn} 50 50)"`,
        ),
      )
      .join('') +
    path(
      'M22 40A30 30 0 0 1 44 20',
      'stroke="#fffbe8" stroke-width="2.500" fill="none" stroke-linecap="round" opacity=".75"',
    )
  )
}

/** Three stalks of bamboo. */
export function bamboo(): string {
  const stalk = (x: number, top: number, lean: number) =>
    group(
      `transform="rotate(${lean} ${x} 95)"`,
      times(4, (i) => rect(x - 5.5, top + i * 20, 11, 18.5, 'rx="3.500" fill="url(#bm)"')) +
        times(3, (i) => rect(x - 6.5, top + 17.5 + i * 20, 13, 3.2, 'rx="1.600" fill="#d8efb0"')),
    )
  const leaf = (x: number, y: number, turn: number) =>
    path('M0 0C10-9 24-9 34 0 24 5 10 5 0 0Z', `fill="url(#bl)" transform="translate(${x} ${y}) rotate(${turn})"`)
  return (
    `<defs>${linear('bm', '#bfe38e', '#3f8a4d', true)}${linear('bl', '#9ad977', '#2f7a4a')}</defs>` +
    circle(50, 50, 38, 'fill="#9fe0a4" opacity=".07"') +
    stalk(32, 18, -5) +
    stalk(66, 14, 6) +
    stalk(50, 8, 0) +
    leaf(55, 26, -34) +
    leaf(57, 34, 8) +
    leaf(44, 44, 205) +
    leaf(44, 36, 160) +
    leaf(62, 62, -8) +
    leaf(30, 66, 190)
  )
}

/** One high wave. */
export function wave(): string {
  return (
    `<defs>${linear('wv', '#9fd4ff', '#1d4f9a')}</defs>` +
    path(
      'M6 84C10 40 34 14 64 18 84 21 92 38 84 50 80 40 70 36 62 42 74 46 76 60 66 66 62 56 52 54 46 62 58 66 58 76 94 84Z',
      'fill="url(#wv)"',
    ) +
    path(
      'M16 82C20 52 36 30 60 28M28 82C30 62 40 48 54 46M42 82c1-8 4-12 9-14',
      'stroke="#e8f5ff" stroke-width="2.200" fill="none" stroke-linecap="round" opacity=".8"',
    ) +
    [
      [70, 14, 4],
      [84, 24, 3],
      [90, 38, 4],
      [80, 58, 3],
      [92, 54, 2],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#f2f9ff" opacity=".92"'))
      .join('')
  )
}
