import { circle, ellipse, group, linear, path, radial, rect, times } from '../art/shapes.ts'
import type { Theme } from './theme.ts'

/** The night behind the reels, as one SVG of 1440 × 900; drawn once. */
export function scenery(theme: Theme): string {
  const [top, middle, low] = theme.sky
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><defs>${linear('gd', theme.ground[0], theme.ground[1])}<linearGradient id="sk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>${radial(
    'hl',
    [
      [0, theme.light, 0.42],
      [0.4, theme.light, 0.1],
      [1, theme.light, 0],
    ],
    'cx=".5" cy=".5" r=".5"',
  )}</defs>${rect(0, 0, 1440, 900, 'fill="url(#sk)"')}${stars(theme)}${circle(1332, 138, 300, 'fill="url(#hl)"')}${circle(1332, 138, 58, `fill="${theme.light}"`)}${circle(1314, 126, 11, 'fill="#000" opacity=".06"')}${circle(1350, 156, 15, 'fill="#000" opacity=".06"')}${SCENES[theme.scenery](theme)}</svg>`
}

const SCENES: Record<Theme['scenery'], (theme: Theme) => string> = {
  pond: (theme) =>
    ridge(520, 70, theme.sky[1], 1) +
    ridge(570, 46, theme.sky[0], 2) +
    rect(0, 590, 1440, 310, 'fill="url(#gd)"') +
    glitter(theme) +
    pads() +
    eave(),
  street: (theme) =>
    ridge(540, 40, theme.sky[0], 3) + rect(0, 600, 1440, 300, 'fill="url(#gd)"') + roofs() + lights() + eave(),
  bamboo: (theme) => ridge(560, 80, theme.sky[0], 4) + rect(0, 640, 1440, 260, 'fill="url(#gd)"') + stalks() + rain(),
  mountain: (theme) =>
    ridge(430, 150, theme.sky[1], 5) +
    ridge(540, 100, theme.sky[0], 6) +
    rect(0, 660, 1440, 240, 'fill="url(#gd)"') +
    bolts() +
    clouds(),
}

/** Even chance for drawing, the same every time. */
function even(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function stars({ light }: Theme): string {
  const next = even(77)
  return times(90, () =>
    circle(
      Math.round(next() * 1440),
      Math.round(next() * 420),
      Math.round((0.6 + next()) * 10) / 10,
      `fill="${light}" opacity="${(0.15 + next() * 0.5).toFixed(2)}"`,
    ),
  )
}

function ridge(y: number, height: number, fill: string, seed: number): string {
  const next = even(seed * 991)
  const [a, b] = [0.004 + next() * 0.003, 0.011 + next() * 0.006]
  let d = 'M0 900'
  for (let x = 0; x <= 1440; x += 24)
    d += `L${x} ${Math.round(y - height * (0.6 * Math.sin(x * a + seed) + 0.32 * Math.sin(x * b + seed * 2)))}`
  return path(`${d}L1440 900Z`, `fill="${fill}"`)
}

function glitter({ light }: Theme): string {
  const next = even(31)
  return times(46, (i) =>
    rect(
      Math.round(1332 - (20 + i * 3) + next() * (40 + i * 6)),
      600 + i * 6,
      Math.round(20 + next() * 60),
      1.5,
      `fill="${light}" opacity="${(0.32 - i * 0.005).toFixed(3)}" rx="1"`,
    ),
  )
}

function pads(): string {
  return (
    [
      [120, 700, 80],
      [250, 790, 110],
      [1330, 730, 90],
      [1210, 830, 120],
      [60, 850, 120],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          ellipse(x, y, r, r * 0.3, 'fill="#1d5a4c"') +
          ellipse(x, y - 3, r * 0.94, r * 0.27, 'fill="#2c7a63"') +
          path(`M${x} ${y - 3}L${x + r * 0.6} ${y - r * 0.24}L${x + r * 0.72} ${y - r * 0.16}Z`, 'fill="#123a4c"'),
      )
      .join('') +
    [
      [130, 690],
      [1320, 716],
    ]
      .map(([x = 0, y = 0]) =>
        times(5, (i) =>
          path(
            'M0 0C-14-14-10-34 0-44 10-34 14-14 0 0Z',
            `fill="#f3a7bd" fill-opacity="${0.7 + i * 0.05}" transform="translate(${x} ${y}) rotate(${(i - 2) * 32})"`,
          ),
        ),
      )
      .join('')
  )
}

/** Edge of a roof above, as seen from the wooden floor. */
function eave(): string {
  return (
    path('M0 0H1440V34C1100 8 340 8 0 34Z', 'fill="#05060c"') +
    times(37, (i) =>
      circle(i * 40, 34 - Math.sin((i / 36) * Math.PI) * 20, 9, 'fill="#0c0e18" stroke="#232840" stroke-width="2"'),
    )
  )
}

function roofs(): string {
  return [
    [40, 470, 300],
    [1090, 460, 330],
    [360, 530, 220],
    [880, 535, 230],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        path(
          `M${x - 34} ${y + 8}C${x + w * 0.2} ${y + 2} ${x + w * 0.3} ${y - 44} ${x + w / 2} ${y - 44}S${x + w * 0.8} ${y + 2} ${x + w + 34} ${y + 8}L${x + w} ${y + 26}H${x}Z`,
          'fill="#0d0710"',
        ) +
        rect(x + 12, y + 26, w - 24, 130, 'fill="#1c0d16"') +
        times(Math.floor(w / 60), (i) => rect(x + 26 + i * 58, y + 46, 34, 62, 'fill="#ffb25a" opacity=".5" rx="2"')),
    )
    .join('')
}

function lights(): string {
  return times(15, (i) => {
    const x = 20 + i * 100
    // The name of the game hangs in the middle.
    if (x > 540 && x < 900) return ''
    const y = 120 + Math.sin(i * 0.9) * 34
    return (
      path(
        `M${x - 50} ${y - 46}Q${x} ${y - 20} ${x + 50} ${y - 46}`,
        'stroke="#e7c98a" stroke-opacity=".35" fill="none"',
      ) +
      circle(x, y, 44, 'fill="#ff9a4a" opacity=".12"') +
      ellipse(x, y, 17, 20, `fill="${i % 3 ? '#e8603a' : '#f2b13c'}"`) +
      ellipse(x, y, 7, 20, 'fill="#fff0c0" opacity=".4"') +
      rect(x - 8, y - 24, 16, 5, 'fill="#3a1a14" rx="2"') +
      rect(x - 8, y + 19, 16, 5, 'fill="#3a1a14" rx="2"')
    )
  })
}

function stalks(): string {
  const next = even(13)
  return times(30, (i) => {
    const x = i < 15 ? i * 26 - 20 : 1070 + (i - 15) * 26
    const shade = 0.3 + next() * 0.5
    return group(
      `opacity="${shade.toFixed(2)}" transform="rotate(${((next() - 0.5) * 5).toFixed(1)} ${x} 900)"`,
      times(9, (k) => rect(x, k * 104 - 20, 13, 99, 'rx="4" fill="#2f7a4a"')) +
        times(4, (k) =>
          path(
            'M0 0C18-14 44-14 62 0 44 8 18 8 0 0Z',
            `fill="#58a866" transform="translate(${x + 8} ${90 + k * 130 + next() * 60}) rotate(${Math.round(next() * 80 - 40)})"`,
          ),
        ),
    )
  })
}

function rain(): string {
  const next = even(5)
  return times(120, () => {
    const [x, y] = [Math.round(next() * 1440), Math.round(next() * 900)]
    return path(`M${x} ${y}l-5 26`, 'stroke="#d8f2e0" stroke-opacity=".16" stroke-width="1.500"')
  })
}

function bolts(): string {
  return [
    'M330 40 280 190 322 186 262 340 380 160 336 164 392 40Z',
    'M1010 10 974 120 1004 118 960 236 1050 96 1016 100 1056 10Z',
  ]
    .map((d) => path(d, 'fill="#cfd8ff" opacity=".2"'))
    .join('')
}

function clouds(): string {
  return [
    [120, 110, 1],
    [520, 60, 0.8],
    [860, 130, 1.1],
    [1300, 260, 1],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      group(
        `transform="translate(${x} ${y}) scale(${s})" opacity=".55"`,
        path(
          'M-150 40C-160 10-110-10-90 10-80-30-10-34 0 0 30-30 90-14 86 20 130 10 160 40 130 54H-130C-142 54-150 48-150 40Z',
          'fill="#161532" stroke="#7a78c0" stroke-opacity=".4" stroke-width="2"',
        ) +
          path(
            `M-70 30a24 24 0 1 1 34 0M20 32a22 22 0 1 1 32 0`,
            'fill="none" stroke="#7a78c0" stroke-opacity=".5" stroke-width="3"',
          ),
      ),
    )
    .join('')
}
