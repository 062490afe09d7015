import { expect, test } from '@playwright/test'
import { captchaAnswer, captchaPicture, demoMember, fillSignUp, newPerson, signUpForm } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const auth = says('ko', 'auth')
const common = says('ko', 'common')
const codes = says('ko', 'result-codes')

test.beforeEach(({ context }) => keepQuiet(context))

test('a login is not sent before its picture is there, by no key and no button', async ({ page }) => {
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/member/login')) tries++
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/captcha', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/login')
  const form = page.locator('form').filter({ has: page.locator('input[name=captcha]') })
  const send = form.locator('button[type=submit]')
  await form.getByLabel(auth('login.id'), { exact: true }).fill(demoMember.memId)
  await form.getByLabel(auth('login.password'), { exact: true }).fill(demoMember.memPass)
  const answer = form.getByLabel(auth('login.captcha'), { exact: true })
  await answer.fill(captchaAnswer)
  await expect(send).toBeDisabled()
  await answer.press('Enter')
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  expect(tries).toBe(0)

  arrive()
  await expect(captchaPicture(form)).toBeVisible()
  // What was typed was about no picture.
  await expect(answer).toHaveValue('')
  await answer.fill('12')
  await answer.blur()
  await expect(form.getByText(auth('login.captchaInvalid'))).toBeVisible()
  await answer.fill(captchaAnswer)
  await expect(form.getByText(auth('login.captchaInvalid'))).toHaveCount(0)
  await answer.press('Enter')
  await expect(form).toHaveCount(0)
  expect(tries).toBe(1)
})

test('a picture that cannot be had says so and is asked for again, and nothing typed is lost', async ({ page }) => {
  await page.route('**/api/captcha', (route) => route.abort())
  await page.goto('/login')
  const form = page.locator('form').filter({ has: page.locator('input[name=captcha]') })
  const id = form.getByLabel(auth('login.id'), { exact: true })
  await id.fill(demoMember.memId)
  await expect(form.getByText(auth('login.captchaFailed'))).toBeVisible()
  await expect(form.locator('button[type=submit]')).toBeDisabled()
  await page.unroute('**/api/captcha')
  await form.getByRole('button', { name: common('action.retry') }).click()
  await expect(captchaPicture(form)).toBeVisible()
  await expect(form.getByText(auth('login.captchaFailed'))).toHaveCount(0)
  await expect(form.locator('button[type=submit]')).toBeEnabled()
  await expect(id).toHaveValue(demoMember.memId)
})

test('a sign-up says at the field what is taken, what differs and what the server refuses', async ({ page }) => {
  await page.goto('/join')
  const form = signUpForm(page)
  const field = (name: string) => form.getByLabel(auth(`signup.${name}`), { exact: true })
  await fillSignUp(page, newPerson())
  await expect(form.getByRole('button', { name: auth('signup.submit') })).toBeVisible()

  await test.step('an id that somebody has', async () => {
    await field('id').fill(demoMember.memId)
    await field('id').blur()
    await expect(form.getByText(codes('U112'))).toBeVisible()
    await field('id').fill(newPerson().memId)
    await expect(form.getByText(codes('U112'))).toHaveCount(0)
  })

  await test.step('the repeat differs as soon as the password does', async () => {
    await field('password').fill('Other8moon!')
    await expect(form.getByText(auth('signup.passwordDiffers'))).toBeVisible()
    await field('passwordCheck').fill('Other8moon!')
    await expect(form.getByText(auth('signup.passwordDiffers'))).toHaveCount(0)
  })

  await test.step('a common password, which only the server knows', async () => {
    await field('password').fill('password1')
    await field('passwordCheck').fill('password1')
    await form.getByRole('button', { name: auth('signup.submit') }).click()
    await expect(form.getByText(codes('U102'))).not.toHaveCount(0)
    await expect(field('password')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('password')).toBeFocused()
    await expect(field('holder')).toHaveValue('김하루')
    await expect(form.getByRole('checkbox')).toBeChecked()
  })

  await test.step('put right it goes through', async () => {
    await field('password').fill('Other8moon!')
    await field('passwordCheck').fill('Other8moon!')
    await form.getByRole('button', { name: auth('signup.submit') }).click()
    await expect(page.getByText(auth('complete.title')).first()).toBeVisible()
  })
})

test('the digits are said at a press, stop at the next, are fetched once, and stop with their picture', async ({
  page,
  isMobile,
}) => {
  let fetched = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captcha/sound')) fetched++
  })
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    const played: HTMLMediaElement[] = []
    Object.assign(window, { played })
    HTMLMediaElement.prototype.play = function () {
      played.push(this)
      return play.call(this)
    }
  })
  /** Of each sound in turn: whether it plays now. */
  const playing = () =>
    page.evaluate(() => (window as unknown as { played: HTMLMediaElement[] }).played.map(({ paused }) => !paused))
  await open(page, '/login')
  const form = page.locator('form').filter({ has: page.locator('input[name=captcha]') })
  await expect(captchaPicture(form)).toBeVisible()
  const speak = form.getByRole('button', { name: auth('login.captchaSpeak') })
  const stop = form.getByRole('button', { name: auth('login.captchaStop') })

  await speak.click()
  await expect(stop).toBeVisible()
  await expect.poll(playing).toEqual([true])
  await stop.click()
  await expect(speak).toBeVisible()
  expect(await playing()).toEqual([false])
  await speak.click()
  await expect.poll(playing).toEqual([false, true])
  expect(fetched).toBe(1)
  await form.getByRole('button', { name: auth('login.captchaNew') }).click()
  await expect.poll(playing).toEqual([false, false])
  await expect(speak).toBeVisible()

  await test.step('to its end, after which it may be played again', async () => {
    await speak.click()
    await expect.poll(playing).toEqual([false, false, true])
    // How long it is is known a moment after it plays.
    const toItsEnd = () =>
      page.evaluate(() => {
        const last = (window as unknown as { played: HTMLMediaElement[] }).played.at(-1)
        if (!last || !Number.isFinite(last.duration)) return false
        last.currentTime = last.duration
        return true
      })
    await expect.poll(toItsEnd).toBe(true)
    await expect(speak).toBeVisible()
    expect(fetched).toBe(2)
  })

  await test.step('with its form', async () => {
    await speak.click()
    await expect.poll(playing).toEqual([false, false, false, true])
    // A page of its own on a phone, else a window over one.
    if (isMobile) await page.locator('a[href="/"]:visible').first().click()
    else await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect.poll(playing).toEqual([false, false, false, false])
  })
})
