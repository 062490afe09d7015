import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createBus, postgresTransport } from '@maru/stomp/bus'
import type pg from 'pg'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { INTERNAL_SECRET, openGame, studioKeys, type TestStudio } from '../../../dev/test-studio.ts'
import { createWalletClient } from '../../wallet/wallet-client.ts'
import { createDatabaseClock } from '../engine/database-clock.ts'
import type { Engine } from '../engine/engine.ts'
import { leadTables } from '../engine/lead-tables.ts'
import { serveEngineCalls } from '../engine/listener.ts'
import { type LiveTable, tableByCode } from '../table-list.ts'
import type { OwnShown, TableAnswer, TableCallName, TableMessage, TableShown } from '../table-shapes.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
/** Slower than a session's calls are limited. */
export const wait = { timeout: 20_000, interval: 120 }
export const TABLE = 'moonlit-baccarat-1'

/** The process of the live tables, as the product has it, but faster, and of these tables alone. */
export const startLeader = async (
  database: { pool: pg.Pool; url: string },
  walletUrl: string,
  {
    codes = [TABLE],
    speed = 10,
    passage,
  }: { codes?: readonly string[]; speed?: number; passage?: Pick<Passage, 'address' | 'lead'> } = {},
) => {
  const bus = await createBus(postgresTransport(database.url, 'studio-tables'), silent)
  const engine: Engine = {
    db: database.pool,
    bus,
    log: silent,
    wallet: createWalletClient(walletUrl, studioKeys.privateKey, 2_000),
    clock: createDatabaseClock(),
    sealSecret: createHash('sha256').update('secret of tests').digest(),
    retryMs: 20,
    longestRetryMs: 100,
    emptyMs: 600_000,
    speed,
    links: 500,
  }
  let led: Awaited<ReturnType<typeof leadTables>> | undefined
  const listener = serveEngineCalls(INTERNAL_SECRET, (code) => led?.actorOf(code), silent)
  const port = await listener.listen({ host: '127.0.0.1', port: 0 })
  const tables = codes.map((code) => tableByCode(code) as LiveTable)
  passage?.lead(port)
  led = await leadTables(engine, database.url, passage?.address ?? `http://127.0.0.1:${port}`, tables)
  return {
    port,
    async stop() {
      await led?.stop()
      await listener.close()
      await bus.close()
    },
  }
}

/** What stands between web processes and a leader, and can cut their connections. */
export const startPassage = async () => {
  const open = new Set<Socket>()
  let port = 0
  let connections = 0
  const server = createServer((client) => {
    connections++
    const leader = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [client, leader],
      [leader, client],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const one of open) one.destroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(to: number): void {
      port = to
    },
    cut,
    connections: () => connections,
    close(): void {
      cut()
      server.close()
    },
  }
}
export type Passage = Awaited<ReturnType<typeof startPassage>>

/** A page with a session of a table, and its calls. */
export const openTable = async (
  studio: TestStudio,
  code = TABLE,
  balance = 1_000_000,
  user = `player-${randomUUID()}`,
) => {
  const page = await openGame(studio, user, code, balance)
  const ask = (name: string, body: unknown = {}, table = code) => page.call(`table/${table}/${name}`, body as object)
  return {
    ...page,
    user,
    ask,
    answer: async (name: TableCallName, body: unknown = {}) => (await (await ask(name, body)).json()) as TableAnswer,
    shown: async (table = code) => {
      const response = await ask('shown', {}, table)
      return (await response.json()) as { message: TableMessage & { t: 'table' }; own: OwnShown }
    },
  }
}
export type TablePage = Awaited<ReturnType<typeof openTable>>

export const untilShown = async (page: TablePage, is: (table: TableShown) => boolean): Promise<TableShown> => {
  let shown: TableShown | undefined
  await vi.waitFor(async () => {
    shown = (await page.shown()).message.table
    if (!is(shown)) throw new Error(`${shown.row.phase} of round ${shown.row.round}`)
  }, wait)
  return shown as TableShown
}

/** A player's part of a cut, so that the table takes bets. */
export const takePartInCut = async (page: TablePage): Promise<void> => {
  const { cut } = await untilShown(page, (table) => table.cut?.step === 'commit')
  const seed = randomBytes(32)
  const asked = { cut: cut?.cut, commitment: createHash('sha256').update(seed).digest('hex') }
  await page.answer('seedCommitment', asked)
  await untilShown(page, (table) => table.cut?.step === 'seeds')
  await page.answer('seed', { cut: cut?.cut, seed: seed.toString('hex') })
}

/** The number of a round that takes bets for a moment yet. */
export const untilBetting = async (page: TablePage): Promise<number> =>
  (await untilShown(page, ({ row }) => row.phase === 'betting' && (row.endsAt ?? 0) - Date.now() > 500)).row.round

/** A socket of a page: what came under each destination. */
export const listen = ({ url }: TestStudio, passcode: string, destinations: readonly string[]) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/play-live`, 'v12.stomp')
  const bodies = new Map<string, unknown[]>(destinations.map((destination) => [destination, []]))
  let ended: string | undefined
  const subscribe = destinations.map(
    (destination, id) => `SUBSCRIBE\nid:${id}\ndestination:${destination}\nreceipt:${id}\n\n\0`,
  )
  socket.on('open', () =>
    socket.send(`CONNECT\naccept-version:1.2\nhost:studio\npasscode:${passcode}\n\n\0${subscribe.join('')}`),
  )
  socket.on('message', (frame) => {
    const text = String(frame)
    ended ??= /^ERROR[\s\S]*?message:(.*)/.exec(text)?.[1]
    const destination = /^MESSAGE[\s\S]*?destination:(.*)/.exec(text)?.[1]
    const body = /\n\n([\s\S]*)\0/.exec(text)?.[1]
    if (destination && body) bodies.get(destination)?.push(JSON.parse(body))
  })
  socket.on('error', () => {})
  return {
    of: <Body>(destination: string) => (bodies.get(destination) ?? []) as Body[],
    ended: () => ended,
    close: () => socket.terminate(),
  }
}
