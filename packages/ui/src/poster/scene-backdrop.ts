import type { Random } from './random.ts'
import { circle, linearGradient, path, radialGradient, repeat, round } from './shapes.ts'

const WALL = 74

/** The room behind a table: mountains under a moon, lanterns before a lattice, or bamboo at a window. */
export function backdrop(u: string, hue: number, random: Random): { defs: string; drawn: string } {
  const c = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`
  const night = linearGradient(`${u}a`, [
    [0, c(0.19, 0.05)],
    [0.55, c(0.32, 0.075)],
    [1, c(0.16, 0.035)],
  ])
  const shade = radialGradient(
    `${u}v`,
    [
      [0.55, '#000', 0],
      [1, '#000', 0.55],
    ],
    'cx=".5" cy=".45" r=".75"',
  )
  const draw = [moonAndRidges, lanterns, bamboo][Math.floor(random() * 3)] ?? moonAndRidges
  const vignette = `<rect width="280" height="142" fill="url(#${u}v)"/>`
  return {
    defs: night + shade,
    drawn: `<rect width="280" height="142" fill="url(#${u}a)"/>${draw(c, random)}${vignette}`,
  }
}

type Colour = (lightness: number, chroma: number) => string

/** In warm or cold light: the one thing of a room that does not have the vendor's colour. */
const AMBER = 'oklch(.82 .12 75)'
const MOON = 'oklch(.93 .04 90)'

const moon = (x: number, y: number): string =>
  circle(x, y, 30, `fill="${MOON}" opacity=".1"`) +
  circle(x, y, 22, `fill="${MOON}" opacity=".16"`) +
  circle(x, y, 15.5, `fill="${MOON}"`)

function moonAndRidges(c: Colour, random: Random): string {
  const side = random() < 0.5 ? 56 : 222
  const ridge = (base: number, height: number, lightness: number): string => {
    const steps = 8
    const at = (i: number) => round(base - height * (i % 2 ? 0.35 + random() * 0.65 : random() * 0.3))
    const points = repeat(steps - 1, (i) => `S${(i + 0.5) * 40} ${at(i + 1)} ${(i + 1) * 40} ${at(i)}`)
    return path(
      `M0 ${at(0)}${points}V${WALL + 10}H0Z`,
      `fill="${c(lightness, 0.07)}" stroke="${c(lightness + 0.16, 0.08)}" stroke-width=".7"`,
    )
  }
  return moon(side, 32) + ridge(66, 36, 0.3) + ridge(74, 30, 0.24) + ridge(82, 24, 0.19)
}

function lanterns(c: Colour, random: Random): string {
  const lattice = path(
    `${repeat(15, (i) => `M${i * 20} 0V${WALL}`)}${repeat(5, (i) => `M0 ${i * 18 + 4}H280`)}`,
    `stroke="${c(0.5, 0.07)}" stroke-opacity=".22" fill="none"`,
  )
  const lantern = (x: number): string => {
    const y = round(24 + random() * 16)
    return (
      path(`M${x} 0V${y - 12}M${x} ${y + 12}v9`, `stroke="${AMBER}" stroke-opacity=".7"`) +
      circle(x, y, 24, `fill="${AMBER}" opacity=".12"`) +
      `<ellipse cx="${x}" cy="${y}" rx="13" ry="11" fill="oklch(.62 .16 45)"/><ellipse cx="${x}" cy="${y}" rx="7" ry="11" fill="${AMBER}" opacity=".75"/>` +
      path(`M${x - 6} ${y - 11}h12M${x - 6} ${y + 11}h12`, `stroke="oklch(.3 .06 45)" stroke-width="2.4"`)
    )
  }
  return lattice + [26, 74, 206, 254].map(lantern).join('')
}

function bamboo(c: Colour, random: Random): string {
  const stem = (x: number): string => {
    const lean = round((random() - 0.5) * 10)
    const knots = repeat(4, (i) => `M${round(x - 4 + (lean * i) / 4)} ${62 - i * 20}h8`)
    const leaf = (y: number, way: number) =>
      path(`M${x} ${y}q${way * 14} -10 ${way * 26} 2q${way * -14} 4 ${way * -26} -2Z`, `fill="${c(0.42, 0.1)}"`)
    return (
      path(`M${x} ${WALL + 6}L${x + lean} 0`, `stroke="${c(0.36, 0.09)}" stroke-width="6"`) +
      path(knots, `stroke="${c(0.52, 0.09)}" stroke-width="1.4"`) +
      leaf(round(20 + random() * 20), 1) +
      leaf(round(26 + random() * 24), -1)
    )
  }
  return moon(random() < 0.5 ? 92 : 190, 30) + [14, 38, 58, 224, 244, 268].map(stem).join('')
}
