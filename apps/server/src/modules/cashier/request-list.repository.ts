import { type CashMethod, type CashStatus, type CashType, cashStatuses } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { pageWithin } from '../../platform/cursor.ts'
import type { Period } from '../../platform/seoul-time.ts'
import type { RequestRow } from './request.repository.ts'

const OPEN: CashStatus[] = [cashStatuses.applied, cashStatuses.waiting]
const ENDED: CashStatus[] = [cashStatuses.completed, cashStatuses.cancelled]

type Page = { page: number; size: number }
type Found = { rows: RequestRow[]; total: number }

/** A member turns pages by their numbers: of so many of the newest at most; the days narrow them. */
const MOST_LISTED = 1_000

/** Newest first; what the member hid is left out. */
export const findMemberRequests = async (
  ctx: Ctx,
  memberId: number,
  {
    page,
    size,
    cashType,
    method,
    from,
    until,
  }: Page & Partial<Period> & { cashType: CashType | ''; method?: CashMethod },
): Promise<Found> => {
  let query = ctx.db.kysely
    .selectFrom('cashier.request')
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .where('is_hidden', '=', false)
  if (cashType !== '') query = query.where('cash_type', '=', cashType)
  if (method) query = query.where('method', '=', method)
  if (from) query = query.where('created_at', '>=', from)
  if (until) query = query.where('created_at', '<', until)
  const listed = query.select('request_id').limit(MOST_LISTED).as('listed')
  const counted = await ctx.db.kysely
    .selectFrom(listed)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { limit, offset } = pageWithin(MOST_LISTED, size, (page - 1) * size)
  const rows = await query.selectAll().orderBy('request_id', 'desc').limit(limit).offset(offset).execute()
  return { rows, total: Number(counted.total) }
}

export type QueueFilter = { cashType: CashType | ''; state: 'open' | 'ended' | 'all'; memberId?: number }

/** Open ones oldest first, for who asked first is served first; the others newest first; both behind `before`. */
export const findRequests = (
  ctx: Ctx,
  filter: QueueFilter,
  limit: number,
  before: number | undefined,
): Promise<RequestRow[]> => {
  const isQueue = filter.state === 'open'
  let query = ctx.db.kysely.selectFrom('cashier.request').where('site_id', '=', ctx.siteId)
  if (filter.cashType !== '') query = query.where('cash_type', '=', filter.cashType)
  if (filter.state !== 'all') query = query.where('status', 'in', filter.state === 'open' ? OPEN : ENDED)
  if (filter.memberId !== undefined) query = query.where('member_id', '=', filter.memberId)
  if (before !== undefined) query = query.where('request_id', isQueue ? '>' : '<', before)
  return query
    .selectAll()
    .orderBy('request_id', isQueue ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

/** Open requests of the site by kind. */
export const countOpen = async (ctx: Ctx): Promise<Record<CashType, number>> => {
  const rows = await ctx.db.kysely
    .selectFrom('cashier.request')
    .select((eb) => ['cash_type' as const, eb.fn.countAll<number>().as('total')])
    .where('site_id', '=', ctx.siteId)
    .where('status', 'in', OPEN)
    .groupBy('cash_type')
    .execute()
  const of = (type: CashType): number => Number(rows.find((row) => row.cash_type === type)?.total ?? 0)
  return { deposit: of('deposit'), withdrawal: of('withdrawal') }
}
