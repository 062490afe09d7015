import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
let isCollecting = false

/** `GET /metrics` in Prometheus' text form: with a token for whoever holds it, without one for this machine only. */
export const serveMetrics = (http: FastifyInstance, token: string | undefined): void => {
  if (!isCollecting) collectDefaultMetrics()
  isCollecting = true
  http.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization ?? ''
    // The socket's own address: a forwarded one can be claimed.
    const isAllowed = token
      ? timingSafeEqual(digest(given), digest(`Bearer ${token}`))
      : loopback.has(request.socket.remoteAddress ?? '')
    if (!isAllowed) return reply.code(403).type('text/plain').send('forbidden')
    return reply.type(register.contentType).send(await register.metrics())
  })
}
