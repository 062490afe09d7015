import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type GameListing, readPublicKey, SIGNATURE_HEADER, toWireAmount, verify } from '@maru/vendor-wallet'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { Listener } from '../../platform/events/events.ts'
import { type TestServer, testServer } from '../../testing/context.ts'
import { gamesOfSessions } from './session.service.ts'
import { makeDemoKeys, vendorKeyFiles } from './vendors/vendor-keys.ts'

export const listing = (game_code: string, changes: Partial<GameListing> = {}): GameListing => ({
  game_code,
  name: game_code,
  names: { ko: `${game_code} 게임`, en: `${game_code} game`, vn: `${game_code} trò` },
  category: 'slot',
  product: 'test',
  return_bp: 9_600,
  art: { motif: 'koi', seed: 7 },
  limits: { min: toWireAmount(100), max: toWireAmount(10_000) },
  platforms: ['GPL_DESKTOP'],
  enabled: true,
  ...changes,
})
export const LISTED = [listing('koi'), listing('drum'), listing('table', { category: 'live-casino' })]

type Asked = { path: string; body: Record<string, unknown>; isSigned: boolean }
/** The vendor's side of the wire, as a test wants it to behave. */
export type FakeVendor = {
  listed: GameListing[]
  url: string
  status: number
  asked: Asked[]
  /** Players of whom a session has ended. */
  ended: unknown[]
  /** Before it answers. */
  whenAsked: () => Promise<unknown>
  /** What its calls for live tables answer; undefined: it has none. */
  atTables: ((call: string, body: Record<string, unknown>) => unknown) | undefined
  reset(): void
}

/** A server of ours with an outside vendor, reached over HTTP, in the place of the studio. */
export const serverWithVendor = async (
  listeners: readonly Listener[] = [],
): Promise<{ server: TestServer; vendor: FakeVendor }> => {
  const standard = {
    listed: LISTED,
    url: 'http://localhost:9/play',
    status: 200,
    whenAsked: async () => {},
    atTables: undefined,
  }
  const vendor: FakeVendor = {
    ...standard,
    asked: [],
    ended: [],
    reset: () => Object.assign(vendor, standard, { asked: [], ended: [] }),
  }
  const http = Fastify({ forceCloseConnections: true })
  let key: ReturnType<typeof readPublicKey> | undefined
  answerAs(http, vendor, (body, signature) => key !== undefined && verify(body, signature, key))
  await http.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => http.close())
  const { port } = http.server.address() as AddressInfo
  const server = await testServer({
    env: { STUDIO_URL: `http://localhost:${port}` },
    listeners,
    observers: { sessions: [gamesOfSessions] },
  })
  makeDemoKeys(server.config.VENDOR_KEYS_DIR, 'studio')
  key = readPublicKey(readFileSync(vendorKeyFiles(server.config.VENDOR_KEYS_DIR, 'studio').platformPublic, 'utf8'))
  return { server, vendor }
}

const answerAs = (
  http: FastifyInstance,
  vendor: FakeVendor,
  isSigned: (body: string, signature: string) => boolean,
): void => {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  http.post('/operator/generic/v2/game/:what', async (request, reply) => {
    const body = request.body as string
    vendor.asked.push({
      path: request.url,
      body: JSON.parse(body),
      isSigned: isSigned(body, String(request.headers[SIGNATURE_HEADER])),
    })
    await vendor.whenAsked()
    const answer = request.url.endsWith('list') ? vendor.listed : { url: vendor.url }
    return reply.code(vendor.status).send(vendor.status === 200 ? answer : { error: 'no' })
  })
  http.post('/operator/generic/v2/session/ended', async (request) => {
    const body = request.body as string
    if (isSigned(body, String(request.headers[SIGNATURE_HEADER]))) vendor.ended.push(JSON.parse(body).user)
    return {}
  })
  http.post('/operator/generic/v2/table/:what', async (request, reply) => {
    const body = JSON.parse(request.body as string) as Record<string, unknown>
    const isSignedByUs = isSigned(request.body as string, String(request.headers[SIGNATURE_HEADER]))
    vendor.asked.push({ path: request.url, body, isSigned: isSignedByUs })
    const answer = await vendor.atTables?.(request.url.split('/').at(-1) ?? '', body)
    return reply.code(answer === undefined ? 404 : 200).send(answer ?? { error: 'no' })
  })
}
