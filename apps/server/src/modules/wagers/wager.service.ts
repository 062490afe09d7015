import type { Ctx } from '../../platform/context.ts'
import { insertWagers, type NewMovement, type NewWager, type StoredWager } from './wager.repository.ts'
import { afterChange, noWager, shareDifference, shareOf, type WagerChange } from './wager.rules.ts'
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
  const rows = placings.map(({ stake, payout = 0, endsRound = false, ...wager }) => {
    const state = afterChange(noWager, { stake, payout, bets: 1, endsRound })
    return { ...wager, state, share: shareOf(state) }
  })
  return insertWagers(ctx, rows)
}

/** A later movement of a wager that was read in this transaction. `change` must be one that `mayMove` allows. */
export type Moving = {
  siteId: number
  ref: WagerRef
  before: StoredWager
  change: WagerChange
  movement: NewMovement | undefined
}

/** Throws where the wager's states do not allow the change or it would leave a negative sum: the caller has a defect then. */
export const mayMove = (before: StoredWager, change: WagerChange): void => void afterChange(before, change)

/** Many at once, of any site, each wager once. Where one is no longer as it was read, the transaction is run again. */
export const moveWagers = async (ctx: Ctx, movings: readonly Moving[]): Promise<void> => {
  if (movings.length === 0) return
  const rows = movings.map(({ change, ...moving }) => {
    const after = afterChange(moving.before, change)
    return { ...moving, after, share: shareDifference(shareOf(after), shareOf(moving.before)) }
  })
  await moveStored(ctx, rows)
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
  const change = { stake: -before.stake, payout: -before.payout, bets: -before.liveBets, endsRound: true }
  const movement: NewMovement = { kind: 'rollback', amount: Math.abs(before.stake - before.payout), ...money }
  await moveWagers(ctx, [{ siteId: ctx.siteId, ref, before, change, movement }])
}
