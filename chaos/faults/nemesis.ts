import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster, Server } from '../cluster.ts'
import type { Ground } from '../ground.ts'
import { childrenOf } from './disk.ts'
import type { Fault, FaultKind } from './plan.ts'

export type Done = Record<FaultKind, number>

/** Carries the plan out, one fault after the other, and leaves everything healed. Answers how often each kind was done. */
export const unleash = async (
  plan: readonly Fault[],
  cluster: Cluster,
  ground: Ground,
  log: (what: string) => void,
): Promise<Done> => {
  const done = {} as Done
  const began = Date.now()
  const lasting: Promise<void>[] = []
  for (const fault of plan) {
    await sleep(Math.max(0, began + fault.atMs - Date.now()))
    const server = cluster.servers[fault.server] as Server
    log(`${fault.kind} ${JSON.stringify(fault)}`)
    // A clock may stand wrong while other things go wrong; the rest waits for its turn.
    const work = acts[fault.kind](fault, server, cluster, ground)
    if (fault.kind === 'clock-jump') lasting.push(work.then(count))
    else await work.then(count)

    function count(wasDone: boolean): void {
      if (wasDone) done[fault.kind] = (done[fault.kind] ?? 0) + 1
    }
  }
  await Promise.all(lasting)
  return done
}

type Act = (fault: Fault, server: Server, cluster: Cluster, ground: Ground) => Promise<boolean>

const acts: Record<FaultKind, Act> = {
  'server-killed': async (_fault, server) => {
    const pid = server.child.pid()
    return pid !== undefined && killed(pid)
  },
  'database-killed': async (_fault, _server, _cluster, ground) => {
    const postmaster = ground.postgres.pid()
    if (postmaster === undefined) return false
    const backends = childrenOf(postmaster)
    const wasThere = killed(postmaster)
    for (const pid of backends) killed(pid)
    return wasThere
  },
  'answers-cut': async ({ share, forMs }, _server, { servers }) => {
    const passages = servers.flatMap((server) => server.passages)
    const before = cutsOf(passages)
    for (const passage of passages) passage.cutShare = share
    await sleep(forMs)
    for (const passage of passages) passage.cutShare = 0
    return cutsOf(passages) > before
  },
  'clock-jump': async ({ aheadS, forMs }, server) => {
    if (!(await setClock(server, aheadS))) return false
    await sleep(forMs * 2)
    // A server that ended meanwhile has its own clock again, or takes it back now.
    await setClock(server, 0)
    return true
  },
  'nats-killed': async (_fault, _server, _cluster, { nats }) => {
    const pid = nats?.pid()
    return pid !== undefined && killed(pid)
  },
  'disk-full': async ({ forMs }, _server, _cluster, { disk }) => {
    if (!disk.means) return false
    await disk.fill()
    await sleep(forMs)
    await disk.release()
    return true
  },
}

const setClock = async (server: Server, aheadS: number): Promise<boolean> => {
  const now = aheadS === 0 ? null : new Date(Date.now() + aheadS * 1_000).toISOString()
  const isSet = await fetch(`http://127.0.0.1:${server.adminPort}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
    signal: AbortSignal.timeout(2_000),
  })
    .then(({ ok }) => ok)
    .catch(() => false)
  server.aheadMs = isSet ? aheadS * 1_000 : 0
  return isSet
}

const cutsOf = (passages: readonly { cuts: number }[]): number => passages.reduce((sum, { cuts }) => sum + cuts, 0)

/** At once, without a word of farewell. */
const killed = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
