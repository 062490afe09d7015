import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { freePorts } from '../script/lib/ports.ts'
import { buildSites } from '../script/lib/sites.ts'
import { makeDataDir, storyEnv } from '../script/lib/story-data.ts'
import { atAllHours } from './support/closed-hours.ts'
import { noRealityChecks } from './support/reality-checks.ts'
import { setSiteOptions } from './support/site-option.ts'

interface Ready {
  PUBLIC_URL: string
  ADMIN_URL: string
  STUDIO_URL: string
  PARTNER_URL: string
  ownerUrl: string
  accounts: unknown
}

interface Product {
  /** By which stories find it. */
  env: Record<string, string>
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '..')
const ARTEFACTS = join(import.meta.dirname, 'artefacts')
const named = process.env.STORIES ? `-${process.env.STORIES}` : ''

/** A whole product with data of its own for each worker; playwright.config.ts gives each worker the variables of its own. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Against a product that already runs, for quick rounds while writing a story: MEMBER_URL, ADMIN_URL, PARTNER_URL, DATABASE_OWNER_URL, DATA_DIR.
  if (process.env.MEMBER_URL) {
    const options = await startOptions()
    return async () => void options.kill()
  }
  mkdirSync(ARTEFACTS, { recursive: true })
  await buildSites(console.log)
  const options = await startOptions()
  const begun = await Promise.allSettled(Array.from({ length: workers }, (_, worker) => startProduct(worker)))
  const products = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    options.kill()
    await Promise.all(products.map((product) => product.stop()))
  }
  const failed = begun.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  process.env.STORY_PRODUCTS = JSON.stringify(products.map(({ env }) => env))
  return stop
}

/** Its address goes to all workers. */
async function startOptions(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'options-server.ts'), { execArgv: [] })
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }))
    child.once('exit', (code) => reject(new Error(`what sets options ended with ${code}`)))
  })
  process.env.OPTIONS_URL = `http://127.0.0.1:${port}`
  return child
}

async function startProduct(worker: number): Promise<Product> {
  const logFile = join(ARTEFACTS, `product${named}${worker === 0 ? '' : `-${worker + 1}`}.log`)
  const dataDir = makeDataDir()
  // Whole, with the owners of its files: PostgreSQL reads nobody else's.
  if (process.env.STORY_DATA) execFileSync('cp', ['-a', `${process.env.STORY_DATA}/.`, dataDir])
  const product = fork(join(ROOT, 'script/lib/server.ts'), {
    env: {
      ...process.env,
      ...(await portsOf(worker)),
      ...storyEnv(dataDir),
    },
    // Not Playwright's own loaders.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = createWriteStream(logFile)
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
    product.once('close', () => reject(new Error(`the product did not start:\n${lastLines(logFile)}`)))
  }).catch(async (error) => {
    await stop()
    throw error
  })
  await setSiteOptions({ ...atAllHours, ...noRealityChecks }, dataDir)
  const env = {
    DATA_DIR: dataDir,
    MEMBER_URL: ready.PUBLIC_URL,
    ADMIN_URL: ready.ADMIN_URL,
    STUDIO_URL: ready.STUDIO_URL,
    PARTNER_URL: ready.PARTNER_URL,
    DATABASE_OWNER_URL: ready.ownerUrl,
    DEMO_ACCOUNTS: JSON.stringify(ready.accounts),
  }
  return { env, stop }
}

/** Of a log that nobody may be able to open afterwards. */
const lastLines = (file: string): string => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n')

/** The first may be given its ports. */
async function portsOf(worker: number): Promise<NodeJS.ProcessEnv> {
  if (worker === 0 && process.env.PORT) return {}
  const [PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT] = (await freePorts(4)).map(String)
  return { PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT }
}
