import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { readPicture } from './pictures.ts'

/** What a browser may make of a picture that it opens by itself: nothing. */
const POLICY = "default-src 'none'; sandbox"
const YEAR_S = 31_536_000

/** `/pictures/<site>/<hash>.webp`, to anybody. Its address is its content, so it is kept for a year. */
export const servePictures = (http: FastifyInstance, services: Services): void => {
  http.get<{ Params: { siteId: string; hash: string } }>(
    '/pictures/:siteId(^\\d{1,9}$)/:hash(^[0-9a-f]{64}).webp',
    async ({ params, headers }, reply) => {
      const etag = `"${params.hash}"`
      const siteId = Number(params.siteId)
      const isKnown = headers['if-none-match'] === etag
      const bytes = isKnown
        ? undefined
        : await services.reading({ who: { kind: 'guest' }, siteId }, (ctx) => readPicture(ctx, siteId, params.hash))
      if (!isKnown && !bytes) return reply.code(404).header('cache-control', 'no-store').send()
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
      return isKnown ? reply.code(304).send() : reply.type('image/webp').send(bytes)
    },
  )
}
