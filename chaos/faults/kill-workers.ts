import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '../../script/lib/child.ts'
import type { Ground } from '../ground.ts'
import type { Random } from '../random.ts'
import { childrenOf } from './disk.ts'

/** Kills processes while they are at work, and at times the database with all its backends. `ports`: where each of the workers answers that it works. */
export const killAll = async (
  { workers, ports }: { workers: readonly Child[]; ports: readonly number[] },
  ground: Ground,
  random: Random,
  isClosing: () => boolean,
  print: (line: string) => void,
): Promise<{ workers: number; databases: number }> => {
  const done = { workers: 0, databases: 0 }
  for (let no = 1; !isClosing(); no++) {
    await sleep(random.between(100, 700))
    if (no % 12 === 0) {
      print('fault  | database killed')
      if (killDatabase(ground)) done.databases++
      continue
    }
    // One that does not work yet would only begin again.
    const at = random.between(0, workers.length - 1)
    if (!(await isAtWork(ports[at] ?? 0))) continue
    await sleep(random.between(0, 600))
    const pid = workers[at]?.pid()
    print(`fault  | worker ${pid} killed`)
    if (pid !== undefined && killed(pid)) done.workers++
  }
  return done
}

const isAtWork = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

export const killDatabase = ({ postgres }: Ground): boolean => {
  const postmaster = postgres.pid()
  if (postmaster === undefined) return false
  const backends = childrenOf(postmaster)
  const wasThere = killed(postmaster)
  for (const pid of backends) killed(pid)
  return wasThere
}

export const killed = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
