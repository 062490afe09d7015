import type { Ctx } from '../../platform/context.ts'
import {
  addToDay,
  insertMovement,
  insertWager,
  type LockedWager,
  lockWager,
  type NewMovement,
  type NewWager,
  updateWager,
} from './wager.repository.ts'
import { afterChange, noShare, noWager, shareDifference, shareOf, type WagerChange } from './wager.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'

/** What the ledger answered about the money of the movement. */
export type MovedMoney = { balanceAfter: number; transferId: string | null }
export type Placing = NewWager & MovedMoney & { stake: number; endsRound?: boolean }

/** A new wager with its first stake, in the transaction of the ledger movement that paid it. */
export const placeWager = async (
  ctx: Ctx,
  { stake, endsRound = false, balanceAfter, transferId, ...wager }: Placing,
): Promise<WagerRef> => {
  const state = afterChange(noWager, { stake, payout: 0, bets: 1, endsRound })
  const ref = await insertWager(ctx, wager, state)
  await insertMovement(ctx, ref, 1, { kind: 'bet', amount: stake, balanceAfter, transferId })
  await addToDay(ctx, ref, wager, shareDifference(shareOf(state), noShare))
  return ref
}

/** Any later movement of a wager: a further stake, a payout, one taken back, the end of its round. */
export const moveWager = async (
  ctx: Ctx,
  ref: WagerRef,
  change: WagerChange,
  movement: NewMovement | undefined,
): Promise<void> => {
  await applyChange(ctx, ref, await lockWager(ctx, ref), change, movement)
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
  const wager = await lockWager(ctx, ref)
  const change = { stake: -wager.stake, payout: -wager.payout, bets: -wager.liveBets, endsRound: true }
  await applyChange(ctx, ref, wager, change, {
    kind: 'rollback',
    amount: Math.abs(wager.stake - wager.payout),
    ...money,
  })
}

const applyChange = async (
  ctx: Ctx,
  ref: WagerRef,
  wager: LockedWager,
  change: WagerChange,
  movement: NewMovement | undefined,
): Promise<void> => {
  const after = afterChange(wager, change)
  const movements = wager.movements + (movement ? 1 : 0)
  await updateWager(ctx, ref, after, movements)
  if (movement) await insertMovement(ctx, ref, movements, movement)
  await addToDay(ctx, ref, wager, shareDifference(shareOf(after), shareOf(wager)))
}
