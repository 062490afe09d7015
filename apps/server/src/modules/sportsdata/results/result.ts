import type { OutcomeId, OutcomeResult } from '@maru/sports'
import type { MarketKey } from '../markets/market-now.ts'

/** Of the settlement by score; a change of it is another one. */
export const RULES_VERSION = 'sports-1'

export type ResultKind = 'settled' | 'void' | 'open'
/** Bets accepted from `from` on and before `until`, in ms since 1970; null: without that end. */
export type VoidWindow = { from: number | null; until: number | null }

/**
 * What became of a market by one version. `settled`: bets are decided by `outcomes`; one that is missing waits. `open`: bets wait. `void`: without windows all bets are void; with
 * some those outside of them wait. Of every kind bets accepted within a window are void.
 */
export type MarketResult = MarketKey & {
  version: number
  kind: ResultKind
  windows: readonly VoidWindow[]
  outcomes: Map<OutcomeId, OutcomeResult>
  rulesVersion: string
}

export const isWithin = (windows: readonly VoidWindow[], at: Date): boolean =>
  windows.some(({ from, until }) => (from === null || at.getTime() >= from) && (until === null || at.getTime() < until))

export type ResultSource = 'feed' | 'score' | 'staff' | 'rule'
export type NewResult = Omit<MarketResult, 'version' | 'rulesVersion'> & {
  source: ResultSource
  isConfirmed: boolean
  reason: string | null
  /** By the producer's clock. */
  at: Date
}

type Said = Pick<MarketResult, 'kind' | 'windows' | 'outcomes'>
/** A market without a result is open. */
const nothing: Said = { kind: 'open', windows: [], outcomes: new Map() }

export const isSameResult = (one: Said = nothing, other: Said = nothing): boolean =>
  one.kind === other.kind &&
  one.windows.length === other.windows.length &&
  one.windows.every(({ from, until }, at) => from === other.windows[at]?.from && until === other.windows[at]?.until) &&
  one.outcomes.size === other.outcomes.size &&
  [...one.outcomes].every(([id, { voidHalves, result, sharedBy }]) => {
    const of = other.outcomes.get(id)
    return of?.voidHalves === voidHalves && of.result === result && of.sharedBy === sharedBy
  })
