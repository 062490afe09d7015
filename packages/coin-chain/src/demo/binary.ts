import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }

/** There is no program of the demo's chain for this machine. */
export class NoAnvil extends Error {}

/** The program of this platform: a package of its own that hangs on the one that chooses. */
export const anvilPath = (): string => {
  const wanted = `@foundry-rs/anvil-${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  try {
    const chooser = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'))
    const path = join(dirname(chooser.resolve(`${wanted}/package.json`)), 'bin/anvil')
    if (existsSync(path)) return path
  } catch {
    // Said below.
  }
  throw new NoAnvil(`no chain for the demo on this platform (${wanted} is not installed)`)
}

export type Account = { uid: number; gid: number }

/** Root lends its rights to no program that needs none. */
export const unprivileged = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  if (!line) throw new NoAnvil('no chain for the demo: root needs an account "nobody" to run it')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * Where the account can run it. Opened by root, it needs no way to the folder that it lies in: a clone may lie where nobody else may enter.
 */
export const openProgram = (account: Account | undefined): { path: string; file: number | 'ignore'; close(): void } => {
  const path = anvilPath()
  if (!account || process.platform !== 'linux') return { path, file: 'ignore', close: () => {} }
  const file = openSync(path, 'r')
  return { path: '/proc/self/fd/3', file, close: () => closeSync(file) }
}
