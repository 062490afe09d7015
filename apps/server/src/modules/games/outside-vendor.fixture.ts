import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  type GameListing,
  readPublicKey,
  SIGNATURE_HEADER,
  sign,
  toWireAmount,
  verify,
  type WalletCallName,
  walletPath,
} from '@maru/vendor-wallet'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { listing } from './games.fixture.ts'

export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
export const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString()

/** A vendor that nobody but itself configured: its server, its key, and its calls to a wallet address. */
export const outsideVendor = async () => {
  const keys = newKey()
  const vendor = {
    code: 'outsider',
    keys,
    url: '',
    listed: [listing('reef'), listing('orbit', { category: 'live-casino' })] as GameListing[] | unknown,
    status: 200,
    launches: [] as { user: string; token: string }[],
    /** Ours, once it was given. */
    operatorKey: undefined as string | undefined,
    /** Signed by `key`. */
    call: async (walletAddress: string, name: WalletCallName, request: object, key: KeyObject = keys.privateKey) => {
      const body = JSON.stringify(request)
      const path = walletPath('x', name).replace('/vendor/v1/x', '')
      const answer = await fetch(walletAddress + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, key) },
        body,
      })
      return { http: answer.status, ...((await answer.json()) as { status: string; balance?: number }) }
    },
    terms: (changes: object = {}) => ({
      names: { ko: '바깥 게임즈', en: 'Outsider Games', vn: 'Outsider Games' },
      address: vendor.url,
      publicKeys: [pemOf(keys.publicKey)],
      frameOrigins: [vendor.url],
      groups: { slot: 'slot', 'live-casino': 'casino' },
      requestsPerSecond: 1_000,
      canReplay: false,
      playsBeside: false,
      ...changes,
    }),
  }
  const http = Fastify({ forceCloseConnections: true })
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  http.post('/operator/generic/v2/game/:what', async (request, reply) => {
    const body = request.body as string
    const isOurs =
      vendor.operatorKey === undefined ||
      verify(body, String(request.headers[SIGNATURE_HEADER]), readPublicKey(vendor.operatorKey))
    if (!isOurs) return reply.code(401).send({ error: 'invalid signature' })
    if (vendor.status !== 200) return reply.code(vendor.status).send('no\u0000\u0001 \ud83d')
    if (request.url.endsWith('list')) return reply.send(vendor.listed)
    const { user, token } = JSON.parse(body)
    vendor.launches.push({ user, token })
    return reply.send({ url: `${vendor.url}/play` })
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => http.close())
  vendor.url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  return vendor
}

/** A call that moves money, as a vendor writes it. */
export const moving = (player: { user: string; token: string }, won: number, changes: object = {}) => ({
  ...player,
  transaction_uuid: randomUUID(),
  request_uuid: randomUUID(),
  round: randomUUID(),
  round_closed: false,
  game_code: 'reef',
  currency: 'KRW',
  amount: toWireAmount(won),
  ...changes,
})
