import type { Language } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Subject } from './statement.service.ts'

export type Format = 'csv' | 'xlsx' | 'pdf'
export type Head = { line: number; hash: string; madeAt: Date }

/** The newest first. */
export const findHeads = (ctx: Ctx, { memberId, year }: Subject, limit: number): Promise<Head[]> =>
  ctx.db.query<Head>(
    `SELECT line, hash, made_at AS "madeAt" FROM statements.head WHERE site_id = $1 AND member_id = $2 AND year = $3 ORDER BY line DESC LIMIT $4`,
    [ctx.siteId, memberId, year, limit],
  )

/** Answers the hash that stands at this place: another one than given where the lines have changed since. */
export const keepHead = async (ctx: Ctx, { memberId, year }: Subject, line: number, hash: string): Promise<string> => {
  const values = [ctx.siteId, memberId, year, line]
  const [kept] = await ctx.db.query<{ hash: string }>(
    `INSERT INTO statements.head (site_id, member_id, year, line, hash, made_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING hash`,
    [...values, hash, ctx.now],
  )
  if (kept) return kept.hash
  const [known] = await ctx.db.query<{ hash: string }>(
    'SELECT hash FROM statements.head WHERE site_id = $1 AND member_id = $2 AND year = $3 AND line = $4',
    values,
  )
  return known?.hash ?? ''
}

export type Ticket = Subject & { format: Format; language: Language }

export const insertTicket = async (ctx: Ctx, hash: Buffer, ticket: Ticket, expiresAt: Date): Promise<void> => {
  // Two at once would wait for each other's rows.
  await ctx.db.query(
    `DELETE FROM statements.ticket WHERE (site_id, ticket_hash) IN (
       SELECT site_id, ticket_hash FROM statements.ticket WHERE expires_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [ctx.now],
  )
  await ctx.db.query(
    `INSERT INTO statements.ticket (site_id, ticket_hash, member_id, year, format, language, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.siteId, hash, ticket.memberId, ticket.year, ticket.format, ticket.language, expiresAt],
  )
}

export const hasTicket = async (ctx: Ctx, hash: Buffer): Promise<boolean> => {
  const rows = await ctx.db.query(
    'SELECT FROM statements.ticket WHERE site_id = $1 AND ticket_hash = $2 AND expires_at > $3',
    [ctx.siteId, hash, ctx.now],
  )
  return rows.length > 0
}

/** Uses it up: of two that come with it, one gets it. */
export const takeTicket = async (ctx: Ctx, hash: Buffer): Promise<Ticket | undefined> => {
  const [row] = await ctx.db.query<Ticket & { expiresAt: Date }>(
    `DELETE FROM statements.ticket WHERE site_id = $1 AND ticket_hash = $2
     RETURNING member_id AS "memberId", year, format, language, expires_at AS "expiresAt"`,
    [ctx.siteId, hash],
  )
  return row && row.expiresAt > ctx.now ? row : undefined
}
