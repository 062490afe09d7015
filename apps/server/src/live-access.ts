import type { IncomingMessage } from 'node:http'
import { memberTopic, partnerTopic } from '@maru/contract'
import type { Authenticate, Principal } from '@maru/stomp'
import type { Guest, Member } from './platform/context.ts'
import type { Lookups } from './platform/http/lookups.ts'
import { ownSubject } from './platform/live/topic.ts'
import type { TopicTable } from './platform/live/topic-table.ts'
import type { Services } from './platform/services.ts'

const guest: Guest = { kind: 'guest' }
const staffSessionMs = 12 * 3600 * 1000
const guestSessionMs = 12 * 3600 * 1000
/** All guests of an address together, which may be a whole house: half of its connections are left to members. */
const guestLimits = { frames: { perSecond: 20, burst: 300 }, maximumSubscriptions: 16, maximumSessionsPerLogin: 100 }

export type Asked = { services: Services; lookups: Lookups; table: TopicTable }

/**
 * Who may connect to the members' socket: `login` is the site's authorization, `passcode` the session token. Without any passcode it is a guest.
 * `network`: whose guest.
 */
export const memberAccess =
  (asked: Asked, network: string): Authenticate =>
  async ({ login = '', passcode }) => {
    const { services, lookups } = asked
    const site = await lookups.siteByAuthorization(login)
    if (!site) return null
    if (passcode === undefined) return guestPrincipal(asked, site.siteId, network)
    const member = await services.reading({ who: guest, siteId: site.siteId }, (ctx) =>
      lookups.authenticateMember(ctx, passcode),
    )
    return typeof member === 'string' ? null : memberPrincipal(asked, site.siteId, member)
  }

const guestPrincipal = ({ services, table }: Asked, siteId: number, network: string): Principal => ({
  expiresAt: new Date(services.clock.now().getTime() + guestSessionMs),
  login: `guests of ${network}`,
  limits: {
    ...guestLimits,
    maximumSessionsPerLogin: guestLimits.maximumSessionsPerLogin * services.config.RATE_LIMIT_SCALE,
  },
  open: (destination) => table.open(destination, guest, siteId),
})

/** A function of its own: what its closures see lives as long as the socket. */
const memberPrincipal = ({ services, lookups, table }: Asked, siteId: number, member: Member): Principal => {
  const { kind, memberId, sessionId, socketKey, expiresAt } = member
  return {
    expiresAt,
    login: memberTopic(socketKey),
    subject: ownSubject(siteId, memberId),
    open: (destination) => table.open(destination, { kind, memberId, socketKey }, siteId),
    openUntil: () => services.reading({ who: guest, siteId }, (ctx) => lookups.sessionOpenUntil(ctx, sessionId)),
  }
}

/** Who may connect to the socket of the partner site: by `lookups` of its own, with a session token. There is nothing for guests. */
export const partnerAccess =
  (asked: Asked): Authenticate =>
  async ({ login = '', passcode }) => {
    const { services, lookups } = asked
    const site = await lookups.siteByAuthorization(login)
    if (!site || passcode === undefined) return null
    const { siteId } = site
    const partner = await services.reading({ who: guest, siteId }, (ctx) => lookups.authenticateMember(ctx, passcode))
    return typeof partner === 'string' ? null : partnerPrincipal(asked, siteId, partner)
  }

/** Nothing but what changed below the partner: what else is its own as a member is no matter of employees. */
const partnerPrincipal = ({ services, lookups, table }: Asked, siteId: number, partner: Member): Principal => {
  const { kind, memberId, socketKey, expiresAt, partnerSite } = partner
  const own = partnerTopic(socketKey)
  return {
    expiresAt,
    login: own,
    subject: ownSubject(siteId, memberId),
    open: (destination) =>
      destination === own ? table.open(destination, { kind, memberId, socketKey }, siteId) : undefined,
    openUntil: () =>
      services.reading({ who: guest, siteId }, (ctx) => lookups.sessionOpenUntil(ctx, partnerSite?.sessionId ?? 0)),
  }
}

/** Who may connect to the socket of the office: by the cookie that came with the upgrade. */
export const staffAccess =
  (asked: Asked, tokenOf: (request: IncomingMessage) => string | undefined) =>
  (request: IncomingMessage): Authenticate => {
    const token = tokenOf(request)
    return async () => (token === undefined ? null : staffPrincipal(asked, token))
  }

const staffPrincipal = async ({ services, lookups, table }: Asked, token: string): Promise<Principal | null> => {
  const find = (asActive: boolean) =>
    services.reading({ who: guest, siteId: 0 }, (ctx) => lookups.authenticateStaff(ctx, token, asActive))
  const staff = await find(true)
  if (!staff) return null
  const { kind, sessionId, siteIds, permissions } = staff
  const expiresAt = new Date(services.clock.now().getTime() + staffSessionMs)
  const open: Principal['open'] = (destination) => {
    for (const siteId of siteIds) {
      const opened = table.open(destination, { kind, permissions }, siteId)
      if (opened) return opened
    }
    return undefined
  }
  return {
    expiresAt,
    login: `staff session ${sessionId}`,
    open,
    openUntil: async () => ((await find(false)) ? expiresAt : undefined),
  }
}
