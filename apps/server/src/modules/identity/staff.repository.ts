import type { Insertable } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { StaffTable } from './tables.ts'
import './tables.ts'

export type FoundStaffSession = {
  session_id: number
  last_seen_at: Date
  expires_at: Date
  staff_id: number
  login_id: string
  name: string
  role: string
  site_ids: number[]
  is_password_given: boolean
}

export const findStaffSession = async (ctx: Ctx, tokenHash: Buffer): Promise<FoundStaffSession | undefined> => {
  const rows = await ctx.db.query<FoundStaffSession>(
    `SELECT s.session_id, s.last_seen_at, s.expires_at, p.staff_id, p.login_id, p.name, p.role, p.site_ids, p.is_password_given
     FROM identity.staff_session s JOIN identity.staff p USING (staff_id)
     WHERE s.token_hash = $1 AND s.ended_at IS NULL AND p.is_active`,
    [tokenHash],
  )
  return rows[0]
}

/** Without case. */
export const findStaffByLogin = async (ctx: Ctx, loginId: string) => {
  if (!/^[A-Za-z0-9._@-]{1,64}$/.test(loginId)) return undefined
  return ctx.db.kysely
    .selectFrom('identity.staff')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['login_id']), '=', loginId.toLowerCase()))
    .executeTakeFirst()
}

export const findStaff = (ctx: Ctx, staffId: number) =>
  ctx.db.kysely.selectFrom('identity.staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

export const insertStaff = async (ctx: Ctx, values: Insertable<StaffTable>): Promise<number> => {
  const row = await ctx.db.kysely
    .insertInto('identity.staff')
    .values(values)
    .returning('staff_id')
    .executeTakeFirstOrThrow()
  return row.staff_id
}

type Verified = { staff_id: number; password_hash: string; totp_sealed: Buffer }

/**
 * True when no code of this step or a later one was taken before, and the account still has the password and the seed that were verified. Locks the row:
 * a change of either waits until the session is there to be ended, or was first.
 */
export const takeTotpStep = async (ctx: Ctx, verified: Verified, step: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE identity.staff SET totp_last_step = $2, last_login_at = $3
     WHERE staff_id = $1 AND totp_last_step < $2 AND is_active AND password_hash = $4 AND totp_sealed = $5 RETURNING staff_id`,
    [verified.staff_id, step, ctx.now, verified.password_hash, verified.totp_sealed],
  )
  return rows.length > 0
}

export const insertStaffSession = async (
  ctx: Ctx,
  staffId: number,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> => {
  await ctx.db.kysely
    .insertInto('identity.staff_session')
    .values({
      staff_id: staffId,
      token_hash: tokenHash,
      created_at: ctx.now,
      last_seen_at: ctx.now,
      expires_at: expiresAt,
      ip: ctx.ip,
      user_agent: ctx.userAgent,
      ended_at: null,
    })
    .execute()
}

export const endStaffSession = (ctx: Ctx, sessionId: number) =>
  ctx.db.query('UPDATE identity.staff_session SET ended_at = $2 WHERE session_id = $1 AND ended_at IS NULL', [
    sessionId,
    ctx.now,
  ])

export const endOtherStaffSessions = (ctx: Ctx, staffId: number, sessionId: number) =>
  ctx.db.query(
    'UPDATE identity.staff_session SET ended_at = $3 WHERE staff_id = $1 AND session_id <> $2 AND ended_at IS NULL',
    [staffId, sessionId, ctx.now],
  )
