import { type AdminCashRow, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { contactFor, type MemberRecord, membersByIds } from '../identity/index.ts'
import { reasonIn } from './reason.rules.ts'
import type { RequestRow } from './request.repository.ts'
import { countOpen, findRequests, type QueueFilter } from './request-list.repository.ts'

export const listRequests = async (ctx: StaffCtx, filter: QueueFilter) => {
  const { rows, total } = await findRequests(ctx, filter)
  const members = await membersByIds(
    ctx,
    rows.map((row) => row.member_id),
  )
  return {
    rows: rows.map((row) => shown(ctx, row, members.get(row.member_id))),
    total,
    page: filter.page,
    size: filter.size,
    counts: await countOpen(ctx),
  }
}

const shown = (ctx: StaffCtx, row: RequestRow, member: MemberRecord | undefined): AdminCashRow => ({
  cashIdx: row.request_id,
  cashType: row.cash_type,
  memberId: row.member_id,
  memId: member?.memId ?? '',
  memNick: member?.memNick ?? '',
  amount: cashOf(row.amount),
  bonus: row.bonus,
  status: row.status,
  holder: member?.memName ?? '',
  bankName: member?.bankName ?? '',
  bankacc: contactFor(ctx).account(member?.bankacc ?? ''),
  createdAt: row.created_at.toISOString(),
  waitedAt: row.waited_at?.toISOString() ?? null,
  handledAt: row.handled_at?.toISOString() ?? null,
  staffName: row.staff_name,
  staffId: row.staff_id,
  reason: reasonIn(ctx.language, row),
})
