import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { moveClockBy, nextInSeoul } from '../support/clock.ts'
import { closeAsByDefault, openAtAllHours } from '../support/closed-hours.ts'
import { logIn } from '../support/log-in.ts'
import { endMaintenance, startMaintenance, usualMinutes } from '../support/maintenance.ts'
import { demoMember } from '../support/member.ts'
import { shareOf } from '../support/night.ts'
import { open } from '../support/open.ts'
import { sitePages } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { withoutRealityChecks, withRealityChecks } from '../support/reality-checks.ts'
import { openOffice } from '../support/staff.ts'
import { memberUrl, moveClock } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const common = says('ko', 'common')
const cash = says('ko', 'cash')
const protection = says('ko', 'protection')
const site = says('ko', 'site')

const sessionMinutes = 120
const pathOf = (name: string, isMobile: boolean): string => {
  const row = sitePages().find((page) => page.name === name)
  if (!row) throw new Error(`no page ${name}`)
  return isMobile ? row.mobile : row.desktop
}
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const isGuest = (page: Page): Promise<boolean> =>
  page
    .context()
    .cookies()
    .then((all) => !all.some(({ name, value }) => name === 'maru_session' && value !== ''))

test.beforeEach(({ context }) => keepQuiet(context))
// Also after a failure: the next story counts on the real time.
test.afterEach(() => moveClock(null))

test.describe('a second login with the same id', () => {
  test('ends the first by the live socket, and says why', async ({ page, browser }) => {
    const live = listenToSocket(page)
    await logIn(page, demoMember)
    await page.goto('/')
    await expect.poll(() => live.subscribed).toBeGreaterThanOrEqual(2)
    const second = await browser.newContext({ baseURL: memberUrl() })
    await logInElsewhere(second)
    await expect(toast(page, common('notice.sameId'))).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(live.commands).toContain('LOGOUT')
    expect(await isGuest(page)).toBe(true)
    await second.close()
  })

  test('ends the first by polling where the socket is blocked', async ({ page, browser }) => {
    await page.routeWebSocket('**/live', (socket) => socket.close())
    await logIn(page, demoMember)
    await open(page, '/')
    const second = await browser.newContext({ baseURL: memberUrl() })
    await logInElsewhere(second)
    await expect(toast(page, common('notice.sameId'))).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await isGuest(page)).toBe(true)
    await second.close()
  })
})

test('under maintenance members and guests are out, staff are not, and it ends by itself', async ({
  page,
  browser,
}) => {
  const { office: desk, context } = await openOffice(browser)
  await logIn(page, demoMember)
  await open(page, '/')
  const guestContext = await browser.newContext({ baseURL: memberUrl() })
  const guest = await guestContext.newPage()
  try {
    await startMaintenance(desk)
    await expect(page).toHaveURL('/warning')
    await expect(page.getByRole('heading', { name: site('warning.title') })).toBeVisible()
    expect(await isGuest(page)).toBe(true)

    await guest.goto('/')
    await expect(guest).toHaveURL('/warning')
    await guest.goto('/login')
    await expect(guest).toHaveURL('/warning')
    await expect(guest.getByRole('dialog')).toHaveCount(0)

    await desk.goto('/members')
    await expect(desk.getByText(demoMember.memId).filter({ visible: true }).first()).toBeVisible()

    await test.step('the site comes back to whoever waits, when its time is over', async () => {
      await moveClockBy(usualMinutes + 1)
      await expect(page).toHaveURL('/', { timeout: 30_000 })
      await expect(page.getByRole('heading', { name: site('warning.title') })).toHaveCount(0)
    })
  } finally {
    await moveClock(null)
    await endMaintenance(desk)
    await context.close()
  }
  await guest.goto('/')
  await expect(guest).toHaveURL('/')
  await guestContext.close()
})

test('a session that ran out is over, and the member is notified', async ({ page, isMobile }) => {
  await logIn(page, demoMember)
  await open(page, '/')
  await moveClockBy(sessionMinutes + 1)
  const note = toast(page, common('notice.sessionEnded'))
  // A question of the page's own may come first: then the link is gone with the session.
  await Promise.race([goByLink(page, pathOf('charge', isMobile)).catch(() => {}), note.waitFor()])
  await expect(note).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await isGuest(page)).toBe(true)
})

test('a token with fewer than five minutes left is renewed, and the session goes on', async ({ page, isMobile }) => {
  await logIn(page, demoMember)
  await open(page, '/')
  const before = await sessionOf(page.context())
  await moveClockBy(sessionMinutes - 4)
  await page.reload()
  await expect.poll(async () => (await sessionOf(page.context())).token).not.toBe(before.token)
  const after = await sessionOf(page.context())
  expect(after.socketKey).toBe(before.socketKey)
  expect(after.expiresAt - before.expiresAt).toBeGreaterThan(100 * 60_000)

  await test.step('past the first token’s end', async () => {
    await moveClockBy(sessionMinutes + 5)
    await page.goto(pathOf('charge', isMobile))
    await expect(page.getByLabel(cash('amount.deposit'), { exact: true })).toBeVisible()
    expect(await isGuest(page)).toBe(false)
  })
})

