import type { OutcomeId, OutcomeResult } from '@maru/sports'
import type { MarketKey } from '../markets/market-now.ts'

/** Of the settlement by score; a change of it is another one. */
export const RULES_VERSION = 'sports-1'

export type ResultKind = 'settled' | 'void' | 'open'
/** Bets accepted from `from` on and before `until`; null: without that end. Both null: there is no window. */
export type VoidWindow = { from: Date | null; until: Date | null }

/**
 * What became of a market by one version. `settled`: bets are decided by `outcomes`; one that is missing waits. `open`: bets wait. `void`: without a window all bets are void; with
 * one those outside of it wait. Of every kind bets accepted within the window are void.
 */
export type MarketResult = MarketKey & {
  version: number
  kind: ResultKind
  window: VoidWindow
  outcomes: Map<OutcomeId, OutcomeResult>
  rulesVersion: string
}

export const noWindow: VoidWindow = { from: null, until: null }
export const hasWindow = ({ from, until }: VoidWindow): boolean => from !== null || until !== null

export type ResultSource = 'feed' | 'score' | 'staff' | 'rule'
export type NewResult = Omit<MarketResult, 'version' | 'rulesVersion'> & {
  source: ResultSource
  isConfirmed: boolean
  reason: string | null
  /** By the producer's clock. */
  at: Date
}

type Said = Pick<MarketResult, 'kind' | 'window' | 'outcomes'>
/** A market without a result is open. */
const nothing: Said = { kind: 'open', window: noWindow, outcomes: new Map() }

export const isSameResult = (one: Said = nothing, other: Said = nothing): boolean =>
  one.kind === other.kind &&
  one.window.from?.getTime() === other.window.from?.getTime() &&
  one.window.until?.getTime() === other.window.until?.getTime() &&
  one.outcomes.size === other.outcomes.size &&
  [...one.outcomes].every(([id, { voidHalves, result, sharedBy }]) => {
    const of = other.outcomes.get(id)
    return of?.voidHalves === voidHalves && of.result === result && of.sharedBy === sharedBy
  })
