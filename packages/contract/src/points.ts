import { z } from 'zod'
import type { CashCurrency } from './currency.ts'

/** What one point is when it becomes cash, in ledger units: a won, or a cent. */
export const pointWorth = { KRW: 1, EUR: 10_000, USD: 10_000 } as const satisfies Record<CashCurrency, number>

/** What points are given for. `turnover`: a share of a member's valid turnover. `board`: a text or a comment. `staff`: by hand. */
export const pointGains = ['turnover', 'attendance', 'event', 'board', 'coupon', 'wheel', 'staff'] as const
export type PointGain = (typeof pointGains)[number]
/** What they go for. `turnover-corrected`: wagers were cancelled or corrected after points had been earned with them. `board-taken`: a text that they were given for is gone. */
export const pointLosses = ['converted', 'turnover-corrected', 'board-taken', 'staff-taken'] as const
export type PointLoss = (typeof pointLosses)[number]
export const pointKinds = [...pointGains, ...pointLosses] as const
export type PointKind = (typeof pointKinds)[number]

/** Game groups whose turnover may earn points: those of which a server-side product or vendor settles wagers. */
export const earningGroups = [
  'casino',
  'hc-casino',
  'slot',
  'h-slot',
  'fishing',
  'mini-game',
  'sports',
  'e-sports',
  'virtual',
] as const
export type EarningGroup = (typeof earningGroups)[number]

export const highestLevel = 15
export const memberLevel = z.number().int().min(1).max(highestLevel)

/** The most that may be earned, so that a slip of the hand gives no more than 3% of all turnover away. */
export const highestEarningBp = 300
const rate = z.number().int().min(0).max(highestEarningBp)

/** Basis points of the valid turnover by game group, one for each member level. A group that is missing earns nothing. */
export const earningRules = z.object({
  rates: z.partialRecord(z.enum(earningGroups), z.array(rate).length(highestLevel)),
})
export type EarningRules = z.output<typeof earningRules>
