import { linear, randomFrom, repeat, round } from '../picture.ts'
import { GOLD, MOONLIGHT, type Motif, moon, WALL } from './motif.ts'

const { width: W, height: H } = WALL

/** A painted eave on red posts, and the moon in the pond behind. */
export const pavilion: Motif = (c, id, part) => {
  const post = (x: number) =>
    `<rect x="${x - 19}" width="38" height="${H}" fill="url(#${id}p)"/><rect x="${x - 25}" y="58" width="50" height="14" fill="#1f6f63"/><rect x="${x - 22}" y="74" width="44" height="7" fill="${GOLD}"/>`
  const wood = linear(
    `${id}p`,
    [
      [0, '#5a1c18'],
      [0.35, '#b5483a'],
      [1, '#3a100e'],
    ],
    [0, 0, 1, 0],
  )
  const water = linear(`${id}w`, [
    [0, c(0.34, 0.07)],
    [1, c(0.15, 0.05)],
  ])
  const shine = repeat(
    9,
    (k) =>
      `<path d="M${226 - 60 + k * 5} ${266 + k * 16}h${round(120 - k * 10)}" stroke="${MOONLIGHT}" stroke-opacity="${round(0.6 - k * 0.05)}" stroke-width="3.4" stroke-linecap="round"/>`,
  )
  const colours = ['#1f6f63', '#c8583e', '#e9c57c', '#2f5fa8']
  return `<defs>${wood}${water}</defs>${part === 'middle' ? moon(226, 132, 44) : ''}<path d="M0 230C120 160 190 200 280 168S470 190 560 176S800 150 ${W} 214V262H0Z" fill="${c(0.24, 0.06)}"/><rect y="250" width="${W}" height="170" fill="url(#${id}w)"/>${part === 'middle' ? shine : ''}${repeat(12, (k) => `<path d="M${(k * 173) % 900} ${272 + ((k * 41) % 130)}h${50 + (k % 3) * 30}" stroke="${c(0.7, 0.06)}" stroke-opacity=".25" stroke-width="2"/>`)}<rect width="${W}" height="58" fill="#173f3c"/>${repeat(24, (k) => `<g transform="translate(${k * 40 + 20} 30)"><circle r="15" fill="${colours[k % 4]}"/><circle r="9" fill="#0f2a2c"/><circle r="5" fill="${colours[(k + 2) % 4]}"/></g>`)}<path d="M0 4H${W}M0 56H${W}" stroke="${GOLD}" stroke-width="3"/>${post(70)}${post(300)}${post(660)}${post(890)}<path d="M0 300H${W}M0 340H${W}" stroke="#5a1c18" stroke-width="9"/>${repeat(25, (k) => `<path d="M${k * 40} 300V340" stroke="#5a1c18" stroke-width="6"/>`)}${[132, 775].map((x) => `<g transform="translate(${x} 128)"><path d="M0-72V-36" stroke="#2a130c" stroke-width="3"/><circle r="74" fill="#ffb45a" fill-opacity=".12"/><path d="M-24-34H24L30 30H-30Z" fill="#ffd48a"/><path d="M-24-34H24M-30 30H30M-10-34L-12 30M10-34L12 30" stroke="#5a1c18" stroke-width="4"/><path d="M0 30v34" stroke="#c8343c" stroke-width="4"/></g>`).join('')}`
}

