import { findProgram, installPackage, isExecutable } from './debian-package.ts'

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

function ensure(found: () => string | undefined, packages: readonly string[], print: (line: string) => void): string {
  const there = found()
  if (there) return there
  print('installing Chromium for the browser stories')
  const installed = installPackage(found, packages)
  if (installed) return installed
  throw new Error(
    'The browser stories need Chromium and it could not be installed: run "apt-get install chromium" as root, or name one in CHROMIUM',
  )
}

function find(names: readonly string[]): string | undefined {
  const { CHROMIUM } = process.env
  return CHROMIUM && isExecutable(CHROMIUM) ? CHROMIUM : findProgram(names)
}
