import { circle, ellipse, group, linear, path, polar, radial, rect, times } from './shapes.ts'

/** The wild: a full moon with a drift of cloud. */
export function moon(light = '#fff6dc', shade = '#e9cf96'): string {
  return (
    `<defs>${radial(
      'mg',
      [
        [0, light, 0.55],
        [0.55, light, 0.14],
        [1, light, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    )}${radial('md', [
      [0, '#ffffff'],
      [0.55, light],
      [1, shade],
    ])}</defs>` +
    circle(50, 50, 50, 'fill="url(#mg)"') +
    circle(50, 50, 33, 'fill="url(#md)"') +
    [
      [40, 38, 6],
      [60, 44, 8],
      [46, 60, 9],
      [63, 63, 4.5],
      [33, 52, 3.5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, `fill="${shade}" opacity=".34"`))
      .join('') +
    path(
      'M8 66C18 58 26 64 32 62 40 54 52 58 54 64 64 60 74 62 78 68 86 66 92 70 94 74H14C8 74 4 70 8 66Z',
      'fill="#dfe7ff" opacity=".92"',
    ) +
    path('M14 71H88', 'stroke="#8fa3cf" stroke-opacity=".5" stroke-width="1.500"') +
    circle(50, 50, 33, 'fill="none" stroke="#f2cd7c" stroke-width="1.500" opacity=".85"') +
    circle(50, 50, 39, 'fill="none" stroke="#f2cd7c" stroke-width=".8" opacity=".5"')
  )
}

/** The scatter: an open lotus. */
export function lotus(petal = '#ffb3c4', heart = '#f7d774'): string {
  const leaf = (turn: number, scale: number, fill: string) =>
    path(
      'M50 84C30 66 34 38 50 18 66 38 70 66 50 84Z',
      `fill="${fill}" stroke="#ffffff" stroke-opacity=".5" stroke-width="1" transform="rotate(${turn} 50 82) translate(50 82) scale(${scale}) translate(-50 -82)"`,
    )
  return (
    `<defs>${linear('lp', '#fff3f6', petal)}${linear('lq', petal, '#a9426b')}${radial(
      'lg',
      [
        [0, petal, 0.45],
        [1, petal, 0],
      ],
      'cx=".5" cy=".55" r=".5"',
    )}</defs>` +
    circle(50, 54, 50, 'fill="url(#lg)"') +
    ellipse(50, 86, 40, 8, 'fill="#2c7a63"') +
    ellipse(50, 84.5, 33, 5, 'fill="#4da884"') +
    leaf(-66, 0.82, 'url(#lq)') +
    leaf(66, 0.82, 'url(#lq)') +
    leaf(-40, 0.92, 'url(#lq)') +
    leaf(40, 0.92, 'url(#lq)') +
    leaf(-20, 0.96, 'url(#lp)') +
    leaf(20, 0.96, 'url(#lp)') +
    leaf(0, 0.92, 'url(#lp)') +
    circle(50, 74, 7, `fill="${heart}"`) +
    times(6, (i) => circle(...polar(50, 74, 4, i * 60), 1.1, 'fill="#a4671d"'))
  )
}

/** A paper lantern; what it holds is written on it when it matters. */
export function lantern(paper = '#ff9a4a', dark = '#a12c20'): string {
  return (
    `<defs>${radial(
      'll',
      [
        [0, '#fff3c4'],
        [0.45, paper],
        [1, dark],
      ],
      'cx=".5" cy=".5" r=".62"',
    )}${radial(
      'lh',
      [
        [0, paper, 0.55],
        [1, paper, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    )}</defs>` +
    circle(50, 50, 50, 'fill="url(#lh)"') +
    path('M50 4V14', 'stroke="#e7c98a" stroke-width="2"') +
    rect(36, 13, 28, 7, 'rx="3" fill="#3a1a14"') +
    ellipse(50, 49, 36, 31, 'fill="url(#ll)"') +
    [12, 24, 33]
      .map((rx) => ellipse(50, 49, rx, 31, `fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="1.200"`))
      .join('') +
    rect(36, 78, 28, 7, 'rx="3" fill="#3a1a14"') +
    path('M36 13h28M36 85h28', 'stroke="#e7c98a" stroke-width="1.200"') +
    path('M44 85v10M50 85v12M56 85v10', 'stroke="#e7c98a" stroke-width="1.800" stroke-linecap="round"')
  )
}

const MARKS = {
  leaf: 'M30 66C30 42 46 30 70 30 70 56 56 70 34 68M30 70C40 58 48 50 60 42',
  ripple: 'M26 42c8-8 16-8 24 0s16 8 24 0M26 54c8-8 16-8 24 0s16 8 24 0M26 66c8-8 16-8 24 0s16 8 24 0',
  drop: 'M50 26C62 42 68 50 68 58A18 18 0 0 1 32 58C32 50 38 42 50 26ZM42 60a8 8 0 0 0 8 8',
  knot: 'M50 30 70 50 50 70 30 50ZM50 42 58 50 50 58 42 50ZM38 38 30 30M62 38 70 30M38 62 30 70M62 62 70 70',
} as const

/** A glazed stone with a mark cut into it: the four small symbols of every game. */
export function stone(mark: keyof typeof MARKS, light: string, deep: string): string {
  return (
    `<defs>${radial('sg', [
      [0, light],
      [0.62, deep],
      [1, '#0a0c15'],
    ])}${linear('sr', '#ffffff', '#000000')}</defs>` +
    path('M50 17 76 28 87 54 76 78 50 89 24 78 13 54 24 28Z', 'fill="#000" opacity=".35" transform="translate(1 3)"') +
    path(
      'M50 15 75 26 86 51 75 76 50 87 25 76 14 51 25 26Z',
      'fill="url(#sg)" stroke="#ffffff" stroke-opacity=".22" stroke-width="1.500"',
    ) +
    path(
      'M50 22 70 31 79 51 70 71 50 80 30 71 21 51 30 31Z',
      `fill="none" stroke="${light}" stroke-opacity=".45" stroke-width="1"`,
    ) +
    group(
      'transform="translate(50 51) scale(.74) translate(-50 -50)"',
      path(
        MARKS[mark],
        'fill="none" stroke="#000" stroke-opacity=".45" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 2)"',
      ) +
        path(
          MARKS[mark],
          'fill="none" stroke="#fdf6e0" stroke-opacity=".92" stroke-width="4.600" stroke-linecap="round" stroke-linejoin="round"',
        ),
    ) +
    path('M27 30C35 22 44 20 50 20', 'stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" opacity=".5"')
  )
}
