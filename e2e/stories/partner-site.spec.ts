import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import pg from 'pg'
import { faultsOfAccess, settled, sideways } from '../support/faults.ts'
import { ownerUrl, partnerUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'partner-site')
const sayPartner = says('ko', 'partner')
const password = 'Maru7demo!'
/** Of the demo's second site, whose partner no other story logs in as. */
const partner = 'partner02'
const siteUrl = (): string => partnerUrl().replace('//localhost', '//naru.localhost')

// A second try finds a partner without codes, too.
test.beforeEach(async () => {
  const client = new pg.Client({ connectionString: ownerUrl() })
  await client.connect()
  await client.query(
    'DELETE FROM identity.member_totp WHERE member_id = (SELECT member_id FROM identity.member WHERE mem_id = $1)',
    [partner],
  )
  await client.end()
})

test('a partner sets up its codes, and makes an employee who may only look and is out once removed', async ({
  page,
  browser,
}) => {
  const id = `mina${Date.now() % 1_000_000}`
  await enter(page, partner, password)
  await expect(page.getByRole('heading', { name: sayPartner('page.dashboard') })).toBeVisible()
  await looksRight(page)

  await goTo(page, 'page.employees')
  await page.getByRole('button', { name: say('employees.add') }).click()
  await page.getByLabel(say('form.id'), { exact: true }).fill(id)
  await page.getByLabel(say('employees.name'), { exact: true }).fill('김민아')
  await page.getByLabel(say('right.tree.read'), { exact: true }).check()
  await page.getByRole('button', { name: say('form.create'), exact: true }).click()
  const handed = page.getByRole('dialog', { name: '김민아' })
  await expect(handed).toBeVisible()
  const [loginId = '', given = ''] = await handed.getByRole('definition').allTextContents()
  expect(loginId).toBe(`${partner}.${id}`)
  await handed.getByRole('button', { name: say('password.done') }).click()
  await looksRight(page)

  const { employee, context } = await elsewhere(browser, page)
  await enter(employee, loginId, given)
  // Its first page is one that the server lets it read.
  await expect(employee.getByRole('heading', { name: sayPartner('page.tree'), exact: true })).toBeVisible()
  await expect(employee.getByText(partner).filter({ visible: true }).first()).toBeVisible()
  await expect(employee.getByText(sayPartner('failed'))).toHaveCount(0)
  await employee.goto('/account')
  await expect(employee.getByText(say('right.tree.read'), { exact: true })).toBeVisible()
  await employee.goto('/employees')
  await expect(employee.getByText(say('noRight'))).toBeVisible()

  await page
    .getByRole('button', { name: say('employees.open', { name: '김민아' }) })
    .last()
    .click()
  await page.getByRole('button', { name: say('act.remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('act.remove') })
    .click()
  await expect(page.getByText(loginId)).toHaveCount(0)
  // At once, by the socket: nothing is asked of the server.
  await expect(employee.getByText(say('login.ended'))).toBeVisible()
  await context.close()

  await goTo(page, 'page.acts')
  await expect(page.getByText(say('kind.removeEmployee')).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(`김민아 (${id})`).filter({ visible: true }).first()).toBeVisible()
  await looksRight(page)
})

/** A password, and then the first code of an application. */
const enter = async (page: Page, loginId: string, secret: string): Promise<void> => {
  await page.goto(`${siteUrl()}/`)
  await page.getByLabel(say('login.id'), { exact: true }).fill(loginId)
  await page.getByLabel(say('login.password'), { exact: true }).fill(secret)
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('enrol.title') })).toBeVisible()
  const seed = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel(say('enrol.code'), { exact: true }).fill(await generate({ secret: seed }))
  await page.getByRole('button', { name: say('code.submit'), exact: true }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: say('codes.kept') }).click()
}

/** On a phone the menu is opened first. */
const goTo = async (page: Page, title: string): Promise<void> => {
  const menu = page.getByRole('button', { name: say('menu.open') })
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('link', { name: say(title), exact: true })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page).toHaveTitle(`${say(title)} · ${say('title')}`)
}

const elsewhere = async (browser: Browser, page: Page): Promise<{ employee: Page; context: BrowserContext }> => {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: siteUrl(), locale: 'ko-KR' })
  return { employee: await context.newPage(), context }
}

const looksRight = async (page: Page): Promise<void> => {
  await settled(page)
  expect(await faultsOfAccess(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
}
