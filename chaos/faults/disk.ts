import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** The folder of the database, and a way to let its space run out. */
export type Disk = {
  dir: string
  /** How it is done here, for the report; undefined: it cannot be done here. */
  means: string | undefined
  /** Needed by the second means: which process PostgreSQL is. */
  watch(pid: () => number | undefined): void
  fill(): Promise<void>
  release(): Promise<void>
  remove(): void
}

const PAGE = 8_192

/**
 * Root gets a file system in memory of that size, which shrinks to what is in use: every write that needs more is refused with ENOSPC. Others
 * get a limit on the length of files for the processes of PostgreSQL: every write past it is refused with EFBIG, on the same ways through the code.
 */
export const diskAt = (dir: string, megabytes: number): Disk => {
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  const none = {
    dir,
    means: undefined,
    watch: () => {},
    fill: async () => {},
    release: async () => {},
    remove: () => {},
  }
  if (process.getuid?.() === 0 && run('mount', ['-t', 'tmpfs', '-o', `mode=755,size=${megabytes}m`, 'maru-chaos', dir]))
    return inMemory(dir, megabytes)
  return run('prlimit', ['--version']) ? limited(dir) : none
}

const inMemory = (dir: string, megabytes: number): Disk => {
  const resize = (size: string) => {
    if (!run('mount', ['-o', `remount,size=${size}`, dir])) throw new Error(`${dir} cannot be resized to ${size}`)
  }
  return {
    dir,
    means: `tmpfs of ${megabytes} MB, shrunk to what is in use`,
    watch: () => {},
    fill: async () => {
      const { bsize, blocks, bfree } = await statfs(dir)
      // Between asking and shrinking the database may have grown: then the shrinking is refused, and asked for again.
      const used = Number(blocks - bfree) * bsize
      for (const slack of [0, 1, 4, 16]) if (run('mount', ['-o', `remount,size=${used + slack * PAGE}`, dir])) return
    },
    release: async () => resize(`${megabytes}m`),
    remove: () => void run('umount', ['-l', dir]),
  }
}

const limited = (dir: string): Disk => {
  let pid: () => number | undefined = () => undefined
  // The postmaster first, so that who is born meanwhile inherits it. In one shell beside us: the passages must not stand still.
  const limit = async (length: string): Promise<void> => {
    const postmaster = pid()
    if (postmaster === undefined) return
    const each = `for one in "$@"; do prlimit --pid "$one" --fsize=${length}: 2>/dev/null; done`
    const all = [postmaster, ...childrenOf(postmaster)].map(String)
    const shell = spawn('sh', ['-c', each, 'sh', ...all], { stdio: 'ignore' })
    await new Promise((resolve) => shell.once('close', resolve))
  }
  return {
    dir,
    means: 'a limit on the length of files (prlimit)',
    watch: (which) => {
      pid = which
    },
    fill: () => limit(String(PAGE)),
    release: () => limit('unlimited'),
    remove: () => {},
  }
}

export const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const run = (command: string, args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0
