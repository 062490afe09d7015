import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { writtenText } from '../../fields.ts'
import { memberIdSent, tiersOfPartners } from '../../partner.ts'
import { requestKey } from '../../wire.ts'

const tier = z.enum(tiersOfPartners)
/** Of partners that are answered at once; who looks for another searches. */
export const mostMovePlaces = 50

/**
 * What the form shows before it asks: who is to move, what comes along, and below which of the own lower partners it may go. N404: not in the subtree.
 */
export const partnerMoveTarget = defineCall({
  path: '/api/partner/moveTarget',
  audience: 'partner',
  body: z.object({
    memberId: memberIdSent,
    /** Part of the id or nickname of the partner to go below; '': all. */
    search: z.string().max(40).default(''),
  }),
  data: z.object({
    memberId: z.number().int(),
    /** Of a member masked where the site says so. */
    memId: z.string(),
    memNick: z.string(),
    tier: z.enum([...tiersOfPartners, 'NORMAL']),
    /** Below it, who come along. */
    partners: z.number().int(),
    members: z.number().int(),
    /** Why it cannot be moved at all: PT04 the branch is locked, PT07 it does not stand directly below who asks. */
    refusal: z.enum(['', 'PT04', 'PT07']),
    /** By the order in which they were made, at most `mostMovePlaces`; `isCut`: there are more. */
    places: z.array(
      z.object({
        partnerId: z.number().int(),
        memId: z.string(),
        memNick: z.string(),
        tier,
        /** PT02: its rates are below those of who is to move. PT04: it is locked. */
        refusal: z.enum(['', 'PT02', 'PT04']),
      }),
    ),
    isCut: z.boolean(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
export type PartnerMoveTarget = z.output<typeof partnerMoveTarget.data>

/**
 * Moves a member or a partner that stands directly below who asks, with all below it, further down: below a partner of the own subtree. For bets from now on; what was accepted, earned and settled stays where it
 * was. N404: one of both is not in the subtree. PT02: it has rates above those of the new place; `data.rates`. PT04: a branch is locked. PT07: it cannot stand there. PT08: it has another nickname than was
 * confirmed. The same key again answers the first outcome; with another move K409.
 */
export const partnerMoveDown = defineCall({
  path: '/api/partner/moveDown',
  audience: 'partner',
  body: z.object({
    memberId: memberIdSent,
    /** As `partnerMoveTarget` showed it. */
    memNick: z.string().max(40),
    toId: memberIdSent,
    reason: writtenText(1, 200),
    requestKey,
  }),
  data: z.object({ movedAt: z.string() }),
  refusals: ['N404', 'PT02', 'PT04', 'PT06', 'PT07', 'PT08'],
})
