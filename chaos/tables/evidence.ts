import type { Proofs } from '../studio/evidence.ts'
import type { PhaseChange, TableFacts, WalletFacts } from './facts.ts'

/** What a page of a live table was answered to a bet. */
export type ReportedBet = { change: string; isAccepted: boolean }
export type Purse = { player: string; startingCash: number; cash: number }
/** Nothing could go on in this time: the database was away, ms since 1970. */
export type Away = { from: number; to: number }
/** A process that led tables was killed. */
export type Killed = { at: number; codes: readonly string[] }

/** What a run of live tables left. */
export type TableEvidence = {
  facts: TableFacts
  wallet: WalletFacts
  purses: Purse[]
  proofs: Proofs
  reported: ReportedBet[]
  /** Times that its processes ended, and those by our hand. */
  ends: number
  kills: number
  away: Away[]
  killed: Killed[]
}

/** `control`: a wrong that is done to what the studio's or the platform's database holds of this very run, or to what was observed, which `find` must notice. */
export type TableCheck = {
  name: string
  seen(evidence: TableEvidence): string
  find(evidence: TableEvidence): string[]
  control: { studioSql: string } | { platformSql: string } | { spoil(evidence: TableEvidence): TableEvidence }
}

/** How long after it was due a step came, without the time in which the database was away. */
export const latenessOf = ({ ends_at, at }: PhaseChange, away: readonly Away[]): number => {
  if (ends_at === null) return 0
  const lost = away.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, at) - Math.max(from, ends_at)), 0)
  return at - ends_at - lost
}

/** How long each kill of a leader left its tables without one, ms. */
export const takeoversOf = ({ facts, killed, away }: TableEvidence): number[] =>
  killed.flatMap(({ at, codes }) => {
    if (away.some(({ from, to }) => from - 1_000 < at && at < to + 1_000)) return []
    const taken = codes.map((code) => facts.terms.find((term) => term.code === code && term.at > at)?.at)
    return taken.some((one) => one === undefined) ? [] : [Math.max(...(taken as number[])) - at]
  })
