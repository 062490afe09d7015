import type { Language, ResultCode, StaffCode } from '@maru/contract'
import { text } from '@maru/i18n'
import { authenticateMember, authenticateStaff } from './modules/identity/index.ts'
import { maintenanceNow, type Site, siteByAuthorization, siteByHost } from './modules/site/index.ts'
import type { Doors, SiteDoor } from './platform/http/doors.ts'
import { wireKey } from './platform/http/envelope.ts'

const doorOf = new Map<string, SiteDoor>()
/** One KeyObject per key, made once. */
const door = (site: Site): SiteDoor => {
  const id = `${site.siteId} ${site.authorization} ${site.wireKey}`
  const known = doorOf.get(id) ?? { siteId: site.siteId, authorization: site.authorization, key: wireKey(site.wireKey) }
  doorOf.set(id, known)
  return known
}

/** Binds what the HTTP layer asks to the modules that know. */
export const doors: Doors = {
  async siteByAuthorization(ctx, authorization) {
    const site = await siteByAuthorization(ctx, authorization)
    return site && door(site)
  },
  siteByHost: async (ctx, host) => door(await siteByHost(ctx, host)),
  authenticateMember,
  authenticateStaff,
  isUnderMaintenance: maintenanceNow,
  resultText: (language: Language, code: ResultCode) => text(language, 'result-codes', code),
  staffText: (language: Language, code: StaffCode) => text(language, 'staff-codes', code),
}
