import {
  type BodyOf,
  cashOf,
  type DataOf,
  type PartnerPeriod,
  type partnerDashboard,
  ratedProducts,
} from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { lastDays, seoulDay } from '../../../platform/seoul-time.ts'
import { daysOf } from '../accrual/period.rules.ts'
import { sumsOf } from '../accrual/sums.service.ts'
import { findEstimateRun, findEstimates } from '../losing/estimate.repository.ts'
import type { Node } from '../tree/node.ts'
import { nameBranches } from './branches.rules.ts'
import { type DayEarned, findBranchNames, findDays, sumByKey, sumCash } from './figures.repository.ts'

const DAYS_SHOWN = 14

export const showDashboard = async (
  ctx: MemberCtx,
  own: Node,
  { period }: BodyOf<typeof partnerDashboard>,
): Promise<DataOf<typeof partnerDashboard>> => {
  const { partnerId } = own
  return {
    today: await figuresOf(ctx, partnerId, 'today'),
    week: await figuresOf(ctx, partnerId, 'week'),
    month: await figuresOf(ctx, partnerId, 'month'),
    losingOpen: await openLosing(ctx, partnerId),
    days: await listDays(ctx, partnerId),
    branches: await listBranches(ctx, partnerId, period),
    products: await listProducts(ctx, partnerId, period),
  }
}

const none = { losses: 0, divided: 0, rolling: 0, amount: 0, below: 0 }

const openLosing = async (ctx: Ctx, partnerId: number): Promise<DataOf<typeof partnerDashboard>['losingOpen']> => {
  const run = await findEstimateRun(ctx)
  if (!run) return null
  const { losses, divided, rolling, amount, below } = (await findEstimates(ctx, [partnerId])).get(partnerId) ?? none
  return {
    ...{ from: run.from, until: run.until },
    ...{ losses: cashOf(losses), divided: cashOf(divided), rolling: cashOf(rolling) },
    ...{ amount: cashOf(amount), below: cashOf(below) },
  }
}

const figuresOf = async (ctx: Ctx, partnerId: number, period: PartnerPeriod) => {
  const sums = (await sumsOf(ctx, [partnerId], period))(partnerId)
  const cash = await sumCash(ctx, partnerId, daysOf(period, ctx.now))
  return {
    ...sums,
    deposits: cashOf(cash.reduce((sum, { deposits }) => sum + deposits, 0)),
    withdrawals: cashOf(cash.reduce((sum, { withdrawals }) => sum + withdrawals, 0)),
  }
}

const listDays = async (ctx: Ctx, partnerId: number) => {
  const days = lastDays(ctx.now, DAYS_SHOWN)
  const found = await findDays(ctx, partnerId, { from: days[0] as string, until: seoulDay(ctx.now) })
  const byDay = Map.groupBy(found, ({ day }) => day)
  return days.map((day) => {
    const rows = byDay.get(day) ?? []
    return {
      day,
      rolling: cashOf(rows.reduce((sum, { rolling }) => sum + rolling, 0)),
      products: inOrder(rows).map(({ product, turnover }) => ({ product, turnover: cashOf(turnover) })),
    }
  })
}

/** As pages list products. */
const inOrder = <Row extends Pick<DayEarned, 'product'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => ratedProducts.indexOf(one.product) - ratedProducts.indexOf(other.product))

const listBranches = async (ctx: Ctx, partnerId: number, period: PartnerPeriod) => {
  const days = daysOf(period, ctx.now)
  const none = { turnover: 0, rolling: 0, deposits: 0, withdrawals: 0 }
  const earned = await sumByKey(ctx, partnerId, 'branch', { ...days, branchId: null, product: '' })
  const cash = await sumCash(ctx, partnerId, days)
  const sums = [
    ...earned.map(({ key, turnover, rolling }) => ({ ...none, branchId: Number(key), turnover, rolling })),
    ...cash.map((row) => ({ ...none, ...row })),
  ]
  const names = await findBranchNames(ctx, partnerId, [...new Set(sums.map(({ branchId }) => branchId))])
  return nameBranches(sums, names).map(({ rolling: _, ...branch }) => ({
    ...branch,
    turnover: cashOf(branch.turnover),
    deposits: cashOf(branch.deposits),
    withdrawals: cashOf(branch.withdrawals),
  }))
}

const listProducts = async (ctx: Ctx, partnerId: number, period: PartnerPeriod) => {
  const rows = await findDays(ctx, partnerId, daysOf(period, ctx.now))
  return ratedProducts.flatMap((product) => {
    const ofProduct = rows.filter((row) => row.product === product)
    if (ofProduct.length === 0) return []
    return {
      product,
      turnover: cashOf(ofProduct.reduce((sum, { turnover }) => sum + turnover, 0)),
      rolling: cashOf(ofProduct.reduce((sum, { rolling }) => sum + rolling, 0)),
    }
  })
}
