import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPrivateKey, SIGNATURE_HEADER, sign, toWireAmount, walletPath } from '@maru/vendor-wallet'
import {
  addGames,
  addPlayer,
  GAME,
  type TestPlayer,
  VENDOR,
} from '../apps/server/src/modules/games/doors/vendor-wallet.fixture.ts'
import { makeDemoKeys, vendorKeyFiles } from '../apps/server/src/modules/games/vendors/vendor-keys.ts'
import '../apps/server/src/modules/games/events.ts'
import { openSession } from '../apps/server/src/modules/identity/session.service.ts'
import { open, seal, wireKey } from '../apps/server/src/platform/http/envelope.ts'
import { type Connection, openConnection, requestOf } from './connection.ts'
import type { Ground } from './ground.ts'
import { oursHolds, oursOf, SITE } from './ledger.sides.ts'
import { type Product, startProduct } from './product.ts'
import { type Compared, compare, type Side } from './slices.ts'

const CONNECTIONS = 256
const CASH = 1_000_000_000
const STAKE = 1_000

type Setting = { product: Product; players: TestPlayer[]; connections: Connection[] }

const inProduct = async (ground: Ground, run: (setting: Setting) => Promise<Compared>): Promise<Compared> => {
  const product = await startProduct(ground)
  const connections: Connection[] = []
  try {
    await addGames(product)
    const players: TestPlayer[] = []
    for (let n = 0; n < CONNECTIONS; n++) {
      players.push(await addPlayer(product as never, CASH))
      connections.push(await openConnection(product.port))
    }
    await ground.ours.query('VACUUM ANALYZE')
    return await run({ product, players, connections })
  } finally {
    for (const connection of connections) connection.close()
    await product.stop()
  }
}

/** Signed bets and wins, each of a round of its own; signed before the slice, for signing is the vendor's work. */
export const walletHttp = (ground: Ground): Promise<Compared> =>
  inProduct(ground, ({ product, players, connections }) => {
    const keysDir = product.config.VENDOR_KEYS_DIR
    makeDemoKeys(keysDir, VENDOR)
    const key = readPrivateKey(readFileSync(vendorKeyFiles(keysDir, VENDOR).vendorPrivate, 'utf8'))
    const signed = (name: 'bet' | 'win', body: object): Buffer => {
      const text = JSON.stringify(body)
      return requestOf(walletPath(VENDOR, name), { [SIGNATURE_HEADER]: sign(text, key) }, text)
    }
    const queues = connections.map((): Buffer[] => [])
    const fill = (connection: number): void => {
      const { playerId, token } = players[connection] as TestPlayer
      const bet = {
        user: playerId,
        token,
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        round: randomUUID(),
        round_closed: false,
        game_code: GAME,
        currency: 'KRW',
        amount: toWireAmount(STAKE),
      }
      const reference = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid }
      queues[connection]?.unshift(signed('win', { ...bet, ...reference, round_closed: true }), signed('bet', bet))
    }
    const holds = oursHolds(oursOf(ground))
    let perSlice = 1
    let begun = 0
    const wallet: Side = {
      name: 'bet and win',
      callers: CONNECTIONS,
      prepare: async () => {
        perSlice = Math.max(perSlice, Math.ceil((begun / CONNECTIONS) * 2), 4)
        begun = 0
        for (const [connection, queue] of queues.entries()) while (queue.length < perSlice) fill(connection)
        await holds.begin()
      },
      act: async (connection) => {
        begun++
        if (queues[connection]?.length === 0) fill(connection)
        const { body } = await (connections[connection] as Connection).ask(queues[connection]?.pop() as Buffer)
        if (!body.includes('"RS_OK"')) throw new Error(`the wallet answered ${body}`)
        return true
      },
      check: holds.check,
      close: async () => {},
    }
    // Signed like any other, and refused for its shape before anything is looked up.
    const shapeless = signed('bet', { request_uuid: randomUUID(), user: 'nobody' })
    return compare(
      ground,
      wallet,
      askingSide(
        connections,
        () => shapeless,
        (body) => body.includes('RS_ERROR_WRONG'),
      ),
      product.pid,
    )
  })

/** A member asks for the balance, through the envelope; beside it a call of a foreign site, which the envelope alone tells. */
export const wireCall = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async ({ product, players, connections }) => {
    const key = wireKey(product.config.WIRE_KEY.toString('base64'))
    const authorization = product.config.SITE_AUTHORIZATION
    const requests = { known: [] as Buffer[], foreign: [] as Buffer[] }
    for (const { memberId } of players) {
      const { token } = await product.system((ctx) => openSession(ctx, memberId))
      const request = (siteId: number) =>
        requestOf('/api/cash/getUserCash', { authorization, 'x-session-token': token }, seal(key, { siteId }))
      requests.known.push(request(SITE))
      requests.foreign.push(request(SITE + 998))
    }
    const resultCode = (body: string) => (open(key, JSON.parse(body)) as { resultCode?: string }).resultCode
    const answers = (code: string) => {
      let asked = 0
      // Opening every answer would cost the client as much as the server: one in fifty is read, and the length of all.
      return (body: string) => body.startsWith('{"d":"') && (asked++ % 50 !== 0 || resultCode(body) === code)
    }
    return compare(
      ground,
      askingSide(connections, (n) => requests.known[n] as Buffer, answers('0')),
      askingSide(connections, (n) => requests.foreign[n] as Buffer, answers('E401')),
      product.pid,
    )
  })

const askingSide = (
  connections: readonly Connection[],
  request: (connection: number) => Buffer,
  isRight: (body: string) => boolean,
): Side => ({
  name: 'without database',
  callers: connections.length,
  act: async (connection) => {
    const { body } = await (connections[connection] as Connection).ask(request(connection))
    if (!isRight(body)) throw new Error(`not what was asked for: ${body}`)
    return true
  },
  check: async () => {},
  close: async () => {},
})
