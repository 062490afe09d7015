import { findStaffByLogin } from '../src/modules/identity/staff.repository.ts'
import { permissionsOf } from '../src/modules/identity/staff.roles.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'

/** One of the demo's staff, to act as. */
export const demoStaffNamed = async (ctx: Ctx, loginId: string): Promise<Staff> => {
  const found = await findStaffByLogin(ctx, loginId)
  if (!found) throw new Error(`the demo has no ${loginId}`)
  const { staff_id: staffId, name, role, site_ids: siteIds } = found
  return { kind: 'staff', staffId, name, role, permissions: permissionsOf(role), siteIds, sessionId: 0 }
}
