import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import fastifyCookie from '@fastify/cookie'
import { adminLivePath, livePath, type SiteConfig } from '@maru/contract'
import { type Authenticate, serveLive } from '@maru/stomp'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { modules } from './app.ts'
import { YOUNGEST_ADULT } from './config.ts'
import { memberAccess, staffAccess } from './live-access.ts'
import { frameOriginsOf } from './modules/games/index.ts'
import { type Site, siteByHost } from './modules/site/index.ts'
import type { Guest } from './platform/context.ts'
import { registerAdminRest, staffCookieOf } from './platform/http/admin-rest.ts'
import { adminBadAddress, type BadAddress, memberBadAddress } from './platform/http/bad-address.ts'
import { clientAddressOf, hostOf, knowClients, networkOf, trustedProxies } from './platform/http/client-address.ts'
import {
  answerFailures,
  drainable,
  limitConnections,
  listenerOptions,
  readBeforeRefusing,
  refuseTwoHosts,
} from './platform/http/listener.ts'
import type { Lookups } from './platform/http/lookups.ts'
import { registerMemberWire } from './platform/http/member-wire.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import { securityHeadersOf } from './platform/http/security-headers.ts'
import { serveSite } from './platform/http/site-files.ts'
import type { serveTopics } from './platform/live/serve-topics.ts'
import type { Services } from './platform/services.ts'
import { servePictures } from './platform/uploads/serve-pictures.ts'
import { brands, serveBrand } from './site-brand.ts'

const noOrigins: readonly string[] = []
const guest: Guest = { kind: 'guest' }
/** Between two looks at the login behind a member's or partner's socket: for news that never came. */
const ownCheckMs = 60_000
export const builtPages = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))
const memberPages = builtPages('web')
const sameHost = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || URL.parse(origin)?.host === host

/** Who is subscribed to what in this process, and what there is. */
export type Live = ReturnType<typeof serveTopics>
/** `leave`: see `drainable`; call it before `http.close`. */
export type Listener = { http: FastifyInstance; leave(): Promise<void> }

/** An address that cannot be decoded: of a call it is answered as calls are. Others than calls lead where every unknown address does, as far as they are pages. */
type Answering = { badAddress: BadAddress; notPages: readonly string[] }

export const bare = async (services: Services, { badAddress, notPages }: Answering): Promise<Listener> => {
  const trusts = trustedProxies(services.config.TRUST_PROXY)
  const http = Fastify({
    loggerInstance: services.log.child({}, { level: 'warn' }) as FastifyBaseLogger,
    trustProxy: services.config.TRUST_PROXY !== undefined && ((address) => trusts(address)),
    routerOptions: { ignoreTrailingSlash: true },
    ...listenerOptions(),
    frameworkErrors: (_error, asked, answer) => {
      const [request, reply] = [asked as FastifyRequest, answer as unknown as FastifyReply]
      reply.headers(securityHeadersOf(http))
      if (badAddress(request, reply)) return
      const isPage = request.method === 'GET' && !notPages.some((start) => request.url.startsWith(start))
      void (isPage ? reply.redirect('/') : reply.code(400).send('bad address'))
    },
  })
  limitConnections(http.server, trusts, services.config.RATE_LIMIT_SCALE)
  knowClients(http, trusts)
  refuseTwoHosts(http)
  readBeforeRefusing(http)
  answerFailures(http, services.log)
  await http.register(fastifyCookie)
  return { http, leave: drainable(http, services.isDatabaseAvailable) }
}

/** What a browser needs before its first call. */
export const siteConfigOf = (
  { config, clock }: Services,
  { siteId, name, theme, authorization, wireKey }: Site,
  frameOrigins: readonly string[],
): SiteConfig => ({
  siteId,
  siteName: name,
  theme,
  authorization,
  wireKey,
  mode: config.MARU_MODE,
  frameOrigins: [...frameOrigins],
  now: clock.now().getTime(),
  ...(config.MARU_MODE === 'licensed'
    ? {
        licence: {
          authority: config.LICENCE_AUTHORITY ?? '',
          number: config.LICENCE_NUMBER ?? '',
          minimumAge: config.MINIMUM_AGE ?? YOUNGEST_ADULT,
          countries: config.PERMITTED_COUNTRIES ?? [],
        },
      }
    : {}),
})

