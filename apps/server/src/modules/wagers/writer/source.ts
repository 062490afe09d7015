import type { CashCurrency, ResultCode } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { BonusPlay } from '../bonus-play.ts'
import type { EndedTable, Selection } from '../selection.rules.ts'
import type { NewWager } from '../wager.repository.ts'
import type { StoredWager } from '../wager.rules.ts'
import type { WagerRef } from '../wager-id.rules.ts'
import type { Effect } from './effect.rules.ts'

/** Whose operation it is, and in which currency that member plays. Never changes. */
export type Player = { siteId: number; memberId: number; currency: CashCurrency }
/** What a caller asks the writer to do. */
export type Asked<Operation> = { operation: Operation; player: Player }

/**
 * What the writer knows of the player of an operation, with the purses locked. `bonus`: 0 where the operation is not about bonus money. `isBarred`, `isMaintenance`: false
 * where the operation is no stake. `barCode`: why it is barred.
 */
export type PlayerState = {
  cash: number
  bonus: number
  isBarred: boolean
  barCode: ResultCode | undefined
  isMaintenance: boolean
  /** Undefined where the member has no active bonus, or the source splits no stakes. */
  bonusPlay: BonusPlay | undefined
}

/** What the writer itself refuses: a stake that passes a limit of its member, a purse that lacks the stake, and one that would hold more than a number says exactly. */
export type WriterOutcome = 'done' | 'limit-reached' | 'not-enough-money' | 'not-enough-bonus' | 'wrong-amount'

/** A wager that begins with the operation, without what the writer knows: its player and its money. */
export type FreshWager = Omit<NewWager, 'memberId' | 'currency' | 'selection'>
/** A wager that was loaded with the purses locked. */
export type KnownWager = { ref: WagerRef; stored: StoredWager }

export type Accepted<Own> = Effect & {
  kind: 'accepted'
  /** Undefined where no wager changes. */
  wager: { fresh: FreshWager } | { known: KnownWager } | undefined
  /** What the stake is on. */
  selection: Selection | null
  /** Of a payout: what the places of the round came to, where the vendor says it. */
  ended?: EndedTable | undefined
  /** Where money moves: the transfer's idempotency key, the vendor whose account is the other side, and what it belongs to. */
  transfer: { key: string; vendorCode: string; reference: string }
  /** What only the source itself needs, when it writes. */
  own: Own
}
export type Decision<Outcome extends string, Own> =
  /** This operation was answered before. */
  | { kind: 'repeat'; outcome: Outcome; balance: number; bonus?: number; wager?: WagerRef }
  /** `isStored`: the source writes the refusal, and answers an equal operation by it for ever. */
  | { kind: 'refused'; outcome: Outcome; isStored: boolean }
  | Accepted<Own>

/** What an operation came to, its money moved. Its wager and what the source stores of it are to be written. */
export type ExecutedOperation<Operation, Loaded, Outcome extends string, Own> = Asked<Operation> & {
  loaded: Loaded
  outcome: Outcome | WriterOutcome
  balance: number
  /** Bonus money, where the operation is about it. */
  bonus: number
  /** What moved; null and 0 where nothing did. Of a split that of the cash. */
  transferId: string | null
  amount: number
  bonusAmount: number
  /** Undefined where it was refused. */
  accepted: Accepted<Own> | undefined
  /** The wager that begins with it. */
  placed: WagerRef | undefined
}

/**
 * Where operations on wagers come from: a vendors' protocol, or a product of the server itself. It says how its operations are decided and keeps
 * what only it needs; everything is asked for a whole batch at once, in the batch's transaction.
 */
export type WagerSource<Operation, Loaded, Outcome extends string, Own> = {
  /** Unique among sources. */
  name: string
  /** Names the operation: of those that share a key only one is in flight. */
  keyOf(asked: Asked<Operation>): string
  /** Refused to those who are barred or whose site is closed. */
  isStake(operation: Operation): boolean
  /** Moves bonus money, or is answered with how much there is: the bonus purse is locked with the others. Default: no. */
  hasBonus?(operation: Operation): boolean
  /**
   * The operation turns out to be about bonus money once it is loaded: of a source that splits stakes and payouts itself. `isHolder`: a bonus of the member is active. The bonus purse is
   * locked then.
   */
  concernsBonus?(operation: Operation, loaded: Loaded, isHolder: boolean): boolean
  /** Whether the operation may place a new wager: an id is reserved for each that may. */
  mayBegin(operation: Operation): boolean
  /** What operations are decided by, each in its place. Its statements are sent after those that lock the purses, so they read what the locks protect. */
  load(ctx: Ctx, asked: readonly Asked<Operation>[]): Promise<Loaded[]>
  /** Whether rows that batches with other members change too must be held before anything is decided: there is little left of what they may take up. */
  mustHold?(asked: readonly Asked<Operation>[], loaded: readonly Loaded[]): boolean
  /**
   * Locks every such row that `write` may change, by its first statement, and brings what was loaded to what is there then. All batches lock them in one order, by the names of their sources: where
   * one must hold its rows, those before it are asked to hold theirs. Of a source without it `write` changes no such row.
   */
  hold?(ctx: Ctx, asked: readonly Asked<Operation>[], loaded: readonly Loaded[]): Promise<unknown>
  /** Pure. What it throws is the answer of this one operation, of which nothing is written. */
  decide(ctx: Ctx, asked: Asked<Operation>, loaded: Loaded, playerState: PlayerState): Decision<Outcome, Own>
  /** One statement for all that were accepted, and all refusals to keep; nobody waits for it before the commit. */
  write(ctx: Ctx, executed: readonly ExecutedOperation<Operation, Loaded, Outcome, Own>[]): Promise<unknown>
}

/** `wager`: the one that began with it, also of a repeat where the source knows. */
export type Answer<Outcome extends string> = {
  outcome: Outcome | WriterOutcome
  balance: number
  bonus: number
  currency: CashCurrency
  wager: WagerRef | undefined
}
