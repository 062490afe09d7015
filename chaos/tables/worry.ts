import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import pg from 'pg'
import type { Child } from '../../script/lib/child.ts'
import type { Server } from '../cluster.ts'
import { childrenOf } from '../faults/disk.ts'
import type { Ground } from '../ground.ts'
import { type Random, randomOf } from '../random.ts'
import type { Away, Killed } from './evidence.ts'
import { CODES, type Code, PLAYED } from './tables-in-play.ts'
import { type WalletDoor, type WalletMode, walletModes } from './wallet-door.ts'

export const tableFaults = ['leader', 'studio', 'server', 'database', 'void', ...walletModes] as const
export type TableFault = (typeof tableFaults)[number]
/** What a round is in when something goes wrong. `acts`: a seat of blackjack has its turn. */
export const states = ['betting', 'closing', 'dealing', 'result', 'payout', 'acts'] as const
export type State = (typeof states)[number]

/** How long a wallet stays as it is: longer than betting at the pace of chaos, ms. */
const WALLET_MS = [1_500, 4_500] as const
const LOOK_MS = 15
const LONGEST_WAIT_MS = 8_000
/** Between two faults, so that rounds come to an end in between. */
const REST_MS = [200, 900] as const

export type Scene = {
  faults: readonly TableFault[]
  studioUrl: string
  ground: Ground
  server: Server
  studio: Child
  tables: readonly Child[]
  tablePorts: readonly number[]
  door: WalletDoor
  seed: string
  /** Asks a table to void a round, as staff do. */
  orderVoid(code: Code, round: number): Promise<unknown>
}
export type Worried = {
  done: Map<string, number>
  kills: number
  away: Away[]
  killed: Killed[]
}

/** Every fault in every state of a round, in an order of the seed's, then again. */
export const worryTables = async (
  scene: Scene,
  isClosing: () => boolean,
  log: (what: string) => void,
): Promise<Worried> => {
  const random = randomOf(scene.seed, 'table faults')
  const worried: Worried = { done: new Map(), kills: 0, away: [], killed: [] }
  const orders: Promise<unknown>[] = []
  const watch = watcher(scene.studioUrl)
  try {
    // A run by day is short: a takeover is in each.
    const first = { fault: 'leader', state: random.pick(['betting', 'closing', 'dealing'] as const) } as const
    for (
      let deck: { fault: TableFault; state: State }[] = scene.faults.includes('leader') ? [first] : [];
      !isClosing();
    ) {
      if (deck.length === 0) deck = shuffled(scene.faults, random)
      const card = deck.pop()
      if (!card) continue
      const { fault, state } = card
      const where = await untilIn(watch, state, random, isClosing)
      if (!where || isClosing()) continue
      log(`${fault} in ${state} of ${where.code} ${where.round}`)
      if (await strike(scene, fault, where, worried, orders, random))
        worried.done.set(`${fault} ${state}`, (worried.done.get(`${fault} ${state}`) ?? 0) + 1)
      await sleep(random.between(...REST_MS))
    }
    await Promise.all(orders)
    return worried
  } finally {
    await watch.end()
  }
}

const shuffled = (faults: readonly TableFault[], random: Random): { fault: TableFault; state: State }[] =>
  faults
    .flatMap((fault) => states.map((state) => ({ fault, state, at: random.next() })))
    .sort((one, other) => one.at - other.at)

type Where = { code: Code; round: number; leftMs: number; address: string }

const LOOK = `
  SELECT t.code, t.round, t.ends_at - extract(epoch FROM clock_timestamp()) * 1000 AS left_ms, l.address
  FROM studio.live_table t JOIN studio.table_leader l USING (code) JOIN studio.table_round r ON (r.code, r.round) = (t.code, t.round)
  WHERE t.code = ANY($1::text[]) AND t.phase = $2 AND ($3 = false OR cardinality(r.seats) > 0)`

