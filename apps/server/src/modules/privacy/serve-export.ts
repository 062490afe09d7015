import type { FastifyInstance } from 'fastify'
import { limitCalls } from '../../platform/http/limits.ts'
import type { Services } from '../../platform/services.ts'
import { openExport } from './export.service.ts'

/** `/export/<site>/<ticket>`: as statements are downloaded, by an address that the member alone gets, once. */
export const serveExport = (http: FastifyInstance, services: Services): void => {
  http.register(async (scope) => {
    await limitCalls(scope, services)
    scope.get<{ Params: { siteId: string; ticket: string } }>(
      '/export/:siteId(^\\d{1,9}$)/:ticket(^[A-Za-z0-9_-]{43}$)',
      async ({ params }, reply) => {
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
        const body = await openExport(services, Number(params.siteId), params.ticket)
        if (!body) return reply.code(404).send()
        return reply
          .header('content-disposition', 'attachment; filename="my-data.zip"')
          .header('referrer-policy', 'no-referrer')
          .type('application/zip')
          .send(body)
      },
    )
  })
}
