import {
  type AdminAnswerOf,
  type adminPartnerMoneyMoves,
  type BodyOf,
  cashOf,
  type DataOf,
  type memberMoneyMoves,
  type partnerMoneyMoves,
} from '@maru/contract'
import type { Ctx, MemberCtx, StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { readsMaskedNames } from '../lists/names.service.ts'
import { shownName } from '../shown-name.rules.ts'
import type { Own } from '../sight.rules.ts'
import { type ListedMove, listBranchMoves, listReceived, listSiteMoves } from './list.repository.ts'
import { findBelow } from './target.service.ts'

const placeOfMove = ({ moveId }: ListedMove): string => cursorText(moveId)

/** Of oneself and all below; those that one received, too, without the figures of who gave. */
export const showMoneyMoves = async (
  ctx: Ctx,
  own: Own,
  { memberId, way, before, size }: BodyOf<typeof partnerMoneyMoves>,
): Promise<DataOf<typeof partnerMoneyMoves>> => {
  if (memberId !== 0 && memberId !== own.partnerId) await findBelow(ctx, own, memberId)
  const isMasked = await readsMaskedNames(ctx, own)
  const asked = { memberId, way, before: cursorOf(before, 1)?.[0] }
  const found = await listBranchMoves(ctx, own.partnerId, asked, size + 1)
  const { rows, next } = pageBehind(found, size, placeOfMove)
  return {
    list: rows.map((row) => ({
      way: row.way,
      partnerMemId: row.partnerMemId,
      ...shownName(row, !row.isPartner && isMasked),
      amount: cashOf(row.amount),
      partnerCash: row.partnerAfter === null ? null : cashOf(row.partnerAfter),
      cash: cashOf(row.memberAfter),
      note: row.note,
      at: row.at.toISOString(),
    })),
    next,
  }
}

export const showReceived = async (
  ctx: MemberCtx,
  { before, size }: BodyOf<typeof memberMoneyMoves>,
): Promise<DataOf<typeof memberMoneyMoves>> => {
  const found = await listReceived(ctx, ctx.who.memberId, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, placeOfMove)
  return {
    list: rows.map(({ way, partnerMemId, amount, memberAfter, note, at }) => ({
      way,
      partnerMemId,
      amount: cashOf(amount),
      cash: cashOf(memberAfter),
      note,
      at: at.toISOString(),
    })),
    next,
  }
}

export const showSiteMoves = async (
  ctx: StaffCtx,
  { partnerId, memberId, before, size }: { partnerId: number; memberId: number; before: string; size: number },
): Promise<AdminAnswerOf<typeof adminPartnerMoneyMoves>> => {
  const found = await listSiteMoves(ctx, { partnerId, memberId, before: cursorOf(before, 1)?.[0] }, size + 1)
  const { rows, next } = pageBehind(found, size, placeOfMove)
  return {
    rows: rows.map(({ isPartner: _, amount, partnerAfter, memberAfter, at, ...row }) => ({
      ...row,
      amount: cashOf(amount),
      partnerCash: cashOf(partnerAfter ?? 0),
      cash: cashOf(memberAfter),
      at: at.toISOString(),
    })),
    next,
  }
}
