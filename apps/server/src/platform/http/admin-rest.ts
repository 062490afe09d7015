import type { AdminCall, StaffCode } from '@maru/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Guest, Staff } from '../context.ts'
import { DatabaseUnavailable } from '../db/index.ts'
import { StaffRefusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { acceptFiles, fileOf } from './files.ts'
import { limitCalls, limitOf, maximumBodyBytes } from './limits.ts'
import type { Lookups } from './lookups.ts'
import { languageOf, problems } from './member-wire.ts'
import { isKeepable } from './plain-text.ts'
import type { ServedAdminCall, StaffReply } from './serve.ts'

const plainStaffCookie = 'maru_office'
/** Browsers take a name that begins so from https alone, for this host alone and for all of its paths: no other host of the domain can plant one. */
export const staffCookieOf = ({ ADMIN_URL }: Pick<Services['config'], 'ADMIN_URL'>): string =>
  ADMIN_URL.startsWith('https:') ? `__Host-${plainStaffCookie}` : plainStaffCookie
const officeHeader = 'maru-office'

const statusOf: Record<StaffCode, number> = {
  STAFF_LOGIN_FAILED: 401,
  STAFF_LOGIN_WAIT: 429,
  STAFF_LOGIN_REQUIRED: 401,
  STAFF_FORBIDDEN: 403,
  STAFF_NOT_FOUND: 404,
  STAFF_INVALID: 400,
  STAFF_CONFLICT: 409,
  STAFF_MEMBER_PROTECTED: 409,
  STAFF_ALREADY_HANDLED: 409,
  STAFF_HELD_BY_OTHER: 409,
  STAFF_COIN_OPEN: 409,
  STAFF_COIN_UNPAID: 409,
  STAFF_REASON_REQUIRED: 400,
  STAFF_STATUS_ORDER: 409,
  STAFF_TOO_MANY: 429,
  STAFF_UNAVAILABLE: 503,
  STAFF_UNCONFIRMED: 503,
  STAFF_ERROR: 500,
}

/** Registers every call of the back office: plain JSON over REST, cookie session, a permission on each. */
export const registerAdminRest = (
  http: FastifyInstance,
  calls: readonly ServedAdminCall<AdminCall>[],
  services: Services,
  lookups: Lookups,
): void => {
  http.register(async (rest) => {
    await limitCalls(rest, services)
    await acceptFiles(rest)
    rest.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    rest.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => refuse(request, reply, error))
    for (const served of calls)
      rest.route({
        method: served.call.method,
        url: served.call.path,
        bodyLimit: served.call.takesBodyOf ?? maximumBodyBytes + (served.call.takesFileOf ?? 0),
        config: limitOf(served.call.path, services),
        handler: (request, reply) => answer(request, reply, served),
      })
    rest.all('/admin/api/*', async () => {
      throw new StaffRefusal('STAFF_NOT_FOUND')
    })
  })

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { call, handle, inSteps }: ServedAdminCall<AdminCall>,
  ): Promise<unknown> => {
    if (call.method !== 'GET' && request.headers['x-requested-with'] !== officeHeader)
      throw new StaffRefusal('STAFF_FORBIDDEN')
    const about = {
      language: languageOf(request),
      ip: request.clientAddress,
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
      requestId: request.id,
    }
    const who = await authenticate(request, call, about)
    const input = {
      params: parse(call.params, request.params),
      query: parse(call.query, request.query),
      body: parse(call.body, request.body ?? {}),
    }
    const reading = call.mayLag ? services.readingReplica : services.reading
    const run = call.method === 'GET' || inSteps ? reading : services.inContext
    const siteId = siteOf(request, who)
    if (siteId === undefined) {
      if (who.kind === 'staff') recordRefused(who, 'another site', request.clientAddress)
      throw new StaffRefusal('STAFF_FORBIDDEN')
    }
    // Read only now: of nobody who may not send it.
    const file = await fileOf(request, call.takesFileOf)
    return run({ who, siteId, ...about }, (ctx) =>
      handle(ctx, { ...input, file }, cookies(reply, services), services),
    ).catch((error: unknown) => {
      // An earlier step may have done something.
      throw inSteps && error instanceof DatabaseUnavailable ? new DatabaseUnavailable(error.cause, true) : error
    })
  }

  const authenticate = async (
    request: FastifyRequest,
    call: AdminCall,
    about: { ip: string; userAgent: string },
  ): Promise<Staff | Guest> => {
    const guest: Guest = { kind: 'guest' }
    if (call.permission === 'public') return guest
    const token = request.cookies[staffCookieOf(services.config)]
    const staff =
      token === undefined
        ? undefined
        : await services.reading({ who: guest, siteId: 0, ...about }, (ctx) => lookups.authenticateStaff(ctx, token))
    if (!staff) throw new StaffRefusal('STAFF_LOGIN_REQUIRED')
    if (call.permission !== 'staff' && !staff.permissions.includes(call.permission)) {
      recordRefused(staff, call.permission, request.clientAddress)
      throw new StaffRefusal('STAFF_FORBIDDEN')
    }
    return staff
  }

  const recordRefused = (staff: Staff, detail: string, address: string): void =>
    services.security.record({
      kind: 'permission-refused',
      siteId: staff.siteIds[0] ?? 0,
      subject: `staff:${staff.staffId}`,
      detail,
      address,
    })

  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    error: Error & { statusCode?: number },
  ): FastifyReply => {
    const refusal = error instanceof StaffRefusal ? error : fromFailure(error, request, services)
    if (refusal.code === 'STAFF_TOO_MANY')
      services.security.record({
        kind: 'limit-hit',
        siteId: 0,
        detail: request.routeOptions.url ?? '',
        address: request.clientAddress,
      })
    if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS))
    const message = lookups.staffText(languageOf(request), refusal.code)
    return reply.code(statusOf[refusal.code]).send({ code: refusal.code, message, detail: refusal.detail })
  }
}

