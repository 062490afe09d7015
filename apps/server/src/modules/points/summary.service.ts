import {
  type Cash,
  cashOf,
  type DataOf,
  multiplyFloor,
  type pointHeld,
  type pointSummary,
  points,
  pointWorth,
} from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { balancesOf } from '../ledger/index.ts'
import { siteCurrency, siteOptions } from '../site/index.ts'
import { openWagersOf } from '../wagers/index.ts'
import { findAccruals } from './accrual.repository.ts'
import { computeAccruals } from './accrue.service.ts'
import { countConversions } from './conversion.repository.ts'
import { pointsFrom } from './earning.rules.ts'
import { heldBefore, sumsByKind } from './entry.repository.ts'
import { monthOf } from './own-points.service.ts'

/** What the member's wagers of today have earned and is not booked yet. */
const earnedToday = async (ctx: MemberCtx) => {
  const today = [{ memberId: ctx.who.memberId, day: seoulDay(ctx.now) }]
  const [[now], [booked], currency] = await Promise.all([
    computeAccruals(ctx, today),
    findAccruals(ctx, today),
    siteCurrency(ctx),
  ])
  const units = (now?.units ?? 0n) - (booked?.units ?? 0n)
  return {
    parts: (now?.parts ?? []).map((part) => ({ ...part, turnover: cashOf(part.turnover) })),
    points: points(units > 0n ? pointsFrom(units, currency) : 0),
  }
}

export const ownSummary = async (ctx: MemberCtx): Promise<DataOf<typeof pointSummary>> => {
  const { memberId } = ctx.who
  const { month, span } = monthOf(ctx.now)
  const [options, currency, balances, kinds, carried, convertedToday, today] = await Promise.all([
    siteOptions(ctx),
    siteCurrency(ctx),
    balancesOf(ctx, memberId),
    sumsByKind(ctx, memberId, span),
    heldBefore(ctx, memberId, span.from),
    countConversions(ctx, memberId, span.until),
    earnedToday(ctx),
  ])
  return {
    held: balances.points,
    worth: pointWorth[currency],
    minimum: options.minimumPointConversion,
    unit: options.pointConversionUnit,
    perDay: options.pointConversionsPerDay,
    convertedToday,
    month,
    carried: points(carried),
    kinds: kinds.map((sum) => ({ ...sum, amount: points(sum.amount) })),
    today,
  }
}

/** Everything of the member's that is not free: each in the purse in which it lies, and the open stakes, which no purse holds. */
export const ownHeld = async (ctx: MemberCtx): Promise<DataOf<typeof pointHeld>> => {
  const { memberId } = ctx.who
  const [{ cash, withdrawalPending, inGame, held, bonus, points: own }, open, currency, today] = await Promise.all([
    balancesOf(ctx, memberId),
    openWagersOf(ctx, memberId),
    siteCurrency(ctx),
    earnedToday(ctx),
  ])
  return {
    cash,
    withdrawalPending,
    inGame,
    held,
    bonus,
    openStakes: cashOf(open.reduce((sum, { stake }) => sum + stake, 0)),
    points: own,
    pointsCash: multiplyFloor<Cash>(cashOf(own), pointWorth[currency], 1),
    pointsComing: today.points,
  }
}
