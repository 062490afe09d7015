import { linear, randomFrom, repeat, round } from '../picture.ts'
import { GOLD, MOONLIGHT, type Motif, moon, WALL } from './motif.ts'

const { width: W, height: H } = WALL
const PEAKS = [
  [120, 190, 120],
  [840, 190, 120],
  [300, 130, 130],
  [660, 130, 130],
  [480, 84, 150],
] as const

/** Five peaks, moon, sun and two pines. */
export const pine: Motif = (c, id) => {
  const peak = ([x, y, w]: readonly [number, number, number]) =>
    `<path d="M${x - w} 400C${x - w * 0.7} 250 ${x - w * 0.36} ${y + 8} ${x} ${y}C${x + w * 0.36} ${y + 8} ${x + w * 0.7} 250 ${x + w} 400Z" fill="url(#${id}m)" stroke="${GOLD}" stroke-opacity=".55" stroke-width="1.4"/>${repeat(4, (k) => `<path d="M${x - w * (0.66 - k * 0.16)} 400C${round(x - w * (0.46 - k * 0.12))} 290 ${x - w * (0.2 - k * 0.06)} ${y + 50 + k * 26} ${x} ${y + 34 + k * 30}C${x + w * (0.2 - k * 0.06)} ${y + 50 + k * 26} ${round(x + w * (0.46 - k * 0.12))} 290 ${x + w * (0.66 - k * 0.16)} 400" fill="none" stroke="${c(0.72, 0.07)}" stroke-opacity="${round(0.3 - k * 0.05)}"/>`)}`
  const tree = (x: number, y: number) =>
    `<path d="M${x} 420C${x - 12} 350 ${x + 16} 312 ${x} ${y}" stroke="#8a4632" stroke-width="11" fill="none"/><path d="M${x + 4} 330C${x + 30} 318 ${x + 40} 306 ${x + 52} 300M${x - 4} 350C${x - 26} 340 ${x - 36} 326 ${x - 46} 322" stroke="#8a4632" stroke-width="5" fill="none"/>${repeat(7, (k) => `<ellipse cx="${round(x - 52 + k * 17)}" cy="${round(y + 8 + ((k * 2) % 5) * 16)}" rx="38" ry="12" fill="${c(0.38, 0.075, 160)}" stroke="${c(0.62, 0.08, 160)}" stroke-opacity=".5"/>`)}`
  const mountains = linear(`${id}m`, [
    [0, c(0.6, 0.09)],
    [0.5, c(0.4, 0.085)],
    [1, c(0.24, 0.06)],
  ])
  return `<defs>${mountains}</defs>${moon(180, 92, 40)}${moon(780, 92, 38, '#d9654c')}${PEAKS.map(peak).join('')}${tree(60, 232)}${tree(900, 232)}`
}

/** Scales of the sea under a red sun. */
export const wave: Motif = (c, _, part) => {
  const scale = (row: number, index: number) => {
    const x = index * 76 - 38 + (row % 2) * 38
    const y = 236 + row * 36
    return repeat(
      4,
      (k) =>
        `<circle cx="${x}" cy="${y}" r="${44 - k * 11}" fill="${k % 2 ? c(0.64 - row * 0.05, 0.09) : c(0.27, 0.08)}" stroke="${GOLD}" stroke-opacity=".35" stroke-width=".8"/>`,
    )
  }
  const clouds = [
    [150, 96, 1],
    [770, 130, 1.2],
    [560, 60, 0.7],
  ]
    .map(
      ([x = 0, y = 0, k = 1]) =>
        `<path transform="translate(${x} ${y}) scale(${k})" d="M-70 12H70A14 14 0 0 0 56-8A22 22 0 0 0 18-18A28 28 0 0 0-34-10A16 16 0 0 0-70 12Z" fill="${c(0.5, 0.06)}" fill-opacity=".35" stroke="${GOLD}" stroke-opacity=".4"/>`,
    )
    .join('')
  return `${part === 'middle' ? moon(690, 118, 62, '#e0725a') : ''}${clouds}${repeat(6, (row) => repeat(14, (index) => scale(row, index)))}`
}

