import type { LiveGame, Pace, Phase, TableRecord } from '@maru/live-games'
import { z } from 'zod'

/** What the room of a live table and the studio say to each other. Sums are whole units of the session's currency, times ms since 1970 by the studio's clock. */

/**
 * Destinations at `/play-live`. Everybody at a table gets the same bodies under the first; a player's own bets come under the second. A session may sit at any table that
 * the studio lists, at two at once too: the operator's wallet decides what it may bet on.
 */
export const tableTopic = (code: string): string => `/topic/table/${code}`
export const ownTableTopic = (code: string): string => `/topic/own-table/${code}`
export const TABLES_TOPIC = '/topic/tables'

const amount = z.int().positive()
/** The same in capital letters is the same id: in the database, too. */
export const sameId = z.guid().toLowerCase()
const hex32 = z.string().regex(/^[0-9a-f]{64}$/)

/** A change of one's bets. The same id again answers what became of it; with other chips it is a conflict. */
export const placeAsked = z.object({
  round: z.int().positive(),
  change: sameId,
  chips: z.record(z.string().max(40), amount),
})
export const undoAsked = z.object({ round: z.int().positive(), change: z.union([sameId, z.literal('all')]) })
export const seedCommitmentAsked = z.object({ cut: z.int().positive(), commitment: hex32 })
export const seedAsked = z.object({ cut: z.int().positive(), seed: hex32 })
/** Blackjack: takes or leaves a seat; `null` leaves. */
export const seatAsked = z.object({ seat: z.int().min(0).max(6).nullable() })
/** Blackjack: what one's hand does. `step` is how many actions the round has had, so that a late press does nothing to the next hand. */
export const actAsked = z.object({
  round: z.int().positive(),
  step: z.int().nonnegative(),
  action: z.enum(['hit', 'stand', 'double', 'split']),
})
export const shoeAsked = z.object({ shoe: z.int().positive() })

/** Paths below `/play-api/table/<code>/`, with the session's secret as the bearer token. */
export const TABLE_CALLS = {
  place: placeAsked,
  undo: undoAsked,
  seedCommitment: seedCommitmentAsked,
  seed: seedAsked,
  seat: seatAsked,
  act: actAsked,
  /** What is shown and what is one's own, for a page whose socket is down. */
  shown: z.object({}),
  /** What `/play-api/session` says of its own table (`TableSaid`), of any other: for the switch inside a room. */
  describe: z.object({}),
  /** The shoes of this table that are finished, newest first; the record of one. */
  shoes: z.object({}),
  shoe: shoeAsked,
} as const
export type TableCallName = keyof typeof TABLE_CALLS

export type TableRefusal =
  | 'late'
  | 'conflict'
  | 'unknown'
  | 'no-chips'
  | 'place'
  | 'amount'
  | 'place-least'
  | 'place-most'
  | 'player-most'
  | 'table-most'
  | 'no-money'
  | 'stake-limit'
  | 'not-allowed'
  | 'session-ended'
  | 'seat-taken'
  /** The seat has chips on the round: it is kept until the round is over. */
  | 'in-round'
  | 'not-seated'
  | 'no-turn'
  | 'closed'
  | 'not-mixed'
  | 'too-often'

/** `pending`: the wallet has not answered yet, or the table is changing its process: ask again with the same ids. */
export type TableAnswer =
  | { outcome: 'done'; own: OwnShown }
  | { outcome: 'refused'; reason: TableRefusal; most?: number; own: OwnShown | null }
  | { outcome: 'pending' }

/** Sums per place. */
export type ChipsShown = { readonly [place: string]: number }

export type RowShown = {
  round: number
  phase: Phase
  startedAt: number
  /** Null while asleep. */
  endsAt: number | null
  voided: boolean
}

/**
 * What lies on the table. It is published as a whole when dealing begins, after betting has closed; the room shows each part at its time (`cardTimesOf`), so one who
 * joins later sees the same. Cards are 0 to 51. Blackjack grows with every action.
 */
export type DealShown =
  | { kind: 'cards'; cards: readonly number[] }
  | { kind: 'wheel'; pocket: number; lucky: readonly { number: number; multiplier: number }[] }
  | { kind: 'dice'; dice: readonly [number, number, number] }
  | { kind: 'blackjack'; seats: readonly SeatDealt[]; dealer: readonly number[]; step: number; turn: TurnShown | null }

export type SeatDealt = {
  seat: number
  hands: readonly { cards: readonly number[]; doubled: boolean; ended: boolean }[]
}
export type TurnShown = {
  seat: number
  hand: number
  legal: readonly ('hit' | 'stand' | 'double' | 'split')[]
  endsAt: number
}

/** A round of this shoe, or of the last hundred where no shoe is dealt. `result` is as records say it (`playFromShoe`, `playOfLink`), or `void`. */
export type PastRound = { round: number; result: string; cards: readonly number[] }

