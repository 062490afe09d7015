import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { commissionKinds, partnerPlace } from '../../partner.ts'
import { requestKey } from '../../wire.ts'

/** What lies in the commission purse, how it came there, and what may be converted. */
export const partnerCommission = defineCall({
  path: '/api/partner/commission',
  audience: 'partner',
  body: partnerPlace,
  data: z.object({
    held: sumOut,
    /** What a correction took back and the purse did not hold any more: it goes off what is earned next. */
    owed: sumOut,
    /** Rolling that is accrued and comes to the purse when its period is over; below zero where corrections are more. */
    coming: sumOut,
    minimum: sumOut,
    /** Conversions of a day; 0: any number. */
    perDay: z.number().int(),
    convertedToday: z.number().int(),
    list: z.array(
      z.object({
        kind: z.enum(commissionKinds),
        /** As it was booked; what of it went off what was owed, or is owed now, stands in `owed`. */
        amount: sumOut,
        balance: sumOut,
        owed: sumOut,
        at: z.string(),
        /** The day or period that it is for; '' of a conversion. */
        period: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Turns commission into the partner's own cash. C701: no amount, below the minimum, more than is held, or the conversions of the day are used up. The same key again answers the first outcome. */
export const partnerConvert = defineCall({
  path: '/api/partner/convert',
  audience: 'partner',
  body: z.object({ amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER), requestKey }),
  data: z.object({ converted: sumOut, commission: sumOut, cash: sumOut }),
  refusals: ['N404', 'C701', 'PT04', 'PT06'],
})
