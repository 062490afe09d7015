import { randomFrom } from './random.ts'
import { backdrop } from './scene-backdrop.ts'
import { BRASS, cardTable } from './scene-cards.ts'
import { linearGradient, path, polar, radialGradient, repeat } from './shapes.ts'

export const TABLES = ['baccarat', 'dragon', 'roulette'] as const
export type LiveTable = (typeof TABLES)[number]
export type Scene = {
  /** Of the felt: the vendor's. */
  hue: number
  table: LiveTable
  /** Chooses the room behind it, and the cards or how the wheel stands. */
  seed?: number
}

/** A table under its lamp, 280 × 142; what matters lies between 16 and 126, for wide tiles cut the rest. The same input gives the same text. */
export function sceneSvg({ hue, table, seed = 1 }: Scene): string {
  const u = `s${table}${Math.round(hue)}-${seed}_`
  const c = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`
  const felt = radialGradient(
    `${u}b`,
    [
      [0, c(0.58, 0.115)],
      [0.45, c(0.43, 0.1)],
      [1, c(0.25, 0.07)],
    ],
    'cx=".5" cy=".12" r=".75"',
  )
  const wood = linearGradient(`${u}w`, [
    [0, 'oklch(.52 .075 48)'],
    [0.4, 'oklch(.36 .06 45)'],
    [1, 'oklch(.22 .04 42)'],
  ])
  const light = linearGradient(`${u}c`, [
    [0, c(0.96, 0.04), 0.26],
    [1, c(0.9, 0.05), 0],
  ])
  const glow = radialGradient(`${u}g`, [
    [0, c(0.97, 0.03), 0.4],
    [1, c(0.97, 0.03), 0],
  ])
  const random = randomFrom(seed)
  const room = backdrop(u, hue, random)
  const lamp =
    path('M112 0H168L252 142H28Z', `fill="url(#${u}c)"`) + path('M126 0H154L210 142H70Z', `fill="url(#${u}c)"`)
  const stage = table === 'roulette' ? wheel(u, c(0.2, 0.05), seed) : cardTable(u, table, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 142" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${room.defs}${felt}${wood}${light}${glow}</defs>${room.drawn}${lamp}${stage}</svg>`
}

const POCKETS = 37

function wheel(u: string, edge: string, seed: number): string {
  const turn = ((seed - 1) * 360) / POCKETS
  const pocket = (i: number) => {
    const from = turn + (i * 360) / POCKETS
    const to = from + 360 / POCKETS
    const colour = i === 0 ? '#1f8f5c' : i % 2 ? '#b52d36' : '#14161d'
    return path(
      `M${polar(0, 0, 78, from)}L${polar(0, 0, 78, to)}L${polar(0, 0, 56, to)}L${polar(0, 0, 56, from)}Z`,
      `fill="${colour}" stroke="${BRASS}" stroke-width=".5"`,
    )
  }
  return `<ellipse cx="140" cy="124" rx="132" ry="60" fill="#000" opacity=".4"/><g transform="translate(140 108) scale(1.35 .62)"><circle r="94" fill="url(#${u}w)" stroke="${BRASS}" stroke-width="1"/><circle r="84" fill="${edge}"/>${repeat(POCKETS, pocket)}<circle r="78" fill="none" stroke="${BRASS}" stroke-width="1.2"/><circle r="56" fill="url(#${u}b)" stroke="${BRASS}"/><circle r="30" fill="none" stroke="${BRASS}" stroke-opacity=".6"/><path d="M-24 0H24M0-24V24" stroke="${BRASS}" stroke-width="5" stroke-linecap="round"/><circle r="8" fill="${BRASS}"/><circle cx="49" cy="46" r="5" fill="#fff"/></g><ellipse cx="140" cy="88" rx="90" ry="34" fill="url(#${u}g)"/>`
}
