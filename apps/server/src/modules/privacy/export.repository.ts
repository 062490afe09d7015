import type { Ctx } from '../../platform/context.ts'

export type ExportRow = { exportId: number; askedAt: Date; madeAt: Date | null; expiresAt: Date | null; bytes: number }
const COLUMNS = `export_id AS "exportId", asked_at AS "askedAt", made_at AS "madeAt", expires_at AS "expiresAt", bytes`

/** The member's newest; undefined where there is none that has not expired. */
export const findExport = async (ctx: Ctx, memberId: number): Promise<ExportRow | undefined> => {
  const [row] = await ctx.db.query<ExportRow>(
    `SELECT ${COLUMNS} FROM privacy.export WHERE site_id = $1 AND member_id = $2 AND (expires_at IS NULL OR expires_at > $3)
     ORDER BY export_id DESC LIMIT 1`,
    [ctx.siteId, memberId, ctx.now],
  )
  return row
}

/** Undefined where one is being made. */
export const insertExport = async (ctx: Ctx, memberId: number): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ export_id: number }>(
    `INSERT INTO privacy.export (site_id, member_id, asked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING export_id`,
    [ctx.siteId, memberId, ctx.now],
  )
  return row?.export_id
}

/** Of the export that is still to be made; undefined where it was made or is gone. */
export const lockExport = async (ctx: Ctx, exportId: number): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ member_id: number }>(
    'SELECT member_id FROM privacy.export WHERE site_id = $1 AND export_id = $2 AND made_at IS NULL FOR UPDATE',
    [ctx.siteId, exportId],
  )
  return row?.member_id
}

export const insertPart = (ctx: Ctx, exportId: number, part: number, bytes: Buffer) =>
  ctx.db.query('INSERT INTO privacy.export_part (site_id, export_id, part, bytes) VALUES ($1, $2, $3, $4)', [
    ctx.siteId,
    exportId,
    part,
    bytes,
  ])

export const finishExport = (ctx: Ctx, exportId: number, bytes: number, expiresAt: Date) =>
  ctx.db.query(
    'UPDATE privacy.export SET made_at = $3, expires_at = $4, bytes = $5 WHERE site_id = $1 AND export_id = $2',
    [ctx.siteId, exportId, ctx.now, expiresAt, bytes],
  )

export const setTicket = (ctx: Ctx, exportId: number, hash: Buffer, until: Date) =>
  ctx.db.query('UPDATE privacy.export SET ticket_hash = $3, ticket_until = $4 WHERE site_id = $1 AND export_id = $2', [
    ctx.siteId,
    exportId,
    hash,
    until,
  ])

/** Uses the address up; undefined where it is unknown or too old, or the export has expired. */
export const takeTicket = async (ctx: Ctx, hash: Buffer): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ export_id: number }>(
    `UPDATE privacy.export SET ticket_hash = NULL WHERE site_id = $1 AND ticket_hash = $2 AND ticket_until > $3 AND expires_at > $3
     RETURNING export_id`,
    [ctx.siteId, hash, ctx.now],
  )
  return row?.export_id
}

export const readPart = async (ctx: Ctx, exportId: number, part: number): Promise<Buffer | undefined> => {
  const [row] = await ctx.db.query<{ bytes: Buffer }>(
    'SELECT bytes FROM privacy.export_part WHERE site_id = $1 AND export_id = $2 AND part = $3',
    [ctx.siteId, exportId, part],
  )
  return row?.bytes
}

/** Of any site. Their parts go with them. */
export const deleteExpired = (ctx: Ctx) => ctx.db.query('DELETE FROM privacy.export WHERE expires_at < $1', [ctx.now])

export const tablesOfMembers = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.db.query<{ name: string }>('SELECT name FROM privacy.tables_of_members()')).map(({ name }) => name)

const FETCHED = 1_000

/** The member's rows of one table, a thousand at a time; in the caller's transaction. */
export async function* rowsOf(ctx: Ctx, table: string, memberId: number): AsyncGenerator<object> {
  await ctx.db.query('DECLARE privacy_rows NO SCROLL CURSOR FOR SELECT row FROM privacy.rows_of($1, $2, $3) row', [
    table,
    ctx.siteId,
    memberId,
  ])
  for (;;) {
    const rows = await ctx.db.query<{ row: object }>(`FETCH ${FETCHED} FROM privacy_rows`)
    for (const { row } of rows) yield row
    if (rows.length < FETCHED) break
  }
  await ctx.db.query('CLOSE privacy_rows')
}
