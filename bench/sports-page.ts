import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { ensureStoryBrowser } from '../script/lib/chromium.ts'
import { buildSites } from '../script/lib/sites.ts'
import { layGround } from './ground.ts'
import { startFeedServer } from './sports/feed.row.ts'
import { PRICES_OF_ONE } from './sports/price-messages.ts'

const MATCHES = 500
const PRICES_A_SECOND = 200
/** No task of the page may take longer while prices move. */
const LONGEST_TASK_MS = 100
const ROWS = 'article [data-price]'
const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } }

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const seconds = values.quick ? 5 : 20

const executablePath = ensureStoryBrowser(console.log)
await buildSites(console.log)
const ground = await layGround(true, console.log)
const { server, port, stop } = await startFeedServer(ground, 'sports-page', MATCHES)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
let isFine = true
try {
  for (const [name, viewport] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport })
    await page.addInitScript(keepLongTasks)
    await page.goto(`http://localhost:${port}/member/sport/combinationbetting`)
    await page.locator(ROWS).first().waitFor()
    const { paint, rows } = await page.evaluate(timesOf)
    await settle(page)
    const before = await page.locator(ROWS).first().getAttribute('data-price')
    const tasks = await movePrices(page)
    if ((await page.locator(ROWS).first().getAttribute('data-price')) === before) throw new Error('no price has moved')
    const longest = Math.max(0, ...tasks)
    const isShort = longest <= LONGEST_TASK_MS
    isFine &&= isShort
    console.log(
      `${name}: first paint ${paint} ms, first prices ${rows} ms; ${seconds} s of ${PRICES_A_SECOND} prices a second: longest task ${longest} ms${isShort ? '' : ' !'}, ${tasks.length} over 50 ms`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await stop()
  await ground.stop()
}
process.exit(isFine ? 0 : 1)

async function movePrices(page: Page): Promise<number[]> {
  const from = await page.evaluate(() => performance.now())
  for (let second = 0; second < seconds; second++) {
    const next = new Promise((resolve) => setTimeout(resolve, 1_000))
    await server.ask({ what: 'prices', matches: Math.ceil(PRICES_A_SECOND / PRICES_OF_ONE) })
    await next
  }
  return page.evaluate(
    (since) => (globalThis as unknown as Kept).longTasks.filter((task) => task.at >= since).map(({ ms }) => ms),
    from,
  )
}

type Kept = { longTasks: { at: number; ms: number }[]; rowsAt?: number }

/** In the page: what took longer than 50 ms, and when the first price was there. */
function keepLongTasks(): void {
  const kept = globalThis as unknown as Kept
  kept.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) kept.longTasks.push({ at: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article [data-price]')) return
    kept.rowsAt = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

function timesOf(): { paint: number; rows: number } {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    paint: Math.round(paint?.startTime ?? Number.NaN),
    rows: Math.round((globalThis as unknown as Kept).rowsAt ?? Number.NaN),
  }
}

/** What a page does after its first rows is not what prices cost it. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
}
