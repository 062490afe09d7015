import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { limitCalls } from './limits.ts'

export type TicketedFile = { name: string; type: string; body: Readable }

export type TicketedFiles = {
  /** Of the address, before the site: `statement`. */
  at: string
  /** Whether a ticket is good, which uses nothing up. */
  isGood(services: Services, siteId: number, ticket: string): Promise<boolean>
  /** What it stands for, once; undefined where it is used up, too old or unknown. `busy`: too many are being made, and the ticket is good for another try. */
  open(services: Services, siteId: number, ticket: string): Promise<TicketedFile | 'busy' | undefined>
  retryAfterSeconds: number
}

type At = { Params: { siteId: string; ticket: string } }

/** `/<at>/<site>/<ticket>`: a browser downloads by an address, which carries no session; a ticket stands for it. */
export const serveTicketedFiles =
  ({ at, isGood, open, retryAfterSeconds }: TicketedFiles) =>
  (http: FastifyInstance, services: Services): void => {
    const path = `/${at}/:siteId(^\\d{1,9}$)/:ticket(^[A-Za-z0-9_-]{43}$)`
    http.register(async (scope) => {
      await limitCalls(scope, services)
      // Previews of links and download managers look before they take: that uses nothing up.
      scope.head<At>(path, async ({ params }, reply) => {
        const code = (await isGood(services, Number(params.siteId), params.ticket)) ? 200 : 404
        return reply.header('cache-control', 'no-store').code(code).send()
      })
      scope.get<At>(path, { exposeHeadRoute: false }, async ({ params }, reply) => {
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
        const file = await open(services, Number(params.siteId), params.ticket)
        if (!file) return reply.code(404).send()
        if (file === 'busy') return reply.code(429).header('retry-after', retryAfterSeconds).send()
        return reply
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .header('referrer-policy', 'no-referrer')
          .type(file.type)
          .send(file.body)
      })
    })
  }
