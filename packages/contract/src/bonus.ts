import { z } from 'zod'

/** `first` and `daily` are granted on a deposit; what else a bonus is called is the staff's to say. */
export const depositBonuses = ['first', 'daily'] as const
export type DepositBonus = (typeof depositBonuses)[number]
export const bonusCode = z.string().regex(/^[a-z0-9-]{1,40}$/)

/**
 * What brings a bonus. `deposit`: chosen with it, of the codes `first` and `daily` alone. `hand`: staff grant it. `cashback` and `rakeback`: of what a member lost or
 * staked in a period. `rank-up`: a new level.
 */
export const bonusTriggers = ['deposit', 'hand', 'cashback', 'rakeback', 'rank-up'] as const
export type BonusTrigger = (typeof bonusTriggers)[number]
/** How long the periods of a cashback or a rakeback are; a week begins on Monday in Seoul. */
export const bonusPeriods = ['day', 'week'] as const
export type BonusPeriod = (typeof bonusPeriods)[number]

/** Groups in which a bonus can be wagered. */
export const bonusGroups = ['casino', 'hc-casino', 'slot', 'h-slot', 'fishing', 'mini-game'] as const
export type BonusGroup = (typeof bonusGroups)[number]

/** Why a bonus cannot be had now: see `offerRefusal` of the server's promotions. */
export const bonusRefusals = [
  'off',
  'level',
  'busy',
  'minimum',
  'not-first',
  'not-first-today',
  'had-today',
  'budget',
] as const
export type BonusRefusal = (typeof bonusRefusals)[number]

/** `converted`: the terms were met. `used-up`: nothing was left of it when another was wanted. */
export const bonusStatuses = ['active', 'converted', 'cancelled', 'expired', 'forfeited', 'used-up'] as const
export type BonusStatus = (typeof bonusStatuses)[number]

/** Ledger units of the site's currency. Small enough that amounts times multiples stay exact. */
const units = z.number().int().min(0).max(1_000_000_000_000)
const names = z.object({
  ko: z.string().trim().min(1).max(40),
  en: z.string().trim().min(1).max(40),
  vn: z.string().trim().min(1).max(40),
})

/** The terms of a bonus. What a grant is measured by is the version that was in force when it was granted. */
export const bonusTerms = z.object({
  names,
  trigger: z.enum(bonusTriggers),
  /** Of a cashback or a rakeback. */
  every: z.enum(bonusPeriods),
  /** Of the deposit, the loss or the turnover, in basis points. Of no meaning where staff say the amount, and of a new level, which brings the cap. */
  rateBp: z.number().int().min(0).max(100_000),
  /** The largest bonus of one grant. */
  cap: units.min(1),
  /** Of the deposit, the loss or the turnover: less brings nothing. */
  minimumDeposit: units,
  /** So many times the bonus must be wagered. */
  multiple: z.number().int().min(0).max(100),
  /** How much of a stake counts, in percent, by game group. A group that is missing counts nothing. */
  weights: z.partialRecord(z.enum(bonusGroups), z.number().int().min(0).max(100)),
  /** No stake with bonus money may be larger, and of one paid in cash no more counts. */
  largestStake: units.min(1),
  /** Played with cash alone, and counting nothing. */
  excludedGames: z.array(z.object({ vendorCode: z.string().max(40), gameCode: z.string().max(80) })).max(200),
  /** Days until it runs out, to the same second. */
  days: z.number().int().min(1).max(365),
  /** The most that becomes cash; null: all that is left. */
  largestConversion: units.nullable(),
  levels: z.object({ from: z.number().int().min(1).max(15), to: z.number().int().min(1).max(15) }),
  /** From when until when it is granted (ISO); null: without an end. */
  from: z.iso.datetime({ offset: true }).nullable(),
  until: z.iso.datetime({ offset: true }).nullable(),
  /** The most that is granted of it altogether, over all versions; null: no bound. */
  budget: units.nullable(),
})
export type BonusTerms = z.output<typeof bonusTerms>
