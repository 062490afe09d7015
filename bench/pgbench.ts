import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { databaseUrl, ensureDatabase } from '@maru/postgres'
import type { Ground } from './ground.ts'

const SCALE = 50
const CLIENTS = 20
const SINGLE_ROW = `\\set id random(1, ${SCALE} * 100000)
UPDATE pgbench_accounts SET abalance = abalance + 1 WHERE aid = :id;
`

/** PostgreSQL's own yardsticks on the same server, where its pgbench is installed. */
export const pgbenchFigures = async (ground: Ground): Promise<string> => {
  const program = findPgbench()
  if (!program) return 'pgbench is not installed here: no yardstick beside'
  if (ground.size.isQuick) return 'pgbench: only in the whole run'
  const owner = ground.postgres.url('postgres')
  await ensureDatabase(databaseUrl(owner, 'yardstick'))
  const url = new URL(databaseUrl(owner, 'yardstick'))
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password), PGHOST: url.hostname, PGPORT: url.port }
  const call = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(program, [...args, '-U', url.username, 'yardstick'], { env })).stdout
  const folder = mkdtempSync(join(tmpdir(), 'maru-pgbench-'))
  try {
    const script = join(folder, 'single-row.sql')
    writeFileSync(script, SINGLE_ROW)
    await call('-i', '-q', '-s', String(SCALE))
    const timed = ['-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', '10']
    const tpcb = perSecond(await call(...timed))
    const update = perSecond(await call(...timed, '-n', '-f', script))
    return `pgbench, scale ${SCALE}, prepared, ${CLIENTS} clients: TPC-B-like ${tpcb}/s, one bare UPDATE ${update}/s`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const perSecond = (output: string): string =>
  Math.round(Number(/tps = ([\d.]+)/.exec(output)?.[1])).toLocaleString('en')

const findPgbench = (): string | undefined => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions]
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file))
}
