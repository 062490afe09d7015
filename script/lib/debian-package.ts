import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

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

function apt(args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
  spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
