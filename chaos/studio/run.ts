import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import type { Child } from '../../script/lib/child.ts'
import { type Server, untilHealthy, WALLET_PORT } from '../cluster.ts'
import { type Done, unleash } from '../faults/nemesis.ts'
import { drawPlan } from '../faults/plan.ts'
import type { Ground } from '../ground.ts'
import { randomOf } from '../random.ts'
import { arrangeStudio, STUDIO_MAIN, untilNoneLeft } from './arrange.ts'
import { platformBooks, platformProofs, type Reported, type StudioEvidence, studioRounds } from './evidence.ts'
import { playStudio } from './player.ts'
import { type PurseEvidence, purseEvidence, UNRETURNED } from './purse-evidence.ts'
import { playFromPurse } from './purse-player.ts'

const UNFINISHED = `SELECT count(*) AS left FROM studio.round WHERE state IN ('opened', 'decided', 'undoing')`

export type StudioRan = {
  evidence: StudioEvidence
  purses: PurseEvidence
  faults: Partial<Done>
  cuts: number
  seconds: number
}
type Setting = {
  name: string
  seed: string
  durationMs: number
  healingMs: number
  players: number
  pursePlayers: number
}

/** The real studio with players, between two real servers and itself everything going wrong. */
export const runStudio = async (
  { name, seed, durationMs, healingMs, players, pursePlayers }: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<StudioRan> => {
  const setting = { name, seed, players: players + pursePlayers, door: basePort + WALLET_PORT }
  const arranged = await arrangeStudio(setting, ground, basePort, print)
  try {
    const { people, cluster, ownerUrl, studioUrl, studioPort, ask, browsers } = arranged
    const [first] = cluster.servers as [Server, Server]
    // Through the passage that cuts answers.
    const studio = await arranged.start({ name: 'studio', main: STUDIO_MAIN, walletPort: first.door })
    const reported: Reported[] = []
    const began = Date.now()
    const overAt = began + durationMs + healingMs
    const isClosing = () => Date.now() - began >= durationMs
    const isOver = () => Date.now() >= overAt
    const common = { seed, servers: cluster.servers, ask, studioPort, isClosing, isOver }
    const playing = browsers.map((browser, no) =>
      no < players
        ? playStudio({ ...common, browser, name: `studio/${no}`, report: (one) => void reported.push(one) })
        : playFromPurse({ ...common, browser, name: `purse/${no}`, report: () => {} }),
    )
    const kinds = ['server-killed', 'answers-cut', 'database-killed'] as const
    const plan = drawPlan(seed, durationMs, ground.nats ? [...kinds, 'nats-killed'] : kinds)
    const [faults, own] = await Promise.all([
      unleash(plan, cluster, ground, (what) => print(`fault  | ${what}`)),
      worryStudio(studio, ground, seed, isClosing, print),
    ])
    await sleep(Math.max(0, began + durationMs - Date.now()))
    await untilHealthy([...cluster.servers, { port: studioPort }], healingMs)
    await Promise.all(playing)
    await untilNoneLeft(studioUrl, UNFINISHED, overAt)
    await untilNoneLeft(ownerUrl, UNRETURNED, overAt)
    await arranged.stop()
    const startingCash = new Map(people.members.slice(0, players).map((one) => [one.memberId, one.startingCash]))
    const books = await platformBooks(ownerUrl, startingCash)
    const proofs = await platformProofs(ownerUrl)
    const rounds = await studioRounds(studioUrl)
    const evidence = { reported, rounds, ...books, proofs, ends: arranged.ends(), kills: own.kills }
    const purses = await purseEvidence(ownerUrl, studioUrl, people.members.slice(players))
    return { evidence, purses, faults, cuts: own.cuts, seconds: (Date.now() - began) / 1_000 }
  } finally {
    await arranged.stop()
  }
}

/** Kills the studio, and ends its database connections while it decides. */
const worryStudio = async (
  studio: Child,
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
    const isKill = no % 8 === 4
    print(`fault  | studio ${isKill ? 'killed' : 'connections cut'}`)
    if (isKill) {
      const pid = studio.pid()
      if (pid !== undefined && killed(pid)) done.kills++
    } else if (await cutConnections(ground)) done.cuts++
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
const cutConnections = (ground: Ground): Promise<boolean> =>
  connectOnce(ground.postgres.url('postgres'), async (client) => {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'studio'`,
    )
    return (rowCount ?? 0) > 0
  }).catch(() => false)
