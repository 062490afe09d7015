import type { Call, Language, ResultCode } from '@maru/contract'
import { generalCodes, isLanguage, languageHeader, pathValuesOf, sessionHeader } from '@maru/contract'
import { parseExactly } from '@maru/vendor-wallet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Ctx, Guest, Member } from '../context.ts'
import { DatabaseUnavailable, waitedTooLong } from '../db/index.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { open, seal } from './envelope.ts'
import { acceptFiles, type FileProblem, fileOf } from './files.ts'
import { limitCalls, limitOf, maximumBodyBytes } from './limits.ts'
import type { Lookups, SiteAccess } from './lookups.ts'
import { isKeepable } from './plain-text.ts'
import type { ServedCall } from './serve.ts'

type Outcome = { status: number; code: ResultCode; data: unknown; text?: string; retryAfterS?: number }
const no = (status: number, code: ResultCode, data: unknown = {}): Outcome => ({ status, code, data })

/**
 * Registers every call of the member wire: `POST path`, body and answer in the envelope, 200 for every business answer. A value in the path takes the place of the
 * field of its name in the body.
 */
export const registerMemberWire = (
  http: FastifyInstance,
  calls: readonly ServedCall<Call>[],
  services: Services,
  lookups: Lookups,
): void => {
  http.register(async (wire) => {
    await limitCalls(wire, services)
    await acceptFiles(wire)
    wire.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    wire.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) =>
      answerFailure(request, reply, error),
    )
    for (const served of calls)
      wire.route({
        method: 'POST',
        url: routeOf(served.call.path),
        bodyLimit: maximumBodyBytes,
        config: limitOf(served.call.path, services),
        handler: (request, reply) => answerCall(request, reply, served),
      })
    wire.all('/api/*', async (request, reply) =>
      answer(reply, await siteOf(request), languageOf(request), no(404, 'E404')),
    )
  })

  const about = (request: FastifyRequest, siteId: number) => ({
    siteId,
    language: languageOf(request),
    ip: request.clientAddress,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
  })
  const guest: Guest = { kind: 'guest' }
  const siteOf = (request: FastifyRequest): Promise<SiteAccess> => lookups.siteByHost(request.hostname)

  const answerCall = async (
    request: FastifyRequest,
    reply: FastifyReply,
    served: ServedCall<Call>,
  ): Promise<FastifyReply> => {
    const site = await lookups.siteByAuthorization(request.headers.authorization ?? '')
    if (!site) return answer(reply, await siteOf(request), languageOf(request), no(401, 'E401'))
    // A file comes outside the envelope.
    if (served.call.takesFileOf !== undefined && request.isMultipart())
      return answer(reply, site, languageOf(request), await decide(request, served, site, {}))
    // What changes something is read from its text: nothing is rounded, and no key counts that was given twice.
    const sent = open(site.key, request.body, served.call.reads ? JSON.parse : parseExactly)
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      return answer(reply, site, languageOf(request), no(400, 'E400', { fields: [] }))
    const asked = { ...sent, ...valuesIn(request, served.call) }
    return answer(reply, site, languageOf(request), await decide(request, served, site, asked))
  }

  const decide = async (
    request: FastifyRequest,
    served: ServedCall<Call>,
    site: SiteAccess,
    sent: object,
  ): Promise<Outcome> => {
    const { siteId, ...rest } = sent as { siteId?: unknown }
    // Compared as it is: what is not parsed yet is turned into no number.
    if (siteId !== undefined && siteId !== site.siteId && siteId !== String(site.siteId)) return no(401, 'E401')
    if (!isKeepable(rest)) return no(400, 'E400', { fields: [] })
    const body = served.call.body.safeParse(rest)
    if (!body.success) return no(400, 'E400', { fields: problems(body.error) })
    let hasBegun = false
    try {
      const run = served.call.reads || served.inSteps ? services.reading : services.inContext
      const data = await run({ who: guest, ...about(request, site.siteId) }, async (ctx) => {
        const who = await authenticate(ctx, request.headers[sessionHeader], served.call)
        if (!served.call.duringMaintenance && (await lookups.isUnderMaintenance(ctx))) throw new Refusal('B0093')
        hasBegun = true
        // Who asks was read from the primary: a session that has ended reads nothing.
        if (served.call.takesFileOf !== undefined)
          return served.handle(
            ctx.as(who),
            body.data,
            services,
            await fileOf(request, served.call.takesFileOf, refusedFile),
          )
        if (!served.call.mayLag) return served.handle(ctx.as(who), body.data, services)
        return services.readingReplica({ ...about(request, site.siteId), who }, (lagging) =>
          served.handle(lagging, body.data, services),
        )
      })
      return { status: 200, code: '0', data }
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        const mayBeDone = error.mayHaveCommitted || (served.inSteps && hasBegun)
        return { ...no(503, mayBeDone && !served.call.reads ? 'E003' : 'E002'), retryAfterS: 1 }
      }
      // In steps, an earlier one may have done something.
      if (waitedTooLong(error) && !served.inSteps) {
        services.log.warn({ err: error, path: served.call.path }, 'a call waited too long for others')
        return { ...no(503, 'E002'), retryAfterS: 1 }
      }
      if (!(error instanceof Refusal)) throw error
      const isDeclared =
        (generalCodes as readonly string[]).includes(error.code) || served.call.refusals.includes(error.code)
      if (!isDeclared)
        services.log.error(
          { path: served.call.path, code: error.code },
          'answered a code that the contract does not declare',
        )
      return { status: 200, code: error.code, data: error.detail, text: error.text, retryAfterS: error.retryAfterS }
    }
  }

  const authenticate = async (ctx: Ctx<Guest>, token: unknown, call: Call): Promise<Guest | Member> => {
    if (typeof token !== 'string' || token === '') {
      if (call.audience === 'guest') return guest
      throw new Refusal('TK001')
    }
    const found = await lookups.authenticateMember(ctx, token)
    if (typeof found !== 'string') {
      if (call.audience === 'partner' && found.tier === 'NORMAL') throw new Refusal('N404')
      return found
    }
    if (call.audience === 'guest') return guest
    throw new Refusal(found === 'replaced' ? 'TK999' : 'TK001')
  }

  const answer = (
    reply: FastifyReply,
    site: SiteAccess,
    language: Language,
    { status, code, data, text, retryAfterS }: Outcome,
  ): FastifyReply => {
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
    const resultMessage = text ?? (code === '0' ? '' : lookups.resultText(language, code))
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(seal(site.key, { resultCode: code, resultMessage, data }))
  }

  const answerFailure = async (
    request: FastifyRequest,
    reply: FastifyReply,
    error: { statusCode?: number; message: string },
  ): Promise<FastifyReply> => {
    const isUnavailable = error instanceof DatabaseUnavailable
    const status = isUnavailable ? 503 : (error.statusCode ?? 500)
    const code = isUnavailable ? 'E002' : codeOf(status)
    if (code === 'E001') services.log.error({ err: error, requestId: request.id, url: request.url }, 'call failed')
    const site = await siteOf(request).catch(() => undefined)
    if (code === 'E429')
      services.security.record({
        kind: 'limit-hit',
        siteId: site?.siteId ?? 0,
        detail: request.routeOptions.url ?? '',
        address: request.clientAddress,
      })
    const language = languageOf(request)
    if (!site || isUnavailable) reply.header('retry-after', '1')
    if (!site)
      return reply.code(503).send({ resultCode: 'E002', resultMessage: lookups.resultText(language, 'E002'), data: {} })
    const data = { E001: { requestId: request.id }, E002: {} }[code as string] ?? { fields: [] }
    return answer(reply, site, language, no(status, code, data))
  }
}

const codeOf = (status: number): ResultCode =>
  status === 413 ? 'E413' : status === 429 ? 'E429' : status < 500 ? 'E400' : 'E001'

const refusedFile = (problem: FileProblem): Refusal =>
  new Refusal(problem === 'too_large' ? 'E413' : 'E400', { fields: [{ field: 'file', problem }] })

/** As the router spells it. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const valuesIn = ({ params }: FastifyRequest, { path }: Call): Record<string, unknown> =>
  Object.fromEntries(pathValuesOf(path).map((name) => [name, (params as Record<string, unknown>)[name]]))

export const languageOf = (request: FastifyRequest): Language => {
  const asked = request.headers[languageHeader] ?? /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(asked) ? asked : 'ko'
}

export const problems = (error: z.ZodError): { field: string; problem: string }[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.code }))
