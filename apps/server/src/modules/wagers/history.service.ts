import {
  type BetRow,
  type Cash,
  cashOf,
  defaultPageSize,
  type GameGroup,
  type Language,
  type PageInfo,
} from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { nextMidnight, type Period, seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import {
  type DaySums,
  findWager,
  type HistoryFilter,
  legsOf,
  movementsOf,
  sumsByDay,
  sumsOfPart,
  type WagerRow,
  wagersAt,
  wagersByRefs,
} from './history.repository.ts'
import { beginning, displayStatusOf, oldBefore, periodOf } from './history.rules.ts'
import { selectionIn } from './selection.rules.ts'
import { betTypeOf } from './wager.rules.ts'
import type { WagerStatus } from './wager.states.ts'
import { betIdxOf, readBetIdx, type WagerRef } from './wager-id.rules.ts'
import { type DayCount, placeOfPage } from './wager-page.rules.ts'

export type HistoryAsked = {
  groupKey: string
  vendorCode: string
  startDate?: string | undefined
  endDate?: string | undefined
  oldYn: 'Y' | 'N'
  page: number
}

/** A member's wagers, newest first, with the sums of the whole filter. */
export const listWagers = async (ctx: Ctx, memberId: number, asked: HistoryAsked) => {
  const filter = { memberId, product: asked.groupKey, vendorCode: asked.vendorCode }
  const { rows, days } = await pageOf(ctx, filter, periodOf(asked, ctx.now), asked.page, defaultPageSize)
  const pageInfo: PageInfo = {
    page: asked.page,
    count_per_list: defaultPageSize,
    tatal_list_count: total(days, 'wagers'),
  }
  const pending = total(days, 'open_stake')
  const settled = total(days, 'settled_stake')
  const won = total(days, 'settled_payout')
  return {
    list: rows.map((row) => betRowOf(row, ctx.language, ctx.now)),
    pageInfo,
    sum: {
      stake: cashOf(settled + pending),
      payout: cashOf(won + total(days, 'open_payout')),
      pending: cashOf(pending),
      net: won - settled,
    },
  }
}

/** Some wagers of a member, newest first, as they are stored. */
export const pageOfHistory = async (ctx: Ctx, filter: HistoryFilter, period: Period, page: number, size: number) => {
  const { rows, days } = await pageOf(ctx, filter, period, page, size)
  return { rows, total: total(days, 'wagers') }
}

/** The whole history of a member, for the back office. */
export const historyOf = async (ctx: Ctx, memberId: number, { page, size }: { page: number; size: number }) => {
  const everything = { from: beginning, until: nextMidnight(seoulDay(ctx.now)) }
  const { rows, days } = await pageOf(ctx, { memberId, product: '', vendorCode: '' }, everything, page, size)
  return { rows: rows.map((row) => betRowOf(row, ctx.language, ctx.now)), total: total(days, 'wagers'), page, size }
}

export const wagerDetail = async (ctx: Ctx, memberId: number, betIdx: string) => {
  const read = readBetIdx(betIdx)
  const ref = read && { ...read, memberId }
  const row = ref && (await findWager(ctx, ref))
  if (!ref || !row) throw new Refusal('N404')
  const movements = await movementsOf(ctx, ref)
  const legs = row.legs > 0 ? await legsOf(ctx, ref) : []
  return {
    bet: betRowOf(row, ctx.language, ctx.now),
    movements: movements.map((m) => ({
      kind: m.kind,
      amount: cashOf(m.amount),
      balanceAfter: cashOf(m.balance_after),
      at: m.happened_at.toISOString(),
      selection: m.kind === 'bet' ? selectionIn(m.selection, m.bet_texts, ctx.language) : '',
    })),
    canReplay: row.can_replay && row.status !== 'placed',
    terms: row.price === null ? null : { price: row.price, rulesVersion: row.rules_version ?? '' },
    legs: legs.map(({ leg_texts, words, ...leg }) => ({ ...leg, words: selectionIn(words, leg_texts, ctx.language) })),
  }
}

/** What each bet of a wager was staked on, where its game says so; in the language of the context. */
export const stakesOnWager = async (ctx: Ctx, ref: WagerRef): Promise<{ words: string; stake: Cash }[]> => {
  const bets = (await movementsOf(ctx, ref)).filter(({ kind }) => kind === 'bet')
  return bets.flatMap(({ selection, bet_texts, amount }) => {
    const words = selectionIn(selection, bet_texts, ctx.language)
    return words === '' ? [] : { words, stake: cashOf(amount) }
  })
}

const pageOf = async (ctx: Ctx, filter: HistoryFilter, period: Period, page: number, size: number) => {
  const days = period.from < period.until ? await countDays(ctx, filter, period) : []
  const place = placeOfPage(
    days.map(({ count }) => count),
    page,
    size,
  )
  return { rows: place ? await wagersAt(ctx, filter, place) : [], days: days.map(({ sums }) => sums) }
}

type CountedDay = { count: DayCount; sums: DaySums }

/** Whole days from their kept sums; a first or last day that is cut is counted by its rows. */
const countDays = async (ctx: Ctx, filter: HistoryFilter, { from, until }: Period): Promise<CountedDay[]> => {
  const firstWhole = isMidnight(from) ? from : nextMidnight(seoulDay(from))
  const lastMidnight = seoulMidnight(seoulDay(until))
  if (firstWhole > lastMidnight) return [await partOf(ctx, filter, { from, until })]
  const whole = await sumsByDay(ctx, filter, { from: firstWhole, until: lastMidnight })
  const counted = whole.map((sums) => ({
    sums,
    count: { from: seoulMidnight(sums.day), until: nextMidnight(sums.day), wagers: sums.wagers },
  }))
  const newest = until > lastMidnight ? [await partOf(ctx, filter, { from: lastMidnight, until })] : []
  const oldest = from < firstWhole ? [await partOf(ctx, filter, { from, until: firstWhole })] : []
  return [...newest, ...counted, ...oldest]
}

const partOf = async (ctx: Ctx, filter: HistoryFilter, period: Period): Promise<CountedDay> => {
  const sums = await sumsOfPart(ctx, filter, period)
  return { sums, count: { ...period, wagers: sums.wagers } }
}

/** Wagers of several members as those see them, in the order of `refs`; what is not there is left out. */
export const betsOf = async (ctx: Ctx, refs: readonly WagerRef[]): Promise<(BetRow & WagerRef)[]> => {
  if (refs.length === 0) return []
  const rows = new Map((await wagersByRefs(ctx, refs)).map((row) => [row.wager_id, row]))
  return refs.flatMap((ref) => {
    const row = rows.get(ref.wagerId)
    return row ? { ...betRowOf(row, ctx.language, ctx.now), ...ref } : []
  })
}

const isMidnight = (at: Date): boolean => seoulMidnight(seoulDay(at)).getTime() === at.getTime()
const total = (days: readonly DaySums[], column: Exclude<keyof DaySums, 'day'>): number =>
  days.reduce((sum, day) => sum + day[column], 0)

const betRowOf = (row: WagerRow, language: Language, now: Date): BetRow => {
  const type = betTypeOf(row)
  return {
    betIdx: betIdxOf({ placedAt: row.placed_at, wagerId: row.wager_id }),
    gameType: row.product as GameGroup,
    vendorKey: row.vendor_code,
    vendorName: row.vendor_names?.[language] ?? row.vendor_code,
    gameName: row.game_names?.[language] ?? row.game_code,
    round: row.round,
    selection: selectionIn(row.selection, row.bet_texts, language),
    furtherBets: Math.max(0, row.live_bets - 1),
    cash: cashOf(row.stake + row.taken_back),
    winCash: cashOf(row.payout),
    resultCash: row.payout - row.stake,
    type,
    status: displayStatusOf(type, row.placed_at, now),
    createdAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    oldYn: row.placed_at < oldBefore(now) ? 'Y' : 'N',
  }
}

/** Whose round a wager belongs to; undefined when the member has no such wager. */
export const findRoundOf = async (
  ctx: Ctx,
  memberId: number,
  betIdx: string,
): Promise<{ vendorCode: string; round: string; status: WagerStatus } | undefined> => {
  const read = readBetIdx(betIdx)
  const row = read && (await findWager(ctx, { ...read, memberId }))
  return row && { vendorCode: row.vendor_code, round: row.round, status: row.status }
}

/** A won round as anybody may see it again; undefined when it is none, or is none any more. */
export const findWonRound = async (
  ctx: Ctx,
  ref: WagerRef,
): Promise<{ vendorCode: string; round: string; gameName: string; payout: number } | undefined> => {
  const row = await findWager(ctx, ref)
  if (!row?.can_replay || row.status !== 'settled' || row.payout <= row.stake) return undefined
  const { vendor_code: vendorCode, round, game_names, game_code, payout } = row
  return { vendorCode, round, gameName: game_names?.[ctx.language] ?? game_code, payout }
}
