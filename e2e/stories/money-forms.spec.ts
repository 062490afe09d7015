import { expect, type Page, test } from '@playwright/test'
import { minuteMs, moveClockBy, nextInSeoul } from '../support/clock.ts'
import { closeAsByDefault, openAtAllHours } from '../support/closed-hours.ts'
import { coveredAroundFocus, coveredBy } from '../support/covered.ts'
import { logIn } from '../support/log-in.ts'
import { captchaPicture, demoMember, fillLogin } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { setSiteOptions } from '../support/site-option.ts'
import { memberUrl, moveClock } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const cash = says('ko', 'cash')
const narrow = [320, 390] as const

test.beforeEach(({ context }) => keepQuiet(context))
test.afterEach(() => moveClockBy(0))

test('a low phone shows the preset sums, and a login that failed its button, clear of the bars', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await fillLogin(page, { ...demoMember, memPass: 'Wrong7pass!' })
  await expect(page.locator('main form').getByRole('alert')).toBeInViewport()
  const send = page.locator('main form button[type=submit]')
  await expect(send).toBeInViewport({ ratio: 1 })
  expect(await coveredBy(page.locator('nav').last(), send)).toEqual([])
  await logIn(page, demoMember)
  for (const path of ['/member/moneyMain/charge', '/member/moneyMain/exchange']) {
    // The texts of Vietnamese are the longest.
    for (const [height, language] of [
      [640, 'ko'],
      [844, 'vn'],
    ] as const) {
      await page.context().addCookies([{ name: 'lang', value: language, url: memberUrl() }])
      await page.setViewportSize({ width: height === 640 ? 320 : 390, height })
      await open(page, path)
      await expect(page.locator('main form')).toBeVisible()
      const controls = page.locator('main form').locator('button, input')
      expect(await coveredBy(page.locator('[data-send-bar]'), controls), `${path} ${height}`).toEqual([])
    }
  }
})

const fieldsOf = (page: Page) => page.locator('main form').locator('input:visible, select:visible, button[type=submit]')

for (const width of narrow)
  test(`no field and no error of a form lies under a bar at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/login')
    await expect(captchaPicture(page.locator('main form'))).toBeVisible()
    const covered: Record<string, string[]> = {}
    const look = async (path: string) => {
      // Nothing filled in: the errors of every field are there, too.
      await page.locator('main form button[type=submit]').click()
      for (const field of await fieldsOf(page).all()) {
        await field.focus()
        covered[path] = [...(covered[path] ?? []), ...(await coveredAroundFocus(page))]
      }
    }
    await look('/login')
    await open(page, '/join')
    await expect(fieldsOf(page).first()).toBeVisible()
    await look('/join')
    await logIn(page, demoMember)
    for (const path of ['/member/moneyMain/charge', '/member/moneyMain/exchange']) {
      await open(page, path)
      await expect(page.locator('main form')).toBeVisible()
      const amount = page.locator('input[name=amount]')
      await amount.fill('5')
      await page.locator('main form button[type=submit]').click()
      await expect(amount).toBeFocused()
      await look(path)
    }
    expect(covered).toEqual(Object.fromEntries(Object.keys(covered).map((path) => [path, []])))
  })

for (const width of narrow)
  test(`the whole picture of the captcha is seen at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/login')
    const picture = captchaPicture(page.locator('main form'))
    await expect(picture).toBeVisible()
    const seen = await picture.evaluate((image: HTMLImageElement) => {
      const frame = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const ofImage = image.naturalWidth / image.naturalHeight
      return { ofImage, ofFrame: frame.width / frame.height, right: frame.right }
    })
    expect(Math.abs(seen.ofFrame - seen.ofImage)).toBeLessThan(0.05)
    expect(seen.right).toBeLessThanOrEqual(width)
  })

test.describe('where withdrawals close by night', () => {
  test.beforeAll(closeAsByDefault)
  test.afterAll(() => openAtAllHours())

  test('during bank maintenance the withdrawal form is off, says why and until when, and comes back by itself', async ({
    page,
  }) => {
    // Each instant is counted from the first: what is next in Seoul depends on the hour at which the story runs.
    const first = nextInSeoul('23:25').getTime()
    const moveTo = (minutes: number) => moveClock(new Date(first + minutes * minuteMs).toISOString())
    await moveTo(0)
    await logIn(page, demoMember)
    // However long this machine takes, the minutes end when the story says so.
    await page.clock.install()
    await open(page, '/member/moneyMain/exchange')
    const amount = page.locator('input[name=amount]')
    await amount.fill('10000')
    await page.clock.fastForward(5 * minuteMs)
    await expect(page.getByText(cash('pause.title', { time: '00:30' })).first()).toBeVisible()
    await expect(amount).toBeDisabled()
    await expect(amount).toHaveValue('10,000')
    await expect(page.getByRole('button', { name: cash('pause.button', { time: '00:30' }) })).toBeDisabled()
    await expect(page.getByRole('timer', { name: cash('pause.left') })).toHaveText(/^(1:00:00|59:\d\d)$/)

    await moveTo(60)
    await open(page, '/member/moneyMain/exchange')
    await expect(amount).toBeDisabled()
    await moveTo(65)
    await page.clock.fastForward(5 * minuteMs)
    await expect(amount).toBeEnabled()
    await expect(page.getByText(cash('pause.over'))).toBeVisible()
  })
})

test('after a withdrawal the form is off until the waiting time ends, also when the list was tidied', async ({
  page,
}) => {
  await logIn(page, demoMember)
  await open(page, '/member/moneyMain/exchange')
  await page.locator('input[name=amount]').fill('10000')
  await page.getByLabel(cash('withdrawal.password'), { exact: true }).fill(demoMember.cashOutPass)
  await page.getByRole('button', { name: cash('withdrawal.submitSum', { sum: '1만원' }) }).click()
  await page.getByRole('button', { name: cash('cancel.button') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: cash('cancel.button') })
    .click()
  await expect(page.getByRole('timer', { name: cash('pause.left') })).toHaveText(/^(10:00|9:\d\d)$/)
  await expect(page.locator('input[name=amount]')).toBeDisabled()

  await page.goto('/member/mypage/exchange/list?period=month')
  await page.getByRole('checkbox').first().check()
  await page
    .getByRole('button', { name: cash('list.hide') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: cash('list.hide') })
    .click()
  await open(page, '/member/moneyMain/exchange')
  await expect(page.locator('input[name=amount]')).toBeDisabled()
})

test('all of a balance is what the unit allows, and says what stays', async ({ page }) => {
  await moveClockBy(20)
  await logIn(page, demoMember)
  await setSiteOptions({ cashUnit: 50_000, maximumWithdrawalByLevel: [1_000_000_000] })
  try {
    await open(page, '/member/moneyMain/exchange')
    await page.getByRole('button', { name: /^최대 / }).click()
    const value = Number((await page.locator('input[name=amount]').inputValue()).replace(/\D/g, ''))
    expect(value).toBeGreaterThan(0)
    expect(value % 50_000).toBe(0)
    await expect(page.getByText(/5만원 단위로 출금할 수 있어 [\d,]+원은 보유금에 남습니다/)).toBeVisible()
  } finally {
    await setSiteOptions({ cashUnit: null, maximumWithdrawalByLevel: null })
  }
})
