import type { Ctx } from '../../../platform/context.ts'

export type TotpRow = {
  secretSealed: Buffer
  confirmedAt: Date | null
  guardsWithdrawals: boolean
}

export const findTotp = async (ctx: Ctx, memberId: number): Promise<TotpRow | undefined> => {
  const [row] = await ctx.db.query<TotpRow>(
    `SELECT secret_sealed AS "secretSealed", confirmed_at AS "confirmedAt", guards_withdrawals AS "guardsWithdrawals"
     FROM identity.member_totp WHERE site_id = $1 AND member_id = $2`,
    [ctx.siteId, memberId],
  )
  return row
}

/** In the place of one that was begun; false where one is set up already. */
export const beginTotp = async (ctx: Ctx, memberId: number, secretSealed: Buffer): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO identity.member_totp AS t (site_id, member_id, secret_sealed, begun_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (site_id, member_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, begun_at = excluded.begun_at, last_step = 0
     WHERE t.confirmed_at IS NULL RETURNING member_id`,
    [ctx.siteId, memberId, secretSealed, ctx.now],
  )
  return rows.length > 0
}

/** Each code is taken once, and none that is older than one taken before: false for all others. */
export const takeStep = async (ctx: Ctx, memberId: number, step: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'UPDATE identity.member_totp SET last_step = $3 WHERE site_id = $1 AND member_id = $2 AND last_step < $3 RETURNING member_id',
    [ctx.siteId, memberId, step],
  )
  return rows.length > 0
}

export const confirmTotp = async (ctx: Ctx, memberId: number, codeHashes: readonly Buffer[]): Promise<void> => {
  await ctx.db.query('UPDATE identity.member_totp SET confirmed_at = $3 WHERE site_id = $1 AND member_id = $2', [
    ctx.siteId,
    memberId,
    ctx.now,
  ])
  await ctx.db.query(
    'INSERT INTO identity.recovery_code (site_id, member_id, code_hash) SELECT $1, $2, hash FROM unnest($3::bytea[]) hash',
    [ctx.siteId, memberId, codeHashes],
  )
}

export const guardWithdrawals = (ctx: Ctx, memberId: number, guards: boolean) =>
  ctx.db.query('UPDATE identity.member_totp SET guards_withdrawals = $3 WHERE site_id = $1 AND member_id = $2', [
    ctx.siteId,
    memberId,
    guards,
  ])

/** Its recovery codes go with it. */
export const deleteTotp = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'DELETE FROM identity.member_totp WHERE site_id = $1 AND member_id = $2 RETURNING member_id',
    [ctx.siteId, memberId],
  )
  return rows.length > 0
}

export const takeRecoveryCode = async (ctx: Ctx, memberId: number, hash: Buffer): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE identity.recovery_code SET used_at = $4 WHERE site_id = $1 AND member_id = $2 AND code_hash = $3 AND used_at IS NULL RETURNING member_id`,
    [ctx.siteId, memberId, hash, ctx.now],
  )
  return rows.length > 0
}

export const countRecoveryCodes = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*) AS count FROM identity.recovery_code WHERE site_id = $1 AND member_id = $2 AND used_at IS NULL',
    [ctx.siteId, memberId],
  )
  return row?.count ?? 0
}

export const noteReset = (ctx: Ctx, memberId: number) =>
  ctx.db.query(
    `INSERT INTO identity.factor_reset (site_id, member_id, reset_at) VALUES ($1, $2, $3)
     ON CONFLICT (site_id, member_id) DO UPDATE SET reset_at = excluded.reset_at`,
    [ctx.siteId, memberId, ctx.now],
  )

export const findReset = async (ctx: Ctx, memberId: number): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ reset_at: Date }>(
    'SELECT reset_at FROM identity.factor_reset WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return row?.reset_at
}
