import { randomInt } from 'node:crypto'
import { requireFree } from '../script/lib/ports.ts'
import { PORTS_NEEDED } from './cluster.ts'

/** Below where systems take the ports of outgoing connections from: a server must find its port free when it comes back. */
export const quietPorts = async (): Promise<number> => {
  const given = Number(process.env.CHAOS_PORT)
  for (let attempt = 0; ; attempt++) {
    // Below the ports that tests choose from (`freePorts`): theirs would take a place here while its server is dead.
    const base = given || randomInt(9_100, 10_240 - PORTS_NEEDED)
    const wanted = Object.fromEntries(Array.from({ length: PORTS_NEEDED }, (_, no) => [`port ${no}`, base + no]))
    const isFree = await requireFree('127.0.0.1', wanted).then(
      () => true,
      () => false,
    )
    if (isFree) return base
    if (given || attempt > 20) throw new Error(`no ${PORTS_NEEDED} free ports from ${base} on`)
  }
}
