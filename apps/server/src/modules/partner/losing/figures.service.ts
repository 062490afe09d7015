import type { MemberFlow } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import { nextMidnight, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { siteOptions } from '../../site/index.ts'
import { findChains } from '../rates/chain.repository.ts'
import { type Adjustment, adjustmentsOf, type Closed, type Figures, figuresOf, lateOf } from './figures.rules.ts'
import { findBonuses, findFlows, findStakes } from './flow.repository.ts'
import { findCarried, findClosedLines, findWaiting } from './line.repository.ts'
import { dayAfter, firstDayOf, lastDayOf } from './losing-period.rules.ts'
import { findLastSettlement, findSettlementsSince, type LosingPeriodOf } from './settlement.repository.ts'
import { findFirstUnsettled, findUnsettled } from './unsettled.repository.ts'

/** What began before midnight may commit a little after it. */
const CLOSING_MS = 10 * 60_000

export type ComingPeriod = LosingPeriodOf & { isOver: boolean }

/** The period after the last that was frozen; the first one is that of the first play. It ends with the day, week or month in which it begins, so a change of the option leaves no day out. */
export const comingPeriod = async (ctx: Ctx): Promise<ComingPeriod> => {
  const { losingPeriod, losingRule: rule, losingNegative: negative } = await siteOptions(ctx)
  const last = await findLastSettlement(ctx)
  const from = last
    ? dayAfter(last.until)
    : firstDayOf(losingPeriod, (await findFirstUnsettled(ctx)) ?? seoulDay(ctx.now))
  const until = lastDayOf(losingPeriod, from)
  const isOver = ctx.now.getTime() >= nextMidnight(until).getTime() + CLOSING_MS
  return { from, until, rule, negative, isOver }
}

export type PeriodFigures = Figures & { flows: MemberFlow[]; adjustments: Adjustment[] }

/** What a period comes to, of all that was accrued up to now. Whoever stores it holds the lock of the accrual. */
export const figuresOfPeriod = async (
  ctx: Ctx,
  { from, until, rule, negative }: LosingPeriodOf,
): Promise<PeriodFigures> => {
  const taken = await findUnsettled(ctx, until)
  const before = await findLastSettlement(ctx)
  const closed = await closedSince(ctx, taken[0]?.day ?? from)
  const flows = await flowsOf(ctx, { from, until, rule }, before?.settlementId)
  const stakes = await findStakes(
    ctx,
    flows.map(({ memberId }) => memberId),
    { from: seoulMidnight(from), until: nextMidnight(until) },
  )
  const chains = await findChains(ctx, [...new Set([...taken, ...stakes].map(({ chainId }) => chainId))])
  const late = lateOf(chains, taken, closed)
  const lines = await findClosedLines(
    ctx,
    [...new Set(late.map((one) => one.closed.settlementId))],
    [...new Set(late.map(({ holderId }) => holderId))],
  )
  const lineOf = new Map(lines.map((line) => [keyOf(line.settlementId, line), line]))
  const adjustments = adjustmentsOf(late, (one) => lineOf.get(keyOf(one.closed.settlementId, one)) ?? noSums)
  const carried = before ? await findCarried(ctx, before.settlementId) : []
  return {
    ...figuresOf({ rule, negative, chains, taken, closed, stakes, flows, adjustments, carried }),
    flows,
    adjustments,
  }
}

const noSums = { ofPeriod: 0n, adjustments: 0n, carriedIn: 0n }
const keyOf = (settlementId: number, { holderId, group }: { holderId: number; group: string }): string =>
  `${settlementId} ${holderId} ${group}`

const closedSince = async (ctx: Ctx, day: string): Promise<Closed[]> =>
  (await findSettlementsSince(ctx, day)).map(({ settlementId, from, until, rule, negative }) => ({
    ...{ settlementId, from, until, rule, negative },
  }))

/** What belongs to members and to no product, with what waits since the period before. */
const flowsOf = async (
  ctx: Ctx,
  { from, until, rule }: Pick<LosingPeriodOf, 'from' | 'until' | 'rule'>,
  beforeId: number | undefined,
): Promise<MemberFlow[]> => {
  const span = { from: seoulMidnight(from), until: nextMidnight(until) }
  const found = await (rule === 'flow' ? findFlows : findBonuses)(ctx, span)
  const waiting = beforeId === undefined ? new Map<number, bigint>() : await findWaiting(ctx, beforeId)
  const known = new Set(found.map(({ memberId }) => memberId))
  const nothing = { bonuses: 0n, deposits: 0n, withdrawals: 0n, opening: 0n, closing: 0n }
  return [
    ...found.map((flow) => ({ ...flow, waiting: waiting.get(flow.memberId) ?? 0n })),
    ...[...waiting]
      .filter(([memberId]) => !known.has(memberId))
      .map(([memberId, amount]) => ({
        ...{ ...nothing, memberId, waiting: amount },
      })),
  ]
}
