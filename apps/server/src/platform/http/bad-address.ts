import type { FastifyReply, FastifyRequest } from 'fastify'
import { seal } from './envelope.ts'
import type { Lookups } from './lookups.ts'
import { languageOf } from './member-wire.ts'

/** Answers a request whose address cannot be decoded, which reaches no route; undefined: the address is none of a call. */
export type BadAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | undefined

/** In the envelope, as every answer of a call: E400. */
export const memberBadAddress =
  (lookups: Lookups): BadAddress =>
  (request, reply) =>
    request.url.startsWith('/api/') ? refuseMember(lookups, request, reply) : undefined

const refuseMember = async (lookups: Lookups, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const said = (code: 'E400' | 'E002') => ({
    resultCode: code,
    resultMessage: lookups.resultText(languageOf(request), code),
    data: code === 'E400' ? { fields: [] } : {},
  })
  const site = await lookups.siteByHost(request.hostname).catch(() => undefined)
  const answer = reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return site ? answer.code(400).send(seal(site.key, said('E400'))) : answer.code(503).send(said('E002'))
}

/** STAFF_INVALID. */
export const adminBadAddress =
  (lookups: Lookups): BadAddress =>
  (request, reply) =>
    request.url.startsWith('/admin/api/') ? refuseStaff(lookups, request, reply) : undefined

const refuseStaff = async (lookups: Lookups, request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  reply
    .header('cache-control', 'no-store')
    .code(400)
    .send({
      code: 'STAFF_INVALID',
      message: lookups.staffText(languageOf(request), 'STAFF_INVALID'),
      detail: { fields: [] },
    })
