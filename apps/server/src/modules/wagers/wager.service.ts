import type { Ctx } from '../../platform/context.ts'
import { insertLegs } from './leg.repository.ts'
import { type ChangedWager, kindOfChange, notifyObservers } from './observe.ts'
import { insertSettlements, type SettlementRow } from './settlement.repository.ts'
import { settlementVersionOf } from './settlement.rules.ts'
import { insertWagers, type NewMovement, type NewWager } from './wager.repository.ts'
import { afterChange, noWager, type StoredWager, shareDifference, shareOf, type WagerChange } from './wager.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'
import { lockWager, moveStored } from './wager-move.repository.ts'

/** What the ledger answered about the money of the movement. */
export type MovedMoney = { balanceAfter: number; transferId: string | null }
export type Placing = NewWager &
  MovedMoney & {
    stake: number
    endsRound?: boolean
    /** Of a gift: a wager that is nothing but its payout. */
    payout?: number
    /** How much of them is bonus money. */
    bonusStake?: number
    bonusPayout?: number
  }
/** `wagerId`: of `takeWagerIds`, for who must know it before. */
export type SitePlacing = Placing & { siteId: number; wagerId?: number }

/** A new wager with its first stake, in the transaction of the ledger movement that paid it. */
export const placeWager = async (ctx: Ctx, placing: Placing): Promise<WagerRef> => {
  const [ref] = await placeWagers(ctx, [{ ...placing, siteId: ctx.siteId }])
  return ref as WagerRef
}

/** Many at once, of any site, all at the instant of `ctx`; answered in their places. */
export const placeWagers = async (ctx: Ctx, placings: readonly SitePlacing[]): Promise<WagerRef[]> => {
  if (placings.length === 0) return []
  const rows = placings.map(({ stake, payout = 0, bonusStake = 0, bonusPayout = 0, endsRound = false, ...wager }) => {
    const state = afterChange(noWager, { stake, payout, bonusStake, bonusPayout, bets: 1, endsRound })
    const settlements = settlementVersionOf(noWager, state) ? 1 : 0
    return { ...wager, state, settlements, share: shareOf(state) }
  })
  const written = insertWagers(ctx, rows)
  // Where the ids are known, nothing waits for the answer of the INSERT.
  const refs = rows.map(({ memberId, wagerId }) => wagerId && { memberId, placedAt: ctx.now, wagerId })
  const known = refs.every((ref) => typeof ref === 'object') ? refs : await written
  const legs = rows.flatMap(({ siteId, legs: chosen = [] }, i) =>
    chosen.map((leg, n) => ({ ...leg, siteId, ref: known[i] as WagerRef, ord: n + 1 })),
  )
  if (legs.length > 0) void ctx.db.pipeline(() => insertLegs(ctx, legs))
  sendConsequences(
    ctx,
    rows.map(({ siteId, product, vendorCode, gameCode, rateChainId = null, state, settlements }, i) => ({
      siteId,
      ref: known[i] as WagerRef,
      product,
      vendorCode,
      gameCode,
      rateChainId,
      before: noWager,
      after: { ...state, settlements },
    })),
  )
  return written
}

type Changed = Omit<ChangedWager, 'kind' | 'after'> & {
  after: ChangedWager['after'] & { settlements: number }
  rateChainId: number | null
  isReported?: boolean
}

/** Sends what every change of wagers has beside it: its settlements, and what observers store. */
const sendConsequences = (ctx: Ctx, changes: readonly Changed[]): void => {
  const settlements = changes.flatMap(({ before, after, ...wager }): SettlementRow[] => {
    const version = settlementVersionOf(before, after, wager.isReported)
    return version ? [{ ...wager, ...version, version: after.settlements }] : []
  })
  if (settlements.length > 0) void ctx.db.pipeline(() => insertSettlements(ctx, settlements))
  notifyObservers(
    ctx,
    changes.map(({ rateChainId: _, isReported: __, ...change }) => ({
      ...change,
      kind: kindOfChange(change.before, change.after),
    })),
  )
}

/** A payout with what the places of a table came to. */
const saysPlaces = (movement: NewMovement | undefined): boolean =>
  movement?.kind === 'win' && movement.selection != null

/** A later movement of a wager that was read in this transaction. `change` must be one that `assertMovable` lets pass. */
export type Moving = {
  siteId: number
  ref: WagerRef
  before: StoredWager
  change: WagerChange
  movement: NewMovement | undefined
  /** It is cancelled by the result of its round, which may be corrected. */
  isVoid?: boolean
}

/** Throws where the wager's states do not allow the change or it would leave a negative sum: the caller has a defect then. */
export const assertMovable = (before: StoredWager, change: WagerChange): void => void afterChange(before, change)

/** Many at once, of any site, each wager once. Where one is no longer as it was read, the transaction is run again. */
export const moveWagers = async (ctx: Ctx, movings: readonly Moving[]): Promise<void> => {
  if (movings.length === 0) return
  const rows = movings.map(({ change, ...moving }) => {
    const state = afterChange(moving.before, change)
    const isReported = saysPlaces(moving.movement)
    const settlements = moving.before.settlements + (settlementVersionOf(moving.before, state, isReported) ? 1 : 0)
    const after = { ...state, settlements }
    return { ...moving, isReported, after, share: shareDifference(shareOf(after), shareOf(moving.before)) }
  })
  const written = moveStored(ctx, rows)
  sendConsequences(
    ctx,
    rows.map(({ siteId, ref, before, after, isReported }) => {
      const { product, vendorCode, gameCode, rateChainId } = before
      return { siteId, ref, product, vendorCode, gameCode, rateChainId, isReported, before, after }
    }),
  )
  await written
}

/** Any later movement of a wager: a further stake, a payout, one taken back, the end of its round. */
export const moveWager = async (
  ctx: Ctx,
  ref: WagerRef,
  change: WagerChange,
  movement: NewMovement | undefined,
): Promise<void> => {
  const before = await lockWager(ctx, ref)
  await moveWagers(ctx, [{ siteId: ctx.siteId, ref, before, change, movement }])
}

/** Ends a wager with what it pays (0: lost). */
export const settleWager = (
  ctx: Ctx,
  ref: WagerRef,
  { payout, ...money }: MovedMoney & { payout: number },
): Promise<void> =>
  moveWager(ctx, ref, { stake: 0, payout, bets: 0, endsRound: true }, { kind: 'win', amount: payout, ...money })

/** Takes the whole wager back: every stake was returned. */
export const cancelWager = async (ctx: Ctx, ref: WagerRef, money: MovedMoney): Promise<void> => {
  const before = await lockWager(ctx, ref)
  const { stake, payout, bonusStake, bonusPayout } = before
  const change = {
    stake: -stake,
    payout: -payout,
    bonusStake: -bonusStake,
    bonusPayout: -bonusPayout,
    bets: -before.liveBets,
    endsRound: true,
  }
  const movement: NewMovement = { kind: 'rollback', amount: Math.abs(stake - payout), ...money }
  await moveWagers(ctx, [{ siteId: ctx.siteId, ref, before, change, movement }])
}
