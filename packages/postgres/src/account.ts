import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

const ACCOUNT_NAME = 'maru-postgres'

/** The folder for state that a service account must reach when the clone lies where it cannot. */
export const SHARED_ROOT = '/var/lib/maru'

/**
 * The account PostgreSQL runs under, or undefined when this process may run it itself.
 * PostgreSQL refuses to run as root, so root hands it to an account without privileges.
 */
export function serviceAccount(clusterDir?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  // An existing cluster stays with its owner: it may have been made by an ordinary user before.
  if (clusterDir && existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir)
    if (uid !== 0) return { uid, gid }
  }
  return findAccount(ACCOUNT_NAME) ?? createAccount() ?? findAccount('postgres') ?? requireNobody()
}

/** Where the data lives when DATA_DIR is not given: beside the code, or in /var/lib/maru when the service account cannot get there. */
export function standardDataDir(cloneDir: string): string {
  const beside = join(cloneDir, 'data')
  const account = serviceAccount(join(beside, 'postgres'))
  if (!account || canEnter(account, cloneDir)) return beside
  const hash = createHash('sha256').update(resolve(cloneDir)).digest('hex').slice(0, 12)
  return join(SHARED_ROOT, hash)
}

/** Asks the kernel, as that account, rather than reading modes: ACLs and mount options count too. */
export function canEnter(account: Account, dir: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'cd "$1" && test -x .', 'sh', nearestExisting(dir)])
}

export function canWrite(account: Account, dir: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', dir])
}

export function canRead(account: Account, file: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'test -r "$1"', 'sh', file])
}

function runAs(account: Account, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

function nearestExisting(dir: string): string {
  let at = resolve(dir)
  while (!existsSync(at)) at = dirname(at)
  return at
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function createAccount(): Account | undefined {
  spawnSync(
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      ACCOUNT_NAME,
    ],
    {
      stdio: 'ignore',
    },
  )
  return findAccount(ACCOUNT_NAME)
}

function requireNobody(): Account {
  const nobody = findAccount('nobody')
  if (nobody) return nobody
  throw new Error(
    `PostgreSQL does not run as root, and no account "${ACCOUNT_NAME}" could be made: create one with useradd`,
  )
}
