import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same engine without windows, in Debian a package of its own: pages that nobody looks at cost a fifth less. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The machine's Chromium; CHROMIUM names another one. */
export const findChromium = (): string | undefined => find(NAMES)

export const findStoryBrowser = (): string | undefined => find([HEADLESS, ...NAMES])

/** Installs it where there is none and apt may. Throws a sentence that says what to do by hand. */
export const ensureChromium = (print: (line: string) => void): string => ensure(findChromium, ['chromium'], print)

/** What stories run in: where any Chromium is, that will do. */
export const ensureStoryBrowser = (print: (line: string) => void): string =>
  ensure(findStoryBrowser, [HEADLESS, 'chromium'], print)

/** The first of the packages that can be had. */
function ensure(found: () => string | undefined, packages: readonly string[], print: (line: string) => void): string {
  const there = found()
  if (there) return there
  print('installing Chromium for the browser stories')
  apt(['update', '-q'])
  for (const name of packages) {
    apt(['install', '-qy', '--no-install-recommends', name])
    const installed = found()
    if (installed) return installed
  }
  throw new Error(
    'The browser stories need Chromium and it could not be installed: run "apt-get install chromium" as root, or name one in CHROMIUM',
  )
}

function apt(args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
  spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function find(names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [process.env.CHROMIUM, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))]
  return candidates.find((file) => file !== undefined && isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
