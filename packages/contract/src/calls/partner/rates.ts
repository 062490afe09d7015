import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { memberIdSent, partnerPlace, partnerRates, typedRates } from '../../partner.ts'

/** A member's own rates, or those of a partner in the subtree: 0 are one's own. */
const holderId = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0)

/** The rates of one holder, what they may be, and what of them is still to be given. N404: not in the subtree. */
export const partnerRatesOf = defineCall({
  path: '/api/partner/rates',
  audience: 'partner',
  body: z.object({ holderId }),
  data: z.object({
    holderId: z.number().int(),
    memId: z.string(),
    memNick: z.string(),
    /** 0: none was saved yet, and all rates are 0. */
    version: z.number().int(),
    rates: partnerRates,
    /** The most: the rates of who stands above; of a partner at the top the highest of the site. One's own have no `most`: who stands above is not shown. */
    most: partnerRates.nullable(),
    /** The least: the highest of each product that somebody directly below has. */
    least: partnerRates,
    /** Until when they cannot be changed again; null: they can. */
    lockedUntil: z.string().nullable(),
    /** Whether who asks may change them: they are those of somebody directly below. */
    mayChange: z.boolean(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
export type PartnerRatesOf = z.output<typeof partnerRatesOf.data>

/**
 * Saves the rates of somebody directly below: a partner, or a member who then has rates of its own. In force for every bet that is accepted from now on. PT01: a product is missing or out of
 * bounds. PT02: above the own rates, or below those of somebody below. PT03: changed less than a day ago; `data.until`. PT04: the branch is locked. C999: another saved since `after`.
 */
export const partnerRatesSave = defineCall({
  path: '/api/partner/saveRates',
  audience: 'partner',
  body: z.object({
    holderId: memberIdSent,
    /** The version that was read. */
    after: z.number().int().min(0).max(1_000_000),
    rates: typedRates,
  }),
  data: z.object({ version: z.number().int(), lockedUntil: z.string() }),
  refusals: ['N404', 'PT01', 'PT02', 'PT03', 'PT04', 'PT06', 'C999'],
})

/** Every version of a holder's rates, the newest first. */
export const partnerRateHistory = defineCall({
  path: '/api/partner/rateHistory',
  audience: 'partner',
  body: partnerPlace.extend({ holderId }),
  data: z.object({
    list: z.array(
      z.object({
        version: z.number().int(),
        rates: partnerRates,
        /** '' where somebody above the own subtree, or staff, saved them. */
        savedBy: z.string(),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
