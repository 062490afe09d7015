import { generateKeyPairSync } from 'node:crypto'
import { createBus, type OpenTransport } from '@maru/stomp/bus'
import type pg from 'pg'
import { buildApp } from '../src/app.ts'
import { type Random, seededRandom } from '../src/games/random.ts'
import { proxyList } from '../src/listener.ts'
import { withPurses } from '../src/purses/purse-wallet.ts'
import type { Studio, Timing } from '../src/studio.ts'
import { createWalletClient } from '../src/wallet/wallet-client.ts'
import { FakeOperator } from './fake-operator.ts'

const studioKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const operatorKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Retries at once; gives up on an answer soon, but not because the machine is busy. */
const TEST_TIMING: Timing = {
  callMs: 1_000,
  leaseMs: 0,
  retryMs: 0,
  longestRetryMs: 0,
  recoverEveryMs: 1_000,
  lookEveryMs: 60_000,
}

/** An answer that comes late comes this long after nobody waits for it. */
const LATE_BY_MS = 100

/** For tests of other things than faults: no call is given up on because the machine is busy. */
export const patient: Partial<Timing> = { callMs: 30_000 }

/** Of a studio that is the only process. */
export const alone: OpenTransport = async () => ({
  send: async () => {},
  listen: async () => {},
  unlisten: () => {},
  close: async () => {},
})

/** What the processes of a test's studio show each other. */
export const INTERNAL_SECRET = 'c'.repeat(64)

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

/** A studio and a fake operator that talk over real HTTP. */
export async function startTestStudio(
  db: pg.Pool,
  random: Random = seededRandom(1),
  timing: Partial<Timing> = {},
  open = alone,
) {
  const bus = await createBus(open, SILENT)
  const { callMs } = { ...TEST_TIMING, ...timing }
  const operator = await new FakeOperator({
    privateKey: operatorKeys.privateKey,
    vendorKey: studioKeys.publicKey,
    lateMs: callMs + LATE_BY_MS,
  }).listen()
  const studio: Studio = {
    db,
    isDatabaseAvailable: () => true,
    wallet: withPurses(db, createWalletClient(operator.walletUrl, studioKeys.privateKey, callMs)),
    random,
    timing: { ...TEST_TIMING, ...timing },
    log: SILENT,
    publicUrl: 'http://studio.test',
    operatorKey: operatorKeys.publicKey,
    proxies: proxyList(''),
    replayKey: Buffer.alloc(32, 7),
    watchKey: Buffer.alloc(32, 8),
    internalSecret: INTERNAL_SECRET,
    bus,
  }
  const app = await buildApp(studio)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { operator, studio, app, url, close: () => Promise.all([app.close(), operator.close(), bus.close()]) }
}

export type TestStudio = Awaited<ReturnType<typeof startTestStudio>>
export { operatorKeys, studioKeys }

/** A player with a page of one game open. */
export async function openGame({ operator, url }: TestStudio, user: string, gameCode: string, balance = 1_000_000) {
  const token = operator.addPlayer(user, balance)
  const address = new URL(await operator.launch(url, user, token, gameCode))
  const secret = address.searchParams.get('session') ?? ''
  const call = (path: string, body: object = {}) =>
    fetch(`${url}/play-api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
  return { token, secret, call, balance: () => operator.balances.get(user) }
}
