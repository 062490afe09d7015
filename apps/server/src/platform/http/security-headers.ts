import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

type Headers = Record<string, string>
const headersByListener = new WeakMap<object, () => Headers>()

/**
 * What helmet says of these options, asked once: its plugin for Fastify works it out for each request anew, which was a third of a request's memory
 * and kept it alive past its end.
 */
export const headersOf = (options: HelmetOptions): Headers => {
  const headers: Headers = {}
  const noted = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, noted as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}

/** Every answer of a listener has them. */
export const setSecurityHeaders = (http: FastifyInstance, headers: () => Headers): void => {
  headersByListener.set(http.server, headers)
  http.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers())
    next()
  })
}

/** For what is answered before that hook: a request that reaches no route. */
export const securityHeadersOf = (http: FastifyInstance): Headers => headersByListener.get(http.server)?.() ?? {}
