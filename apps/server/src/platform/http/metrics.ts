import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'
import { sha256 } from '../sha256.ts'

/** Lags of the event loop are measured so often. Every 10 ms, as is usual, was two thirds of the times that an idle process woke. */
const LOOP_LOOKED_AT_MS = 50

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
let isCollecting = false

/** A proxy says with one of these that somebody else asks. */
const proxyHeaders = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/
const isDirect = ({ headers, socket }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => proxyHeaders.test(name))

/** `GET /metrics` in Prometheus' text form: with a token for whoever holds it, without one for this machine only, and for no proxy on it. */
export const serveMetrics = (http: FastifyInstance, token: string | undefined): void => {
  if (!isCollecting) collectDefaultMetrics({ eventLoopMonitoringPrecision: LOOP_LOOKED_AT_MS })
  isCollecting = true
  http.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization ?? ''
    // The socket's own address: a forwarded one can be claimed.
    const isAllowed = token ? timingSafeEqual(sha256(given), sha256(`Bearer ${token}`)) : isDirect(request)
    if (!isAllowed) return reply.code(403).type('text/plain').send('forbidden')
    return reply.type(register.contentType).send(await register.metrics())
  })
}
