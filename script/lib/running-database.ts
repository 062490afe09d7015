import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPidFile } from '@maru/postgres'

/** Where the product's own PostgreSQL listens, as its owner, while it runs. */
export function addressOfRunning(dataDir: string): string | undefined {
  const at = connectionOfRunning(dataDir)
  return at && `postgres://${at.user}:${encodeURIComponent(at.password)}@${at.host}:${at.port}/maru`
}

export function connectionOfRunning(dataDir: string) {
  const file = readPidFile(join(dataDir, 'postgres'))
  const passwordFile = join(dataDir, 'postgres.password')
  if (!file || !isAlive(file.pid) || !existsSync(passwordFile)) return undefined
  const password = readFileSync(passwordFile, 'utf8').trim()
  return { host: '127.0.0.1', port: file.port, user: 'maru', password, database: 'postgres' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
