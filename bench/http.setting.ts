import {
  addGames,
  addPlayer,
  type TestPlayer,
} from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { type Connection, openConnection } from './connection.ts'
import type { Ground } from './ground.ts'
import { type Product, startProduct } from './product.ts'
import type { Compared, Side } from './slices.ts'

export const CONNECTIONS = 256
const CASH = 1_000_000_000

/** A server process, a player for each of the connections, and the connections. */
export type Setting = {
  product: Product
  players: TestPlayer[]
  connections: Connection[]
  end(): Promise<void>
}

const settings = new WeakMap<Ground, Promise<Setting>>()

/** Runs with the one server process that all rows over HTTP share; it ends with the ground. */
export const inProduct = async (ground: Ground, run: (setting: Setting) => Promise<Compared>): Promise<Compared> => {
  const setting = settings.get(ground) ?? setUp(ground)
  settings.set(ground, setting)
  await reopen(await setting)
  return run(await setting)
}

/** For rows whose work a server would do beside them; the next row over HTTP starts another. */
export const endProduct = async (ground: Ground): Promise<void> => {
  const setting = settings.get(ground)
  settings.delete(ground)
  await (await setting)?.end()
}

/** The connections that the server closed since, because nothing came over them for some seconds. */
export const reopen = async ({ product, connections }: Setting): Promise<void> => {
  for (const [n, connection] of connections.entries())
    if (!connection.isOpen()) connections[n] = await openConnection(product.port)
}

const setUp = async (ground: Ground): Promise<Setting> => {
  const product = await startProduct(ground)
  const connections: Connection[] = []
  let hasEnded = false
  const end = async (): Promise<void> => {
    if (hasEnded) return
    hasEnded = true
    for (const connection of connections) connection.close()
    await product.stop()
  }
  ground.atEnd(end)
  await addGames(product)
  const players: TestPlayer[] = []
  for (let n = 0; n < CONNECTIONS; n++) {
    players.push(await addPlayer(product as never, CASH))
    connections.push(await openConnection(product.port))
  }
  await ground.ours.query('VACUUM ANALYZE')
  return { product, players, connections, end }
}

/** Each connection asks the same again and again; every answer is looked at. */
export const askingSide = (
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

export const isShapeless = (body: string): boolean => body.includes('RS_ERROR_WRONG')
