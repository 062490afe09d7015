import { linear, type Picture, strokes } from '../../backdrop/picture.ts'
import type { SleeveCut } from '../sleeve-view.ts'
import type { Dress, Wear } from './look.ts'
import { weave } from './torso.ts'

export const SLEEVE = { width: 420, height: 130 } as const

/** Half widths from shoulder to wrist, and the cloth that hangs. */
export const CUTS = {
  hanbok: { width: [29, 41, 47, 45, 40, 33, 26], hang: [0, 3, 12, 22, 26, 16, 2] },
  vest: { width: [24, 33, 34, 33, 31, 26, 20], hang: [0, 0, 2, 4, 4, 2, 0] },
  suit: { width: [25, 34, 35, 34, 31, 27, 23], hang: [0, 0, 1, 2, 2, 1, 0] },
} as const satisfies Record<Wear, SleeveCut>

/** The cloth of an arm, laid straight: shoulder left, wrist right, the outer edge above. */
export function sleevePicture(wear: Wear, dress: Dress, side: -1 | 1): Picture {
  const id = `sleeve-${wear}`
  const { width: w, height: h } = SLEEVE
  const [light, middle, dark] = dress.cloth
  const isShirt = wear === 'vest'
  const base = isShirt ? '#efece6' : side < 0 ? light : middle
  const fall = linear(
    `${id}-fall`,
    side < 0
      ? [
          [0, isShirt ? '#ffffff' : light, isShirt ? 0.9 : 0.5],
          [0.3, base, 0],
          [1, isShirt ? '#5d6780' : dark, 0.9],
        ]
      : [
          [0, isShirt ? '#5d6780' : dark, 0.85],
          [0.5, base, 0],
          [1, isShirt ? '#39435a' : dark, 0.9],
        ],
  )
  const along = linear(
    `${id}-along`,
    [
      [0, '#04070c', side < 0 ? 0.05 : 0.22],
      [0.45, '#04070c', 0],
      [0.62, '#04070c', 0.3],
      [1, '#04070c', 0.12],
    ],
    [0, 0, 1, 0],
  )
  // Folds lie on the inner side of the elbow.
  const folds = strokes(
    [
      'M206 126C214 96 226 74 250 56',
      'M232 128C236 104 246 88 268 72',
      'M262 128C262 112 268 100 282 90',
      'M180 124C184 108 190 96 202 84',
      'M330 118C340 100 352 92 368 88',
    ],
    '#04070c',
    3.4,
    isShirt ? 0.16 : 0.3,
  )
  const lit = strokes(
    ['M60 18C120 10 180 12 240 20', 'M222 60C230 50 240 44 254 40', 'M300 26C330 28 350 32 372 36'],
    '#ffffff',
    3,
    side < 0 ? 0.2 : 0.08,
  )
  const pattern =
    wear === 'hanbok' || (wear === 'suit' && dress.isRich)
      ? `<rect width="${w}" height="${h}" fill="url(#${id}-weave)" opacity="${wear === 'suit' ? 0.5 : 1}"/>`
      : ''
  const cuff =
    wear === 'hanbok'
      ? `<rect x="372" width="20" height="${h}" fill="${dress.trim}"/><rect x="392" width="28" height="${h}" fill="#fffaf0"/>${dress.isRich ? `<path d="M372 0V${h}M392 0V${h}" stroke="#e9c57c" stroke-width="3"/>` : ''}`
      : wear === 'vest'
        ? `<rect x="380" width="40" height="${h}" fill="#fbf8f0"/><path d="M380 0V${h}" stroke="#04070c" stroke-opacity=".3" stroke-width="3"/><circle cx="400" cy="${side < 0 ? 40 : 90}" r="7" fill="${dress.trim}"/>`
        : `<rect x="398" width="22" height="${h}" fill="#fbf8f0"/><path d="M398 0V${h}" stroke="#04070c" stroke-opacity=".5" stroke-width="3"/><path d="M388 0V${h}" stroke="${dress.trim}" stroke-width="2" opacity=".8"/>`
  const cuffShade = `<rect x="360" width="60" height="${h}" fill="url(#${id}-cuff)"/>`
  const round = linear(`${id}-cuff`, [
    [0, '#04070c', side < 0 ? 0 : 0.25],
    [0.35, '#04070c', 0],
    [1, '#1a2236', 0.55],
  ])
  const edges = `<path d="M90 1.500H${w}" stroke="url(#${id}-rim)" stroke-width="4"/><path d="M90 ${h - 1.5}H${w}" stroke="url(#${id}-under)" stroke-width="4"/>`
  const rim = linear(
    `${id}-rim`,
    [
      [0, side < 0 ? '#bcd4ff' : '#04070c', 0],
      [0.2, side < 0 ? '#bcd4ff' : '#04070c', 0.5],
      [1, side < 0 ? '#bcd4ff' : '#04070c', 0.5],
    ],
    [90, 0, w, 0],
  ).replace('<linearGradient', '<linearGradient gradientUnits="userSpaceOnUse"')
  const under = linear(
    `${id}-under`,
    [
      [0, '#04070c', 0],
      [0.3, '#04070c', 0.45],
      [1, '#04070c', 0.45],
    ],
    [90, 0, w, 0],
  ).replace('<linearGradient', '<linearGradient gradientUnits="userSpaceOnUse"')
  // The shoulder goes over into the body without an edge.
  const fade = linear(
    `${id}-fade`,
    [
      [0.03, '#ffffff', 0],
      [0.2, '#ffffff'],
    ],
    [0, 0, 1, 0],
  )
  return {
    x: 0,
    y: 0,
    width: w,
    height: h,
    body: `<defs>${weave(`${id}-weave`, dress)}${fall}${along}${round}${rim}${under}${fade}<mask id="${id}-mask"><rect width="${w}" height="${h}" fill="url(#${id}-fade)"/></mask></defs><g mask="url(#${id}-mask)"><rect width="${w}" height="${h}" fill="${base}"/>${pattern}<rect width="${w}" height="${h}" fill="url(#${id}-fall)"/><rect width="${w}" height="${h}" fill="url(#${id}-along)"/>${folds}${lit}${cuff}${cuffShade}${edges}</g>`,
  }
}
