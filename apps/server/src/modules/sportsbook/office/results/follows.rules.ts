import type { SportCode, SportPick } from '@maru/contract'
import {
  lost,
  type Market,
  type OutcomeId,
  type OutcomeResult,
  type Score,
  settleMarket,
  voided,
  won,
} from '@maru/sports'
import { partsOf } from './score.rules.ts'

type Asked = Market & { outcomes: readonly { id: string }[] }
export type Outcomes = ReadonlyMap<OutcomeId, OutcomeResult>

/** `score`: decided by the figures of the whole; `parts`: by those of its parts too; `hand`: by no score. */
export type Follows = 'score' | 'parts' | 'hand'

/** How the result of a market is found. It is tried on a score without parts, and on one with all of them. */
export const followsFrom = (sport: SportCode, market: Market): Follows => {
  if (settled(market, sampleOf(sport, false))) return 'score'
  return settled(market, sampleOf(sport, true)) ? 'parts' : 'hand'
}

/** Null: it does not follow from that score, or the product does not know such a market. */
export const settled = (market: Market, score: Score): Outcomes | null => {
  try {
    return settleMarket(market, score)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Of both sides, and so often that the order of goals is open. */
const MANY = 20

const sampleOf = (sport: SportCode, isDetailed: boolean): Score => {
  const { own, scoring } = partsOf[sport]
  const bout = scoring === 'bout'
  const figures = (nr: number) =>
    bout ? { home: 0, away: 0 } : nr === 1 ? { home: 0, away: MANY } : { home: MANY, away: 0 }
  const periods = Array.from({ length: own.count }, (_, i) => ({
    kind: own.kind,
    nr: i + 1,
    ended: true,
    ...figures(i + 1),
  }))
  const times = scoring === 'sum' ? MANY : 1
  return {
    home: bout ? 0 : (own.count - 1) * times,
    away: bout ? 0 : times,
    periods: isDetailed ? periods : [],
    ended: true,
    winner: 'home',
    ...(bout ? { method: 'knockout' as const } : {}),
  }
}

/** What staff chose of a market: one has won, or all is void. Undefined for an outcome that it has not. */
export const picked = (market: Asked, { outcome }: SportPick): Outcomes | undefined => {
  const ids = market.outcomes.map(({ id }) => id)
  if (outcome !== null && !ids.includes(outcome)) return undefined
  return new Map(ids.map((id) => [id, outcome === null ? voided : id === outcome ? won : lost]))
}
