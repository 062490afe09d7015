import type { SportMarketOut } from '@maru/contract'
import { findMarketType } from '@maru/sports'

type Group = SportMarketOut['group']

/** By what names of types begin or end with. */
const PARTS =
  /^(first-half|second-half|set-(?!handicap)|game-(?!handicap)|quarter|period|inning|map-winner|map-round|map-total|five-innings)/
const SIDES = /^(home|away)-/
const MAIN = /^(1x2$|winner(?!-and-round|ning)|double-chance|draw-no-bet)/

/** Under which heading a market of a type stands on the page of an event. */
export const groupOf = (type: number): Group => {
  const name = findMarketType(type)?.name
  if (name === undefined) return 'special'
  if (PARTS.test(name)) return 'period'
  if (SIDES.test(name)) return 'side'
  if (/handicap/.test(name)) return 'handicap'
  if (/^total/.test(name)) return 'total'
  return MAIN.test(name) ? 'main' : 'special'
}
