import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { commissionKinds } from '../../partner.ts'
import { giveWays } from '../partner/give.ts'

const none = z.object({})
const someId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0)

const move = z.object({
  moveId: z.number().int(),
  way: z.enum(giveWays),
  partnerId: z.number().int(),
  partnerMemId: z.string(),
  memberId: z.number().int(),
  memId: z.string(),
  memNick: z.string(),
  amount: sumOut,
  /** Of both right after it. */
  partnerCash: sumOut,
  cash: sumOut,
  note: z.string(),
  at: z.string(),
})
export type AdminPartnerMove = z.output<typeof move>

/** Cash that partners gave and took back, the newest first: of a partner with all below it, of one who received it, or of the site. */
export const adminPartnerMoneyMoves = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partner-money-moves',
  permission: 'partners.read',
  params: none,
  query: adminPlace.extend({ partnerId: someId, memberId: someId }),
  body: none,
  data: adminRowsOf(move),
  refusals: [],
})

/** What a partner, or a member with rates of its own, earned: the newest first. `owed`: what corrections took back and its purse did not hold any more. */
export const adminPartnerPurse = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/commission',
  permission: 'partners.read',
  params: z.object({ memberId: idInPath }),
  query: adminPlace,
  body: none,
  data: adminRowsOf(
    z.object({
      kind: z.enum(commissionKinds),
      amount: sumOut,
      balance: sumOut,
      owed: sumOut,
      period: z.string(),
      at: z.string(),
    }),
  ).extend({ held: sumOut, owed: sumOut, coming: sumOut }),
  refusals: ['STAFF_NOT_FOUND'],
})
