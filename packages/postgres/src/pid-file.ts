import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface PidFile {
  pid: number
  port: number
}

/** Above every kernel's largest pid, so the process is certainly not there. */
const NO_SUCH_PID = 2147483646

export function readPidFile(clusterDir: string): PidFile | undefined {
  const file = pathOf(clusterDir)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether that process is the PostgreSQL of this very data directory, and not one that came by its number later. */
export function isOurPostgres(pid: number, clusterDir: string): boolean {
  const args = argumentsOf(pid)
  const program = args[0] ?? ''
  if (basename(program) !== 'postgres') return false
  const dir = args[args.indexOf('-D') + 1]
  return dir !== undefined && existsSync(dir) && realpathSync(dir) === realpathSync(clusterDir)
}

/**
 * Makes a pid file that names a stranger's process harmless. It is not deleted: PostgreSQL looks in it for the shared memory
 * of its predecessor, and must go on refusing to start while processes of that one are still writing.
 */
export function disownPidFile(clusterDir: string): void {
  const file = pathOf(clusterDir)
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [NO_SUCH_PID, ...lines.slice(1)].join('\n'))
}

function pathOf(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}

function argumentsOf(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      return []
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  return (stdout ?? '').trim().split(/\s+/)
}
