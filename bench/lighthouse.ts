import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Config, desktopConfig, type Flags, type Result } from 'lighthouse'
import { ensureChromium } from '../script/lib/chromium.ts'
import { freePorts } from '../script/lib/ports.ts'
import { startProduct } from '../script/lib/product.ts'
import { withBrowser } from './lighthouse.browser.ts'
import { complaintsOf, type Figure, figuresOf, isWithin, medians } from './lighthouse.figures.ts'

const times = 5
const tries = 3
const forms: Record<string, Config | undefined> = { desktop: desktopConfig, mobile: undefined }

const words: Record<Figure, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  lcp: 'LCP',
  cls: 'CLS',
  tbt: 'TBT',
  scriptBytes: 'JavaScript',
}
const ms = (value: number): string => `${value} ms`
const show: Record<Figure, (value: number) => string> = {
  performance: String,
  accessibility: String,
  bestPractices: String,
  lcp: ms,
  cls: String,
  tbt: ms,
  scriptBytes: (value) => `${value.toLocaleString('en')} bytes`,
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, url: { type: 'string' } } })

const browserFile = ensureChromium(console.log)
const ground = values.url ? { url: values.url, stop: async () => {} } : await startGround()
let isFine = true
try {
  for (const [name, config] of Object.entries(forms)) {
    const results: Result[] = []
    for (let i = 0; i < (values.quick ? 1 : times); i++) results.push(await runOnce(ground.url, config))
    const figures = medians(results.map(figuresOf))
    console.log(`\n${name}, ${results.length === 1 ? 'one run' : `median of ${results.length}`}`)
    for (const [figure, value] of Object.entries(figures) as [Figure, number][])
      console.log(`  ${words[figure].padEnd(16)}${show[figure](value)}${isWithin(figure, value) ? '' : '  !'}`)
    for (const complaint of new Set(results.flatMap(complaintsOf))) console.log(`    ${complaint}`)
    isFine &&= Object.entries(figures).every(([figure, value]) => isWithin(figure as Figure, value))
  }
} finally {
  await ground.stop()
}
process.exit(isFine ? 0 : 1)

/** A browser of its own for each run: nothing is in any cache. */
async function runOnce(url: string, config: Config | undefined): Promise<Result> {
  for (let left = tries; ; left--) {
    const [port = 0] = await freePorts(1)
    const flags: Flags = { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] }
    const run = await withBrowser(browserFile, port, () => lighthouse(url, flags, config))
    const error = run?.lhr.runtimeError
    if (run && !error) return run.lhr
    // A browser whose recording lacks its beginning has shown nothing of the page.
    if (error?.code !== 'NO_NAVSTART' || left === 1) throw new Error(error?.message ?? 'Lighthouse said nothing')
    console.log('the recording lacks its beginning: once more')
  }
}

/** The whole product as it is delivered, with data of its own. */
async function startGround() {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-lighthouse-'))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const [PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT] = (await freePorts(4)).map(String)
  const ports = { PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT }
  const env = {
    ...process.env,
    ...ports,
    DATA_DIR: dataDir,
    MARU_MODE: 'demo',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    COIN_DEMO_CHAIN: 'off',
  }
  const product = await startProduct({ env, print: console.log })
  const stop = async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(130)))
  return { url: product.settings.PUBLIC_URL, stop }
}