/** Asks the database where tables are, and connects anew where it was away. */
const watcher = (url: string) => {
  let client: pg.Client | undefined
  const end = async () => {
    const old = client
    client = undefined
    await old?.end().catch(() => {})
  }
  return {
    end,
    async look(state: State): Promise<Where[]> {
      try {
        if (!client) {
          client = new pg.Client({ connectionString: url, query_timeout: 2_000, connectionTimeoutMillis: 2_000 })
          client.on('error', () => {})
          await client.connect()
        }
        const codes = CODES.filter((code) => state !== 'acts' || PLAYED[code].kind === 'blackjack')
        const { rows } = await client.query(LOOK, [codes, state === 'acts' ? 'dealing' : state, state === 'acts'])
        return rows.map((row) => ({
          code: row.code,
          round: Number(row.round),
          leftMs: Number(row.left_ms),
          address: row.address,
        }))
      } catch {
        await end()
        return []
      }
    },
  }
}

/** A table that is in a state now, after some of the time that is left of it; undefined where none comes to it for long. */
const untilIn = async (
  watch: ReturnType<typeof watcher>,
  state: State,
  random: Random,
  isClosing: () => boolean,
): Promise<Where | undefined> => {
  const until = Date.now() + LONGEST_WAIT_MS
  while (Date.now() < until && !isClosing()) {
    const found = (await watch.look(state)).filter(({ leftMs }) => leftMs > 0)
    if (found.length > 0) {
      const where = random.pick(found)
      await sleep(random.next() * 0.9 * where.leftMs)
      return where
    }
    await sleep(LOOK_MS)
  }
  return undefined
}

const strike = async (
  scene: Scene,
  fault: TableFault,
  where: Where,
  worried: Worried,
  orders: Promise<unknown>[],
  random: Random,
): Promise<boolean> => {
  switch (fault) {
    case 'leader':
      return killLeader(scene, where, worried)
    case 'studio':
      if (!killed(scene.studio.pid())) return false
      worried.kills++
      return true
    case 'server':
      return killed(scene.server.child.pid())
    case 'database':
      return killDatabase(scene.ground, worried)
    case 'void':
      orders.push(scene.orderVoid(where.code, where.round))
      return true
    default:
      return spoilWallet(scene.door, fault, random)
  }
}

/** Not before another process is there that can take over. */
const killLeader = async (
  { studioUrl, tables, tablePorts }: Scene,
  { address }: Where,
  worried: Worried,
): Promise<boolean> => {
  const led = await connectOnce(studioUrl, async (client) => {
    const { rows: waiting } = await client.query<{ processes: number }>(
      `SELECT count(*)::int AS processes FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'studio tables lock'`,
    )
    if ((waiting[0]?.processes ?? 0) < tables.length) return []
    const { rows } = await client.query<{ code: string }>('SELECT code FROM studio.table_leader WHERE address = $1', [
      address,
    ])
    return rows.map(({ code }) => code)
  }).catch(() => [])
  const leader = tables[tablePorts.findIndex((port) => address.endsWith(`:${port}`))]
  if (led.length === 0 || !killed(leader?.pid())) return false
  worried.killed.push({ at: Date.now(), codes: led })
  worried.kills++
  return true
}

const killDatabase = async ({ postgres }: Ground, worried: Worried): Promise<boolean> => {
  const postmaster = postgres.pid()
  if (postmaster === undefined) return false
  const backends = childrenOf(postmaster)
  const from = Date.now()
  const wasThere = killed(postmaster)
  for (const pid of backends) killed(pid)
  for (;;) {
    await sleep(50)
    if (postgres.pid() === postmaster) continue
    const isBack = await connectOnce(postgres.url('postgres'), (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    )
    if (isBack) break
  }
  worried.away.push({ from, to: Date.now() })
  return wasThere
}

const spoilWallet = async (door: WalletDoor, mode: WalletMode, random: Random): Promise<boolean> => {
  const before = door.met[mode]
  door.mode = mode
  await sleep(random.between(...WALLET_MS))
  door.mode = undefined
  return door.met[mode] > before
}

const killed = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
