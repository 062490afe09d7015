import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce, databaseUrl, ensureDatabase, migrate } from '@maru/postgres'
import { saveGames } from '../../apps/server/src/modules/games/catalogue.repository.ts'
import { gamesFrom } from '../../apps/server/src/modules/games/catalogue.rules.ts'
import { studio as studioVendor } from '../../apps/server/src/modules/games/vendors/studio.ts'
import { vendorKeyFiles } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { listedGames } from '../../apps/studio/src/operator/game-list.ts'
import { type Child, keepRunning } from '../../script/lib/child.ts'
import { createAsker } from '../ask.ts'
import type { Arena } from '../clients/arena.ts'
import { browserOf } from '../clients/wire.ts'
import { OUR_SERVER, PORTS_NEEDED, type Server, startCluster, untilHealthy } from '../cluster.ts'
import { type Done, unleash } from '../faults/nemesis.ts'
import { drawPlan } from '../faults/plan.ts'
import { folderIn, type Ground } from '../ground.ts'
import { arrangePeople } from '../people.ts'
import { randomOf } from '../random.ts'
import { openSystem } from '../system.ts'
import {
  platformBooks,
  platformProofs,
  type Reported,
  type ReportedBet,
  type StudioEvidence,
  studioRounds,
  tableRounds,
} from './evidence.ts'
import { playStudio } from './player.ts'
import { playTables } from './table-player.ts'

const APP = join(import.meta.dirname, '../../apps/studio')
const UNFINISHED = ['opened', 'decided', 'undoing']
const LONGEST_PAUSE_MS = 1_000
/** Rounds of live tables are so much faster than the product's, else none would end in such a run. */
const TABLES_SPEED = '4'

export type StudioRan = {
  evidence: StudioEvidence
  faults: Partial<Done>
  cuts: number
  seconds: number
}
type Setting = { name: string; seed: string; durationMs: number; healingMs: number; players: number }

