import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The first of these programs that is on this machine. */
export const findProgram = (names: readonly string[]): string | undefined => {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs the first of the packages that can be had, where apt may. Answers what `found` finds then. */
export const installPackage = (found: () => string | undefined, packages: readonly string[]): string | undefined => {
  apt(['update', '-q'])
  for (const name of packages) {
    apt(['install', '-qy', '--no-install-recommends', name])
    const installed = found()
    if (installed) return installed
  }
  return undefined
}

/** Downloads packages and unpacks them into a folder that is not there yet, without installing anything. False: they cannot be had. */
export const unpackPackages = (folder: string, packages: readonly string[]): boolean => {
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  try {
    if (!download(unfinished, packages)) {
      apt(['update', '-q'])
      if (!download(unfinished, packages)) return false
    }
    for (const file of readdirSync(unfinished).filter((name) => name.endsWith('.deb'))) {
      if (!succeeds('dpkg-deb', ['-x', file, 'unpacked'], unfinished)) return false
      rmSync(join(unfinished, file))
    }
    // Another process may have been faster.
    if (!existsSync(folder)) renameSync(join(unfinished, 'unpacked'), folder)
    return true
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const download = (folder: string, packages: readonly string[]): boolean =>
  succeeds('apt-get', ['download', '-q', ...packages], folder)

const succeeds = (command: string, args: readonly string[], cwd: string): boolean =>
  spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0

function apt(args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
  spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
