import { type CashRow, type CashType, cashOf, cashStatuses, defaultPageSize, type Language } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { seoulInstant, seoulInstantAfter } from '../../platform/seoul-time.ts'
import { siteOptions } from '../site/index.ts'
import { coinTermsOf } from './coin-terms.rules.ts'
import { giveBack } from './money.service.ts'
import { reasonIn } from './reason.rules.ts'
import { cancelRequest, findRequest, hideRequest, type RequestRow } from './request.repository.ts'
import { isEnded, memberOrderCode } from './request.states.ts'
import { publishChanged } from './request-changed.ts'
import { findMemberRequests } from './request-list.repository.ts'

type Filter = { page: number; startDate?: string; endDate?: string; cashType: CashType | '' }

export const listOwnRequests = async (ctx: MemberCtx, filter: Filter) => {
  const { startDate, endDate } = filter
  const period = {
    from: startDate === undefined ? undefined : (seoulInstant(startDate) ?? refused('startDate')),
    until: endDate === undefined ? undefined : (seoulInstantAfter(endDate) ?? refused('endDate')),
  }
  const page = { page: filter.page, size: defaultPageSize, cashType: filter.cashType }
  const { rows, total } = await findMemberRequests(ctx, ctx.who.memberId, { ...page, ...period })
  const { mayCancelWithdrawal } = await siteOptions(ctx)
  return {
    list: rows.map((row) => shown(row, mayCancelWithdrawal, ctx.language)),
    pageInfo: { page: filter.page, count_per_list: defaultPageSize, tatal_list_count: total },
  }
}

/** Those by coin; how they are paid is for who sends it. */
export const listOwnCoinWithdrawals = async (
  ctx: MemberCtx,
  page: number,
): Promise<{ list: CashRow[]; total: number }> => {
  const wanted = { page, size: defaultPageSize, cashType: 'withdrawal', method: 'coin' } as const
  const { rows, total } = await findMemberRequests(ctx, ctx.who.memberId, wanted)
  const { mayCancelWithdrawal } = await siteOptions(ctx)
  return { list: rows.map((row) => shown(row, mayCancelWithdrawal, ctx.language)), total }
}

/** Takes back applied requests, all or none; a withdrawal's money returns. */
export const cancelOwnRequests = async (
  ctx: MemberCtx,
  requestIds: readonly number[],
): Promise<{ changed: number }> => {
  const { mayCancelWithdrawal } = await siteOptions(ctx)
  for (const requestId of inOrder(requestIds)) {
    const request = await cancelRequest(ctx, requestId, ctx.who.memberId)
    if (!request) throw new Refusal(memberOrderCode((await ownRequest(ctx, requestId)).status))
    if (request.cash_type === 'withdrawal') {
      if (!mayCancelWithdrawal) throw new Refusal('C501')
      await giveBack(ctx, request)
    }
    publishChanged(ctx, request)
  }
  return { changed: inOrder(requestIds).length }
}

/** Removes ended requests from the member's own list, all or none; staff still see them. */
export const hideOwnRequests = async (ctx: MemberCtx, requestIds: readonly number[]): Promise<{ changed: number }> => {
  let changed = 0
  for (const requestId of inOrder(requestIds)) {
    const { status } = await ownRequest(ctx, requestId)
    if (!isEnded(status)) throw new Refusal(memberOrderCode(status))
    if (await hideRequest(ctx, requestId)) changed++
  }
  return { changed }
}

const refused = (field: string): never => {
  throw refuseField('E400', field)
}

/** Somebody else's request is as unknown as one that never was. */
const ownRequest = async (ctx: MemberCtx, requestId: number): Promise<RequestRow> => {
  const request = await findRequest(ctx, requestId, ctx.who.memberId)
  if (!request) throw new Refusal('N404')
  return request
}

/** Rows are locked in id order. */
const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

const shown = (row: RequestRow, mayCancelWithdrawal: boolean, language: Language): CashRow => ({
  cashIdx: row.request_id,
  cashType: row.cash_type,
  amount: cashOf(row.amount),
  status: row.status,
  reason: reasonIn(language, row),
  bonus: row.bonus,
  createdAt: row.created_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
  checked: false,
  method: row.method,
  coin: coinTermsOf(row),
  mayCancel: row.status === cashStatuses.applied && (row.cash_type === 'deposit' || mayCancelWithdrawal),
})
