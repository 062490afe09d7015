import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MovableClock } from '../clock.ts'

const body = z.object({ now: z.iso.datetime({ offset: true }).nullable() })

/** `POST /test/clock {now}` moves the server's clock, null puts it back. Only where CLOCK_CONTROL is on, which licensed mode refuses. */
export const serveClockControl = (http: FastifyInstance, clock: MovableClock): void => {
  http.post('/test/clock', async (request, reply) => {
    const asked = body.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ fields: ['now'] })
    if (asked.data.now === null) clock.release()
    else clock.moveTo(new Date(asked.data.now))
    return { now: clock.now().toISOString() }
  })
}
