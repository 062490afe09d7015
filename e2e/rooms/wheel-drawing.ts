const SQUASH = 0.5
/** Pockets in their order around a European wheel. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const BALL_IN = 17
const STEP = 360 / ORDER.length
const TURN = 12

export const WHEEL = { width: 600, height: 360 }

/** A roulette wheel as its players see it: lit from one side, without numbers, the ball at rest. */
export function wheelSvg(): string {
  const ball = at(168, ORDER.indexOf(BALL_IN) * STEP + TURN)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WHEEL.width} ${WHEEL.height}"><defs>${defs}</defs>
<ellipse cx="300" cy="194" rx="292" ry="145" fill="#000" opacity=".5"/>
<g transform="translate(300 176) scale(1 ${SQUASH})"><circle r="294" fill="#1a0c06"/></g>
<g transform="translate(300 160) scale(1 ${SQUASH})">
${ring(294, 'url(#wood)', '#0a0503', 2)}${ring(292, 'none', 'url(#brass)', 3)}${ring(270, 'url(#bowl)')}${repeat(8, stud)}${ring(238, '#0b0605', 'url(#brass)', 4)}
${ORDER.map(pocket).join('')}${ring(236, 'none', 'url(#brass)', 2.5)}${ring(186, 'none', '#e9cd94', 1.5)}${ring(146, 'url(#cone)', 'url(#brass)', 4)}
${repeat(8, (i) => `<path d="M0 0L${text(142, i * 45)}A142 142 0 0 1 ${text(142, i * 45 + 22.5)}Z" opacity=".13"/>`)}${ring(92, 'none', '#f3d79a', 1.5)}${ring(288, 'url(#lamp)')}${ring(288, 'url(#shade)')}
</g>
<g transform="translate(300 136)">${repeat(4, arm)}<ellipse cy="8" rx="38" ry="24" fill="#3b2409"/><ellipse rx="38" ry="25" fill="url(#brass)"/><path d="M-22-4C-18-40-10-50 0-64C10-50 18-40 22-4Z" fill="url(#brass)" stroke="#6b4a1c"/><circle cy="-68" r="13" fill="url(#ivory)"/><path d="M-12-10C-10-34-6-44-2-52" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none" stroke-linecap="round"/></g>
<ellipse cx="${300 + ball.x + 5}" cy="${160 + ball.y * SQUASH + 7}" rx="12" ry="7" opacity=".5"/><circle cx="${300 + ball.x}" cy="${154 + ball.y * SQUASH}" r="11" fill="url(#ivory)"/></svg>`
}

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}
const text = (radius: number, degrees: number): string => {
  const { x, y } = at(radius, degrees)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const ring = (radius: number, fill: string, stroke = 'none', width = 0): string =>
  `<circle r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

const stud = (index: number): string => {
  const turn = index * 45 + 22
  const half = index % 2 ? 16 : 7
  return `<path transform="translate(${text(256, turn)}) rotate(${turn})" d="M0-10L${half} 0L0 10L${-half} 0Z" fill="url(#brass)" stroke="#4a2f10" stroke-width=".8"/>`
}

const pocket = (number: number, index: number): string => {
  const from = index * STEP + TURN - STEP / 2
  const to = from + STEP
  const colour = number === 0 ? '#17804f' : RED.has(number) ? '#b3262f' : '#14161d'
  const band = (outer: number, inner: number, fill: string) =>
    `<path d="M${text(outer, from)}A${outer} ${outer} 0 0 1 ${text(outer, to)}L${text(inner, to)}A${inner} ${inner} 0 0 0 ${text(inner, from)}Z" fill="${fill}"/>`
  return `${band(236, 186, colour)}${band(186, 146, `color-mix(in oklab,${colour} 58%,#050507)`)}<path d="M${text(236, from)}L${text(146, from)}" stroke="#e9cd94" stroke-width="1.6"/>`
}

const arm = (index: number): string => {
  const { x, y } = at(92, index * 90 + 28 + TURN)
  const end = `${x.toFixed(1)} ${(y * SQUASH - 2).toFixed(1)}`
  return `<path d="M0 0L${x.toFixed(1)} ${(y * SQUASH).toFixed(1)}" stroke="#3b2409" stroke-width="13" stroke-linecap="round"/><path d="M0-2L${end}" stroke="url(#brass)" stroke-width="9" stroke-linecap="round"/><circle cx="${x.toFixed(1)}" cy="${(y * SQUASH - 2).toFixed(1)}" r="10" fill="url(#brass)" stroke="#5b3c14"/>`
}

const stops = (...all: (readonly [number, string, number?])[]): string =>
  all
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
const slanted = 'x2="1" y2="1"'
const defs = [
  `<linearGradient id="wood" ${slanted}>${stops([0, '#8a5a36'], [0.35, '#54301b'], [0.7, '#2a150b'], [1, '#6d4327'])}</linearGradient>`,
  `<linearGradient id="brass" ${slanted}>${stops([0, '#fff3cf'], [0.4, '#e0b96e'], [0.7, '#8a6428'], [1, '#f1d596'])}</linearGradient>`,
  `<radialGradient id="bowl">${stops([0.78, '#1a0e08'], [0.86, '#6b4328'], [0.93, '#3b2013'], [1, '#150a06'])}</radialGradient>`,
  `<radialGradient id="cone" cx=".42" cy=".34" r=".75">${stops([0, '#a8683e'], [0.5, '#6e3f24'], [1, '#2b150c'])}</radialGradient>`,
  `<radialGradient id="lamp" cx=".32" cy=".16" r=".7">${stops([0, '#fff6dc', 0.5], [0.5, '#fff6dc', 0.1], [1, '#fff6dc', 0])}</radialGradient>`,
  `<radialGradient id="shade" cx=".5" cy=".42" r=".62">${stops([0.5, '#000', 0], [1, '#000', 0.55])}</radialGradient>`,
  `<radialGradient id="ivory" cx=".36" cy=".28" r=".8">${stops([0, '#fff'], [0.5, '#f3efe6'], [1, '#8d8a86'])}</radialGradient>`,
].join('')
