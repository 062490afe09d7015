import type { Seat } from '../seats.ts'
import type { PhaseSaid } from './cadence.ts'

/** A bet as the player's page knows it. Times are ms since 1970. */
export type BetSent = {
  code: string
  round: number
  change: string
  stake: number
  /** The first time. */
  sentAt: number
  answeredAt: number
  /** `unknown`: no clear answer came. */
  outcome: 'done' | 'refused' | 'unknown'
  reason: string | undefined
}

export type PlayersQuestion =
  | { what: 'open'; port: number; code: string; seats: Seat[]; places: string[]; stake: number }
  /** Bets in every round whose betting begins before that; answered when each bet has its answer. */
  | { what: 'play'; until: number }
  /** Answered when every socket has got what the first one had. */
  | { what: 'end' }

export type PlayersAnswer = {
  bets: BetSent[]
  phases: PhaseSaid[]
  /** From a result to the last socket here, ms. */
  resultMs: number[]
  messages: number
  lost: number
  disordered: number
}
