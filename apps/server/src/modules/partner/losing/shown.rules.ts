import { cashOf, type SettlementGroupLine, type SettlementRow, type TierOfPartner } from '@maru/contract'
import type { FigureLine } from './figures.rules.ts'

const WHOLE = 10_000n

/** Whom a settlement is about, and when it was paid. */
export type Holder = { holderId: number; memId: string; memNick: string; tier: string; paidAt: Date | null }

const whole = (amount: bigint) => cashOf(Number(amount))
/** Exact sums are cut to whole units where they are shown. */
export const cut = (weighted: bigint) => whole(weighted / WHOLE)

export const groupLine = (line: FigureLine): SettlementGroupLine => ({
  group: line.group,
  losses: whole(line.losses),
  divided: whole(line.divided),
  rolling: whole(line.rolling),
  share: cut(line.ofPeriod),
  adjustments: cut(line.adjustments),
  carriedIn: cut(line.carriedIn),
  amount: whole(line.amount),
  carriedOut: cut(line.carriedOut),
})

/** A holder with its lines, as staff read it. */
export const settlementRow = (holder: Holder, lines: readonly FigureLine[]): SettlementRow => ({
  partnerId: holder.holderId,
  memId: holder.memId,
  memNick: holder.memNick,
  tier: holder.tier as TierOfPartner | 'NORMAL',
  amount: whole(lines.reduce((sum, { amount }) => sum + amount, 0n)),
  paidAt: holder.paidAt?.toISOString() ?? null,
  groups: lines.map(groupLine),
})

/** Whom a settlement pays, and how much together. */
export const totalsOf = (lines: readonly Pick<FigureLine, 'holderId' | 'amount'>[]) => ({
  paidPartners: new Set(lines.filter(({ amount }) => amount > 0n).map(({ holderId }) => holderId)).size,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0n),
})
