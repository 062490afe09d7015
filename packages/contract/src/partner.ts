import { z } from 'zod'
import { type RatedProduct, type RateKind, ratedProducts } from './partner-terms.ts'

export * from './partner-terms.ts'

const typedRate = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).nullable().default(null)
/** Basis points by product, as somebody fills them in: bounds and what is missing have a code of their own (PT01). */
export const typedRates = z.partialRecord(z.enum(ratedProducts), z.object({ rolling: typedRate, losing: typedRate }))
export type TypedRates = z.output<typeof typedRates>

const rate = z.number().int().min(0).max(10_000)
/** Basis points of every product. */
export const partnerRates = z.record(z.enum(ratedProducts), z.object({ rolling: rate, losing: rate }))
export type PartnerRates = z.output<typeof partnerRates>

/** What is wrong with rates that were sent. `limit`: what the rate may be at most or least, in basis points; null of one that is missing. */
export const rateProblems = ['missing', 'out-of-bounds', 'above-parent', 'below-child'] as const
export type RateProblem = (typeof rateProblems)[number]
/** `data` of PT01 and PT02, and `detail` of STAFF_INVALID. */
export type RatesRefused = {
  rates: { product: RatedProduct; kind: RateKind; problem: RateProblem; limit: number | null }[]
}

/** A list that grows: `before` is what the page before answered as `next`; '' begins anew. */
export const partnerPlace = z.object({
  before: z.string().max(60).default(''),
  size: z.number().int().min(1).max(100).default(20),
})

/** Of what periods losing is settled, what it is a share of, and what becomes of what is below zero. Options of the site. */
export const losingPeriods = ['day', 'week', 'month'] as const
export type LosingPeriod = (typeof losingPeriods)[number]
/** `losses`: what members lost, less bonuses. `flow`: deposits less withdrawals, less what balances grew by. */
export const losingRules = ['losses', 'flow'] as const
export type LosingRuleCode = (typeof losingRules)[number]
export const losingNegatives = ['carry', 'reset'] as const
/** frozen → confirmed → paid; frozen → dropped. */
export const settlementStatuses = ['frozen', 'confirmed', 'paid', 'dropped'] as const
export type SettlementStatus = (typeof settlementStatuses)[number]

/** Ids of members and partners, as this wire names them. */
export const memberIdSent = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
