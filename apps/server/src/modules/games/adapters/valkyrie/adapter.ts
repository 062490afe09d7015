import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../../../platform/db/index.ts'
import { isKeepable } from '../../../../platform/http/plain-text.ts'
import type { Services } from '../../../../platform/services.ts'
import { sha256 } from '../../../../platform/sha256.ts'
import { TryLater } from '../../../ledger/index.ts'
import type { SeenSession } from '../../vendor-desk.repository.ts'
import type { VendorDesk } from '../../vendor-desk.service.ts'
import { countCall } from '../../vendors/call-sums.ts'
import { configuredVendors, vendorsOf } from '../../vendors/list.ts'
import { plainName, type ValkyrieVendor } from '../../vendors/valkyrie.ts'
import type { Vendor } from '../../vendors/vendor.ts'
import type { WalletPort } from '../../wallet-port.ts'
import { vendorRequests, vendorSeconds } from '../metrics.ts'
import { limiterOf } from '../request-limit.ts'
import { type Reply, refusal } from './answers.ts'
import { type Call, type Caller, callsOf, type PamCallName } from './calls.ts'
import { readExactly } from './figures.ts'

const BODY_BYTES = 32 * 1024
/** Below the origin of the member site; the address that a Valkyrie is configured with. */
export const PAM_PATH = '/vendor/pam/v1'
type Asked = FastifyRequest<{
  Params: { playerId?: string; round?: string }
  Querystring: { provider?: string; providerTransactionId?: string; providerBetRef?: string }
}>

/**
 * The vendor wallet in the shape of the Valkyrie PAM API. The api key is compared before anything else is looked at; then provider, session and
 * player, in this order. What could be decided is HTTP 200; 401 is a wrong key or session, 400 a request that cannot be read, 404 a round unknown.
 */
