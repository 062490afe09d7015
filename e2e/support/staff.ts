import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { adminUrl, dataDir } from './surroundings.ts'
import { says } from './texts.ts'

const account = { loginId: 'admin', password: 'Maru7staff!', seed: 'MARUDEMOADMINSEED234567ABCDEFGHI' }
const stepMs = 30_000
let lastCode = ''

/** A one-time code is good once, so a login serves many stories. */
const keptIn = (): string => join(dataDir(), 'office-session.json')

/** A back office page of a logged-in superadmin, on a desk-sized screen whatever the member's width is. */
export const openOffice = async (browser: Browser): Promise<{ office: Page; context: BrowserContext }> => {
  const kept = keptIn()
  const context = await browser.newContext({
    baseURL: adminUrl(),
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
    ...(existsSync(kept) ? { storageState: kept } : {}),
  })
  const office = await context.newPage()
  await office.goto('/')
  const say = says('ko', 'office')
  const loginField = office.getByLabel(say('login.id'), { exact: true })
  const inside = office.getByRole('link', { name: say('menu.sign-ups') }).first()
  await expect(loginField.or(inside)).toBeVisible()
  if (await loginField.isVisible()) await logInAsStaff(office)
  await expect(inside).toBeVisible()
  await context.storageState({ path: kept })
  return { office, context }
}

export const logInAsStaff = async (office: Page): Promise<void> => {
  const say = says('ko', 'office')
  await office.getByLabel(say('login.id'), { exact: true }).fill(account.loginId)
  await office.getByLabel(say('login.password'), { exact: true }).fill(account.password)
  await office.getByLabel(say('login.code')).fill(await freshCode(office))
  await office.getByRole('button', { name: say('login.send'), exact: true }).click()
}

/** A code is good for one login: where the last one was just used, waits for the next half minute. */
const freshCode = async (page: Page): Promise<string> => {
  let code = await generate({ secret: account.seed })
  while (code === lastCode) {
    await page.waitForTimeout(stepMs - (Date.now() % stepMs) + 200)
    code = await generate({ secret: account.seed })
  }
  lastCode = code
  return code
}
