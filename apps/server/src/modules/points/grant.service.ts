import { type PointGain, type PointLoss, type Points, points } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { house, memberPurse, post } from '../ledger/index.ts'
import { type EntryDetail, writeEntries } from './entry.repository.ts'

type About<K> = {
  memberId: number
  /** Positive and whole. */
  amount: Points
  kind: K
  /** Unique in its site for ever, such as `attendance:812:2026-11-20`. */
  key: string
  /** Shown to the member: one text, or one per language. */
  note?: EntryDetail['note']
  staffId?: number
}
/** `isRepeat`: this key was used before, and nothing happened now. */
export type PointsMoved = { held: Points; isRepeat: boolean }

const reference = ({ kind, memberId }: { kind: string; memberId: number }): string => `points:${kind}:${memberId}`
const detailOf = ({ note }: { note?: EntryDetail['note'] }): EntryDetail => (note === undefined ? {} : { note })

/**
 * Gives a member points, in the caller's transaction: what they are given for and they themselves are there together or not at all. The same key again does nothing. KeyConflict where
 * it stood for another sum or member.
 */
export const grantPoints = async (ctx: Ctx, grant: About<PointGain>): Promise<PointsMoved> => {
  const { memberId, amount, kind, key, staffId } = grant
  const posted = await post(ctx, {
    kind: 'points-granted',
    currency: 'POINT',
    from: house('points-issued'),
    to: memberPurse(memberId, 'points'),
    amount,
    key: `points:${key}`,
    reference: reference(grant),
  })
  const held = points(posted.toBalance ?? 0)
  if (!posted.isRepeat)
    await writeEntries(ctx, [
      { memberId, way: 1, kind, amount, balanceAfter: held, detail: detailOf(grant), ...(staffId && { staffId }) },
    ])
  return { held, isRepeat: posted.isRepeat }
}

/** The other way. InsufficientFunds where the member holds fewer; nothing was written then. */
export const takePoints = async (
  ctx: Ctx,
  taken: About<PointLoss> & Pick<EntryDetail, 'cash'>,
): Promise<PointsMoved> => {
  const { memberId, amount, kind, key, staffId, cash } = taken
  const posted = await post(ctx, {
    kind: 'points-spent',
    currency: 'POINT',
    from: memberPurse(memberId, 'points'),
    to: house('points-issued'),
    amount,
    key: `points:${key}`,
    reference: reference(taken),
  })
  const held = points(posted.fromBalance ?? 0)
  const detail = { ...detailOf(taken), ...(cash === undefined ? {} : { cash }) }
  if (!posted.isRepeat)
    await writeEntries(ctx, [
      { memberId, way: -1, kind, amount, balanceAfter: held, detail, ...(staffId && { staffId }) },
    ])
  return { held, isRepeat: posted.isRepeat }
}