/** A round gate in a white wall, and the garden behind it. */
export const garden: Motif = (c, id, part) => {
  const wall = linear(`${id}w`, [
    [0, '#cfc3a4'],
    [0.7, '#a08f72'],
    [1, '#5c4f3c'],
  ])
  const inside = linear(`${id}i`, [
    [0, c(0.3, 0.06, 200)],
    [0.6, c(0.5, 0.08, 140)],
    [1, c(0.28, 0.07, 140)],
  ])
  const tiles = repeat(
    25,
    (k) => `<path d="M${k * 40 - 20} 0a20 26 0 0 0 40 0Z" fill="${c(0.24, 0.02, 230)}" stroke="#0c0f14"/>`,
  )
  const rock = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M-60 60C-66 10-40-20-26-60C-10-84 14-70 18-40C40-30 58 10 60 60Z" fill="#5b6660"/><path transform="translate(${x} ${y}) scale(${s})" d="M-26-60C-10-84 14-70 18-40C6-20 4 20 10 60H60C58 10 40-30 18-40Z" fill="#39423e"/>`
  const leaves = (x: number, y: number, way: number) =>
    repeat(
      6,
      (k) =>
        `<path d="M${x} ${y}q${way * (20 + k * 12)} ${-60 + k * 26} ${way * (60 + k * 10)} ${-20 + k * 30}q${way * -40}-4 ${way * -(60 + k * 10)} ${20 - k * 30}Z" fill="${c(0.4 + (k % 3) * 0.05, 0.1, 135)}"/>`,
    )
  if (part === 'side') {
    const random = randomFrom(3)
    return `<defs>${wall}</defs><rect width="${W}" height="${H}" fill="url(#${id}w)"/>${tiles}<rect x="330" y="120" width="210" height="190" rx="6" fill="${c(0.3, 0.06, 160)}" stroke="#4a2d1c" stroke-width="10"/>${repeat(9, (k) => `<path d="M${350 + k * 22} 120V310" stroke="#4a2d1c" stroke-width="4"/>`)}${repeat(5, (k) => `<path d="M330 ${152 + k * 32}H540" stroke="#4a2d1c" stroke-width="4"/>`)}${repeat(16, () => `<ellipse cx="${round(600 + random() * 340)}" cy="${round(340 + random() * 70)}" rx="${round(30 + random() * 34)}" ry="${round(18 + random() * 16)}" fill="${c(0.3 + random() * 0.12, 0.08, 140)}"/>`)}`
  }
  return `<defs>${wall}${inside}<clipPath id="${id}c"><circle cx="480" cy="200" r="214"/></clipPath></defs><rect width="${W}" height="${H}" fill="url(#${id}w)"/>${tiles}<g clip-path="url(#${id}c)"><rect x="260" width="440" height="${H}" fill="url(#${id}i)"/>${moon(588, 96, 34)}<path d="M260 240C330 190 380 220 440 196S600 200 700 230V420H260Z" fill="${c(0.36, 0.08, 150)}"/>${rock(330, 270, 1)}${rock(640, 290, 0.8)}${leaves(300, 240, 1)}${leaves(690, 220, -1)}<ellipse cx="480" cy="372" rx="210" ry="44" fill="${c(0.44, 0.06, 200)}"/><path d="M350 366h90M500 380h120M440 392h80" stroke="#fff" stroke-opacity=".35" stroke-width="3"/></g><circle cx="480" cy="200" r="214" fill="none" stroke="#4c5048" stroke-width="18"/><circle cx="480" cy="200" r="224" fill="none" stroke="#d8d3bd" stroke-opacity=".5" stroke-width="3"/>${[130, 830].map((x) => `<path d="M${x} 420C${x - 8} 340 ${x + 8} 280 ${x} 150" stroke="#5a3a26" stroke-width="9" fill="none"/>${repeat(9, (k) => `<ellipse cx="${x - 56 + ((k * 37) % 112)}" cy="${120 + ((k * 23) % 90)}" rx="40" ry="19" fill="${c(0.36 + (k % 3) * 0.05, 0.09, 140)}"/>`)}`).join('')}`
}

/** The lights of a city beyond a balustrade. */
export const terrace: Motif = (c, id, part) => {
  const random = randomFrom(part === 'side' ? 9 : 4)
  const tower = () => {
    const w = Math.round(34 + random() * 50)
    const [x, h] = [Math.round(random() * W), Math.round(60 + random() * 130)]
    const windows = repeat(Math.floor(h / 16), (row) =>
      repeat(Math.floor(w / 13), (column) =>
        random() > 0.5
          ? `<rect x="${x + 5 + column * 12}" y="${316 - h + 8 + row * 15}" width="5" height="7" fill="${random() > 0.3 ? '#ffd48a' : '#bcd4ff'}" fill-opacity="${round(0.4 + random() * 0.6)}"/>`
          : '',
      ),
    )
    return `<rect x="${x}" y="${316 - h}" width="${w}" height="${h + 20}" fill="${c(0.17 + random() * 0.07, 0.04)}"/>${windows}`
  }
  const spire =
    part === 'middle'
      ? `<path d="M740 170C780 128 800 116 806 112C812 116 840 130 880 176V320H700Z" fill="${c(0.22, 0.05, 220)}"/><path d="M804 112V30M808 112V30" stroke="#e9e4f4" stroke-width="2.400"/><path d="M794 70h24l-4 14h-16Z" fill="#e9e4f4"/><circle cx="806" cy="28" r="4" fill="#ff6a5a"/><circle cx="806" cy="76" r="26" fill="#bcd4ff" fill-opacity=".16"/>`
      : ''
  const stone = linear(`${id}b`, [
    [0, '#b7b2c4'],
    [1, '#5d5a70'],
  ])
  const baluster = (x: number) =>
    `<path transform="translate(${x} 0)" d="M-9 330h18c-4 12 8 20 8 36s-10 20-8 54h-18c2-34-8-38-8-54s12-24 8-36Z" fill="url(#${id}b)"/>`
  return `<defs>${stone}${linear(`${id}s`, [
    [0, c(0.14, 0.05)],
    [0.7, c(0.36, 0.1, 300)],
    [1, c(0.5, 0.11, 340)],
  ])}</defs><rect width="${W}" height="330" fill="url(#${id}s)"/>${repeat(50, (k) => `<circle cx="${(k * 313) % W}" cy="${(k * 89) % 180}" r="${0.8 + (k % 3) * 0.6}" fill="#fff" fill-opacity="${0.3 + (k % 4) * 0.16}"/>`)}${part === 'middle' ? moon(200, 84, 34) : ''}${spire}${repeat(22, tower)}<rect y="306" width="${W}" height="26" fill="url(#${id}b)"/><rect y="306" width="${W}" height="5" fill="#e4e0ee"/>${repeat(24, (k) => baluster(k * 42 + 8))}`
}

