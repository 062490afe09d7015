import { cashOf, type DataOf, type pointList, points } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { type DaySpan, type EntryDetail, type EntryRow, findEntries, type Way } from './entry.repository.ts'

const PAGE_SIZE = 10
/** Before the first point of any site, and after the last. */
const [EVER, NEVER] = ['2000-01-01', '9999-12-31']

type Asked = { page: number; startDate?: string | undefined; endDate?: string | undefined; way: Way }

/** Whole days: what stands behind the day of a bound is not looked at. */
export const spanOf = ({ startDate, endDate }: Pick<Asked, 'startDate' | 'endDate'>): DaySpan => ({
  from: startDate?.slice(0, EVER.length) ?? EVER,
  until: endDate?.slice(0, NEVER.length) ?? NEVER,
})

export const listOwnPoints = async (ctx: MemberCtx, asked: Asked): Promise<DataOf<typeof pointList>> => {
  const { page, way } = asked
  const { rows, total } = await findEntries(ctx, ctx.who.memberId, { way, span: spanOf(asked), page, size: PAGE_SIZE })
  return {
    list: rows.map((row) => shownEntry(row, ctx.language)),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
  }
}

export const shownEntry = (
  { ord, way, kind, amount, balanceAfter, happenedAt, detail }: EntryRow,
  language: MemberCtx['language'],
) => ({
  pointIdx: ord,
  kind,
  amount: points(amount * way),
  balance: points(balanceAfter),
  at: happenedAt.toISOString(),
  note: noteIn(detail, language),
  parts: (detail.parts ?? []).map((part) => ({ ...part, turnover: cashOf(part.turnover) })),
  cash: detail.cash === undefined ? null : cashOf(detail.cash),
})

const noteIn = ({ note = '' }: EntryDetail, language: MemberCtx['language']): string =>
  typeof note === 'string' ? note : note[language]

/** The month of this instant, up to today. */
export const monthOf = (at: Date): { month: string; span: DaySpan } => {
  const today = seoulDay(at)
  const month = today.slice(0, 'YYYY-MM'.length)
  return { month, span: { from: `${month}-01`, until: today } }
}
