import {
  type AdminAnswerOf,
  type AdminQueryOf,
  mostProfitDays,
  type SportProfitGroup,
  type SportProfitRow,
  type sportProfit,
} from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { daysFrom, seoulDay } from '../../../../platform/seoul-time.ts'
import type { NamedClock } from '../../../../platform/ticker/named-clock.ts'
import { memberNicks } from '../../../identity/index.ts'
import { competitionNames } from '../../../sportsdata/index.ts'
import { mayName } from '../tickets/bettor.service.ts'
import { addUpProfit, findProfit, hasProfitChanges, type ProfitSums } from './profit.repository.ts'

const MOST_ROWS = 200
/** Days of a report that names none. */
const USUAL_DAYS = 7

export const showProfit = async (
  ctx: StaffCtx,
  { by = 'sport', from, until }: AdminQueryOf<typeof sportProfit>,
): Promise<AdminAnswerOf<typeof sportProfit>> => {
  const last = until ?? seoulDay(ctx.now)
  const days = { from: from ?? seoulDay(daysFrom(last, 1 - USUAL_DAYS)), until: last }
  if (days.from > last || days.from < seoulDay(daysFrom(last, 1 - mostProfitDays)))
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'from', problem: 'invalid' }] })
  const found = await findProfit(ctx, by, days, MOST_ROWS + 1)
  // By days, of which there are few: no row is left out.
  const all = await findProfit(ctx, 'day', days, mostProfitDays)
  const rows = found.slice(0, MOST_ROWS)
  const names = await namesOf(ctx, by, rows)
  return {
    ...days,
    total: all.map(figuresOf).reduce(added, nothing),
    rows: rows.map((row) => ({ key: row.key, name: names.get(row.key) ?? '', ...figuresOf(row) })),
    isCut: found.length > MOST_ROWS,
  }
}

type Figures = Omit<SportProfitRow, 'key' | 'name'>
const nothing: Figures = { tickets: 0, staked: 0, paid: 0, cashed: 0, profit: 0, open: 0 }

/** A stake that is still open is no profit yet. */
const figuresOf = ({ tickets, staked, paid, cashed, open }: ProfitSums): Figures => ({
  tickets,
  staked,
  paid,
  cashed,
  open,
  profit: staked - open - paid - cashed,
})
const added = (one: Figures, other: Figures): Figures => ({
  tickets: one.tickets + other.tickets,
  staked: one.staked + other.staked,
  paid: one.paid + other.paid,
  cashed: one.cashed + other.cashed,
  profit: one.profit + other.profit,
  open: one.open + other.open,
})

const namesOf = async (
  ctx: StaffCtx,
  by: SportProfitGroup,
  rows: readonly ProfitSums[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.flatMap(({ key }) => (key === '' ? [] : [Number(key)]))
  if (by === 'member')
    return mayName(ctx)
      ? new Map([...(await memberNicks(ctx, ids))].map(([id, nick]) => [String(id), nick]))
      : new Map()
  if (by === 'competition') return new Map((await competitionNames(ctx, ids)).map(({ id, name }) => [String(id), name]))
  return new Map()
}

const about = { who: { kind: 'system', job: 'sportsbook.sum-profit' }, siteId: 0 } as const
const EVERY_MS = 1_000

/** Adds what tickets changed to the sums of days. */
export const sumProfitClock: NamedClock = {
  name: 'sportsbook.sum-profit',
  everyMs: EVERY_MS,
  tick: async (services) => {
    if (await services.reading(about, hasProfitChanges)) await services.inContext(about, addUpProfit)
  },
}
