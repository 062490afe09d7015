import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { faultsOfAccess, faultsOfNames, faultsOfTexts, settled, sideways, watchConsole } from './faults.ts'
import { lookedLanguages } from './night.ts'
import { open } from './open.ts'
import type { Layout, SitePage } from './pages.ts'
import { takePicture } from './pictures.ts'
import { keepQuiet } from './quiet.ts'
import { memberUrl } from './surroundings.ts'
import { foreignTexts, type Language } from './texts.ts'

const narrowest = 320

export type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type Step = { name: string; path: string; act?: (page: Page) => Promise<void> }

/** A row of the site's route table at one width. */
export const pageStep =
  (layout: Layout) =>
  ({ name, ...paths }: SitePage): Step => ({ name, path: paths[layout] })

/** A browser of one width and language, with nothing moving. */
export const contextOf = async (
  browser: Browser,
  layout: Layout,
  language: Language,
  storageState?: State,
): Promise<BrowserContext> => {
  const isMobile = layout === 'mobile'
  const context = await browser.newContext({
    baseURL: memberUrl(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: 1,
    // A picture in the middle of a movement is another one each time.
    reducedMotion: 'reduce',
    ...(storageState ? { storageState } : {}),
  })
  await keepQuiet(context)
  await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
  await context.addInitScript((chosen) => localStorage.setItem('office.language', chosen), language)
  return context
}

/** What lies over a page for some seconds is no part of it. */
const withoutToasts = (page: Page): Promise<void> =>
  page
    .locator('[data-sonner-toast]')
    .first()
    .waitFor({ state: 'detached', timeout: 8_000 })
    .catch(() => {})

/** What is wrong for a moment only, while something lies over the page or moves, is looked at again. */
const lastingFaults = async (page: Page): Promise<string[]> => {
  let faults = await faultsOfAccess(page)
  for (let again = 0; faults.length > 0 && again < 4; again++) {
    await page.waitForTimeout(4_000)
    await page.evaluate(() => window.scrollTo(0, 0))
    faults = await faultsOfAccess(page)
  }
  return faults
}

export type Look = { layout: Layout; language: Language; who: string }

/** Words, edges, access and console of each page, down to its last image. */
export const lookAt = async (
  context: BrowserContext,
  steps: Step[],
  { layout, language, who }: Look,
): Promise<void> => {
  const page = await context.newPage()
  const consoleFaults = watchConsole(page)
  const width = layout === 'mobile' ? 390 : 1440
  for (const { name, path, act } of steps)
    await test.step(`${who} ${name}`, async () => {
      await (who === 'office' ? page.goto(path) : open(page, path))
      await act?.(page)
      await settled(page)
      await withoutToasts(page)
      const faults = await faultsOfTexts(
        page,
        language,
        who === 'office' ? foreignTexts(language, 'office') : undefined,
      )
      if (await page.evaluate(showsNothing)) faults.push('the page is empty')
      await page.evaluate(drawAll)
      await takePicture(page, `pages/${width}-${language}-${who}-${name}.jpg`, { fullPage: true })
      // Structure and colours are the same in every language; their words are judged above, and what they are called below.
      if (language === lookedLanguages[0]) {
        // Whatever scrolled: a draw that begins comes into view, and the header then lies over what stands above it.
        await page.evaluate(() => window.scrollTo(0, 0))
        faults.push(...(await lastingFaults(page)))
      } else faults.push(...(await faultsOfNames(page)))
      if (layout === 'mobile') {
        await page.setViewportSize({ width: narrowest, height: 844 })
        const over = await sideways(page)
        if (over > 0) faults.push(`moves ${over}px sideways at ${narrowest}`)
        await page.setViewportSize({ width, height: 844 })
      }
      faults.push(...consoleFaults())
      expect.soft(faults, `${who} ${name} in ${language} at ${width}`).toEqual([])
    })
  await context.close()
}

/** No text that can be seen. Runs in the page. */
const showsNothing = (): boolean =>
  ![...document.querySelectorAll('body *')].some(
    (e) => !e.firstElementChild && e.textContent.trim() && e.checkVisibility(),
  )

/** What lies further down is asked for, too, so that an image that is missing is noticed. Runs in the page. */
const drawAll = async (): Promise<void> => {
  const waiting = [...document.images].filter((image) => {
    image.loading = 'eager'
    return !image.complete
  })
  const done = waiting.map(
    (image) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve)
        image.addEventListener('error', resolve)
      }),
  )
  await Promise.all(done)
}
