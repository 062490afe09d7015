import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import pg from 'pg'
import { adminUrl, dataDir, ownerUrl } from './surroundings.ts'
import { says } from './texts.ts'

const password = 'Maru7staff!'
export const admin = { loginId: 'admin', seed: 'MARUDEMOADMINSEED234567ABCDEFGHI' }
/** For what two of the staff decide. */
export const cashier = { loginId: 'cashier', seed: 'MARUDEMOCASHIERSEED234567ABCDEFG' }
const stepMs = 30_000
const lastCodes = new Map<string, string>()

/** A one-time code is good once, so a login serves many stories. */
const keptIn = ({ loginId }: typeof admin): string => join(dataDir(), `office-session-${loginId}.json`)

/** A back office page of a logged-in superadmin or another of the demo's staff, on a desk-sized screen whatever the member's width is. Each page that is opened costs seconds: `path` is the first. */
export const openOffice = async (
  browser: Browser,
  account = admin,
  path = '/',
): Promise<{ office: Page; context: BrowserContext }> => {
  const kept = keptIn(account)
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
  await office.goto(path)
  const say = says('ko', 'office')
  const loginField = office.getByLabel(say('login.id'), { exact: true })
  const inside = office.getByRole('link', { name: say('menu.sign-ups') }).first()
  await expect(loginField.or(inside)).toBeVisible()
  if (await loginField.isVisible()) await logInAsStaff(office, account)
  await expect(inside).toBeVisible()
  await context.storageState({ path: kept })
  return { office, context }
}

export const logInAsStaff = async (office: Page, account = admin): Promise<void> => {
  const say = says('ko', 'office')
  await office.getByLabel(say('login.id'), { exact: true }).fill(account.loginId)
  await office.getByLabel(say('login.password'), { exact: true }).fill(password)
  await office.getByLabel(say('login.code')).fill(await freshCode(office, account))
  await office.getByRole('button', { name: say('login.send'), exact: true }).click()
}

/** A new one of the staff, made by who is logged in at this page, with a password of their own. It is logged in: its codes of this minute are used up. */
export const addStaff = async (browser: Browser, by: Page, role: string): Promise<typeof admin> => {
  const loginId = `second${Date.now() % 1_000_000}`
  const given = 'Given7staff!'
  const headers = { 'x-requested-with': 'maru-office' }
  const data = { loginId, name: '민서', role, password: given, siteIds: [1, 2] }
  const made = await by.request.post('/admin/api/staff', { headers, data })
  const { secret } = await made.json()
  const context = await browser.newContext({ baseURL: adminUrl() })
  const now = Math.floor(Date.now() / 1_000)
  const { request } = context
  const totp = await generate({ secret, epoch: now })
  expect((await request.post('/admin/api/login', { headers, data: { loginId, password: given, totp } })).ok()).toBe(
    true,
  )
  const next = await generate({ secret, epoch: now + stepMs / 1_000 })
  const own = { currentPassword: given, totp: next, password }
  expect((await request.post('/admin/api/me/password', { headers, data: own })).ok()).toBe(true)
  const account = { loginId, seed: secret }
  await context.storageState({ path: keptIn(account) })
  await context.close()
  await ageLogin(loginId)
  return account
}

/** As if it was made eight days ago: whose login is newer is no second of who gave it. */
const ageLogin = async (loginId: string): Promise<void> => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  await database.query(`UPDATE identity.staff SET given_at = given_at - interval '8 days' WHERE login_id = $1`, [
    loginId,
  ])
  await database.end()
}

/** A code is good for one login: where the last one was just used, waits for the next half minute. */
const freshCode = async (page: Page, { loginId, seed }: typeof admin): Promise<string> => {
  let code = await generate({ secret: seed })
  while (code === lastCodes.get(loginId)) {
    await page.waitForTimeout(stepMs - (Date.now() % stepMs) + 200)
    code = await generate({ secret: seed })
  }
  lastCodes.set(loginId, code)
  return code
}