export const serveValkyrie = (
  http: FastifyInstance,
  services: Services,
  wallet: WalletPort,
  desk: VendorDesk,
): void => {
  if (!configuredVendors(services.config).some(isValkyrie)) return
  const mayAsk = limiterOf(services.config.RATE_LIMIT_SCALE)
  const calls = callsOf(services, wallet, desk)

  /** Who asks, or why not. */
  const enter = async (request: Asked): Promise<{ vendor: ValkyrieVendor; caller: Caller } | Reply> => {
    const provider = typeof request.query.provider === 'string' ? request.query.provider : ''
    // Staff change their settings while they are served.
    const vendors = vendorsOf(services.config).filter(isValkyrie)
    const vendor = vendors.find(({ pam }) => plainName(pam.provider) === plainName(provider))
    if (!vendors.some(({ pam }) => isSame(keyIn(request), pam.apiKey))) {
      const subject = vendor ? `vendor:${vendor.code}` : ''
      services.security.record({ kind: 'vendor-signature-refused', siteId: 0, subject, address: request.clientAddress })
      return refusal('PAM_ERR_API_TOKEN', { http: 401 })
    }
    if (!hasPlainAddress(request))
      return refusal('PAM_ERR_UNDEFINED', { http: 400, message: 'The address cannot be read.' })
    if (!vendor) return refusal('PAM_ERR_MISSING_PROVIDER', { http: 400 })
    // Only with the key, so that nobody else can use up the provider's share.
    if (!mayAsk(vendor))
      return refusal('PAM_ERR_UNDEFINED', { http: 429, message: 'Too many requests: come again in a second.' })
    const token = headerOf(request, 'x-player-token')
    const isReconciled = vendor.pam.reconToken !== undefined && isSame(token, vendor.pam.reconToken)
    const session = isReconciled || token === '' ? undefined : await desk.session(vendor.code, token)
    if (!session && !isReconciled) return refusal('PAM_ERR_SESSION_NOT_FOUND', { http: 401 })
    const stranger = await strangerTo(vendor, session, request.params.playerId)
    if (stranger) return stranger
    if (headerOf(request, 'x-correlation-id') === '')
      return refusal('PAM_ERR_UNDEFINED', { http: 400, message: 'The header X-Correlation-ID is missing.' })
    return { vendor, caller: { vendor, token, session, isReconciled, playerId: request.params.playerId ?? '' } }
  }

  /** Undefined where the player is the session's; of a session none is needed to reconcile. */
  const strangerTo = async (
    vendor: ValkyrieVendor,
    session: SeenSession | undefined,
    playerId: string | undefined,
  ): Promise<Reply | undefined> => {
    if (playerId === undefined || playerId === session?.playerId) return undefined
    if (!(await desk.cash(vendor.code, playerId))) return refusal('PAM_ERR_PLAYER_NOT_FOUND')
    return session ? refusal('PAM_ERR_SESSION_NOT_FOUND', { http: 401 }) : undefined
  }

  const handle = async (name: PamCallName, call: Call, request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
    const began = performance.now()
    let vendorCode = ''
    let answered: Reply
    try {
      const entered = await enter(request)
      if ('http' in entered) answered = entered
      else {
        vendorCode = entered.vendor.code
        if (hasMark(request)) answered = marked
        else
          answered = await call(entered.caller, {
            query: request.query,
            round: request.params.round ?? '',
            body: bodyOf(request),
          })
      }
    } catch (error) {
      answered = failure(error)
      if (answered.http === 500)
        services.log.error({ err: error, vendor: vendorCode, call: name, requestId: request.id }, 'vendor call failed')
    }
    vendorRequests.inc({ vendor: vendorCode, call: name, status: answered.code })
    const ms = performance.now() - began
    vendorSeconds.observe({ vendor: vendorCode, call: name }, ms / 1_000)
    if (vendorCode !== '')
      countCall(services.config, 'in', vendorCode, name, answered.code, ms, `HTTP ${answered.http}`)
    return send(reply, answered)
  }

  http.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
        send(reply, refusal('PAM_ERR_UNDEFINED', { http: error.statusCode ?? 500 })),
      )
      const routes: [method: 'GET' | 'PUT' | 'POST', path: string, name: PamCallName][] = [
        ['GET', '/players/session', 'getSession'],
        ['PUT', '/players/session', 'refreshSession'],
        ['GET', '/players/:playerId/balance', 'getBalance'],
        ['GET', '/players/:playerId/transactions', 'getTransactions'],
        ['POST', '/players/:playerId/transactions', 'addTransaction'],
        ['GET', '/players/:playerId/gamerounds/:round', 'getGameRound'],
      ]
      for (const [method, url, name] of routes)
        scope.route({
          method,
          url,
          bodyLimit: BODY_BYTES,
          handler: (request, reply) => handle(name, calls[name], request as Asked, reply),
        })
    },
    { prefix: PAM_PATH },
  )
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf])
const hasMark = ({ body }: FastifyRequest): boolean => Buffer.isBuffer(body) && body.subarray(0, 3).equals(MARK)
const marked = refusal('PAM_ERR_UNDEFINED', {
  http: 400,
  message: 'The body begins with a byte order mark: send UTF-8 without one.',
})

/** The body, its numbers as they are written; undefined where it is no JSON or holds what cannot be kept. */
const bodyOf = (request: FastifyRequest): unknown => {
  if (!Buffer.isBuffer(request.body)) return undefined
  try {
    const sent = readExactly(new TextDecoder('utf-8', { fatal: true }).decode(request.body))
    return isKeepable(sent) ? sent : undefined
  } catch {
    return undefined
  }
}

/** Each value of the query once, and none that cannot be stored. */
const hasPlainAddress = ({ query, params }: Asked): boolean =>
  [...Object.values(query), ...Object.values(params)].every((value) => typeof value === 'string' && isKeepable(value))

const failure = (error: unknown): Reply =>
  error instanceof TryLater
    ? refusal('PAM_ERR_UNDEFINED', { http: 503, message: 'Too much is waiting: send it again.' })
    : error instanceof DatabaseUnavailable
      ? refusal('PAM_ERR_UNDEFINED', { http: 503, message: 'It is not known whether this was done: send it again.' })
      : refusal('PAM_ERR_UNDEFINED', { http: 500, message: 'It failed: send it again.' })

const isValkyrie = (vendor: Vendor): vendor is ValkyrieVendor => vendor.adapter === 'pam'

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
const keyIn = (request: FastifyRequest): string => headerOf(request, 'authorization').replace(/^Bearer /i, '')

/** Takes as long for a wrong text as for the right one, whatever their lengths. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(sha256(given), sha256(wanted))

const send = (reply: FastifyReply, { http, body }: Reply): FastifyReply => {
  if (http === 429 || http === 503) reply.header('retry-after', '1')
  return reply
    .code(http)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}