/** Columns, drapes and a chandelier. */
export const hall: Motif = (c, id, part) => {
  const column = (x: number) =>
    `<rect x="${x - 32}" y="46" width="64" height="${H}" fill="url(#${id}c)"/>${repeat(5, (k) => `<path d="M${x - 22 + k * 11} 60V${H}" stroke="#6b4a3a" stroke-opacity=".35" stroke-width="2"/>`)}<path d="M${x - 46} 40H${x + 46}L${x + 34} 62H${x - 34}Z" fill="#e9c57c"/><rect x="${x - 50}" y="28" width="100" height="13" fill="#c99f58"/>`
  const drape = (x: number, way: number) =>
    `<path d="M${x} 46C${x + way * 150} 56 ${x + way * 160} 130 ${x + way * 70} 214C${x + way * 46} 250 ${x + way * 66} 330 ${x + way * 60} ${H}H${x}Z" fill="url(#${id}d)"/>${repeat(4, (k) => `<path d="M${x + way * (18 + k * 26)} 50C${x + way * (34 + k * 26)} 120 ${x + way * (20 + k * 12)} 190 ${x + way * (12 + k * 12)} ${H}" fill="none" stroke="#2a0508" stroke-opacity=".5" stroke-width="5"/>`)}<path d="M${x} 206q${way * 40} 16 ${way * 76} 4" stroke="#e9c57c" stroke-width="7" fill="none"/>`
  const marble = linear(
    `${id}c`,
    [
      [0, '#8a6a52'],
      [0.4, '#f0dcb8'],
      [1, '#6b4a3a'],
    ],
    [0, 0, 1, 0],
  )
  const velvet = linear(`${id}d`, [
    [0, c(0.5, 0.17)],
    [1, c(0.26, 0.11)],
  ])
  const lights = (x: number, k: number) =>
    `<g transform="translate(${x} 0) scale(${k})"><path d="M0 0V60" stroke="#e9c57c" stroke-width="4"/><circle cy="104" r="130" fill="#ffdf9e" fill-opacity=".1"/>${repeat(7, (i) => `<path d="M${-90 + i * 30} ${104 - Math.abs(3 - i) * 7}Q${-45 + i * 15} 136 0 66" fill="none" stroke="#e9c57c" stroke-width="2.400"/><path d="M${-94 + i * 30} ${100 - Math.abs(3 - i) * 7}h8v-16h-8Z" fill="#fffaf0"/><ellipse cx="${-90 + i * 30}" cy="${78 - Math.abs(3 - i) * 7}" rx="4.500" ry="9" fill="#ffd48a"/>`)}${repeat(9, (i) => `<path d="M${-60 + i * 15} ${126 + (4 - Math.abs(4 - i)) * 5}l4 12l-4 12l-4-12Z" fill="#fff" fill-opacity=".75"/>`)}</g>`
  const arch = (x: number) =>
    `<path d="M${x - 90} ${H}V190C${x - 90} 110 ${x - 40} 74 ${x} 66C${x + 40} 74 ${x + 90} 110 ${x + 90} 190V${H}Z" fill="${c(0.2, 0.06, 40)}" stroke="#c99f58" stroke-width="5"/><path d="M${x - 70} ${H}V196C${x - 70} 130 ${x - 30} 98 ${x} 90C${x + 30} 98 ${x + 70} 130 ${x + 70} 196V${H}" fill="none" stroke="#c99f58" stroke-opacity=".4" stroke-width="2"/>`
  return `<defs>${marble}${velvet}</defs><rect width="${W}" height="${H}" fill="${c(0.3, 0.09, 32)}"/>${repeat(16, (k) => `<path d="M${k * 64} 46V${H}" stroke="#000" stroke-opacity=".12" stroke-width="30"/>`)}${arch(260)}${arch(700)}${part === 'middle' ? arch(480) : ''}<rect width="${W}" height="30" fill="${c(0.2, 0.05, 40)}"/><path d="M0 30H${W}" stroke="#c99f58" stroke-width="4"/>${repeat(48, (k) => `<circle cx="${k * 20 + 10}" cy="21" r="5" fill="#c99f58" fill-opacity=".7"/>`)}${drape(372, -1)}${drape(588, 1)}${column(130)}${column(372)}${column(588)}${column(830)}${part === 'middle' ? `${lights(250, 0.86)}${lights(712, 0.86)}` : lights(480, 0.8)}`
}

