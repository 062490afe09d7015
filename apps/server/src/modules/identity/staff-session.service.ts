import type { Ctx, Staff } from '../../platform/context.ts'
import type { LastSeen } from './last-seen.service.ts'
import { findStaffSession } from './staff.repository.ts'
import { permissionsOf } from './staff.roles.ts'
import { hashToken, looksLikeToken } from './token.rules.ts'

/** Idle for this long, and the session is over. */
export const STAFF_IDLE_MS = 30 * 60_000
/** Over after this, however busy. */
export const STAFF_SESSION_MS = 12 * 3600_000

/** Nothing distinguishes a forged token from one that ran out. Without `lastSeen`: a look that does not keep an idle session alive. */
export const authenticateStaff = async (ctx: Ctx, token: string, lastSeen?: LastSeen): Promise<Staff | undefined> => {
  if (!looksLikeToken(token)) return undefined
  const found = await findStaffSession(ctx, hashToken(token))
  if (!found) return undefined
  const idleMs = ctx.now.getTime() - found.last_seen_at.getTime()
  if (found.expires_at <= ctx.now || idleMs >= STAFF_IDLE_MS) return undefined
  lastSeen?.note(ctx, 'staff', found)
  return {
    kind: 'staff',
    staffId: found.staff_id,
    name: found.name,
    role: found.role,
    permissions: found.is_password_given ? [] : permissionsOf(found.role),
    siteIds: found.site_ids,
    sessionId: found.session_id,
  }
}
