import type { IncomingMessage, Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../db/index.ts'
import { networkOf, type TrustedProxies } from './client-address.ts'
import { securityHeadersOf } from './security-headers.ts'

/** Milliseconds. */
const HEADERS_MS = 10_000
const REQUEST_MS = 20_000
const LOOK_EVERY_MS = 1_000
const KEEP_ALIVE_MS = 65_000
/** From the first sign of the end to the last new connection: clients that keep theirs are asked to leave with the next answer. */
const FAREWELL_MS = 500
/** What is still under way after that is cut: a handler that hangs must not keep the process. */
const DRAIN_MS = 8_000
const SWEEP_MS = 100
/** From the end of listening until connections count as idle that have asked for nothing. */
const LAST_REQUEST_MS = 200
const CONNECTIONS_PER_ADDRESS = 1_000
/** Bytes of a body that is refused. */
const MOST_DRAINED = 32 * 1024 * 1024

/** A request has to arrive whole within a time, and none that has arrived is cut when the listener closes. */
export const listenerOptions = ({ headersMs = HEADERS_MS, requestMs = REQUEST_MS, lookEveryMs = LOOK_EVERY_MS } = {}) =>
  ({
    requestTimeout: requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) satisfies FastifyServerOptions & { http: object }

/**
 * A client that still sends does not read: an answer that closes the connection would be lost with it. So what is too large is read to its end first, and
 * dropped, up to a size; a request that takes too long ends by its timeout.
 */
export const readBeforeRefusing = (http: FastifyInstance): void => {
  http.addHook('onSend', (request, reply, payload, done) => {
    const { complete, destroyed } = request.raw
    if (reply.statusCode !== 413 || complete || destroyed) return done(null, payload)
    void drained(request.raw).then(() => done(null, payload))
  })
}
const drained = (raw: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = MOST_DRAINED
    const end = (): void => {
      raw.off('data', count)
      for (const event of ['end', 'close', 'error']) raw.off(event, end)
      resolve()
    }
    const count = (bytes: Buffer): void => {
      left -= bytes.length
      if (left < 0) end()
    }
    for (const event of ['end', 'close', 'error']) raw.on(event, end)
    raw.on('data', count).resume()
  })

/** With two hosts in one request a proxy may believe the one and we the other, and each names another site. RFC 9112, 3.2: 400. */
export const refuseTwoHosts = (http: FastifyInstance): void => {
  http.addHook('onRequest', (request, reply, next) => {
    if (hostsIn(request.raw.rawHeaders) < 2) return next()
    const answer = reply.code(400).headers(securityHeadersOf(http)).header('connection', 'close')
    void answer.type('text/plain; charset=utf-8').send('two hosts')
  })
}
/** Node keeps the first of them alone, so they are counted as they came: names and values in turn. */
const hostsIn = (rawHeaders: readonly string[]): number => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** Of what is no call: a picture, a file, the site's configuration. Nothing of the inside is said. */
export const answerFailures = (http: FastifyInstance, log: Logger): void => {
  http.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    reply.header('cache-control', 'no-store')
    if ((error.statusCode ?? 500) < 500) return reply.code(error.statusCode ?? 400).send({ error: 'refused' })
    if (error instanceof DatabaseUnavailable)
      return reply.code(503).header('retry-after', '1').send({ error: 'not possible right now' })
    log.error({ err: error, requestId: request.id, url: request.url }, 'request failed')
    return reply.code(500).send({ error: 'failed' })
  })
}

/** Connections of one network address, of proxies excepted: they speak for many. */
export const limitConnections = (server: Server, trusts: TrustedProxies, scale: number): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    if (trusts(socket.remoteAddress)) return
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > CONNECTIONS_PER_ADDRESS * scale) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/**
 * Gives the listener an end in which no request is cut. What is returned has every answer close its connection for a while, and `/health` say that
 * the process leaves; `close` then waits for what is under way. `/ready` is 503 then, and also while `isReady` is false.
 */
export const drainable = (http: FastifyInstance, isReady: () => boolean): (() => Promise<void>) => {
  let isLeaving = false
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done(null, payload)
  })
  http.get('/health', async (_request, reply) => (isLeaving ? reply.code(503).send({ ok: false }) : { ok: true }))
  http.get('/ready', async (_request, reply) => {
    if (!isLeaving && isReady()) return { ready: true }
    return reply.code(503).header('retry-after', '1').send({ ready: false })
  })
  http.addHook('preClose', (done) => {
    isLeaving = true
    const last = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS).unref()
    http.server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(last)
    })
    let sweep: NodeJS.Timeout | undefined
    const endWaiting = (): void => {
      // A connection whose answer had begun before is idle only after it.
      sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS).unref()
      done()
    }
    // Ends listening alone; the HTTP server's own close cuts who has just connected and is about to ask.
    NetServer.prototype.close.call(http.server)
    setTimeout(endWaiting, LAST_REQUEST_MS)
  })
  return async () => {
    isLeaving = true
    await sleep(FAREWELL_MS)
  }
}
