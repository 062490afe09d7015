import type { IncomingMessage } from 'node:http'
import { memberTopic, siteTopic, staffTopic } from '@maru/contract'
import type { Authenticate, Principal } from '@maru/stomp'
import { memberName } from './modules/live/index.ts'
import type { Guest, Member } from './platform/context.ts'
import type { Lookups } from './platform/http/lookups.ts'
import type { Services } from './platform/services.ts'

const guest: Guest = { kind: 'guest' }
const staffSessionMs = 12 * 3600 * 1000

/** Who may connect to the members' socket: `login` is the site's authorization, `passcode` the session token. */
export const memberAccess =
  (services: Services, lookups: Lookups): Authenticate =>
  async ({ login = '', passcode = '' }) => {
    const site = await lookups.siteByAuthorization(login)
    if (!site) return null
    const member = await services.reading({ who: guest, siteId: site.siteId }, (ctx) =>
      lookups.authenticateMember(ctx, passcode),
    )
    return typeof member === 'string' ? null : memberPrincipal(services, lookups, site.siteId, member)
  }

/** A function of its own: what its closures see lives as long as the socket. */
const memberPrincipal = (services: Services, lookups: Lookups, siteId: number, member: Member): Principal => {
  const { memberId, sessionId, socketKey, expiresAt } = member
  const own = memberTopic(socketKey)
  const everybodys = siteTopic(siteId)
  return {
    expiresAt,
    login: own,
    maySubscribe: (destination) => destination === own || destination === everybodys,
    alias: { name: memberName(siteId, memberId), destination: own },
    openUntil: () => services.reading({ who: guest, siteId }, (ctx) => lookups.sessionOpenUntil(ctx, sessionId)),
  }
}

/** Who may connect to the socket of the office: by the cookie that came with the upgrade. */
export const staffAccess =
  (services: Services, lookups: Lookups, tokenOf: (request: IncomingMessage) => string | undefined) =>
  (request: IncomingMessage): Authenticate => {
    const token = tokenOf(request)
    return async () => (token === undefined ? null : staffPrincipal(services, lookups, token))
  }

const staffPrincipal = async (services: Services, lookups: Lookups, token: string): Promise<Principal | null> => {
  const find = (asActive: boolean) =>
    services.reading({ who: guest, siteId: 0 }, (ctx) => lookups.authenticateStaff(ctx, token, asActive))
  const staff = await find(true)
  if (!staff) return null
  const open = new Set(staff.siteIds.map(staffTopic))
  const expiresAt = new Date(services.clock.now().getTime() + staffSessionMs)
  return {
    expiresAt,
    login: `staff session ${staff.sessionId}`,
    maySubscribe: (destination) => open.has(destination),
    openUntil: async () => ((await find(false)) ? expiresAt : undefined),
  }
}
