import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import type { Binaries } from './binaries.ts'
import { makeFolder } from './folder.ts'

/** The owner of every database, as which migrations run. */
export const OWNER = 'maru'

export interface Cluster {
  dir: string
  password: string
}

/** In a data directory that a restore has not finished: whatever lies there is not to be used. */
export const RESTORE_MARK = 'restore-unfinished'

export const clusterDirOf = (dataDir: string): string => join(dataDir, 'postgres')

/** The cluster of that data directory; made by initdb when there is none. */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<Cluster> {
  makeFolder(dataDir, 0o755)
  if (account && !canEnter(account, dataDir)) {
    throw new Error(
      `DATA_DIR ${dataDir} lies in a folder that the account of PostgreSQL (uid ${account.uid}) cannot enter: choose another place`,
    )
  }
  if (existsSync(join(dataDir, RESTORE_MARK)))
    throw new Error(`${dataDir} holds a restore that was cut short: remove the folder and restore again`)
  const dir = clusterDirOf(dataDir)
  const passwordFile = join(dataDir, 'postgres.password')
  if (!existsSync(dir)) await create(dir, passwordFile, binaries, account, durable)
  return { dir, password: readFileSync(passwordFile, 'utf8').trim() }
}

/** Made under another name and renamed at the end, so that an interrupted initdb is never taken for a cluster. */
async function create(
  dir: string,
  passwordFile: string,
  { initdb }: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const partial = `${dir}.new`
  const inside = join(partial, 'password')
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  // initdb wants its directory empty, and the account must be able to read the password.
  const cluster = join(partial, 'cluster')
  writeFileSync(inside, `${password}\n`, { mode: 0o600 })
  if (account) {
    chownSync(partial, account.uid, account.gid)
    chownSync(inside, account.uid, account.gid)
  }
  await run(initdb, initdbArguments(cluster, inside, durable), account)
  renameSync(cluster, dir)
  rmSync(partial, { recursive: true, force: true })
}

/** The built-in locale provider needs no locale of the operating system, and knows the letters of every script. */
function initdbArguments(cluster: string, passwordFile: string, durable: boolean): string[] {
  const args = [
    '-D',
    cluster,
    '-U',
    OWNER,
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--no-instructions',
  ]
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums')
  return durable ? args : [...args, '--no-sync']
}

function run(command: string, args: string[], account: Account | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${output.trim()}`)),
    )
  })
}

/** Without the caller's PG* and LC_* settings, which would change what the programs do. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TZ } = process.env
  return { PATH, TZ, LC_ALL: 'C' }
}
