import type { Ctx } from '../../../platform/context.ts'

/** In the place of a secret that was begun; false where one is set up already. */
export const beginCodes = async (ctx: Ctx, employeeId: number, sealed: Buffer): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE partner.employee SET totp_sealed = $3, totp_last_step = 0
     WHERE site_id = $1 AND employee_id = $2 AND totp_confirmed_at IS NULL RETURNING 1`,
    [ctx.siteId, employeeId, sealed],
  )
  return rows.length > 0
}

/** Each code is taken once, and none that is older than one taken before: false for all others. */
export const takeCodeStep = async (ctx: Ctx, employeeId: number, step: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'UPDATE partner.employee SET totp_last_step = $3 WHERE site_id = $1 AND employee_id = $2 AND totp_last_step < $3 RETURNING 1',
    [ctx.siteId, employeeId, step],
  )
  return rows.length > 0
}

export const confirmCodes = async (ctx: Ctx, employeeId: number, codeHashes: readonly Buffer[]): Promise<void> => {
  await ctx.db.query('UPDATE partner.employee SET totp_confirmed_at = $3 WHERE site_id = $1 AND employee_id = $2', [
    ctx.siteId,
    employeeId,
    ctx.now,
  ])
  await ctx.db.query(
    'INSERT INTO partner.employee_code (site_id, employee_id, code_hash) SELECT $1, $2, hash FROM unnest($3::bytea[]) hash',
    [ctx.siteId, employeeId, codeHashes],
  )
}

export const takeEmployeeCode = async (ctx: Ctx, employeeId: number, hash: Buffer): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE partner.employee_code SET used_at = $4 WHERE site_id = $1 AND employee_id = $2 AND code_hash = $3 AND used_at IS NULL RETURNING 1`,
    [ctx.siteId, employeeId, hash, ctx.now],
  )
  return rows.length > 0
}

/** The application with its recovery codes. */
export const deleteCodes = async (ctx: Ctx, employeeId: number): Promise<void> => {
  await ctx.db.query(
    'UPDATE partner.employee SET totp_sealed = NULL, totp_confirmed_at = NULL, totp_last_step = 0 WHERE site_id = $1 AND employee_id = $2',
    [ctx.siteId, employeeId],
  )
  await ctx.db.query('DELETE FROM partner.employee_code WHERE site_id = $1 AND employee_id = $2', [
    ctx.siteId,
    employeeId,
  ])
}
