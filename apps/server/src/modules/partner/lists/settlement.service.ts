import { type BodyOf, cashOf, type DataOf, type partnerSettlement, ratedProducts } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { daysFrom, seoulDay } from '../../../platform/seoul-time.ts'
import { branchBelow } from '../access.service.ts'
import type { Node } from '../tree/node.ts'
import { nameBranches } from './branches.rules.ts'
import { findBranchNames, type KeyedEarned, sumByKey } from './figures.repository.ts'

/** A longer period is answered for its last days. */
const MOST_DAYS = 366

type Line = { key: string; name: string; turnover: number; rolling: number }

export const showSettlement = async (
  ctx: Ctx,
  own: Node,
  { from, until, by, branchId, product }: BodyOf<typeof partnerSettlement>,
): Promise<DataOf<typeof partnerSettlement>> => {
  const branch = await branchBelow(ctx, own, branchId)
  const earliest = seoulDay(daysFrom(until, 1 - MOST_DAYS))
  const rows = await sumByKey(ctx, own.partnerId, by, {
    from: from < earliest ? earliest : from,
    until,
    branchId: branch === 0 ? null : branch === own.partnerId ? 0 : branch,
    product,
  })
  const lines =
    by === 'branch'
      ? await branchLines(ctx, own.partnerId, rows)
      : rows.map((row) => ({ ...row, name: '' })).sort(orders[by])
  return {
    list: lines.map((line) => ({ ...line, turnover: cashOf(line.turnover), rolling: cashOf(line.rolling) })),
    turnover: cashOf(rows.reduce((sum, { turnover }) => sum + turnover, 0)),
    rolling: cashOf(rows.reduce((sum, { rolling }) => sum + rolling, 0)),
  }
}

const productOrder: readonly string[] = ratedProducts
/** Days from the newest, products as pages list them. */
const orders: Record<'day' | 'product', (one: Line, other: Line) => number> = {
  day: (one, other) => (one.key < other.key ? 1 : -1),
  product: (one, other) => productOrder.indexOf(one.key) - productOrder.indexOf(other.key),
}

/** `0`: members directly below; `-`: branches that stand elsewhere by now. */
const branchLines = async (ctx: Ctx, partnerId: number, rows: readonly KeyedEarned[]): Promise<Line[]> => {
  const sums = rows.map(({ key, ...row }) => ({ ...row, branchId: Number(key), deposits: 0, withdrawals: 0 }))
  const names = await findBranchNames(
    ctx,
    partnerId,
    sums.map(({ branchId }) => branchId),
  )
  return nameBranches(sums, names).map(({ partnerId: branchId, memId, turnover, rolling }) => ({
    key: branchId === null ? '0' : branchId === 0 ? '-' : String(branchId),
    name: memId,
    turnover,
    rolling,
  }))
}
