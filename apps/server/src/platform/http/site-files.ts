import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Brand, brandedFiles } from './branded-files.ts'
import { headersOf, setSecurityHeaders } from './security-headers.ts'

const yearMs = 365 * 24 * 3600 * 1000

export type PageRules = {
  /** Folder of the built site. */
  folder: string
  /** Origins that pages may frame now (games); asked for every response; the same array while they are the same. */
  frameOrigins: () => readonly string[]
  /** The site's libraries put style elements into the page. */
  hasInlineStyles: boolean
  /** Paths that are never a page. */
  notPages: readonly string[]
  /** The document of a page's address, a file below `documents/`, and in whose name; default `index.html`. */
  documentOf?: (request: FastifyRequest) => Promise<{ file: string; brand: Brand }>
  /** Hashes of inline scripts and styles, `'sha256-…'`, that the build put into its pages. */
  inlineHashes?: readonly string[]
}

/** Security headers, and the built single-page site: hashed files for a year, the page itself never cached. */
export const serveSite = async (http: FastifyInstance, rules: PageRules, isHttps: boolean): Promise<void> => {
  const headersFor = (frameOrigins: readonly string[]): Record<string, string> =>
    headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...(rules.inlineHashes ?? [])],
          workerSrc: ["'self'"],
          // Components set positions and sizes by style attributes and style elements; scripts stay strict.
          styleSrc: ["'self'", ...(rules.hasInlineStyles ? ["'unsafe-inline'"] : [])],
          imgSrc: ["'self'", 'data:'],
          mediaSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameSrc: frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      crossOriginEmbedderPolicy: false,
      // A game in a window of its own must stay in reach: the site sees that it was closed, and closes it.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    })
  let known = { origins: rules.frameOrigins(), headers: headersFor(rules.frameOrigins()) }
  const headers = (): Record<string, string> => {
    const origins = rules.frameOrigins()
    if (origins !== known.origins) known = { origins, headers: headersFor(origins) }
    return known.headers
  }
  setSecurityHeaders(http, headers)
  if (!existsSync(rules.folder)) return
  await http.register(fastifyStatic, {
    root: rules.folder,
    wildcard: true,
    index: rules.documentOf ? false : ['index.html'],
    preCompressed: true,
    // They have no name yet.
    allowedPath: (path) => !path.startsWith('/documents/'),
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(rules.folder, 'assets'))
      reply.header('cache-control', isHashed ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache')
    },
  })
  const send = brandedFiles(join(rules.folder, 'documents'))
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | Buffer> => {
    reply.header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding')
    if (!rules.documentOf) return reply.sendFile('index.html')
    const { file, brand } = await rules.documentOf(request)
    return send(request, reply.type('text/html; charset=utf-8'), file, brand)
  }
  if (rules.documentOf) http.get('/', sendDocument)
  http.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !rules.notPages.some((prefix) => request.url.startsWith(prefix)) &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('not found')
    return sendDocument(request, reply)
  })
}
