import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The machine's Chromium; CHROMIUM names another one. */
export function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [process.env.CHROMIUM, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))]
  return candidates.find((file) => file !== undefined && isExecutable(file))
}

/** Installs it where there is none and apt may. Throws a sentence that says what to do by hand. */
export function ensureChromium(print: (line: string) => void): string {
  const found = findChromium()
  if (found) return found
  print('installing Chromium for the browser stories')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-q'],
    ['install', '-qy', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser stories need Chromium and it could not be installed: run "apt-get install chromium" as root, or name one in CHROMIUM',
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