/** A plum branch in flower before the moon. */
export const plum: Motif = (c, _, part) => {
  const random = randomFrom(11)
  const flower = () => {
    const part = random()
    const [x, y] = [round(40 + part * 590 + random() * 40), round(360 - part * 270 + (random() - 0.5) * 110)]
    const size = round(5 + random() * 7)
    const petals = repeat(5, (k) => {
      const angle = ((k * 72 - 90) * Math.PI) / 180
      return `<circle cx="${round(x + size * 0.9 * Math.cos(angle))}" cy="${round(y + size * 0.9 * Math.sin(angle))}" r="${round(size * 0.72)}"/>`
    })
    return `<g fill="#f3b7b9">${petals}</g><circle cx="${x}" cy="${y}" r="${round(size * 0.5)}" fill="#b5384a"/><circle cx="${x}" cy="${y}" r="1.6" fill="${GOLD}"/>`
  }
  return `${part === 'middle' ? moon(700, 120, 64) : ''}<path d="M-10 380C160 330 200 220 340 200S560 120 640 60M340 200C420 230 520 210 600 230M200 290C260 300 330 330 420 320M470 168C480 130 470 90 500 50" fill="none" stroke="${c(0.17, 0.03)}" stroke-width="11" stroke-linecap="round"/><path d="M-10 378C160 328 200 218 340 198S560 118 640 58" fill="none" stroke="${GOLD}" stroke-opacity=".5" stroke-width="1.400"/>${repeat(34, flower)}`
}

/** Cranes over bands of cloud. */
export const crane: Motif = (c, id, part) => {
  const band = (y: number, x: number, w: number, fill: string) =>
    `<path d="M${x} ${y}h${w}a13 13 0 0 1 0 26h-${w * 0.3}a11 11 0 0 0 0 22h${w * 0.22}a11 11 0 0 1 0 22H${x - w * 0.2}a11 11 0 0 1 0-22h${w * 0.1}a11 11 0 0 0 0-22H${x}a13 13 0 0 1 0-26Z" fill="${fill}" stroke="${GOLD}" stroke-opacity=".5"/>`
  const bird = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)}) rotate(${turn})"><path d="M-96 8C-60-6-30-6 0 0L-50 18Z" fill="#20202c"/><path d="M-14-4C-40-60-96-86-150-78C-120-64-96-44-84-22C-60-8-36 2-8 10Z" fill="#f6f1e8"/><path d="M-150-78C-128-78-112-70-98-60L-92-46C-112-62-132-72-150-78ZM-122-52C-104-46-92-38-82-28L-84-22C-96-36-110-46-122-52Z" fill="#20202c"/><path d="M0-2C10-54 58-92 112-92C90-72 78-50 62-26C44-8 24 6 2 12Z" fill="#fffaf0"/><path d="M112-92C94-88 80-80 70-70L64-52C78-68 96-82 112-92Z" fill="#20202c"/><path d="M-40 4C-16-14 22-14 46-4C64-12 84-14 104-10L128-2L102-2C84-2 66 6 50 16C22 26-18 22-40 4Z" fill="#fffaf0"/><path d="M70-8C82-12 94-12 104-10L112-7L100-4C90-4 80-2 72 2Z" fill="#20202c"/><circle cx="103" cy="-10" r="4" fill="#c8343c"/></g>`
  return `<defs>${linear(`${id}c`, [
    [0, c(0.72, 0.06)],
    [1, c(0.42, 0.09)],
  ])}</defs>${part === 'middle' ? moon(740, 96, 54, '#e88a6a') : ''}${band(250, 60, 260, `url(#${id}c)`)}${band(300, 560, 300, `url(#${id}c)`)}${band(60, 420, 170, c(0.36, 0.08))}${band(340, 300, 260, c(0.34, 0.09))}${bird(196, 150, 0.92, -8)}${bird(800, 210, -0.66, -4)}${part === 'side' ? bird(520, 250, 0.6, 6) : ''}`
}