const fromFailure = (
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  services: Services,
): StaffRefusal => {
  if (error.statusCode === 429) return new StaffRefusal('STAFF_TOO_MANY')
  if (error.statusCode !== undefined && error.statusCode < 500) return new StaffRefusal('STAFF_INVALID', { fields: [] })
  if (error instanceof DatabaseUnavailable) {
    const mayBeDone = request.method !== 'GET' && error.mayHaveCommitted
    return new StaffRefusal(mayBeDone ? 'STAFF_UNCONFIRMED' : 'STAFF_UNAVAILABLE', {}, 1)
  }
  services.log.error({ err: error, requestId: request.id, url: request.url }, 'back office call failed')
  return new StaffRefusal('STAFF_ERROR', { requestId: request.id })
}

const parse = (shape: AdminCall['body'], value: unknown): unknown => {
  if (!isKeepable(value)) throw new StaffRefusal('STAFF_INVALID', { fields: [] })
  const result = shape.safeParse(value)
  if (!result.success) throw new StaffRefusal('STAFF_INVALID', { fields: problems(result.error) })
  return result.data
}

/** The site that the staff chose; their first, when they chose none; undefined when it is not among theirs. */
const siteOf = (request: FastifyRequest, who: Staff | Guest): number | undefined => {
  if (who.kind !== 'staff') return 0
  const asked = request.headers['x-site-id']
  if (asked === undefined) return who.siteIds[0] ?? 0
  return who.siteIds.includes(Number(asked)) ? Number(asked) : undefined
}

const cookies = (reply: FastifyReply, services: Services): StaffReply => {
  const name = staffCookieOf(services.config)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: services.config.ADMIN_URL.startsWith('https:'),
  }
  return {
    setSession: (token, maxAge) => void reply.setCookie(name, token, { ...options, maxAge }),
    clearSession: () => void reply.clearCookie(name, options),
  }
}
