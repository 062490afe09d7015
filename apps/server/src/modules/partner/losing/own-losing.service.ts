import { groupOf, type RatedProduct, type WageredGroup } from '@maru/commission'
import {
  type BodyOf,
  cashOf,
  type DataOf,
  type PartnerLosingLines,
  type partnerLosing,
  type partnerLosingLines,
} from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Node } from '../tree/node.ts'
import { findCorrections, findShares, listOwnSettlements, type OwnSettlement, sumTurnover } from './own.repository.ts'
import { findLines } from './shown.repository.ts'
import { cut, groupLine } from './shown.rules.ts'

export const listLosing = async (
  ctx: Ctx,
  own: Node,
  { before, size }: BodyOf<typeof partnerLosing>,
): Promise<DataOf<typeof partnerLosing>> => {
  const found = await listOwnSettlements(ctx, own.partnerId, { before: cursorOf(before, 1)?.[0] }, size + 1)
  const { rows, next } = pageBehind(found, size, ({ settlementId }) => cursorText(settlementId))
  return {
    list: rows.map((one) => ({
      ...headOf(one),
      turnover: cashOf(one.turnover),
      losses: cashOf(one.losses),
      divided: cashOf(one.divided),
      rolling: cashOf(one.rolling),
    })),
    next,
  }
}

const headOf = ({ settlementId, from, until, rule, negative, amount, paidAt }: OwnSettlement) => ({
  ...{ settlementId, from, until, rule, negative },
  amount: cashOf(amount),
  paidAt: paidAt?.toISOString() ?? null,
})

export const showLosing = async (
  ctx: Ctx,
  own: Node,
  { settlementId }: BodyOf<typeof partnerLosingLines>,
): Promise<PartnerLosingLines> => {
  const { partnerId } = own
  const [one] = await listOwnSettlements(ctx, partnerId, { settlementId }, 1)
  if (!one) throw new Refusal('N404')
  const turnover = await turnoverBy(ctx, partnerId, one)
  const shares = Map.groupBy(await findShares(ctx, settlementId, partnerId), ({ group }) => group)
  const lines = await findLines(ctx, settlementId, [partnerId])
  return {
    ...headOf(one),
    lines: lines.map((line) => ({
      ...groupLine(line),
      turnover: cashOf(turnover.get(line.group) ?? 0),
      parts: (shares.get(line.group) ?? []).map(({ shareBp, base }) => ({ shareBp, base: cashOf(base) })),
    })),
    corrections: (await findCorrections(ctx, settlementId, partnerId)).map(({ amount, ...of }) => ({
      ...of,
      amount: cut(BigInt(amount)),
    })),
  }
}

const turnoverBy = async (
  ctx: Ctx,
  partnerId: number,
  { from, until }: OwnSettlement,
): Promise<ReadonlyMap<WageredGroup, number>> => {
  const sums = new Map<WageredGroup, number>()
  for (const { product, turnover } of await sumTurnover(ctx, partnerId, from, until)) {
    const group = groupOf(product as RatedProduct)
    sums.set(group, (sums.get(group) ?? 0) + turnover)
  }
  return sums
}
