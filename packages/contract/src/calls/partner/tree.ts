import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import {
  memberIdSent,
  partnerPeriods,
  partnerPlace,
  partnerRights,
  tiersOfPartners,
  typedRates,
} from '../../partner.ts'
import { memberStatuses } from '../../states.ts'
import { requestKey } from '../../wire.ts'

const tier = z.enum(tiersOfPartners)
const named = z.object({ partnerId: z.number().int(), memId: z.string(), memNick: z.string(), tier })

/** Who is logged in, where it stands, and what the head of every partner page shows. */
export const partnerMe = defineCall({
  path: '/api/partner/me',
  audience: 'partner',
  body: z.object({}),
  data: named.extend({
    /** From the top of the tree; its own is not among them. Nothing but names: a partner sees no figure above it. [] to an employee without a right to the tree. */
    above: z.array(named.pick({ memId: true, memNick: true, tier: true })),
    /** In its whole subtree; null to an employee without a right to see that. */
    partners: z.number().int().nullable(),
    members: z.number().int().nullable(),
    /** Its own cash, by which it gives, and what commission came to and is not converted yet; null to an employee without a right to see that. */
    cash: sumOut.nullable(),
    commission: sumOut.nullable(),
    /** Staff locked its branch: it sees everything and changes nothing. */
    isLocked: z.boolean(),
    /** Until when its rates cannot be changed again; null: they can. */
    ratesLockedUntil: z.string().nullable(),
    /** Which tiers it may create below itself; [] where it may none. */
    mayCreate: z.array(tier),
    rights: z.array(z.enum(partnerRights)),
    /** What its members type at the sign-up, and what the referral link carries. */
    recommenderId: z.string(),
  }),
  refusals: ['N404'],
  reads: true,
})
export type PartnerMe = z.output<typeof partnerMe.data>

export const treeRow = named.extend({
  parentId: z.number().int().nullable(),
  /** 0: the partner that asks. */
  depth: z.number().int(),
  /** Partners and members of its whole subtree, without itself. */
  partners: z.number().int(),
  members: z.number().int(),
  /** Members who stand directly below it. */
  ownMembers: z.number().int(),
  isLocked: z.boolean(),
  ratesLockedUntil: z.string().nullable(),
  /** Sums of its whole subtree in the period; rolling and losing are what this partner itself gets, null to an employee without a right to see that. */
  turnover: sumOut,
  netLoss: sumOut,
  rolling: sumOut.nullable(),
  losing: sumOut.nullable(),
})
export type TreeRow = z.output<typeof treeRow>

/**
 * Partners below a partner of the own subtree, one step down; of the own subtree `search` finds by id or nickname and answers those with all above them, up to who asks.
 * N404: `partnerId` is not in the subtree.
 */
export const partnerTree = defineCall({
  path: '/api/partner/tree',
  audience: 'partner',
  body: partnerPlace.extend({
    /** Whose children; 0: one's own. */
    partnerId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    search: z.string().max(40).default(''),
    period: z.enum(partnerPeriods).default('month'),
  }),
  /**
   * `self`: the partner whose children these are. `direct`: what of its sums came of members who stood directly below it. Sums of `self` less `direct` and those of all its children are of branches that stood, or
   * now stand, elsewhere: zero where nobody moved.
   */
  data: z.object({
    self: treeRow,
    direct: treeRow.pick({ turnover: true, netLoss: true }),
    list: z.array(treeRow),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/**
 * Creates a partner of a lower tier below oneself, active at once. U101 to U119: as of a sign-up; `data.fields` names every wrong field. PT01, PT02: rates. PT04: the branch is locked.
 * PT05: no tier that may be created here. The same key again answers the first outcome.
 */
export const partnerCreate = defineCall({
  path: '/api/partner/create',
  audience: 'partner',
  body: z.object({
    tier,
    memId: z.string().max(100),
    memPass: z.string().max(100),
    memPassCheck: z.string().max(100),
    memNick: z.string().max(100),
    memName: z.string().max(100),
    memPhone: z.string().max(40),
    bank: z.string().max(20),
    bankacc: z.string().max(60),
    cashOutPass: z.string().max(20),
    rates: typedRates,
    requestKey,
  }),
  data: z.object({ partnerId: z.number().int() }),
  refusals: [
    'N404',
    'PT01',
    'PT02',
    'PT04',
    'PT05',
    'PT06',
    'U101',
    'U102',
    'U103',
    'U105',
    'U106',
    'U112',
    'U113',
    'U114',
    'U117',
    'U118',
    'U119',
  ],
})

/** Members of the own subtree, the newest first. Names and phones are masked as the site says. */
export const partnerMembers = defineCall({
  path: '/api/partner/members',
  audience: 'partner',
  body: partnerPlace.extend({
    /** Of whose subtree; 0: one's own. */
    partnerId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    search: z.string().max(40).default(''),
    /** Those alone who stand directly below. */
    isDirect: z.boolean().default(false),
  }),
  data: z.object({
    list: z.array(
      z.object({
        memberId: z.number().int(),
        /** Masked where the site says so. */
        memId: z.string(),
        memNick: z.string(),
        status: z.enum(memberStatuses),
        partnerId: z.number().int(),
        partnerMemId: z.string(),
        level: z.number().int(),
        /** null to an employee without a right to see that. */
        cash: sumOut.nullable(),
        hasOwnRates: z.boolean(),
        joinedAt: z.string(),
        lastLoginAt: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Where somebody stood, and stands. */
export const partnerMoves = defineCall({
  path: '/api/partner/moves',
  audience: 'partner',
  body: partnerPlace.extend({ memberId: memberIdSent }),
  data: z.object({
    list: z.array(
      z.object({
        /** '' where that partner is outside of the own subtree. */
        from: z.string(),
        to: z.string(),
        /** The partner that moved it, and why; '' where that one is outside of the own subtree, or staff moved it. */
        movedBy: z.string(),
        reason: z.string(),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
