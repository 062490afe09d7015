import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findStoryBrowser } from '../script/lib/chromium.ts'
import { isNight, shareOf } from './support/night.ts'

const namesOf = (...names: string[]): string[] => names.map((name) => `**/${name}.spec.ts`)

// In a worker: where its own product is, as the global setup says.
const products: Record<string, string>[] = JSON.parse(process.env.STORY_PRODUCTS ?? '[]')
Object.assign(process.env, products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)])

/** Named by whoever runs the two widths side by side, each with a product of its own; its files are distinguished by it. */
const width = process.env.STORIES
const named = width ? `-${width}` : ''

/**
 * Stories about what happens rather than how it looks, and those that set sizes of their own: each runs on one width by day, and on both by night. Half of them on either, so
 * that the two runs are about as long. PICTURES=on runs one on the other width.
 */
const onOneWidth = isNight
  ? { desktop: [], mobile: [] }
  : {
      desktop: namesOf(
        'game-secrets',
        'game-windows',
        'inbox-chat',
        'live-for-guests',
        'live-tables',
        'login',
        'main-job',
        'minigames',
        'money-forms',
        'pages-office',
        'visit',
        'win-replay',
      ),
      mobile: namesOf(
        'bad-input',
        'baccarat',
        'board-rewards',
        'boards',
        'command-bar',
        'game-opening',
        'live-lobby',
        'live-round',
        'lobby',
        'maintenance-page',
        'points-bonuses',
        'results',
        'rewards',
        'self-limits',
        'transfer-wallet',
        'sessions',
        'sports-slip',
        'sign-up-licensed',
        'tile-rows',
      ),
    }

/** A video is played in real time, and a hand at a drawn table within seconds of betting, which a machine that is busy with everything else does not do. */
const byNight = isNight
  ? []
  : namesOf('live-stream.desktop', 'live-tables', 'blackjack-hand.desktop', 'office-tables.desktop')

/** What every member and every operator does daily, and whole pages, of which each run looks at a share. */
const everyRun = [
  'early-press',
  'every-size.sizes',
  'game-opening',
  'login',
  'main-job',
  'minigames',
  'office-queue.desktop',
  'pages-guest',
  'pages-member',
  'pages-office',
  'sessions',
  'sports-slip',
  'transfer-wallet',
  'visit',
]
/** `script/lib/share.ts` says which. */
const changed = (process.env.CHANGED_STORIES ?? '').split(' ')

/** Of the others a run of the day takes every fifth one, as its share says, and those that were changed of late. Without a share all of them. */
const others = readdirSync(join(import.meta.dirname, 'stories'))
  .map((file) => file.replace('.spec.ts', ''))
  .filter((name) => !everyRun.includes(name))
const chosen = process.env.SHARE ? [...shareOf(others, 5), ...changed] : others
const resting = namesOf(...others.filter((name) => !chosen.includes(name)))

const desk = { viewport: { width: 1440, height: 900 } }

/** Stories in a real browser against the whole product, on both widths. A file named *.desktop.spec.ts or *.mobile.spec.ts is for one, *.sizes.spec.ts sets its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `./artefacts/runs${named}`,
  globalSetup: './global-setup.ts',
  // Each worker has a whole product of its own: stories may move the clock or close the site. A file's stories run in their order.
  workers: Number(process.env.STORY_WORKERS ?? 1),
  fullyParallel: false,
  // By day, on a machine whose processor is busy throughout, a story has a second try, and is named when it needed it. By night none.
  retries: isNight ? 0 : 1,
  forbidOnly: true,
  // For what never comes, not for a slow machine.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: `./artefacts/report${named}.json` }]],
  use: {
    baseURL: process.env.MEMBER_URL,
    actionTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // What moves costs a machine without a graphics card most of its time; a story about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs much time, so only where somebody looks for a cause: TRACE=retain-on-failure.
    trace: process.env.TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Without a graphics card, pages are drawn faster by the processor itself than by a card that it imitates.
    launchOptions: { executablePath: findStoryBrowser(), args: ['--no-sandbox', '--disable-gpu-rasterization'] },
  },
  projects: [
    // First: its stories are the longest, and whoever ends alone makes everybody wait.
    { name: 'sizes', testMatch: '**/*.sizes.spec.ts', testIgnore: resting, use: desk },
    {
      name: 'desktop',
      testIgnore: ['**/*.mobile.spec.ts', '**/*.sizes.spec.ts', ...onOneWidth.mobile, ...byNight, ...resting],
      use: desk,
    },
    {
      name: 'mobile',
      testIgnore: ['**/*.desktop.spec.ts', '**/*.sizes.spec.ts', ...onOneWidth.desktop, ...resting],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
    },
  ],
})
