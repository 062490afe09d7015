import { defineConfig } from '@playwright/test'
import { findChromium } from '../script/lib/chromium.ts'

/** Stories in a real browser against the whole product, on both widths. A file named *.desktop.spec.ts or *.mobile.spec.ts is for one. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './artefacts/runs',
  globalSetup: './global-setup.ts',
  // One product and one database serve all stories, in their order.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './artefacts/report.json' }]],
  use: {
    // Set by the global setup.
    baseURL: process.env.MEMBER_URL,
    actionTimeout: 15_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.mobile.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
