import type { FastifyInstance } from 'fastify'
import { isUnavailable } from './answer-unavailable.ts'
import { countUnfinished } from './rounds/round.repository.ts'
import type { Studio } from './studio.ts'
import { countTables } from './tables/table-health.ts'

const NO_DATABASE = { status: 'attention', database: 'unavailable' }

/** `/health`: the process takes requests; `/ready`: it can also do them. */
export function serveHealth(app: FastifyInstance, studio: Studio): void {
  app.get('/health', async () => {
    try {
      const [rounds, tables] = await Promise.all([countUnfinished(studio.db), countTables(studio.db)])
      return { status: rounds.stubborn + tables.unled > 0 ? 'attention' : 'ok', rounds, tables }
    } catch (error) {
      if (isUnavailable(error)) return NO_DATABASE
      throw error
    }
  })
  app.get('/health/tables', async (_request, reply) => {
    const tables = await countTables(studio.db)
    return reply.code(tables.unled > 0 ? 503 : 200).send({ status: tables.unled > 0 ? 'attention' : 'ok', tables })
  })
  app.get('/ready', async (_request, reply) => {
    if (studio.isDatabaseAvailable()) return { ready: true }
    return reply.code(503).header('retry-after', '1').send({ ready: false })
  })
}
