import { readdirSync, readFileSync } from 'node:fs'
import type { Ground } from './ground.ts'

/** Of server and database for each operation, in µs. */
export type ProcessorShares = { serverUs: number; databaseUs: number }

/** From now on, per operation. */
export const startProcessor = (ground: Ground, serverPid: number) => {
  const server = cpuUsOf(serverPid)
  const database = databaseCpuUs(ground)
  return (operations: number): ProcessorShares => ({
    serverUs: (cpuUsOf(serverPid) - server) / operations,
    databaseUs: (databaseCpuUs(ground) - database) / operations,
  })
}

const TICK_US = 10_000

/** Of this process, or of another on Linux. */
const cpuUsOf = (pid: number): number => {
  if (pid !== process.pid) return (Number(statOf(String(pid))[11]) + Number(statOf(String(pid))[12])) * TICK_US
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Processor time of the postmaster and its children, those that ended included. 0 where there is no /proc. */
const databaseCpuUs = ({ postgres }: Ground): number => {
  const postmaster = postgres.pid()
  if (process.platform !== 'linux' || postmaster === undefined) return 0
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(pid)
    if (Number(pid) === postmaster) for (const at of [11, 12, 13, 14]) ticks += Number(fields[at])
    else if (Number(fields[1]) === postmaster) ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * TICK_US
}

/** The fields of /proc/<pid>/stat after the command's name: 1 is the parent, 11 to 14 the times. */
const statOf = (pid: string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Resident memory of a process in bytes, as /proc reports it; undefined where there is none. */
export const residentBytesOf = (pid: number): number | undefined => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024
  } catch {
    return undefined
  }
}
