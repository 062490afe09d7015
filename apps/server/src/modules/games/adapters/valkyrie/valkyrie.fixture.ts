import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toWireAmount } from '@maru/vendor-wallet'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { knowClients, trustedProxies } from '../../../../platform/http/client-address.ts'
import { type TestServer, testServer } from '../../../../testing/context.ts'
import { ensureSite } from '../../../site/index.ts'
import { createVendorDesk } from '../../vendor-desk.service.ts'
import { createWallet } from '../../wallet.service.ts'
import type { WalletPort } from '../../wallet-port.ts'
import { addGames, addPlayer, GAME, type Seen, type TestPlayer } from '../vendor-wallet.fixture.ts'
import { PAM_PATH, serveValkyrie } from './adapter.ts'

export const PAM_KEY = 'a-key-of-the-pam-tests'
export const RECON_TOKEN = 'a-token-to-reconcile-with-by-the-tests'
export const PROVIDER = 'Northern Lights'
export const CODE = 'northern-lights'

const game = (game_code: string) => ({
  game_code,
  name: game_code,
  names: { ko: game_code, en: game_code, vn: game_code },
  category: 'slot',
  product: 'test',
  return_bp: 9_600,
  art: { motif: 'koi', seed: 3 },
  limits: { min: toWireAmount(100), max: toWireAmount(10_000) },
  platforms: ['GPL_DESKTOP'],
  enabled: true,
})

/** A file for `VALKYRIE_FILE` with two providers; the second one's games may be played on several devices. */
export const valkyrieFile = async (changes: object = {}, ofProvider: object = {}): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'maru-test-valkyrie-')), 'valkyrie.json')
  const provider = { groups: { slot: 'slot' }, games: [game('moonlit-koi'), game('lantern-night')], ...ofProvider }
  writeFileSync(
    path,
    JSON.stringify({
      url: 'http://localhost:9',
      operatorKey: 'a-key-of-the-operator-api',
      pamKey: PAM_KEY,
      providers: [
        { ...provider, code: CODE, provider: PROVIDER, name: PROVIDER, path: CODE, reconToken: RECON_TOKEN },
        { ...provider, code: 'beside', provider: 'Beside', name: 'Beside', path: 'beside', playsBeside: true },
      ],
      ...changes,
    }),
  )
  return path
}

export type Sent = {
  key?: string
  token?: string
  provider?: string
  query?: object
  body?: object | string
  headers?: object
}
export type Reply = {
  http: number
  code: string
  json: {
    status: string
    error?: { code: string; message: string }
    session?: { playerId: string; token: string; currency: string; country: string; language: string; gameId: string }
    balance?: { cashAmount: number; bonusAmount: number; promoAmount: number }
    transactionResult?: { transactionId?: string; balance: { cashAmount: number; promoAmount: number } }
    transactions?: Record<string, unknown>[]
    gameround?: Record<string, string>
  }
  text: string
  retryAfter: string | undefined
}

/** The adapter over HTTP, and a Valkyrie's way to it. */
export const valkyrieAdapter = (server: TestServer, changes: Partial<WalletPort> = {}) => {
  const http = Fastify()
  knowClients(http, trustedProxies(undefined))
  const wallet = createWallet(server.contexts)
  serveValkyrie(http, server.contexts, { ...wallet, ...changes }, createVendorDesk(server.contexts))
  afterAll(async () => {
    await http.close()
    await wallet.close()
  })
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, sent: Sent = {}): Promise<Reply> => {
    const { key = PAM_KEY, token, provider = PROVIDER, query = {}, body, headers = {} } = sent
    const answer = await http.inject({
      method,
      url: PAM_PATH + path,
      query: { provider, ...query } as Record<string, string>,
      headers: {
        authorization: `Bearer ${key}`,
        'x-correlation-id': 'test',
        ...(token === undefined ? {} : { 'x-player-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const json = answer.json()
    const { statusCode, payload } = answer
    const retryAfter = answer.headers['retry-after']?.toString()
    return { http: statusCode, code: json.error?.code ?? json.status, json, text: payload, retryAfter }
  }
  const add = (player: TestPlayer, body: object, sent: Sent = {}): Promise<Reply> =>
    ask('POST', `/players/${player.playerId}/transactions`, { token: player.token, body, ...sent })
  const cashOf = async ({ playerId, token }: TestPlayer): Promise<number | undefined> =>
    (await ask('GET', `/players/${playerId}/balance`, { token })).json.balance?.cashAmount
  return { ask, add, cashOf }
}

export const EURO_SITE = 5
/** Of the ledger. */
export const UNITS_PER_CENT = 10_000

/** A server with both providers, their games, and a second site in euro. */
const serverWithValkyrie = async (): Promise<TestServer> => {
  const server = await testServer({ env: { VALKYRIE_FILE: await valkyrieFile() } })
  for (const code of [CODE, 'beside']) await addGames(server, code)
  const euro = { siteId: EURO_SITE, name: 'Euro', theme: 'naru', host: 'euro.localhost', currency: 'EUR' } as const
  await server.system((ctx) => ensureSite(ctx, euro))
  return server
}

/** A player in euro, with cents. */
const addEuropean = (server: TestServer, cents: number, vendorCode = CODE): Promise<TestPlayer> =>
  addPlayer(server, cents * UNITS_PER_CENT, { siteId: EURO_SITE, vendorCode })

/** What each test of it begins with. `european`: a player in euro, with cents. */
export const valkyrie = async () => {
  const server = await serverWithValkyrie()
  const european = (cents: number, vendorCode?: string) => addEuropean(server, cents, vendorCode)
  return { server, european, ...valkyrieAdapter(server) }
}

/** As Valkyrie writes it, in euro. */
export const transaction = (transactionType: string, cashAmount: number, changes: object = {}) => ({
  currency: 'EUR',
  provider: PROVIDER,
  transactionType,
  cashAmount,
  bonusAmount: 0,
  promoAmount: 0,
  transactionDateTime: '2026-11-20T06:00:00Z',
  providerTransactionId: randomUUID() as string,
  providerGameId: GAME,
  ...changes,
})

export const fresh = () => ({ providerRoundId: randomUUID(), providerBetRef: randomUUID() })

/** What the suite of all adapters looks at. */
export const seen = ({ code, json, http }: Reply): Seen => ({
  status: code,
  balance: (http === 200 ? (json.transactionResult?.balance ?? json.balance) : undefined)?.cashAmount,
})
