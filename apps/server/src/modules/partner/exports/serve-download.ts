import type { FastifyInstance } from 'fastify'
import { limitCalls } from '../../../platform/http/limits.ts'
import type { Services } from '../../../platform/services.ts'
import { openDownload } from './download.service.ts'
import { RETRY_AFTER_S } from './make-sheet.service.ts'

/** `/partner-export/<site>/<ticket>`: a browser downloads by an address, which carries no session; a ticket of two minutes stands for it, once. */
export const serveDownload = (http: FastifyInstance, services: Services): void => {
  http.register(async (scope) => {
    await limitCalls(scope, services)
    scope.get<{ Params: { siteId: string; ticket: string } }>(
      '/partner-export/:siteId(^\\d{1,9}$)/:ticket(^[A-Za-z0-9_-]{43}$)',
      async ({ params }, reply) => {
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
        const download = await openDownload(services, Number(params.siteId), params.ticket)
        if (!download) return reply.code(404).send()
        if (download === 'busy') return reply.code(429).header('retry-after', RETRY_AFTER_S).send()
        return reply
          .header('content-disposition', `attachment; filename="${download.name}"`)
          .header('referrer-policy', 'no-referrer')
          .type(download.type)
          .send(download.body)
      },
    )
  })
}