test.describe('where a site checks reality', () => {
  test.beforeAll(withRealityChecks)
  test.afterAll(() => withoutRealityChecks())

  test('an hour after the login the page says what was won and lost, also when it is loaded again, until that is confirmed', async ({
    page,
  }) => {
    const live = listenToSocket(page)
    await logIn(page, demoMember)
    await open(page, '/')
    // The page's own clock does not move: the message says that it is due.
    await expect.poll(() => live.subscribed).toBeGreaterThanOrEqual(2)
    await moveClockBy(61)
    const check = page.getByRole('dialog', { name: protection('reality.title'), exact: true })
    await expect(check).toBeVisible()
    await expect(check).toContainText(protection('reality.since-login'))
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(check).toContainText(/1:0\d:\d\d/)
    await check.getByRole('button', { name: protection('reality.continue'), exact: true }).click()
    await expect(check).toBeHidden()
  })
})

test.describe('where withdrawals close by night', () => {
  test.beforeAll(closeAsByDefault)
  test.afterAll(() => openAtAllHours())

  test('at 23:45 in Seoul a withdrawal is off with its reason, and a deposit is taken', async ({ page, isMobile }) => {
    await moveClock(nextInSeoul('23:45').toISOString())
    await logIn(page, demoMember)
    await page.goto(pathOf('exchange', isMobile))
    await expect(page.getByText(cash('pause.title', { time: '00:30' })).first()).toBeVisible()
    await expect(page.getByLabel(cash('amount.withdrawal'), { exact: true })).toBeDisabled()

    await page.goto(pathOf('charge', isMobile))
    await page.getByLabel(cash('amount.deposit'), { exact: true }).fill('10000')
    await page.locator('form button[type=submit]').last().click()
    await expect(page.getByRole('region', { name: cash('open.deposit') })).toBeVisible()
    await page.getByRole('button', { name: cash('cancel.button') }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: cash('cancel.button') })
      .click()
    await expect(page.getByText(cash('open.depositCancelled'))).toBeVisible()
  })
})

test('a guest at a member’s page is asked to log in and lands on the main page', async ({ page, isMobile }) => {
  const guarded = sitePages().filter(({ guard }) => guard === 'member')
  for (const { name } of shareOf(guarded, 4)) {
    await page.goto(pathOf(name, isMobile))
    await expect(page).toHaveURL('/')
    await expect(toast(page, common('notice.loginRequired'))).toBeVisible()
  }
})

test('an unknown path says so, and has a way to the main page', async ({ page }) => {
  for (const path of ['/nowhere', '/member/nowhere', '/member/mypage/betting/list/9']) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: site('notFound.title') })).toBeVisible()
    await expect(page.getByRole('link', { name: site('notFound.home') })).toBeVisible()
  }
  await open(page, '/%E0%A4%A')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeVisible()
})

test('a window that crosses 600 px moves to the other path of the same page', async ({ page, isMobile }) => {
  await logIn(page, demoMember)
  const height = 844
  const [here, there] = isMobile ? [390, 900] : [1440, 600]
  for (const name of ['charge', 'exchange', 'betList', 'chargeList']) {
    await page.setViewportSize({ width: here, height })
    await page.goto(pathOf(name, isMobile))
    await expect(page).toHaveURL(pathOf(name, isMobile))
    await page.setViewportSize({ width: there, height })
    await expect(page).toHaveURL(pathOf(name, !isMobile))
    await page.setViewportSize({ width: here, height })
    await expect(page).toHaveURL(pathOf(name, isMobile))
  }
})

const logInElsewhere = async (context: BrowserContext): Promise<void> => {
  await keepQuiet(context)
  await logIn(await context.newPage(), demoMember)
}

/** A link of the page itself: the page stays loaded, and its session in memory. */
const goByLink = async (page: Page, path: string): Promise<void> => {
  await page.locator(`a[href="${path}"]:visible`).first().click()
}

const sessionOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'maru_session')
  const [token = '', socketKey = '', expiresAt = ''] = (cookie?.value ?? '').split('~')
  return { token, socketKey, expiresAt: Number(expiresAt) }
}

/** What goes over the live socket. */
const listenToSocket = (page: Page): { subscribed: number; commands: string[] } => {
  const live = { subscribed: 0, commands: [] as string[] }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      live.subscribed += String(payload).split('SUBSCRIBE\n').length - 1
    })
    socket.on('framereceived', ({ payload }) => {
      const command = /"cmd":"(\w+)"/.exec(String(payload))?.[1]
      if (command) live.commands.push(command)
    })
  })
  return live
}
