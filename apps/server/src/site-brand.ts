import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '@maru/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Site, siteByHost } from './modules/site/index.ts'
import type { Guest } from './platform/context.ts'
import { type Brand, brandedFiles } from './platform/http/branded-files.ts'
import { languageOf } from './platform/http/member-wire.ts'
import type { Services } from './platform/services.ts'

const guest: Guest = { kind: 'guest' }
const maximumRemembered = 1_000

type Shown = Pick<Site, 'name' | 'theme' | 'origin' | 'currency'>
type Brands = {
  of(request: FastifyRequest): Promise<{ theme: Site['theme']; brand: Brand }>
  documentOf(request: FastifyRequest): Promise<{ file: string; brand: Brand }>
}

/** By the host of a request: what the site is called, its theme, its documents. */
export const brands = (services: Services, folder: string): Brands => {
  const bare = bareAddresses(folder)
  const { hostname, origin } = new URL(services.config.PUBLIC_URL)
  // Before any site could be read; a brand of some site would be wrong for the others.
  const unknown: Shown = { name: hostname, theme: 'maru', origin, currency: 'KRW' }
  const seen = new Map<string, Shown>()
  const siteOf = async (host: string): Promise<Shown> => {
    try {
      const site = await services.reading({ who: guest, siteId: 0 }, (ctx) => siteByHost(ctx, host))
      if (seen.size >= maximumRemembered) seen.clear()
      seen.set(host, site)
      return site
    } catch {
      // A page that can say what is wrong is better than none.
      return seen.get(host) ?? unknown
    }
  }
  const of: Brands['of'] = async (request) => {
    const site = await siteOf(request.hostname)
    // Never the host of the request, which whoever asks may choose.
    return { theme: site.theme, brand: { name: site.name, origin: site.origin, currency: site.currency } }
  }
  return {
    of,
    /** A guest's main page comes ready drawn; every other page is drawn by its script, and shows its shape until then. */
    async documentOf(request) {
      const isMember = /(?:^|;\s*)(?:__Host-)?maru_session=[^;]/.test(request.headers.cookie ?? '')
      const path = request.url.split('?')[0] ?? '/'
      const { theme, brand } = await of(request)
      const page = path === '/' && !isMember ? 'index' : bare.has(path) ? 'bare' : 'app'
      return { file: `${page}.${languageOf(request)}.${theme}.html`, brand }
    },
  }
}

/** Pages without bars, as the build of the site lists them. */
const bareAddresses = (folder: string): ReadonlySet<string> => {
  const file = join(folder, 'documents/bare-pages.json')
  return new Set<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
}

/** The icon that browsers ask for by themselves, and what a telephone shows of a site on its first screen. */
export const serveBrand = (http: FastifyInstance, { of }: Brands, folder: string): void => {
  if (!existsSync(folder)) return
  const send = brandedFiles(join(folder, 'documents'))
  http.get('/favicon.ico', async (request, reply) => {
    const { theme } = await of(request)
    return reply.header('cache-control', 'no-cache').sendFile(`brand/${theme}/favicon.ico`)
  })
  http.get<{ Querystring: { lang?: unknown } }>('/manifest.webmanifest', async (request, reply) => {
    const { theme, brand } = await of(request)
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : languageOf(request)
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
    return send(request, reply, `manifest.${language}.${theme}.json`, brand)
  })
}
