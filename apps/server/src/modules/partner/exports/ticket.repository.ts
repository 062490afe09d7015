import type { Language, PartnerExport } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** `sessionId`: of the partner site; null: a partner at the member site. */
export type Ticket = {
  partnerId: number
  wanted: PartnerExport
  language: Language
  sessionId: number | null
}

export const insertTicket = async (
  ctx: Ctx,
  hash: Buffer,
  { partnerId, wanted, language, sessionId }: Ticket,
  expiresAt: Date,
) => {
  // Two at once would wait for each other's rows.
  await ctx.db.query(
    `DELETE FROM partner.export_ticket WHERE (site_id, ticket_hash) IN (
       SELECT site_id, ticket_hash FROM partner.export_ticket WHERE expires_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [ctx.now],
  )
  await ctx.db.query(
    `INSERT INTO partner.export_ticket (site_id, ticket_hash, partner_id, wanted, language, session_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.siteId, hash, partnerId, JSON.stringify(wanted), language, sessionId, expiresAt],
  )
}

export const hasTicket = async (ctx: Ctx, hash: Buffer): Promise<boolean> => {
  const rows = await ctx.db.query(
    'SELECT FROM partner.export_ticket WHERE site_id = $1 AND ticket_hash = $2 AND expires_at > $3',
    [ctx.siteId, hash, ctx.now],
  )
  return rows.length > 0
}

/** Uses it up: of two that come with it, one gets it. */
export const takeTicket = async (ctx: Ctx, hash: Buffer): Promise<Ticket | undefined> => {
  const [row] = await ctx.db.query<Ticket & { expiresAt: Date }>(
    `DELETE FROM partner.export_ticket WHERE site_id = $1 AND ticket_hash = $2
     RETURNING partner_id AS "partnerId", wanted, language, session_id AS "sessionId", expires_at AS "expiresAt"`,
    [ctx.siteId, hash],
  )
  return row && row.expiresAt > ctx.now ? row : undefined
}
