import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { faultsOfAccess, faultsOfTexts, settled, sideways, watchConsole } from '../support/faults.ts'
import { endMaintenance, startMaintenance } from '../support/maintenance.ts'
import { logIn } from '../support/member.ts'
import { type Layout, officePaths, sitePages, studioGames } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { adminUrl, memberUrl } from '../support/surroundings.ts'
import { foreignTexts, type Language, languages, says } from '../support/texts.ts'

const artefacts = join(import.meta.dirname, '../artefacts/pages')
const person = { memId: 'nightcat77', memPass: 'Maru7demo!' }
const narrowest = 320

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Step = { name: string; path: string; act?: (page: Page) => Promise<void> }

let member: State
let office: State

test.describe.configure({ timeout: 150_000 })

test.beforeAll(async ({ browser }) => {
  mkdirSync(artefacts, { recursive: true })
  const page = await browser.newPage({ baseURL: memberUrl() })
  await logIn(page, person)
  member = await page.context().storageState()
  await page.close()
  const desk = await openOffice(browser)
  office = await desk.context.storageState()
  await desk.context.close()
})

for (const language of languages) {
  test(`the guest's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language)
    const steps = sitePages()
      .filter(({ guard, name }) => guard !== 'member' && name !== 'warning')
      .map((row) => ({ ...stepOf(layout)(row), ...(row.guard === 'guest' && !isMobile ? { act: untilDialog } : {}) }))
    const menu = { name: 'menu', path: '/', act: press(says(language, 'common')('nav.menu')) }
    await lookAt(context, isMobile ? [...steps, menu] : steps, { layout, language, who: 'guest' })
  })

  test(`the member's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, member)
    const steps = sitePages()
      .filter(({ guard, name }) => guard !== 'guest' && name !== 'warning' && name !== 'game')
      .map(stepOf(layout))
    const games = studioGames.map(({ name, vendor, game }) => ({
      name,
      path: `/member/slot/game?vendor=${vendor}&game=${game}`,
      act: async (page: Page) => {
        await expect(page.locator('iframe')).toBeVisible()
        const frame = page.frameLocator('iframe')
        await expect(frame.getByTestId('spin').or(frame.locator('.places:visible')).first()).toBeVisible()
      },
    }))
    const messages = { name: 'messages', path: '/', act: press(says(language, 'common')('nav.messages')) }
    await lookAt(context, [...steps, messages, ...games], { layout, language, who: 'member' })
  })

  test(`the back office's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, office)
    const steps = officePaths()
      .filter((path) => path !== '/login')
      .map((path) => ({ name: path.slice(1) || 'desk', path: `${adminUrl()}${path}` }))
    const one = { name: 'member', path: `${adminUrl()}/members`, act: openFirstMember }
    await lookAt(context, [...steps, one], { layout, language, who: 'office' })
    const stranger = await contextOf(browser, layout, language)
    await lookAt(stranger, [{ name: 'login', path: `${adminUrl()}/login` }], { layout, language, who: 'office' })
  })
}

/** Over whatever page somebody is: it needs no login, and lasts as long as staff want. */
test('the maintenance page is whole', async ({ browser, isMobile }) => {
  const layout = isMobile ? 'mobile' : 'desktop'
  const { office: desk, context: deskContext } = await openOffice(browser)
  try {
    await startMaintenance(desk)
    for (const language of languages)
      await lookAt(await contextOf(browser, layout, language), [{ name: 'warning', path: '/warning' }], {
        layout,
        language,
        who: 'guest',
      })
  } finally {
    await endMaintenance(desk)
    await deskContext.close()
  }
})

const untilDialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').locator('form')).toBeVisible()
}
const press =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

const stepOf =
  (layout: Layout) =>
  ({ name, ...paths }: ReturnType<typeof sitePages>[number]): Step => ({ name, path: paths[layout] })

const openFirstMember = async (page: Page): Promise<void> => {
  await page.locator('tbody tr').first().click()
  await page.waitForURL(/\/members\/\d+/)
}

const contextOf = async (
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

type Look = { layout: Layout; language: Language; who: string }

const lookAt = async (context: BrowserContext, steps: Step[], { layout, language, who }: Look): Promise<void> => {
  const page = await context.newPage()
  const heard = watchConsole(page)
  const width = layout === 'mobile' ? 390 : 1440
  for (const { name, path, act } of steps)
    await test.step(`${who} ${name}`, async () => {
      await page.goto(path)
      await act?.(page)
      await settled(page)
      const faults = await faultsOfTexts(
        page,
        language,
        who === 'office' ? foreignTexts(language, 'office') : undefined,
      )
      await page.screenshot({ path: join(artefacts, `${width}-${language}-${who}-${name}.png`), fullPage: true })
      faults.push(...(await faultsOfAccess(page)))
      if (layout === 'mobile') {
        await page.setViewportSize({ width: narrowest, height: 844 })
        const over = await sideways(page)
        if (over > 0) faults.push(`moves ${over}px sideways at ${narrowest}`)
        await page.setViewportSize({ width, height: 844 })
      }
      faults.push(...heard())
      expect.soft(faults, `${who} ${name} in ${language} at ${width}`).toEqual([])
    })
  await context.close()
}