/** Bamboo under a great moon. */
export const bamboo: Motif = (c, _, part) => {
  const cane = (x: number, index: number) => {
    const leaves = repeat(8, (k) => {
      const y = 30 + k * 46 + ((index * 9) % 40)
      const way = k % 2 ? 1 : -1
      return `<path d="M${x} ${y}q${way * 34}-8 ${way * 66} 18q${way * -40} 2 ${way * -66}-18ZM${x} ${y}q${way * 22} 6 ${way * 40} 40q${way * -30}-10 ${way * -40}-40Z" fill="${c(0.42 + (k % 3) * 0.05, 0.11, 150)}"/>`
    })
    return `<g fill="none" stroke="${c(0.34 + (index % 3) * 0.1, 0.1, 150)}" stroke-width="${10 + (index % 3) * 5}">${repeat(6, (k) => `<path d="M${x + k * 2} ${k * 74 - 4}V${k * 74 + 64}"/>`)}</g>${leaves}`
  }
  return `${part === 'middle' ? moon(262, 130, 72) : ''}${[90, 200, 400, 560, 690, 830, 890].map(cane).join('')}`
}

/** Lotus leaves and flowers. */
export const lotus: Motif = (c, _, part) => {
  const plants = [
    [150, 250, 62],
    [330, 300, 84],
    [620, 260, 70],
    [810, 290, 84],
    [480, 350, 70],
    [230, 370, 66],
  ] as const
  const petals = (x: number, y: number) =>
    [-66, 66, -40, 40, -16, 16]
      .map(
        (angle) =>
          `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 6C-24-20-18-58 0-80C18-58 24-20 0 6Z" fill="#e79aa4" stroke="#fbe3dc" stroke-opacity=".7"/>`,
      )
      .join('')
  return `${part === 'middle' ? moon(700, 96, 52) : ''}${plants.map(([x, y, r], index) => `<path d="M${x} ${y + 200}Q${x + 12} ${y + 80} ${x} ${y}" stroke="${c(0.42, 0.08, 160)}" stroke-width="5" fill="none"/><ellipse cx="${x}" cy="${y + 14}" rx="${r * 1.3}" ry="${r * 0.42}" fill="${c(0.38, 0.08, 165)}" stroke="${GOLD}" stroke-opacity=".4"/>${repeat(5, (k) => `<path d="M${x} ${y + 14}L${round(x + r * 1.25 * Math.cos((k * Math.PI) / 2.5 + 0.3))} ${round(y + 14 + r * 0.4 * Math.sin((k * Math.PI) / 2.5 + 0.3))}" stroke="${c(0.56, 0.07, 165)}" stroke-opacity=".5"/>`)}${index % 2 ? '' : petals(x, y)}`).join('')}<path d="M430 200q18-16 40 0q-22 12-40 0Z" fill="${MOONLIGHT}" fill-opacity=".35"/>`
}

/** Six panels of a folding screen, every second in shade. */
export const panels = (id: string): string =>
  `<defs>${linear(
    `${id}f`,
    [
      [0, '#000000', 0.42],
      [0.5, '#000000', 0.08],
      [1, '#ffffff', 0.05],
    ],
    [0, 0, 1, 0],
  )}</defs>${repeat(6, (i) => `<rect x="${i * 160}" width="160" height="${H}" fill="url(#${id}f)"${i % 2 ? ` transform="matrix(-1 0 0 1 ${i * 320 + 160} 0)"` : ''}/><rect x="${i * 160 + 3}" y="4" width="154" height="${H - 4}" fill="none" stroke="${GOLD}" stroke-opacity=".34"/><path d="M${i * 160} 0V${H}" stroke="#05080c" stroke-width="3"/>`)}<path d="M0 2H${W}" stroke="#05080c" stroke-width="5"/>`
