import type { OutcomeResult } from '@maru/sports'
import type { SettledMarket, SettledOutcome } from '../message.ts'
import { Missing, neededText, wholeOf } from './attributes.ts'
import { marketOf } from './market.ts'
import type { Report } from './report.ts'
import { childrenOf, type Element } from './xml.ts'

/** Null, and reported: one of its outcomes cannot be read or contradicts another. A market settles whole, or people look at it. */
export const settledMarket = (element: Element, report: Report): SettledMarket | null => {
  const market = marketOf(element)
  const outcomes = new Map<string, SettledOutcome>()
  for (const child of childrenOf(element, 'outcome')) {
    const id = neededText(child, 'id')
    const result = resultOf(child)
    const before = outcomes.get(id)
    if (before && JSON.stringify(before.result) !== JSON.stringify(result)) {
      report('contradiction', `two results of outcome ${id} of market ${market.type}`)
      return null
    }
    outcomes.set(id, { id, result })
  }
  return { market, outcomes: [...outcomes.values()], voidReason: wholeOf(element, 'void_reason') ?? null }
}

/** Null: `-1`, not decided yet. */
function resultOf(element: Element): OutcomeResult | null {
  const { result, void_factor, dead_heat_factor } = element.attributes
  if (result === '-1') return null
  const voidHalves = voidHalvesOf(void_factor)
  const sharedBy = sharedByOf(dead_heat_factor)
  const isWon = result === '1'
  if ((!isWon && result !== '0') || voidHalves === undefined || sharedBy === undefined)
    throw new Missing(
      `result ${result}, void ${void_factor ?? '0'}, dead heat ${dead_heat_factor ?? '1'} of outcome ${neededText(element, 'id')}`,
    )
  return { voidHalves, result: isWon ? 1 : 0, sharedBy }
}

function voidHalvesOf(text: string | undefined): 0 | 1 | 2 | undefined {
  const factor = text === undefined ? 0 : numberOf(text)
  return factor === 0 ? 0 : factor === 0.5 ? 1 : factor === 1 ? 2 : undefined
}

/** How far a written factor may lie from one divided by a whole number: the feed writes 0.33. */
const ROUNDING = 0.005
const MOST_SHARING = 50

/** Undefined: no division of one win by a whole number; two places among three are for people to settle. */
function sharedByOf(text: string | undefined): number | undefined {
  const factor = text === undefined ? 1 : numberOf(text)
  if (!(factor > 0 && factor <= 1)) return undefined
  const shares = Math.round(1 / factor)
  return shares <= MOST_SHARING && Math.abs(1 / shares - factor) <= ROUNDING ? shares : undefined
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
