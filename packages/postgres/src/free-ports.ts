import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const HOST = '127.0.0.1'
/** Where the system begins to choose ports for outgoing connections by itself. */
const EPHEMERAL = '/proc/sys/net/ipv4/ip_local_port_range'
const LOWEST = 10_240
/** Where the range starts that IANA leaves to whoever connects. */
const USUAL_FIRST_EPHEMERAL = 32_768
const TRIES = 1_000

/** As many as were asked for. */
type Ports<N extends number> = N extends 1
  ? [number]
  : N extends 2
    ? [number, number]
    : N extends 3
      ? [number, number, number]
      : number[]

/**
 * Different ports of this machine that nobody listens on, below those of outgoing connections: one of these would soon be taken, even between the asking and the listening.
 */
export async function freePorts<N extends number>(count: N, before = firstEphemeral()): Promise<Ports<N>> {
  const found = new Set<number>()
  for (let tries = 0; found.size < count; tries++) {
    if (tries > TRIES) throw new Error(`no ${count} free ports between ${LOWEST} and ${before}`)
    const port = randomInt(LOWEST, before)
    if (!found.has(port) && (await isFree(port))) found.add(port)
  }
  return [...found] as Ports<N>
}

export function firstEphemeral(file = EPHEMERAL): number {
  try {
    const first = Number(readFileSync(file, 'utf8').trim().split(/\s+/)[0])
    // A system that gives away nearly all leaves no room below.
    return first > LOWEST + TRIES ? first : USUAL_FIRST_EPHEMERAL
  } catch {
    return USUAL_FIRST_EPHEMERAL
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })
}