/** The real studio with players, between two real servers and itself everything going wrong. */
export const runStudio = async (
  { name, seed, durationMs, healingMs, players }: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<StudioRan> => {
  const { ownerUrl, url } = await ground.database(name)
  const studioUrl = databaseUrl(ground.postgres.url('postgres'), `${name}_books`)
  await ensureDatabase(studioUrl)
  await migrate(studioUrl, join(APP, 'migrations'))
  const people = await arrangePeople(url, folderIn(ground, name), { members: players, clerks: 0, passwords: true })
  const system = openSystem(people.config, url)
  // The servers ask for the list every few minutes: such a run would be over.
  await system.system((ctx) => saveGames(ctx, studioVendor.code, gamesFrom(studioVendor, listedGames())))
  await system.close()
  const studioPort = basePort + PORTS_NEEDED - 1
  const env = { ...people.env, STUDIO_URL: `http://127.0.0.1:${studioPort}`, NATS_URL: ground.nats?.url }
  const cluster = await startCluster({ main: OUR_SERVER, env }, basePort, randomOf(seed, 'cuts'), print)
  const asker = createAsker()
  let studio: Child | undefined
  let tables: Child | undefined
  let ends = 0
  try {
    const keys = vendorKeyFiles(people.config.VENDOR_KEYS_DIR, 'studio')
    const [first] = cluster.servers as [Server, Server]
    const programEnv = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      STUDIO_PORT: String(studioPort),
      STUDIO_HOST: '127.0.0.1',
      STUDIO_PUBLIC_URL: `http://127.0.0.1:${studioPort}`,
      STUDIO_DATABASE_URL: studioUrl,
      STUDIO_KEY_FILE: keys.vendorPrivate,
      OPERATOR_PUBLIC_KEY_FILE: keys.platformPublic,
      // Through the passage that cuts answers.
      OPERATOR_WALLET_URL: `http://127.0.0.1:${first.door}/vendor/v1/studio`,
      LOG_LEVEL: 'error',
      TABLES_SPEED,
    }
    const healthUrl = `http://127.0.0.1:${studioPort}/health`
    const runProgram = (name: 'studio' | 'tables', main: string, health: string): Child =>
      keepRunning(
        { name, main: join(APP, main), env: programEnv, healthUrl: health },
        (line) => {
          if (line.startsWith(`${name} ended`)) ends++
          print(line)
        },
        { lastPauseMs: LONGEST_PAUSE_MS },
      )
    studio = runProgram('studio', 'src/main.ts', healthUrl)
    await studio.ready
    tables = runProgram('tables', 'src/tables-main.ts', `${healthUrl}/tables`)
    await tables.ready
    const reported: Reported[] = []
    const reportedBets: ReportedBet[] = []
    let began = Number.POSITIVE_INFINITY
    let overAt = Number.POSITIVE_INFINITY
    const isClosing = () => Date.now() - began >= durationMs
    const isOver = () => Date.now() >= overAt
    const arena = { ask: asker.ask, people } as Arena
    const browsers = people.members.map((person) => browserOf(arena, person))
    await Promise.all(browsers.map((browser, no) => browser.enter(cluster.servers[no % 2] as Server)))
    began = Date.now()
    overAt = began + durationMs + healingMs
    const common = { seed, servers: cluster.servers, ask: asker.ask, studioPort, isClosing, isOver }
    const playing = browsers.map((browser, no) =>
      no % 2 === 0
        ? playStudio({ ...common, browser, name: `studio/${no}`, report: (one) => void reported.push(one) })
        : playTables({ ...common, browser, name: `tables/${no}`, report: (one) => void reportedBets.push(one) }),
    )
    const kinds = ['server-killed', 'answers-cut', 'database-killed'] as const
    const plan = drawPlan(seed, durationMs, ground.nats ? [...kinds, 'nats-killed'] : kinds)
    const [faults, own] = await Promise.all([
      unleash(plan, cluster, ground, (what) => print(`fault  | ${what}`)),
      worryStudio([studio, tables], ground, seed, isClosing, print),
    ])
    await sleep(Math.max(0, began + durationMs - Date.now()))
    await untilHealthy([...cluster.servers, { port: studioPort }], healingMs)
    await Promise.all(playing)
    await untilFinished(studioUrl, overAt)
    await studio.stop()
    await tables.stop()
    await cluster.stop()
    const startingCash = new Map(people.members.map(({ memberId, startingCash }) => [memberId, startingCash]))
    const books = await platformBooks(ownerUrl, startingCash)
    const proofs = await platformProofs(ownerUrl)
    const atTables = await tableRounds(studioUrl)
    const rounds = [...(await studioRounds(studioUrl)), ...atTables.rounds]
    const evidence = {
      reported,
      reportedBets,
      tableBets: atTables.bets,
      rounds,
      ...books,
      proofs,
      ends,
      kills: own.kills,
    }
    return { evidence, faults, cuts: own.cuts, seconds: (Date.now() - began) / 1_000 }
  } finally {
    asker.close()
    await studio?.stop()
    await tables?.stop()
    await cluster.stop()
  }
}

/** Kills the studio and its tables, and ends their database connections while they decide. */
const worryStudio = async (
  [studio, tables]: readonly [Child, Child],
  ground: Ground,
  seed: string,
  isClosing: () => boolean,
  print: (line: string) => void,
): Promise<{ kills: number; cuts: number }> => {
  const random = randomOf(seed, 'studio faults')
  const done = { kills: 0, cuts: 0 }
  for (let no = 0; !isClosing(); no++) {
    await sleep(random.between(400, 1_200))
    // A killed round belongs to its player for half a minute, so kills are fewer than cuts.
    // Tables hold money that players wait for until a round is over: they are left alone for a while.
    const victim = no % 16 === 4 ? studio : no % 16 === 10 ? tables : undefined
    print(`fault  | studio ${victim ? (victim === tables ? 'tables killed' : 'killed') : 'connections cut'}`)
    if (victim) {
      const pid = victim.pid()
      if (pid !== undefined && killed(pid)) done.kills++
    } else if (await cutConnections(ground, no % 8 === 7)) done.cuts++
  }
  return done
}

const killed = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

/** The database may be down itself. */
const cutConnections = (ground: Ground, ofTables: boolean): Promise<boolean> =>
  connectOnce(ground.postgres.url('postgres'), async (client) => {
    const { rowCount } = await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY($1::text[])',
      [ofTables ? ['studio tables', 'studio tables lock'] : ['studio']],
    )
    return (rowCount ?? 0) > 0
  }).catch(() => false)

const untilFinished = async (studioUrl: string, until: number): Promise<void> => {
  for (;;) {
    const rounds = [...(await studioRounds(studioUrl)), ...(await tableRounds(studioUrl)).rounds]
    if (Date.now() >= until || rounds.every(({ state }) => !UNFINISHED.includes(state))) return
    await sleep(500)
  }
}
