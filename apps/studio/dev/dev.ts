import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, ensureDatabase, migrate, startPostgres } from '@maru/postgres'
import { createBus } from '@maru/stomp/bus'
import { buildApp } from '../src/app.ts'
import { GAMES } from '../src/catalogue.ts'
import { seededRandom } from '../src/games/random.ts'
import { proxyList } from '../src/listener.ts'
import { recoverRounds } from '../src/rounds/settle-round.service.ts'
import { secureRandom } from '../src/secure-random.ts'
import { type Studio, TIMING } from '../src/studio.ts'
import { createDatabaseClock } from '../src/tables/engine/database-clock.ts'
import { type Engine, PATIENCE } from '../src/tables/engine/engine.ts'
import { openTables } from '../src/tables/engine/open-tables.ts'
import { createWalletClient } from '../src/wallet/wallet-client.ts'
import { FakeOperator } from './fake-operator.ts'
import { alone, operatorKeys, studioKeys } from './test-studio.ts'

/**
 * The studio alone, with a fake operator and play money: `node apps/studio/dev/dev.ts`.
 * Build the pages first: `npx vite build apps/studio`. Prints one launch address per game and language; Ctrl-C ends everything.
 * Live tables run in the same process; TABLES_SPEED=n makes their rounds so much faster.
 * PAGES names a build elsewhere; SEED=n makes the rounds repeatable, to look at a feature again.
 */
const port = Number(process.env.STUDIO_PORT ?? 8130)
const print = (line: string) => process.stdout.write(`${line}\n`)
const printLog = (...what: unknown[]) => print(JSON.stringify(what))
const postgres = await startPostgres({
  dataDir: process.env.DATA_DIR ?? join(tmpdir(), 'maru-studio-dev'),
  log: () => {},
  durable: false,
})
const url = postgres.url('studio')
await ensureDatabase(url)
await migrate(url, join(import.meta.dirname, '../migrations'))

const operator = await new FakeOperator({
  privateKey: operatorKeys.privateKey,
  vendorKey: studioKeys.publicKey,
  port: port + 1,
}).listen()
const db = createPool(url, { work: 'unbounded' })
const studio: Studio = {
  db,
  isDatabaseAvailable: () => true,
  wallet: createWalletClient(operator.walletUrl, studioKeys.privateKey, TIMING.callMs),
  random: process.env.SEED ? seededRandom(Number(process.env.SEED)) : secureRandom,
  timing: TIMING,
  log: { info: () => {}, warn: printLog, error: printLog },
  publicUrl: `http://localhost:${port}`,
  operatorKey: operatorKeys.publicKey,
  proxies: proxyList(''),
  replayKey: Buffer.alloc(32, 7),
  watchKey: Buffer.alloc(32, 8),
  internalSecret: 'c'.repeat(64),
  bus: await createBus(alone, { warn: printLog }),
}
const app = await buildApp(studio, process.env.PAGES)
await app.listen({ port, host: '127.0.0.1' })
const engine: Engine = {
  ...studio,
  ...PATIENCE,
  clock: createDatabaseClock(),
  sealSecret: Buffer.alloc(32, 9),
  speed: Number(process.env.TABLES_SPEED ?? 1),
}
const { internalSecret: secret } = studio
const tables = await openTables(engine, { databaseUrl: url, host: '127.0.0.1', port: 0, secret })
const recovering = setInterval(() => void recoverRounds(studio), TIMING.recoverEveryMs)

for (const lang of ['ko', 'en', 'vn'] as const) {
  for (const game of GAMES) {
    const user = `player-${lang}-${game.code}`
    const token = operator.addPlayer(user, 1_284_500)
    print(`${game.code} ${lang} ${await operator.launch(studio.publicUrl, user, token, game.code, lang)}`)
  }
}
print('ready')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    clearInterval(recovering)
    await tables.stop()
    await app.close()
    await operator.close()
    await db.end()
    await postgres.stop()
    process.exit(0)
  })
}
