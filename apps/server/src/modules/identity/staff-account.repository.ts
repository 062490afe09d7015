import type { Updateable } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { StaffTable } from './tables.ts'
import './tables.ts'

export const readStaffAccounts = (ctx: Ctx) =>
  ctx.db.kysely
    .selectFrom('identity.staff')
    .select(['staff_id', 'login_id', 'name', 'role', 'site_ids', 'is_active', 'created_at', 'last_login_at'])
    .orderBy('login_id')
    .execute()

/** Held until the transaction ends. */
export const lockStaff = (ctx: Ctx, staffId: number) =>
  ctx.db.kysely.selectFrom('identity.staff').selectAll().where('staff_id', '=', staffId).forUpdate().executeTakeFirst()

/** In one order, so that two who take each other's rights at once cannot both succeed, nor wait for each other. */
export const lockActiveWithRole = async (ctx: Ctx, role: string): Promise<number[]> => {
  const rows = await ctx.db.query<{ staff_id: number }>(
    'SELECT staff_id FROM identity.staff WHERE role = $1 AND is_active ORDER BY staff_id FOR UPDATE',
    [role],
  )
  return rows.map((row) => row.staff_id)
}

export const updateStaff = (ctx: Ctx, staffId: number, changes: Updateable<StaffTable>) =>
  ctx.db.kysely.updateTable('identity.staff').set(changes).where('staff_id', '=', staffId).execute()

export const endStaffSessionsOf = (ctx: Ctx, staffId: number) =>
  ctx.db.query('UPDATE identity.staff_session SET ended_at = $2 WHERE staff_id = $1 AND ended_at IS NULL', [
    staffId,
    ctx.now,
  ])
