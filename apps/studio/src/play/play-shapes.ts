import type { Language } from '@maru/vendor-wallet'
import { z } from 'zod'
import type { Outcome } from '../games/baccarat/baccarat-events.ts'
import type { Place } from '../games/baccarat/places.ts'
import type { SymbolId } from '../games/slot/slot-config.ts'
import type { RoundEvent } from '../rounds/decide-round.ts'
import type { TableSaid } from '../tables/table-shapes.ts'

/** What the studio's pages and the studio's server say to each other. Sums are won. */

export const roundAsked = z.object({ key: z.guid(), bet: z.unknown() })
export const shownAsked = z.object({ round: z.guid() })
export const replayAsked = z.object({ ticket: z.string().max(600) })

/** Why there is no round, or no session. */
export type PlayError =
  | 'session-ended'
  | 'bet-invalid'
  | 'round-unfinished'
  | 'no-money'
  | 'limit-reached'
  | 'stake-limit'
  | 'not-allowed'
  | 'ticket-ended'
  /** PostgreSQL does not answer, and nothing was done. */
  | 'unavailable'
  /** Nobody knows what was done. */
  | 'internal'

export interface RoundShown {
  readonly id: string
  readonly number: number
  readonly stake: number
  readonly payout: number
  readonly events: readonly RoundEvent[]
  /** False while the operator has not yet acknowledged the payout. */
  readonly paid: boolean
}

export type RoundAnswer =
  | { readonly outcome: 'played'; readonly round: RoundShown; readonly balance: number | null; readonly net: number }
  /** Refused by the operator: nothing was staked. */
  | { readonly outcome: 'refused'; readonly reason: PlayError; readonly balance: number | null }
  /** The bet could not be confirmed; it is or will be given back. */
  | { readonly outcome: 'undone' }
  /** Still being worked on: ask again with the same key. */
  | { readonly outcome: 'pending' }

interface GameSaid {
  readonly code: string
  readonly kind: 'slot' | 'baccarat'
  readonly name: string
}

export interface SlotSaid extends GameSaid {
  readonly kind: 'slot'
  readonly returnBp: number
  readonly stakes: readonly number[]
  readonly lines: readonly (readonly number[])[]
  readonly pays: Readonly<Record<SymbolId, readonly number[]>>
  readonly scatterPays: readonly number[]
  readonly multipliers: readonly number[]
  readonly respin: { readonly trigger: number; readonly spins: number; readonly full: number }
  readonly strips: readonly string[]
  readonly freeStrips: readonly string[]
}

export interface BaccaratSaid extends GameSaid {
  readonly kind: 'baccarat'
  readonly returnsBp: Readonly<Record<Place, number>>
  readonly limits: Readonly<Record<Place, { readonly min: number; readonly max: number }>>
  readonly unit: number
  readonly commission: boolean
}

export type GameDescribed = SlotSaid | BaccaratSaid | TableSaid

export interface TableShown {
  readonly shoe: number
  readonly outcomes: readonly Outcome[]
}

export interface SessionShown {
  readonly game: GameDescribed
  readonly language: Language
  readonly balance: number | null
  /** Without the round of `unshown`. */
  readonly net: number
  readonly rounds: number
  /** Seconds since the session began. */
  readonly age: number
  readonly lobbyUrl: string
  readonly depositUrl: string
  readonly demo: boolean
  /** Played from a purse here: nobody else shows what is in it. */
  readonly hasPurse: boolean
  readonly table: TableShown | null
  /** A decided round that was not seen to its end: it is played first. */
  readonly unshown: RoundShown | null
  /** The number of the player's last round at this game that nothing is open of. */
  readonly settledUpTo: number
}

/** To a round that was seen to its end: the net result of the session with it. */
export interface ShownAnswer {
  readonly net: number
}

export interface ReplayShown {
  readonly game: GameDescribed
  readonly round: RoundShown
  readonly playedAt: string
  /** Before this round. */
  readonly table: TableShown | null
}
