import { fork } from 'node:child_process'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Ready {
  PUBLIC_URL: string
  ADMIN_URL: string
  STUDIO_URL: string
  ownerUrl: string
  accounts: unknown
}

const ROOT = join(import.meta.dirname, '..')
const ARTEFACTS = join(import.meta.dirname, 'artefacts')
const LOG = join(ARTEFACTS, `product${process.env.STORIES ? `-${process.env.STORIES}` : ''}.log`)

/** Starts the whole product with data of its own; stories find it by the variables set here. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Against a product that already runs, for quick rounds while writing a story: MEMBER_URL, ADMIN_URL, DATABASE_OWNER_URL, DATA_DIR.
  if (process.env.MEMBER_URL) return async () => {}
  mkdirSync(ARTEFACTS, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-stories-'))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const product = fork(join(ROOT, 'script/lib/server.ts'), {
    env: {
      PORT: '8180',
      ...process.env,
      DATA_DIR: dataDir,
      MARU_MODE: 'demo',
      CAPTCHA_ANSWER: '1234',
      CLOCK_CONTROL: 'on',
      RATE_LIMIT_SCALE: '1000',
      DATABASE_URL: '',
    },
    // Not Playwright's own loaders.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = createWriteStream(LOG)
  product.stdout?.pipe(log)
  product.stderr?.pipe(log)
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()))
  const stop = async () => {
    product.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }

  const ready = await new Promise<Ready>((resolve, reject) => {
    product.once('message', (message: { ready: Ready }) => resolve(message.ready))
    product.once('exit', () => reject(new Error(`the product did not start: see ${LOG}`)))
  }).catch(async (error) => {
    await stop()
    throw error
  })
  process.env.DATA_DIR = dataDir
  process.env.MEMBER_URL = ready.PUBLIC_URL
  process.env.ADMIN_URL = ready.ADMIN_URL
  process.env.STUDIO_URL = ready.STUDIO_URL
  process.env.DATABASE_OWNER_URL = ready.ownerUrl
  process.env.DEMO_ACCOUNTS = JSON.stringify(ready.accounts)
  return stop
}
