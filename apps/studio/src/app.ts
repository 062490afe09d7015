import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { answerUnavailable, isUnavailable } from './answer-unavailable.ts'
import { gameByCode, type StudioGame } from './catalogue.ts'
import { serveHealth } from './health.ts'
import { limitConnections, listenerOptions } from './listener.ts'
import { servePlayLive } from './live/serve-live.ts'
import { serveOperatorCalls } from './operator/operator-calls.ts'
import { readReplayTicket } from './operator/replay-ticket.ts'
import { servePlayCalls } from './play/play-calls.ts'
import { lobbyUrlBySecret } from './sessions/session.repository.ts'
import type { Studio } from './studio.ts'
import { serveChat } from './tables/chat/serve-chat.ts'
import { createTableGateway } from './tables/gateway/gateway.ts'
import { serveTableCalls } from './tables/gateway/serve-table-calls.ts'
import { streamOrigins } from './tables/gateway/stream-origins.ts'
import { serveWatch } from './tables/watch/serve-watch.ts'

export const PAGES = join(import.meta.dirname, '../dist')
const BODY_LIMIT = 64 * 1024

/** The studio's HTTP server: the operator's calls, the pages' calls, and the pages. */
export async function buildApp(studio: Studio, pages = PAGES): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 100 },
    ...listenerOptions(),
    // An address that cannot be decoded reaches no route.
    frameworkErrors: (_error, asked, answer) => {
      const [request, reply] = [asked as FastifyRequest, answer as unknown as FastifyReply]
      secure(request.raw, reply.raw, () => void reply.code(400).send({ error: 'refused' }))
    },
  })
  limitConnections(app.server, studio.proxies)
  // Of pages, and of calls without a handler of their own. Nothing of the inside is said.
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.code(error.statusCode ?? 400).send({ error: 'refused' })
    if (isUnavailable(error)) return answerUnavailable(reply)
    studio.log.error({ error, url: request.url }, 'request failed')
    return reply.code(500).send({ error: 'failed' })
  })
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The operator frames the game, or opens it in a window that it must be able to watch and close.
    frameguard: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: studio.publicUrl.startsWith('https:'),
  })
  app.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, next as () => void))
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }))
  serveHealth(app, studio)
  const tables = createTableGateway(studio)
  app.addHook('preClose', async () => tables.stop())
  // What is answered while the process stops leaves no connection that it would wait for.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (tables.stopped.aborted) reply.header('connection', 'close')
    next(null, payload)
  })
  app.addHook('onClose', () => tables.close())
  serveOperatorCalls(app, studio, tables)
  servePlayCalls(app, studio, tables)
  serveTableCalls(app, studio, tables)
  serveChat(app, studio)
  serveWatch(app, studio, tables)
  servePlayLive(app, studio, tables)
  servePages(app, studio, pages)
  return app
}

/** One page per kind of game; which game it is, the address says. */
function servePages(app: FastifyInstance, studio: Studio, pages: string): void {
  if (existsSync(join(pages, 'assets'))) {
    app.register(fastifyStatic, {
      root: join(pages, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    })
  }
  for (const kind of KINDS) {
    app.get<{ Params: { code: string }; Querystring: PageAsked }>(`/${kind}/:code`, async (request, reply) => {
      const game = gameByCode(request.params.code)
      if (!game || (kind === 'watch' && game.kind !== 'table')) return reply.code(404).send({ error: 'unknown game' })
      const [html, framer, streams] = await Promise.all([
        readFile(join(pages, `pages/${pageOf(kind, game)}.html`), 'utf8'),
        framerOf(studio, kind, request.query),
        kind !== 'replay' && game.kind === 'table' ? streamOrigins(studio.db) : [],
      ])
      if (framer) changePolicy(reply, "frame-ancestors 'none'", `frame-ancestors ${framer}`)
      if (streams.length > 0) {
        const from = streams.join(' ')
        changePolicy(reply, "connect-src 'self'", `connect-src 'self' ${from};media-src blob: ${from}`)
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(named(html, game, request.query.lang))
    })
  }
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'max-age=86400')
      .send(await readFile(join(pages, 'favicon.ico'))),
  )
}

/** `watch`: a live table for staff of the operator, in the room of its players. */
const KINDS = ['play', 'replay', 'watch'] as const
type Kind = (typeof KINDS)[number]

/** A round of a live table is shown again by a page of its own, which draws no room. */
const pageOf = (kind: Kind, game: StudioGame): string =>
  kind === 'replay' && game.kind === 'table' ? 'table-round' : game.kind

type PageAsked = { lang?: unknown; session?: unknown; ticket?: unknown }

/** The origin that may frame this page: the operator has signed it in the call that gave the page's address. None without that right, and none of a table that is watched. */
async function framerOf(studio: Studio, kind: Kind, { session, ticket }: PageAsked): Promise<string | undefined> {
  if (kind === 'watch') return undefined
  if (kind === 'replay') return readReplayTicket(studio.replayKey, String(ticket), Date.now())?.framer
  const lobbyUrl = await lobbyUrlBySecret(studio.db, String(session))
  return lobbyUrl && new URL(lobbyUrl).origin
}

function changePolicy(reply: FastifyReply, part: string, by: string): void {
  const name = 'content-security-policy'
  const policy = String(reply.getHeader(name) ?? reply.raw.getHeader(name))
  reply.header(
    name,
    policy.replace(part, () => by),
  )
}

/** A window of its own and a reader of the screen say the game's name from the first byte on. */
function named(html: string, { names }: StudioGame, lang: unknown): string {
  const language = lang === 'en' || lang === 'vn' ? lang : 'ko'
  return html
    .replace('<html lang="ko">', `<html lang="${language === 'vn' ? 'vi' : language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${names[language]}</title>`)
}
