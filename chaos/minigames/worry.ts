import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import type { Child } from '../../script/lib/child.ts'
import type { Cluster, Server } from '../cluster.ts'
import { childrenOf } from '../faults/disk.ts'
import type { Ground } from '../ground.ts'
import { type Random, randomOf } from '../random.ts'
import { type Anchor, CLOSES_MS, nextDraw, ROUND_MS, realOf, shownAt } from './time.ts'

/** What goes wrong around closing, draw and settlement. `process-stopped`: SIGSTOP, and SIGCONT later, when others have done its work. */
export const worries = [
  'server-killed',
  'process-stopped',
  'database-killed',
  'connections-cut',
  'answers-cut',
  'corrections-killed',
] as const
export type Worry = (typeof worries)[number]

/** Real time from closing or draw to the fault; a settlement begins some 100 ms after its draw. */
const OFFSETS_MS = [-150, 600] as const
const STOPPED_MS = [400, 1_800] as const
const CUT_MS = 900
/** Of closings and draws at which something goes wrong. */
const SHARE = 0.65

type Scene = { cluster: Cluster; ground: Ground; corrections: Child; database: string; seed: string; anchor: Anchor }

/** One fault at most at each closing and each draw, each kind first once. Everything is whole when it ends. */
export const worryRounds = async (
  scene: Scene,
  isClosing: () => boolean,
  log: (what: string) => void,
): Promise<Partial<Record<Worry, number>>> => {
  const { seed, anchor, cluster } = scene
  const done: Partial<Record<Worry, number>> = {}
  const first = worries.map((worry) => ({ worry, at: randomOf(seed, `first ${worry}`).next() }))
  const order = first.sort((one, other) => one.at - other.at).map(({ worry }) => worry)
  for (let no = 0; !isClosing(); no++) {
    const random = randomOf(seed, `worry/${no}`)
    const { what, at } = nextMoment(anchor, Date.now())
    const moment = at + random.between(...OFFSETS_MS)
    const worry = order.shift() ?? (random.chance(SHARE) ? random.pick(worries) : undefined)
    await sleep(Math.max(0, moment - Date.now()))
    if (!worry || isClosing()) continue
    log(`${worry} at ${what}, ${Math.round(Date.now() - at)} ms from it`)
    if (await acts[worry](scene, random.pick<Server>(cluster.servers), random)) done[worry] = (done[worry] ?? 0) + 1
    await sleep(Math.max(0, at + OFFSETS_MS[1] + 1 - Date.now()))
  }
  return done
}

const nextMoment = (anchor: Anchor, now: number): { what: 'closing' | 'draw'; at: number } => {
  const draw = nextDraw(shownAt(anchor, now))
  const moments = [draw, draw + ROUND_MS].flatMap((one) => [
    { what: 'closing' as const, at: realOf(anchor, one - CLOSES_MS) },
    { what: 'draw' as const, at: realOf(anchor, one) },
  ])
  return moments.find(({ at }) => at + OFFSETS_MS[0] > now) ?? { what: 'draw', at: now }
}

type Act = (scene: Scene, server: Server, random: Random) => Promise<boolean>

const acts: Record<Worry, Act> = {
  'server-killed': async (_, { child }) => signal(child.pid(), 'SIGKILL'),
  'corrections-killed': async ({ corrections }) => signal(corrections.pid(), 'SIGKILL'),
  'process-stopped': async (_, { child }, random) => {
    const pid = child.pid()
    if (!signal(pid, 'SIGSTOP')) return false
    await sleep(random.between(...STOPPED_MS))
    return signal(pid, 'SIGCONT')
  },
  'database-killed': async ({ ground }) => {
    const postmaster = ground.postgres.pid()
    if (postmaster === undefined) return false
    const backends = childrenOf(postmaster)
    const wasThere = signal(postmaster, 'SIGKILL')
    for (const pid of backends) signal(pid, 'SIGKILL')
    return wasThere
  },
  'connections-cut': ({ ground, database }) =>
    connectOnce(ground.postgres.url('postgres'), async (client) => {
      const { rowCount } = await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
        [database],
      )
      return (rowCount ?? 0) > 0
    }).catch(() => false),
  'answers-cut': async ({ cluster }, _, random) => {
    const passages = cluster.servers.flatMap((server) => server.passages)
    const cuts = () => passages.reduce((sum, passage) => sum + passage.cuts, 0)
    const before = cuts()
    const share = random.pick([0.1, 0.3, 0.6])
    for (const passage of passages) passage.cutShare = share
    await sleep(CUT_MS)
    for (const passage of passages) passage.cutShare = 0
    return cuts() > before
  },
}

const signal = (pid: number | undefined, name: NodeJS.Signals): boolean => {
  try {
    return pid !== undefined && process.kill(pid, name)
  } catch {
    return false
  }
}
