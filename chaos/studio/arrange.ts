import { join } from 'node:path'
import { connectOnce, databaseUrl, ensureDatabase, migrate } from '@maru/postgres'
import { saveGames } from '../../apps/server/src/modules/games/catalogue.repository.ts'
import { gamesFrom } from '../../apps/server/src/modules/games/catalogue.rules.ts'
import { studioPurse, studio as studioVendor } from '../../apps/server/src/modules/games/vendors/studio.ts'
import { vendorKeyFiles } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { listedGames } from '../../apps/studio/src/operator/game-list.ts'
import { type Child, keepRunning } from '../../script/lib/child.ts'
import { createAsker } from '../ask.ts'
import type { Arena } from '../clients/arena.ts'
import { type Browser, browserOf } from '../clients/wire.ts'
import { type Cluster, OUR_SERVER, PORTS_NEEDED, type Server, startCluster } from '../cluster.ts'
import { openPassage } from '../faults/passage.ts'
import { folderIn, type Ground } from '../ground.ts'
import { arrangePeople, type People } from '../people.ts'
import { randomOf } from '../random.ts'
import { openSystem } from '../system.ts'

const APP = join(import.meta.dirname, '../../apps/studio')
export const STUDIO_MAIN = join(APP, 'src/main.ts')
export const TABLES_MAIN = join(APP, 'src/tables-main.ts')
/** Of the vendor: the last port of a run. */
const STUDIO_PORT = PORTS_NEEDED - 1
const LONGEST_PAUSE_MS = 1_000

export type ArrangedStudio = {
  people: People
  cluster: Cluster
  ownerUrl: string
  /** Of the studio's own database. */
  studioUrl: string
  studioPort: number
  ask: ReturnType<typeof createAsker>['ask']
  browsers: readonly Browser[]
  start(program: StudioProgram): Promise<Child>
  /** Times that one of its processes ended. */
  ends(): number
  stop(): Promise<void>
}
type StudioProgram = { name: string; main: string; walletPort: number; healthPath?: string; env?: NodeJS.ProcessEnv }
/** `door`: the servers call the studio through a passage on this port. */
type Setting = { name: string; seed: string; players: number; door?: number }

/** Two real servers and a database for a studio, whose processes `start` begins; members are logged in. */
export const arrangeStudio = async (
  { name, seed, players, door }: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<ArrangedStudio> => {
  const { ownerUrl, url } = await ground.database(name)
  const studioUrl = databaseUrl(ground.postgres.url('postgres'), `${name}_books`)
  await ensureDatabase(studioUrl)
  await migrate(studioUrl, join(APP, 'migrations'))
  const people = await arrangePeople(url, folderIn(ground, name), { members: players, clerks: 0, passwords: true })
  const system = openSystem(people.config, url)
  // The servers ask for the list every few minutes: such a run would be over.
  await system.system(async (ctx) => {
    for (const vendor of [studioVendor, studioPurse])
      await saveGames(ctx, vendor.code, gamesFrom(vendor, listedGames()))
  })
  await system.close()
  const studioPort = basePort + STUDIO_PORT
  const address = `http://127.0.0.1:${studioPort}`
  const called = door === undefined ? address : `http://127.0.0.1:${door}`
  const env = { ...people.env, STUDIO_URL: called, NATS_URL: ground.nats?.url }
  const cluster = await startCluster({ main: OUR_SERVER, env }, basePort, randomOf(seed, 'cuts'), print)
  const asker = createAsker()
  const children: Child[] = []
  let ends = 0
  const stop = async () => {
    asker.close()
    await Promise.all(children.map((child) => child.stop()))
    await cluster.stop()
  }
  try {
    if (door !== undefined)
      cluster.servers[0]?.passages.push(await openPassage(door, studioPort, randomOf(seed, 'studio cuts')))
    const keys = vendorKeyFiles(people.config.VENDOR_KEYS_DIR, 'studio')
    const start = async ({ name: program, main, walletPort, healthPath = '', env: more }: StudioProgram) => {
      const programEnv = {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        STUDIO_PORT: String(studioPort),
        STUDIO_HOST: '127.0.0.1',
        STUDIO_PUBLIC_URL: address,
        STUDIO_DATABASE_URL: studioUrl,
        STUDIO_KEY_FILE: keys.vendorPrivate,
        OPERATOR_PUBLIC_KEY_FILE: keys.platformPublic,
        OPERATOR_WALLET_URL: `http://127.0.0.1:${walletPort}/vendor/v1/studio`,
        LOG_LEVEL: 'error',
        ...more,
      }
      const child = keepRunning(
        { name: program, main, env: programEnv, healthUrl: `${address}/health${healthPath}` },
        (line) => {
          if (line.startsWith(`${program} ended`)) ends++
          print(line)
        },
        { lastPauseMs: LONGEST_PAUSE_MS },
      )
      children.push(child)
      await child.ready
      return child
    }
    const arena = { ask: asker.ask, people } as Arena
    const browsers = people.members.map((person) => browserOf(arena, person))
    await Promise.all(browsers.map((browser, no) => browser.enter(cluster.servers[no % 2] as Server)))
    return { people, cluster, ownerUrl, studioUrl, studioPort, ask: asker.ask, browsers, start, ends: () => ends, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whether every round of a query's kind is over, asked until it is or the time has come. */
export const untilNoneLeft = async (url: string, counting: string, until: number): Promise<void> => {
  while (Date.now() < until) {
    const left = await connectOnce(url, async (client) => Number((await client.query(counting)).rows[0].left)).catch(
      () => 1,
    )
    if (left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}
