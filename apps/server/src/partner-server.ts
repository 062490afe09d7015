import { partnerSiteCalls } from '@maru/contract/catalogue'
import { modules } from './app.ts'
import { partnerAccess } from './live-access.ts'
import { createSiteAccess, servePartnerExports, siteSessionOpenUntil } from './modules/partner/index.ts'
import { siteByPartnerHost } from './modules/site/index.ts'
import type { Guest } from './platform/context.ts'
import { memberBadAddress } from './platform/http/bad-address.ts'
import { wireKey } from './platform/http/envelope.ts'
import type { Lookups } from './platform/http/lookups.ts'
import { registerMemberWire } from './platform/http/member-wire.ts'
import { serveSite } from './platform/http/site-files.ts'
import type { Services } from './platform/services.ts'
import { bare, builtPages, type Listener, type Live, serveOwnSocket, siteConfigOf } from './servers.ts'

const guest: Guest = { kind: 'guest' }
const noOrigins: readonly string[] = []

/**
 * What partners and their employees reach, at an origin of its own. It serves their calls and none of members, and lets in by sessions of its own, which no other listener knows: who takes over one of either site has
 * nothing of the other.
 */
export const partnerServer = async (
  services: Services,
  partnerUrl: string,
  live: Live,
  lookups: Lookups,
): Promise<Listener> => {
  const siteAt = (host: string) => services.reading({ who: guest, siteId: 0 }, (ctx) => siteByPartnerHost(ctx, host))
  const own: Lookups = {
    ...lookups,
    authenticateMember: createSiteAccess(services),
    sessionOpenUntil: siteSessionOpenUntil,
    siteByHost: async (host) => {
      const { siteId, authorization, wireKey: key } = await siteAt(host)
      return { siteId, authorization, key: wireKey(key) }
    },
  }
  const notPages = ['/api/']
  const { http, leave } = await bare(services, { badAddress: memberBadAddress(own), notPages })
  const served = modules.flatMap((m) => m.calls ?? []).filter(({ call }) => partnerSiteCalls.includes(call))
  registerMemberWire(http, served, services, own)
  servePartnerExports(http, services)
  http.get('/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return siteConfigOf(services, await siteAt(request.hostname), noOrigins)
  })
  await serveSite(
    http,
    { folder: builtPages('partner'), hasInlineStyles: true, frameOrigins: () => noOrigins, notPages },
    partnerUrl.startsWith('https:'),
  )
  serveOwnSocket(http, services, live, () => partnerAccess({ services, lookups: own, table: live.table }))
  return { http, leave }
}