/** What members, guests and vendors reach: the member site, its calls, the live socket, the vendors' adapters. */
export const memberServer = async (services: Services, live: Live, lookups: Lookups): Promise<Listener> => {
  const { config } = services
  const notPages = ['/api/', '/vendor/', '/art/', '/pictures/']
  const { http, leave } = await bare(services, { badAddress: memberBadAddress(lookups), notPages })
  registerMemberWire(
    http,
    modules.flatMap((m) => m.calls ?? []).filter(({ call }) => call.at === undefined),
    services,
    lookups,
  )
  for (const module of modules) module.routes?.(http, services)
  http.get('/config.json', async (request, reply): Promise<SiteConfig> => {
    const site = await services.reading({ who: guest, siteId: 0 }, (ctx) => siteByHost(ctx, request.hostname))
    reply.header('cache-control', 'no-store')
    return siteConfigOf(services, site, frameOriginsOf(config))
  })
  servePictures(http, services)
  const brand = brands(services, memberPages)
  serveBrand(http, brand, memberPages)
  await serveSite(
    http,
    {
      folder: memberPages,
      hasInlineStyles: true,
      frameOrigins: () => frameOriginsOf(config),
      notPages,
      documentOf: brand.documentOf,
    },
    config.PUBLIC_URL.startsWith('https:'),
  )
  serveOwnSocket(http, services, live, (network) => memberAccess({ services, lookups, table: live.table }, network))
  return { http, leave }
}

/** The live socket of members, and that of the partner site. `accessOf`: who may connect from a network. */
export const serveOwnSocket = (
  http: FastifyInstance,
  { config, clock, security }: Services,
  { topics }: Live,
  accessOf: (network: string) => Authenticate,
): void => {
  const trusts = trustedProxies(config.TRUST_PROXY)
  const now = () => clock.now().getTime()
  const closeLive = serveLive(
    http.server,
    {
      path: livePath,
      topics,
      mayConnectFrom: (request) => sameHost(request.headers.origin, hostOf(request, trusts)),
      addressOf: (request) => clientAddressOf(request, trusts),
      networkOf,
      onLimit: (address) => security.record({ kind: 'limit-hit', siteId: 0, detail: livePath, address }),
      authenticate: (request) => accessOf(networkOf(clientAddressOf(request, trusts))),
    },
    { sessionsPerAddress: 200 * config.RATE_LIMIT_SCALE, checkMs: ownCheckMs, now },
  )
  http.addHook('preClose', closeLive)
}

/** What staff reach, on a listener of its own so that a firewall can keep it inside. */
export const adminServer = async (services: Services, { topics, table }: Live, lookups: Lookups): Promise<Listener> => {
  const trusts = trustedProxies(services.config.TRUST_PROXY)
  const now = () => services.clock.now().getTime()
  const notPages = ['/admin/', '/pictures/']
  const { http, leave } = await bare(services, { badAddress: adminBadAddress(lookups), notPages })
  const cookie = staffCookieOf(services.config)
  const tokenOf = ({ headers }: IncomingMessage) => http.parseCookie(headers.cookie ?? '')[cookie]
  serveMetrics(http, services.config.METRICS_TOKEN)
  servePictures(http, services)
  registerAdminRest(
    http,
    modules.flatMap((m) => m.adminCalls ?? []),
    services,
    lookups,
  )
  await serveSite(
    http,
    {
      folder: builtPages('backoffice'),
      frameOrigins: () => noOrigins,
      hasInlineStyles: false,
      notPages,
    },
    services.config.ADMIN_URL.startsWith('https:'),
  )
  const closeLive = serveLive(
    http.server,
    {
      path: adminLivePath,
      topics,
      // A browser always says its origin on a WebSocket; without one the cookie is not believed.
      mayConnectFrom: (request) =>
        request.headers.origin !== undefined && sameHost(request.headers.origin, hostOf(request, trusts)),
      addressOf: (request) => clientAddressOf(request, trusts),
      networkOf,
      onLimit: (address) => services.security.record({ kind: 'limit-hit', siteId: 0, detail: adminLivePath, address }),
      authenticate: staffAccess({ services, lookups, table }, tokenOf),
    },
    { sessionsPerAddress: 200 * services.config.RATE_LIMIT_SCALE, now },
  )
  http.addHook('preClose', closeLive)
  return { http, leave }
}
