import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const QUIET = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--mute-audio',
  '--hide-scrollbars',
  '--disable-sync',
]
const STILL = ['--disable-extensions', '--disable-background-networking', '--disable-component-update']
const READY_MS = 15_000

/** A browser with an empty profile that Lighthouse drives by the port; gone afterwards. */
export const withBrowser = async <T>(file: string, port: number, act: () => Promise<T>): Promise<T> => {
  const profile = mkdtempSync(join(tmpdir(), 'maru-lighthouse-browser-'))
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(file, [...QUIET, ...STILL, ...own, 'about:blank'], { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  try {
    await untilReady(port)
    return await act()
  } finally {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const untilReady = async (port: number): Promise<void> => {
  for (const end = Date.now() + READY_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  throw new Error('the browser did not start')
}
