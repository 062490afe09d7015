import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, keepRunning } from '../script/lib/child.ts'
import { openPassage, type Passage } from './faults/passage.ts'
import type { Random } from './random.ts'

/** Which program plays the servers, and with what environment. */
export type Cast = { main: string; env: NodeJS.ProcessEnv }

export type Server = {
  name: string
  child: Child
  /** Straight to the server; clients go through the passages. */
  port: number
  adminPort: number
  door: number
  adminDoor: number
  passages: Passage[]
  /** How far its clock was put ahead. */
  aheadMs: number
  /** Times that it ended, by our hand or not. */
  ends: number
}
export type Cluster = { servers: readonly Server[]; stop(): Promise<void> }

/** Ports that one run needs: the database's first, then the servers', two of NATS, two of live tables, that of their wallet and two of partner sites; the vendor's last. */
export const PORTS_NEEDED = 17
export const NATS_PORT = 9
export const TABLES_PORTS = [11, 12] as const
export const WALLET_PORT = 13
const PARTNER_PORTS = 14
const LONGEST_PAUSE_MS = 2_000

/** Two processes of one program on one database, each started again when it ends, each behind passages of ours. */
export const startCluster = async (
  { main, env }: Cast,
  basePort: number,
  random: Random,
  print: (line: string) => void,
): Promise<Cluster> => {
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map(({ child }) => child.stop()))
    await Promise.all(servers.flatMap(({ passages }) => passages.map((passage) => passage.close())))
  }
  try {
    for (const no of [0, 1]) {
      const name = `server${no + 1}`
      const [port, adminPort, door, adminDoor] = [1, 2, 5, 6].map((at) => basePort + at + no * 2) as [
        number,
        number,
        number,
        number,
      ]
      const child = keepRunning(
        {
          name,
          main,
          env: {
            ...env,
            PORT: String(port),
            ADMIN_PORT: String(adminPort),
            PARTNER_PORT: String(basePort + PARTNER_PORTS + no),
          },
          healthUrl: `http://127.0.0.1:${port}/health`,
        },
        (line) => {
          if (line.startsWith(`${name} ended`)) server.ends++
          print(line)
        },
        { lastPauseMs: LONGEST_PAUSE_MS },
      )
      const server: Server = { name, child, port, adminPort, door, adminDoor, passages: [], aheadMs: 0, ends: 0 }
      servers.push(server)
      server.passages.push(await openPassage(door, port, random), await openPassage(adminDoor, adminPort, random))
    }
    await Promise.all(servers.map(({ child }) => child.ready))
    return { servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export const OUR_SERVER = join(import.meta.dirname, '../apps/server/src/main.ts')

export const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) })
    .then(({ ok }) => ok)
    .catch(() => false)

/** Milliseconds until every server answers, or undefined when one does not in time. */
export const untilHealthy = async (servers: readonly Pick<Server, 'port'>[], withinMs: number) => {
  const began = Date.now()
  while (Date.now() - began < withinMs) {
    if ((await Promise.all(servers.map(({ port }) => isHealthy(port)))).every(Boolean)) return Date.now() - began
    await sleep(100)
  }
  return undefined
}