/** Damask, celadon on shelves, a picture in a gold frame. */
export const salon: Motif = (c, id, part) => {
  const damask = `<pattern id="${id}d" width="60" height="84" patternUnits="userSpaceOnUse"><path d="M30 6C44 20 44 34 30 42C16 34 16 20 30 6ZM30 42C38 50 38 60 30 66C22 60 22 50 30 42ZM0 48C14 62 14 76 0 84M60 48C46 62 46 76 60 84" fill="${c(0.42, 0.08)}" fill-opacity=".7"/></pattern>`
  const vase = (x: number, y: number, k: number, hue: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-10-74H10C8-60 30-52 30-26C30-6 18 0 16 0H-16C-18 0-30-6-30-26C-30-52-8-60-10-74Z" fill="${c(0.72, 0.06, hue)}"/><path d="M10-74C8-60 30-52 30-26C30-6 18 0 16 0H2C16-10 16-50 4-74Z" fill="#0c1a20" fill-opacity=".3"/><path d="M-20-40C-14-50-12-54-8-64" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-24-24q12-12 24 0t24 0" stroke="${c(0.5, 0.07, hue)}" stroke-width="3" fill="none"/></g>`
  const shelf = (x: number, w: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="10" fill="#2a1710"/><rect x="${x}" y="${y}" width="${w}" height="2.400" fill="#e9c57c"/>`
  const books = (x: number, y: number, count: number, seed: number) => {
    const random = randomFrom(seed)
    const colours = ['#7a2f3a', '#2f4f5f', '#8c6a2f', '#3f5a3c', '#4a355f']
    return repeat(count, (k) => {
      const h = Math.round(44 + random() * 22)
      return `<rect x="${x + k * 15}" y="${y - h}" width="13" height="${h}" fill="${colours[Math.floor(random() * 5)]}"/><path d="M${x + k * 15} ${y - h + 10}h13" stroke="#e9c57c" stroke-opacity=".8" stroke-width="2"/>`
    })
  }
  const cabinet = (x: number, seed: number) =>
    `<rect x="${x}" y="40" width="210" height="380" fill="#1a0e0a" fill-opacity=".86" stroke="#3a2014" stroke-width="9"/><rect x="${x}" y="40" width="210" height="380" fill="#ffcf8a" fill-opacity=".07"/>${shelf(x, 210, 132)}${shelf(x, 210, 226)}${shelf(x, 210, 320)}${vase(x + 54, 132, 0.92, 165)}${books(x + 100, 132, 6, seed)}${books(x + 16, 226, 6, seed + 1)}${vase(x + 154, 226, 0.98, 230)}${vase(x + 60, 320, 0.9, 85)}${books(x + 104, 320, 6, seed + 2)}`
  const sconce = (x: number) =>
    `<circle cx="${x}" cy="120" r="84" fill="#ffdf9e" fill-opacity=".13"/><path d="M${x - 18} 136H${x + 18}L${x + 10} 92H${x - 10}Z" fill="#ffe9c0"/><path d="M${x} 136v26" stroke="#e9c57c" stroke-width="5"/>`
  const picture = `<rect x="330" y="60" width="300" height="200" fill="#e9c57c"/><rect x="342" y="72" width="276" height="176" fill="${c(0.34, 0.07, 250)}"/>${moon(550, 118, 26)}<path d="M342 248V200C400 150 430 190 480 164S580 190 618 172V248Z" fill="${c(0.5, 0.07, 200)}"/>`
  return `<defs>${damask}</defs><rect width="${W}" height="${H}" fill="${c(0.28, 0.08)}"/><rect width="${W}" height="${H}" fill="url(#${id}d)"/>${part === 'middle' ? picture : sconce(480)}${cabinet(40, 3)}${cabinet(710, 8)}${part === 'middle' ? `${sconce(290)}${sconce(670)}` : ''}<rect y="0" width="${W}" height="20" fill="#1a0e0a"/><path d="M0 21H${W}" stroke="#e9c57c" stroke-width="3"/>`
}