export type BetsShown = {
  places: { readonly [place: string]: { sum: number; players: number } }
  /** Players with a bet in this round. */
  players: number
  /** The last chips, newest first, at most 8; `who` is masked, and `mark` begins the id of the change, by which a page knows its own. */
  recent: readonly { who: string; mark: string; place: string; amount: number }[]
}

export type WinnerShown = { who: string; won: number }
/** `pays`: what 100 staked bring back, of every place that brings anything back. */
export type ResultShown = {
  round: number
  result: string
  pays: ChipsShown
  winners: readonly WinnerShown[]
  players: number
  paid: number
}

export type ShoeShown = {
  /** Counts up by one at the table; of a wheel or dice the number of its cut. */
  number: number
  /** Of the chain that links come from, with the number of the link that this shoe takes. */
  chain: { commitment: string; link: number }
  /** Hexadecimal; null until the shoe is committed, or where no shoe is dealt. */
  commitment: string | null
  list: string | null
  /** Seeds that came, and that were committed and did not. */
  seeds: number
  withheld: number
  /** Of a shoe: cards out, cards in all, and the card at which it is cut anew. One that nobody has mixed takes no bets in its one round. */
  dealt: number
  cards: number
  cutAt: number
  takesBets: boolean
}

/** While a shoe is cut: players' pages commit to seeds until `closesAt`, then send them until the phase ends. */
export type CutShown = { cut: number; step: 'commit' | 'seeds'; closesAt: number; commitments: number }

export type SeatShown = { seat: number; who: string; stake: number }

export type TableShown = {
  state: 'open' | 'paused' | 'closed'
  row: RowShown
  shoe: ShoeShown | null
  cut: CutShown | null
  past: readonly PastRound[]
  deal: DealShown | null
  result: ResultShown | null
  bets: BetsShown
  /** Sockets at this table. */
  heads: number
  /** Blackjack: who sits where. */
  seats: readonly SeatShown[]
  /** How often each result came in the last 500 rounds: pockets, sums of dice. */
  counts: { readonly [result: string]: number }
  /** The character behind the table, 0 to 2, and who that is: shifts change between rounds. */
  dealer: number
  dealerName: string | null
  /** A stream in the place of the drawn room. */
  video: { kind: 'hls' | 'webrtc'; url: string } | null
}

type PhaseShown = Pick<TableShown, 'row' | 'deal' | 'shoe'>
/** Everybody's; a result comes with the phase that it begins. `seq` counts up by one within a term; a gap, or a higher term, is healed by subscribing anew. `version` of the message is `versionOf`. */
export type TableMessage = { seq: number; term: number; now: number } & (
  | { t: 'table'; table: TableShown }
  | ({ t: 'phase'; cut: CutShown | null } & PhaseShown)
  | { t: 'bets'; bets: BetsShown }
  /** Blackjack: an action, or a turn that passed. */
  | { t: 'act'; row: RowShown; deal: DealShown }
  | ({ t: 'result'; result: ResultShown; past: PastRound | null; counts: ChipsShown } & PhaseShown)
  | { t: 'seats'; seats: readonly SeatShown[] }
  | { t: 'heads'; heads: number }
  | ({ t: 'state' } & Pick<TableShown, 'state' | 'dealer' | 'dealerName' | 'video'>)
)
export const versionOf = ({ term, seq }: { term: number; seq: number }): number => term * 1e9 + seq

export type OwnChange = {
  change: string
  chips: ChipsShown
  state: 'asked' | 'accepted' | 'refused' | 'undoing' | 'undone'
  why: 'player' | 'late' | 'void' | 'no-money' | 'stake-limit' | 'not-allowed' | null
}
/** A player's own part of the round, whole in every message. `balance` is null where the wallet has not said it; `balanceAt` is when it was asked for it. `net`: of the session's decided rounds. */
export type OwnShown = {
  round: number
  changes: readonly OwnChange[]
  /** Accepted, and being asked for. */
  held: ChipsShown
  /** What `repeat` would place: the accepted chips of the last round that the player bet in. */
  last: ChipsShown
  seat: number | null
  payout: { round: number; staked: number; returned: number; isPaid: boolean } | null
  balance: number | null
  balanceAt: number
  net: number
}

/** A table as `/play-api/session` describes it. */
export type TableSaid = {
  readonly kind: 'table'
  readonly code: string
  readonly name: string
  readonly game: LiveGame
  readonly pace: Pace
  readonly room: string
  readonly isHotel: boolean
  readonly unit: number
  readonly chips: readonly number[]
  readonly places: readonly {
    code: string
    kind: string
    /** Rounded down. */
    returnBp: number
    least: number
    most: number
  }[]
  readonly mostOfPlayer: number
  readonly mostOfTable: number
}

/** `shoes`: finished ones, newest first. `shoe`: null while it is dealt. */
export type ShoesAnswer = { shoes: readonly { shoe: number; rounds: number; endedAt: number }[] }
export type ShoeAnswer = { record: TableRecord | null }
