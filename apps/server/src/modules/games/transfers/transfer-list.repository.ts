import type { Ctx } from '../../../platform/context.ts'
import { TRANSFER_COLUMNS, type Transfer } from './transfer.repository.ts'
import type { TransferStatus } from './transfer.rules.ts'

export const findLastOf = (ctx: Ctx, memberId: number, most: number): Promise<Transfer[]> =>
  ctx.db.query<Transfer>(
    `SELECT ${TRANSFER_COLUMNS} FROM games.transfer WHERE site_id = $1 AND member_id = $2 ORDER BY transfer_id DESC LIMIT $3`,
    [ctx.siteId, memberId, most],
  )

/** `before` 0: the newest. Empty texts and 0: any. */
export type TransferFilter = { before: number; vendorCode: string; status: TransferStatus | ''; memberId: number }

/** The newest first, by key: a page far back costs what the first one does. */
export const findTransfers = (ctx: Ctx, filter: TransferFilter, most: number): Promise<Transfer[]> =>
  ctx.db.query<Transfer>(
    `SELECT ${TRANSFER_COLUMNS} FROM games.transfer WHERE site_id = $1 AND ($2::bigint = 0 OR transfer_id < $2) AND ($3 = '' OR vendor_code = $3)
       AND ($4 = '' OR status = $4) AND ($5::bigint = 0 OR member_id = $5)
     ORDER BY transfer_id DESC LIMIT $6`,
    [ctx.siteId, filter.before, filter.vendorCode, filter.status, filter.memberId, most],
  )

export type VendorSums = {
  vendorCode: string
  members: number
  ours: number
  oursAsked: number
  theirsAsked: number
  unclear: number
  unclearSum: number
}

/** What the site's members have at each vendor, and what is on its way. */
export const sumsByVendor = (ctx: Ctx): Promise<VendorSums[]> =>
  ctx.db.query<VendorSums>(
    `SELECT coalesce(p.vendor_code, t.vendor_code) AS "vendorCode", coalesce(p.members, 0) AS members, coalesce(p.ours, 0)::bigint AS ours,
       coalesce(p.ours_asked, 0)::bigint AS "oursAsked", coalesce(p.theirs_asked, 0)::bigint AS "theirsAsked", coalesce(t.unclear, 0) AS unclear,
       coalesce(t.unclear_sum, 0)::bigint AS "unclearSum"
     FROM (
       SELECT vendor_code, count(*) AS members, sum(amount) AS ours, sum(amount) FILTER (WHERE their_amount IS NOT NULL) AS ours_asked,
         sum(their_amount) AS theirs_asked
       FROM games.vendor_purse WHERE site_id = $1 AND status <> 'empty' GROUP BY 1) p
     FULL JOIN (
       SELECT vendor_code, count(*) AS unclear, sum(amount) AS unclear_sum FROM games.transfer WHERE site_id = $1 AND status = 'sent' GROUP BY 1) t
       USING (vendor_code)
     ORDER BY 1`,
    [ctx.siteId],
  )
