import { artOf, MOTIFS, type Motif } from '@maru/ui/poster/catalogue.ts'
import { posterSvg } from '@maru/ui/poster/poster.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { findGame } from './catalogue.repository.ts'
import { posterTurns } from './catalogue.service.ts'
import { vendorByCode } from './vendors/list.ts'

const YEAR_SECONDS = 31_536_000
const turns: readonly number[] = Object.values(posterTurns)
/** Drawing takes a few ms, and a lobby asks for all of them at once. Bounded by the catalogue times the brands. */
const drawn = new Map<string, string>()

/** `/art/{vendor}/{game}.svg`: the poster of a game of the catalogue. Its address carries the seed, so a browser may keep it for ever. */
export const serveArt = (http: FastifyInstance, services: Services): void => {
  http.get<{ Params: { vendor: string; file: string }; Querystring: { turn?: string } }>(
    '/art/:vendor/:file',
    async (request, reply) => {
      const svg = await pictureOf(services, request.params.vendor, request.params.file, Number(request.query.turn ?? 0))
      if (svg === undefined) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
      return reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff')
        .send(svg)
    },
  )
}

const pictureOf = async (
  services: Services,
  vendorCode: string,
  file: string,
  turn: number,
): Promise<string | undefined> => {
  const vendor = vendorByCode(services.config, vendorCode)
  if (!vendor || !file.endsWith('.svg') || !turns.includes(turn)) return undefined
  const gameCode = file.slice(0, -'.svg'.length)
  const game = await services.reading({ who: { kind: 'guest' }, siteId: 0 }, (ctx) =>
    findGame(ctx, vendorCode, gameCode),
  )
  if (!game) return undefined
  const key = `${vendorCode}/${gameCode}/${game.artMotif}/${game.artSeed}/${turn}`
  const kept = drawn.get(key)
  if (kept !== undefined) return kept
  const motif = MOTIFS.includes(game.artMotif as Motif) ? (game.artMotif as Motif) : 'moon'
  const svg = posterSvg({ ...artOf(vendor.art, motif, game.artSeed), turn })
  drawn.set(key, svg)
  return svg
}
