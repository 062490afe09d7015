import { pick, randomFrom } from './random.ts'
import { linearGradient, polar, radialGradient, repeat, round } from './shapes.ts'

export const TABLES = ['baccarat', 'dragon', 'roulette'] as const
export type LiveTable = (typeof TABLES)[number]
export type Scene = {
  /** Of the felt: the vendor's. */
  hue: number
  table: LiveTable
  /** Chooses the cards or turns the wheel. */
  seed?: number
}

const BRASS = 'oklch(.84 .09 85)'

/** A table under its lamp, 280 × 142. The same input gives the same text. */
export function sceneSvg({ hue, table, seed = 1 }: Scene): string {
  const u = `s${table}${Math.round(hue)}-${seed}_`
  const c = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`
  const room = radialGradient(
    `${u}a`,
    [
      [0, c(0.46, 0.1)],
      [0.5, c(0.24, 0.06)],
      [1, c(0.13, 0.03)],
    ],
    'cx=".5" cy="0" r="1"',
  )
  const felt = linearGradient(`${u}b`, [
    [0, c(0.5, 0.11)],
    [1, c(0.27, 0.075)],
  ])
  const light = linearGradient(`${u}c`, [
    [0, c(0.95, 0.04), 0.5],
    [1, c(0.9, 0.05), 0],
  ])
  const screen = (x: number) =>
    `<g transform="translate(${x} 10)"><rect width="56" height="54" rx="2" fill="${c(0.72, 0.07)}" opacity=".13"/><path d="${repeat(7, (i) => `M${round(i * 9.33)} 0V54`)}${repeat(7, (i) => `M0 ${i * 9}H56`)}" stroke="${c(0.12, 0.03)}" stroke-opacity=".45"/></g>`
  const lamp = `<path d="M116 0H164L230 142H50Z" fill="url(#${u}c)" opacity=".45"/><rect x="112" y="0" width="56" height="4" rx="2" fill="${BRASS}"/>`
  const ground = `<rect width="280" height="142" fill="url(#${u}a)"/>${screen(10)}${screen(214)}<path d="M0 66H280" stroke="${c(0.6, 0.08)}" stroke-opacity=".25"/>${lamp}`
  const stage = table === 'roulette' ? wheel(u, c(0.2, 0.05), seed) : cardTable(u, c(0.19, 0.04), table, seed)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 142" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${room}${felt}${light}</defs>${ground}${stage}</svg>`
}

const PLACES = [
  [42.3, 96.7],
  [64.3, 123.5],
  [98.7, 141.6],
  [139.8, 148],
  [181, 141.7],
  [215.4, 123.7],
  [237.6, 96.9],
] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'Q', 'K'] as const
const CHIPS = ['#c8333b', '#2460cf', '#e8e4d8', '#1d8a59', '#e0b44c']

function cardTable(u: string, edge: string, table: 'baccarat' | 'dragon', seed: number): string {
  const r = randomFrom(seed)
  const card = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-11" y="-15" width="22" height="30" rx="2.5" fill="#fbfaf5"/><text y="5" text-anchor="middle" font-size="15" font-weight="700" font-family="Georgia,serif" fill="${r() > 0.5 ? '#c02932' : '#1a1d28'}">${pick(RANKS, r() * RANKS.length)}</text></g>`
  const dealt =
    table === 'baccarat'
      ? card(98, 90, -6) + card(120, 91, -2) + card(162, 91, 2) + card(184, 90, 6)
      : card(112, 92, -4) + card(168, 92, 4)
  const places = PLACES.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="${BRASS}" stroke-opacity=".4"/>`,
  ).join('')
  const rack = CHIPS.map(
    (colour, i) => `<rect x="${39 + i * 6}" y="62.5" width="4.6" height="7" rx="1" fill="${colour}"/>`,
  ).join('')
  return `<path d="M10 70H270C270 128 214 168 140 168S10 128 10 70Z" fill="${edge}"/><path d="M18 68H262C262 122 208 160 140 160S18 122 18 68Z" fill="url(#${u}b)" stroke="${BRASS}" stroke-width="1.2"/><path d="M52 76C60 118 96 138 140 138S220 118 228 76" fill="none" stroke="${BRASS}" stroke-opacity=".55"/><path d="M88 74C94 98 114 112 140 112S186 98 192 74" fill="none" stroke="${BRASS}" stroke-opacity=".4"/>${places}${dealt}<rect x="214" y="60" width="30" height="18" rx="3" fill="#11131b" stroke="${BRASS}" stroke-opacity=".6"/><rect x="36" y="60" width="34" height="12" rx="3" fill="#11131b" stroke="${BRASS}" stroke-opacity=".6"/>${rack}`
}

const POCKETS = 37

function wheel(u: string, edge: string, seed: number): string {
  const turn = ((seed - 1) * 360) / POCKETS
  const pocket = (i: number) => {
    const from = turn + (i * 360) / POCKETS
    const to = from + 360 / POCKETS
    const colour = i === 0 ? '#1f8f5c' : i % 2 ? '#b52d36' : '#14161d'
    return `<path d="M${polar(0, 0, 78, from)}L${polar(0, 0, 78, to)}L${polar(0, 0, 56, to)}L${polar(0, 0, 56, from)}Z" fill="${colour}" stroke="${BRASS}" stroke-width=".5"/>`
  }
  return `<g transform="translate(140 112) scale(1.35 .62)"><circle r="92" fill="${edge}" stroke="${BRASS}" stroke-width="1.2"/>${repeat(POCKETS, pocket)}<circle r="56" fill="url(#${u}b)" stroke="${BRASS}"/><circle r="30" fill="none" stroke="${BRASS}" stroke-opacity=".6"/><path d="M-24 0H24M0-24V24" stroke="${BRASS}" stroke-width="5" stroke-linecap="round"/><circle r="8" fill="${BRASS}"/><circle cx="49" cy="46" r="5" fill="#fff"/></g>`
}
