import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { writtenText } from '../../fields.ts'
import { sumOut } from '../../money.ts'
import { memberIdSent, partnerPlace } from '../../partner.ts'
import { partnerTiers } from '../../states.ts'
import { requestKey } from '../../wire.ts'

export const giveWays = ['give', 'take'] as const
export type GiveWay = (typeof giveWays)[number]

/**
 * Why money may not move now. `playing`: a game is open, or a bet has no result yet. `account`: something that the other side keeps to itself, or, of who asks, its own account. `nickname`: it has another one than was confirmed.
 * `cash`: there is less. `given`: less was given. `day`: more than the day allows.
 */
export const giveReasons = ['playing', 'bonus', 'branch-locked', 'account', 'nickname', 'cash', 'given', 'day'] as const
export type GiveReason = (typeof giveReasons)[number]
/** `data` of C301 to C303 and C401 to C403. `until`: when it may be tried again; null where nobody can say. */
export type GiveRefused = { reason: GiveReason; until: string | null }

/** What the form shows before it asks: the nickname to confirm, both balances, and what stands in the way. N404: not in the subtree. */
export const partnerGiveTarget = defineCall({
  path: '/api/partner/giveTarget',
  audience: 'partner',
  body: z.object({ memberId: memberIdSent }),
  data: z.object({
    memberId: z.number().int(),
    memId: z.string(),
    memNick: z.string(),
    tier: z.enum(partnerTiers),
    /** Tells apart whose names are masked alike, and a member whose nickname was changed: sent back with what was confirmed. */
    nameKey: z.string(),
    ownCash: sumOut,
    cash: sumOut,
    /** What may be given and taken today, each at once at most. */
    mostGive: sumOut,
    mostTake: sumOut,
    /** C302, C402: why nothing can be given or taken now; '' where it can. */
    giveRefusal: z.enum(['', 'C301', 'C302']),
    takeRefusal: z.enum(['', 'C401', 'C402']),
    giveReason: z.enum(['', ...giveReasons]),
    takeReason: z.enum(['', ...giveReasons]),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/**
 * Gives own cash to somebody below, or takes it back. C301, C401: who asks may not. C302, C402: not from or to this member now; it plays, has an open bet, or a bonus, is barred, or is another one by the nickname. C303, C403: more than
 * the limits allow, than there is, or than was given; `data` says why (`GiveRefused`). C601: no amount. C999: the key was used for another request. T999: the same was done under another key a moment ago. The same key again answers the first outcome.
 */
export const partnerGive = defineCall({
  path: '/api/partner/give',
  audience: 'partner',
  body: z.object({
    way: z.enum(giveWays),
    memberId: memberIdSent,
    /** As `partnerGiveTarget` showed it, masked where it was: another nickname by now is refused with C302 or C402. */
    memNick: z.string().max(40),
    /** Of the same answer; '': the nickname alone is compared. */
    nameKey: z.string().max(40).default(''),
    amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
    /** Both read it. */
    note: z.union([z.literal(''), writtenText(1, 100)]),
    requestKey,
  }),
  data: z.object({ ownCash: sumOut, cash: sumOut }),
  refusals: ['N404', 'C301', 'C302', 'C303', 'C401', 'C402', 'C403', 'C601', 'C999', 'T999', 'PT04', 'PT06'],
})

/** Money that went down and up between the own subtree's partners and members, and between oneself and those above. */
export const partnerMoneyMoves = defineCall({
  path: '/api/partner/moneyMoves',
  audience: 'partner',
  body: partnerPlace.extend({
    memberId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    way: z.enum(['', ...giveWays]).default(''),
  }),
  data: z.object({
    list: z.array(
      z.object({
        way: z.enum(giveWays),
        partnerMemId: z.string(),
        memId: z.string(),
        memNick: z.string(),
        amount: sumOut,
        /** Null where somebody above gave or took it: a partner sees no figure above it. */
        partnerCash: sumOut.nullable(),
        cash: sumOut,
        note: z.string(),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
