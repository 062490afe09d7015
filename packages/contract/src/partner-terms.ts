import type { PartnerTier } from './states.ts'

// Without zod, for pages.

/** Tiers of partners from the top; a member is NORMAL. */
export const tiersOfPartners = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5'] as const satisfies readonly PartnerTier[]
export type TierOfPartner = (typeof tiersOfPartners)[number]

/**
 * What partners have rates for, as `@maru/commission` has it. A mini game's bet is on one market or on several; sports are told apart by folds, `sports-3` is three and more.
 */
export const ratedProducts = [
  'casino',
  'hc-casino',
  'slot',
  'h-slot',
  'mini-single',
  'mini-combination',
  'sports-1',
  'sports-2',
  'sports-3',
  'e-sports',
  'fishing',
  'virtual',
] as const
export type RatedProduct = (typeof ratedProducts)[number]

/** Rolling is a share of valid turnover, losing one of what members lost. */
export const rateKinds = ['rolling', 'losing'] as const
export type RateKind = (typeof rateKinds)[number]
/** The highest rates of a site, in basis points: 5% of turnover, all of a loss. */
export const highestRateBp = { rolling: 500, losing: 10_000 } as const satisfies Record<RateKind, number>

/** What an employee of a partner may see and do at the partner pages. A partner may everything. */
export const partnerRights = [
  'tree.read',
  'tree.create',
  'tree.move',
  'rates.read',
  'rates.save',
  'members.read',
  'bets.read',
  'cash.read',
  'commission.read',
  'commission.convert',
  'give.read',
  'give.move',
  'employees.manage',
] as const
export type PartnerRight = (typeof partnerRights)[number]

/** What stands in a purse of commission. */
export const commissionKinds = ['rolling', 'losing', 'rolling-corrected', 'losing-corrected', 'converted'] as const
export type CommissionKind = (typeof commissionKinds)[number]

/** Why staff are to look at money that partners moved: it went round, or left again without play. */
export const partnerMoneySigns = ['circle', 'taken-back', 'withdrawn'] as const
export type PartnerMoneySign = (typeof partnerMoneySigns)[number]

/** What a page sums up. `week` begins on Monday; all in Asia/Seoul. */
export const partnerPeriods = ['today', 'week', 'month', 'last-month'] as const
export type PartnerPeriod = (typeof partnerPeriods)[number]
