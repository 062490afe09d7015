import { readdirSync, readFileSync } from 'node:fs'
import type { Ground } from './ground.ts'

/** One side of a comparison. */
export type Side = {
  name: string
  callers: number
  /** One operation, answered; true where it took effect. */
  act: (caller: number) => Promise<boolean>
  /** Before each slice, outside its time. */
  prepare?: () => Promise<void>
  /** Throws when what was answered is not what the database holds. */
  check: (effective: number) => Promise<void>
  close: () => Promise<void>
}
export type Measured = { perSecond: number; serverUs: number; databaseUs: number }
export type Compared = { ratio: number; ours: Measured; beside: Measured }

/** Alternated slices, so that what else the machine does falls on both sides; medians of each. */
export const compare = async (
  ground: Ground,
  ours: Side,
  beside: Side,
  /** Where the server is not this process. */
  serverPid = process.pid,
): Promise<Compared> => {
  const { pairs, sliceMs, warmUpMs } = ground.size
  const figures: Record<'ours' | 'beside', Measured[]> = { ours: [], beside: [] }
  const ratios: number[] = []
  try {
    for (const side of [ours, beside]) await slice(ground, side, warmUpMs, serverPid)
    for (let pair = 0; pair < pairs; pair++) {
      const order = pair % 2 === 0 ? ([ours, beside] as const) : ([beside, ours] as const)
      for (const side of order)
        figures[side === ours ? 'ours' : 'beside'].push(await slice(ground, side, sliceMs, serverPid))
      ratios.push((figures.ours.at(-1)?.perSecond ?? 0) / (figures.beside.at(-1)?.perSecond ?? 1))
    }
  } finally {
    await Promise.all([ours.close(), beside.close()])
  }
  return { ratio: median(ratios), ours: mediansOf(figures.ours), beside: mediansOf(figures.beside) }
}

const slice = async (ground: Ground, side: Side, ms: number, serverPid: number): Promise<Measured> => {
  await side.prepare?.()
  const serverBefore = cpuUsOf(serverPid)
  const databaseBefore = databaseCpuUs(ground)
  const start = performance.now()
  const end = start + ms
  let effective = 0
  const caller = async (number: number) => {
    while (performance.now() < end) if (await side.act(number)) effective++
  }
  await Promise.all(Array.from({ length: side.callers }, (_, number) => caller(number)))
  const seconds = (performance.now() - start) / 1_000
  const serverUs = cpuUsOf(serverPid) - serverBefore
  const databaseUs = databaseCpuUs(ground) - databaseBefore
  await side.check(effective)
  return {
    perSecond: effective / seconds,
    serverUs: serverUs / effective,
    databaseUs: databaseUs / effective,
  }
}

const mediansOf = (figures: readonly Measured[]): Measured => ({
  perSecond: median(figures.map((figure) => figure.perSecond)),
  serverUs: median(figures.map((figure) => figure.serverUs)),
  databaseUs: median(figures.map((figure) => figure.databaseUs)),
})

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
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
