import { linear, radial, randomFrom, repeat, round } from '../picture.ts'
import { GOLD, type Motif, moon, WALL } from './motif.ts'

const { width: W, height: H } = WALL

/** A ridge of hills as a path down to the lower edge. */
const ridgeLine = (y: number, rise: number, step: number, shift: number): string => {
  let d = `M0 ${H}V${y}`
  for (let x = 0; x <= W; x += 24)
    d += `L${x} ${round(y - rise * Math.abs(Math.sin(x * step + shift)) ** 0.8 - 9 * Math.sin(x * 0.047 + shift * 3))}`
  return `${d}L${W} ${H}Z`
}

/** A round window on the moon, and clouds that pass it. */
export const moonWindow: Motif = (c, id, part) => {
  const cloud = (x: number, y: number, w: number, opacity: number) =>
    `<path d="M${x} ${y}h${w}a12 12 0 0 0-16-16a30 30 0 0 0-54-10a24 24 0 0 0-42 6a20 20 0 0 0-${w - 112} 20Z" fill="${c(0.5, 0.07)}" fill-opacity="${opacity}"/>`
  const glow = radial(
    `${id}g`,
    [
      [0, '#fffdf2'],
      [0.62, '#f4ecd2'],
      [1, '#cfc8b8'],
    ],
    'cx=".42" cy=".38" r=".7"',
  )
  const craters = [
    [420, 120, 30],
    [560, 86, 20],
    [586, 190, 36],
    [470, 240, 22],
    [382, 200, 14],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#b9b2a8" fill-opacity=".34"/>`)
    .join('')
  return `<defs>${glow}</defs>${repeat(40, (k) => `<circle cx="${(k * 271) % W}" cy="${(k * 137) % 300}" r="${1 + (k % 3) * 0.7}" fill="#fff" fill-opacity="${0.3 + (k % 4) * 0.15}"/>`)}${part === 'side' ? `${cloud(500, 150, 220, 0.3)}${cloud(60, 230, 260, 0.35)}` : `<circle cx="480" cy="176" r="250" fill="#fffbe8" fill-opacity=".07"/><circle cx="480" cy="176" r="214" fill="#fffbe8" fill-opacity=".08"/><circle cx="480" cy="176" r="176" fill="url(#${id}g)"/>${craters}`}${cloud(90, 120, 250, 0.5)}${cloud(640, 90, 220, 0.4)}${cloud(150, 320, 300, 0.75)}${cloud(540, 340, 330, 0.75)}${cloud(30, 380, 300, 0.9)}${cloud(420, 400, 360, 0.9)}`
}

/** Ridges in the mist of the evening, seen between the posts of a pavilion. */
export const ridge: Motif = (c, id, part) => {
  const layers = repeat(5, (k) => {
    const from = c(0.66 - k * 0.11, 0.09 + k * 0.005, 58 - k * 6)
    const to = c(0.74 - k * 0.09, 0.07, 70)
    return `<defs>${linear(`${id}${k}`, [
      [0, from],
      [1, to],
    ])}</defs><path d="${ridgeLine(190 + k * 48, 92 - k * 8, 0.0062 + k * 0.0018, 0.9 + k * 1.7 + (part === 'side' ? 2 : 0))}" fill="url(#${id}${k})"/>`
  })
  const birds = repeat(
    5,
    (k) =>
      `<path d="M${200 + k * 34} ${92 - ((k * 13) % 30)}q8-8 14 0q6-8 14 0" fill="none" stroke="${c(0.26, 0.05)}" stroke-width="2.400"/>`,
  )
  return `<defs>${linear(`${id}s`, [
    [0, c(0.36, 0.1, 30)],
    [0.6, c(0.76, 0.13, 62)],
  ])}</defs><rect width="${W}" height="${H}" fill="url(#${id}s)"/>${part === 'middle' ? moon(742, 148, 58, '#ffd9a0') : ''}${layers}${part === 'middle' ? birds : ''}${[20, 470, 940].map((x) => (part === 'middle' && x === 470 ? '' : `<rect x="${x - 15}" width="30" height="${H}" fill="#2a130c"/><rect x="${x - 15}" width="7" height="${H}" fill="#7a4020" fill-opacity=".7"/>`)).join('')}<rect width="${W}" height="22" fill="#2a130c"/><path d="M0 24H${W}" stroke="${GOLD}" stroke-opacity=".6" stroke-width="2"/>`
}

/** White trunks and red leaves. */
export const grove: Motif = (c, _, part) => {
  const random = randomFrom(part === 'side' ? 5 : 23)
  const trunk = (x: number, w: number, far: boolean) =>
    `<path d="M${x} 0C${x + 5} 140 ${x - 5} 280 ${x + 3} ${H}H${x + w + 5}C${x + w - 3} 280 ${x + w + 5} 140 ${x + w} 0Z" fill="${far ? c(0.44, 0.04) : '#ded8cb'}"/>${far ? '' : `<path d="M${x + w} 0C${x + w + 5} 140 ${x + w - 3} 280 ${x + w + 5} ${H}H${x + w * 0.6}C${x + w * 0.5} 280 ${x + w * 0.7} 140 ${x + w * 0.6} 0Z" fill="${c(0.34, 0.03)}" fill-opacity=".55"/>${repeat(7, (k) => `<path d="M${x + 2} ${28 + k * 58 + ((x * 7) % 23)}q${w * 0.3} 7 ${w * 0.6} 0" stroke="#2a2a2e" stroke-width="3" fill="none"/>`)}`}`
  const leaf = () => {
    const [x, y] = [round(random() * W), round(random() ** 1.7 * 210)]
    const size = round(9 + random() * 16)
    const fill = ['#c8452f', '#e0803a', '#9c2f2a', '#eaa84e'][Math.floor(random() * 4)] ?? '#c8452f'
    return `<path transform="translate(${x} ${y}) rotate(${Math.round(random() * 360)}) scale(${round(size / 14)})" d="M0-14L4-5L13-8L8 1L14 8L3 7L0 15L-3 7L-14 8L-8 1L-13-8L-4-5Z" fill="${fill}"/>`
  }
  return `${part === 'middle' ? moon(250, 110, 48) : ''}${[40, 150, 330, 420, 600, 700, 860].map((x, k) => trunk(x, 13 + (k % 2) * 6, true)).join('')}${[96, 262, 640, 792, 912].map((x, k) => trunk(x, 24 + (k % 3) * 6, false)).join('')}${repeat(64, leaf)}<path d="${ridgeLine(396, 30, 0.01, 2)}" fill="${c(0.2, 0.05)}"/>`
}

/** Rows of paper lanterns in the dark. */
export const lamps: Motif = (c, id, part) => {
  const lantern = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-130V-42" stroke="#1a0d0c" stroke-width="2"/><circle r="96" fill="#ffb45a" fill-opacity=".09"/><rect x="-15" y="-46" width="30" height="8" rx="2" fill="#3a1a14"/><ellipse rx="42" ry="39" fill="url(#${id}l)"/>${[-26, -9, 9, 26].map((r) => `<path d="M0-39C${r}-30 ${r} 30 0 39" fill="none" stroke="#8c3a1e" stroke-opacity=".5" stroke-width="1.600"/>`).join('')}<rect x="-15" y="37" width="30" height="8" rx="2" fill="#3a1a14"/><path d="M-5 45v24M0 45v30M5 45v24" stroke="#c8343c" stroke-width="2.600"/></g>`
  const glow = radial(
    `${id}l`,
    [
      [0, '#fff6d8'],
      [0.5, '#ffc766'],
      [1, '#d9692e'],
    ],
    'cx=".5" cy=".56" r=".62"',
  )
  const rows =
    part === 'middle'
      ? ([
          [70, 70, 0.62],
          [236, 60, 0.62],
          [398, 66, 0.62],
          [560, 66, 0.62],
          [724, 60, 0.62],
          [890, 70, 0.62],
          [150, 168, 0.94],
          [812, 168, 0.94],
          [312, 210, 0.74],
          [652, 210, 0.74],
          [40, 250, 0.8],
          [920, 250, 0.8],
        ] as const)
      : ([
          [90, 90, 0.7],
          [280, 150, 0.9],
          [470, 80, 0.66],
          [640, 170, 0.9],
          [830, 96, 0.7],
        ] as const)
  return `<defs>${glow}</defs><rect width="${W}" height="${H}" fill="${c(0.2, 0.06, 12)}"/>${repeat(12, (k) => `<path d="M${k * 84} 0V${H}" stroke="#120608" stroke-opacity=".7" stroke-width="6"/>`)}<path d="M0 280H${W}" stroke="#120608" stroke-opacity=".7" stroke-width="7"/>${rows.map(([x, y, k]) => lantern(x, y, k)).join('')}<rect y="300" width="${W}" height="120" fill="#ffb45a" fill-opacity=".05"/>`
}
