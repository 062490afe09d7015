import type { KeyObject } from 'node:crypto'
import {
  parseExactly,
  type RsStatus,
  SIGNATURE_HEADER,
  statusOfParseFailure,
  verify,
  WALLET_CALLS,
  type WalletCallName,
  writeExactly,
} from '@maru/vendor-wallet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../../../platform/db/index.ts'
import { isKeepable } from '../../../../platform/http/plain-text.ts'
import type { Services } from '../../../../platform/services.ts'
import { TryLater } from '../../../ledger/index.ts'
import { countCall } from '../../vendors/call-sums.ts'
import { vendorByCode } from '../../vendors/list.ts'
import type { Vendor } from '../../vendors/vendor.ts'
import { keysOf } from '../../vendors/vendor-client.ts'
import type { WalletPort } from '../../wallet-port.ts'
import { vendorRequests, vendorSeconds } from '../metrics.ts'
import { limiterOf } from '../request-limit.ts'
import { carriers, type Reply } from './translate.ts'

const BODY_BYTES = 32 * 1024
type VendorRequest = FastifyRequest<{ Params: { vendor: string } }>

/**
 * The vendor wallet in the shape of Hub88's operator wallet API. The signature is verified over the bytes as they came, before anything is
 * read from them. Every answer that could be decided is HTTP 200 with a status.
 */
export const serveHub88 = (http: FastifyInstance, services: Services, wallet: WalletPort): void => {
  const mayAsk = limiterOf(services.config.RATE_LIMIT_SCALE)

  const answer = async (
    name: WalletCallName,
    vendor: Vendor,
    request: VendorRequest,
  ): Promise<{ http: number; reply: Reply }> => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const signature = request.headers[SIGNATURE_HEADER]
    if (!isSignedBy(body, signature, keysOf(services.config, vendor).theirs)) {
      const subject = `vendor:${vendor.code}`
      services.security.record({
        kind: 'vendor-signature-refused',
        siteId: 0,
        subject,
        detail: name,
        address: request.clientAddress,
      })
      return { http: 200, reply: { status: 'RS_ERROR_INVALID_SIGNATURE', ...echoIn(body) } }
    }
    // Only what is signed counts, so that nobody else can use up the vendor's share.
    if (!mayAsk(vendor)) return { http: 429, reply: { status: 'RS_ERROR_UNKNOWN', ...echoIn(body) } }
    const sent = readExactly(body)
    if (sent === undefined) return { http: 200, reply: { status: 'RS_ERROR_WRONG_SYNTAX', ...echoIn(body) } }
    if (!isKeepable(sent)) return { http: 200, reply: { status: 'RS_ERROR_WRONG_TYPES', ...echoOf(sent) } }
    const parsed = WALLET_CALLS[name].request.safeParse(sent)
    if (!parsed.success)
      return { http: 200, reply: { status: statusOfParseFailure(sent, parsed.error), ...echoOf(sent) } }
    try {
      const carry = carriers[name] as (wallet: WalletPort, vendorCode: string, request: unknown) => Promise<Reply>
      return { http: 200, reply: await carry(wallet, vendor.code, parsed.data) }
    } catch (error) {
      // Nothing of it was written: the vendor may send it again.
      if (error instanceof TryLater || (error instanceof DatabaseUnavailable && !error.mayHaveCommitted))
        return { http: 503, reply: { status: 'RS_ERROR_UNKNOWN', ...echoOf(sent) } }
      if (!(error instanceof DatabaseUnavailable))
        services.log.error({ err: error, vendor: vendor.code, call: name, requestId: request.id }, 'vendor call failed')
      return { http: 500, reply: { status: 'RS_ERROR_UNKNOWN', ...echoOf(sent) } }
    }
  }

  const handle = async (name: WalletCallName, request: VendorRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const began = performance.now()
    const vendor = vendorByCode(services.config, request.params.vendor)
    if (vendor?.adapter !== 'hub88' || vendor.wallet === 'transfer')
      return send(reply, 404, { status: 'RS_ERROR_INVALID_PARTNER' })
    const answered = await answer(name, vendor, request)
    vendorRequests.inc({ vendor: vendor.code, call: name, status: answered.reply.status })
    const ms = performance.now() - began
    vendorSeconds.observe({ vendor: vendor.code, call: name }, ms / 1_000)
    const { status, request_uuid } = answered.reply
    const detail = status === 'RS_OK' ? '' : `HTTP ${answered.http} ${request_uuid ?? ''}`
    countCall(services.config, 'in', vendor.code, name, status, ms, detail)
    if (answered.http === 429 || answered.http === 503) reply.header('retry-after', '1')
    return send(reply, answered.http, answered.reply)
  }

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const status: RsStatus =
        error.statusCode === 413 || error.statusCode === 400 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN'
      return send(reply, error.statusCode ?? 500, { status })
    })
    for (const name of Object.keys(WALLET_CALLS) as WalletCallName[]) {
      scope.post<{ Params: { vendor: string } }>(
        `/vendor/v1/:vendor${WALLET_CALLS[name].path}`,
        { bodyLimit: BODY_BYTES },
        (request, reply) => handle(name, request, reply),
      )
    }
  })
}

/** Two keys are valid while a vendor changes its key. */
const isSignedBy = (body: Buffer, signature: string | string[] | undefined, keys: readonly KeyObject[]): boolean => {
  if (typeof signature !== 'string') return false
  for (const key of keys) if (verify(body, signature, key)) return true
  return false
}

const send = (reply: FastifyReply, status: number, body: Reply): FastifyReply =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(writeExactly(body))

/** A byte order mark stays in the text, which is then no JSON. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const readExactly = (body: Buffer): unknown => {
  try {
    return parseExactly(utf8.decode(body))
  } catch {
    return undefined
  }
}

/** Of a body that goes no further. */
const echoIn = (body: Buffer): { request_uuid?: string } => {
  try {
    return echoOf(JSON.parse(utf8.decode(body)))
  } catch {
    return {}
  }
}

/** The id of the request goes back with a refusal where it can be read. */
const echoOf = (sent: unknown): { request_uuid?: string } => {
  const id = typeof sent === 'object' && sent !== null && 'request_uuid' in sent ? sent.request_uuid : undefined
  return typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id) ? { request_uuid: id } : {}
}
