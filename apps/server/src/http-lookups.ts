import { text } from '@maru/i18n'
import { authenticateMember, authenticateStaff, createLastSeen, sessionOpenUntil } from './modules/identity/index.ts'
import { maintenanceNow, type Site, siteByAuthorization, siteByHost } from './modules/site/index.ts'
import type { Guest } from './platform/context.ts'
import { DatabaseUnavailable } from './platform/db/index.ts'
import { wireKey } from './platform/http/envelope.ts'
import type { Lookups, SiteAccess } from './platform/http/lookups.ts'
import type { Services } from './platform/services.ts'

/** How long a site's keys are believed without asking; they hardly ever change, and every call needs them. */
const believedMs = 5_000
const maximumRemembered = 1_000

/** Binds what the HTTP layer asks to the modules that know. */
export const createLookups = (services: Services): Lookups => {
  const ask = <T>(look: Parameters<typeof services.reading<Guest, T>>[1]): Promise<T> =>
    services.reading({ who: { kind: 'guest' }, siteId: 0 }, look)
  const accessOf = (site: Site): SiteAccess => ({
    siteId: site.siteId,
    authorization: site.authorization,
    key: wireKey(site.wireKey),
  })
  const lastSeen = createLastSeen(services)
  return {
    siteByAuthorization: remembered((authorization) =>
      ask((ctx) => siteByAuthorization(ctx, authorization)).then((site) => site && accessOf(site)),
    ),
    siteByHost: remembered((host) => ask((ctx) => siteByHost(ctx, host)).then(accessOf)),
    authenticateMember: (ctx, token) => authenticateMember(ctx, token, lastSeen),
    sessionOpenUntil,
    authenticateStaff: (ctx, token, asActive = true) => authenticateStaff(ctx, token, asActive ? lastSeen : undefined),
    isUnderMaintenance: maintenanceNow,
    resultText: (language, code) => text(language, 'result-codes', code),
    staffText: (language, code) => text(language, 'staff-codes', code),
  }
}

/** Answers from memory for a while, and while the database does not answer; what is not found is asked again, and bounded, so that guessing fills no memory. */
const remembered = <T>(look: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const known = new Map<string, { value: T; until: number }>()
  return async (name) => {
    const hit = known.get(name)
    if (hit && hit.until > Date.now()) return hit.value
    const value = await look(name).catch((error: unknown) => {
      if (hit && error instanceof DatabaseUnavailable) return hit.value
      throw error
    })
    if (known.size >= maximumRemembered) known.clear()
    if (value !== undefined) known.set(name, { value, until: Date.now() + believedMs })
    return value
  }
}
