import { expect, type Locator, type Page, test } from '@playwright/test'
import { cancel, openRequests } from '../support/cash.ts'
import { approveSignUp, booksOf, startRequest } from '../support/desk.ts'
import { logIn } from '../support/log-in.ts'
import { captchaPicture, demoMember, fillLogin, fillSignUp, newPerson, signUpForm } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const auth = says('ko', 'auth')
const cash = says('ko', 'cash')
const common = says('ko', 'common')
const games = says('ko', 'games')
const office = says('ko', 'office')
const codes = says('ko', 'result-codes')

const markup = '<img src=x onerror="window.hurt=1"><b>굵게</b>'
const sum = 10_000
const slot = '/member/slot/game?vendor=studio&game=moonlit-koi&type=slot'

test.beforeEach(({ context }) => keepQuiet(context))

test('a wrong login says so once, keeps what was typed and brings a new picture', async ({ page }) => {
  await page.goto('/login')
  const form = page.locator('form').filter({ has: page.locator('input[name=captcha]') })
  await form.getByRole('button', { name: auth('login.submit'), exact: true }).click()
  for (const text of ['login.emptyMemId', 'login.emptyMemPass', 'login.captchaInvalid'])
    await expect(form.getByText(auth(text))).toBeVisible()

  const picture = captchaPicture(form)
  const before = (await picture.getAttribute('src')) ?? ''
  expect(before).not.toBe('')
  await fillLogin(page, { memId: newPerson().memId, memPass: 'Wrong9pass!' })
  await expect(form.getByText(auth('login.failed'))).toBeVisible()
  await expect(form.getByLabel(auth('login.id'), { exact: true })).not.toHaveValue('')
  await expect(form.getByLabel(auth('login.password'), { exact: true })).toHaveValue('Wrong9pass!')
  await expect(form.getByLabel(auth('login.captcha'), { exact: true })).toHaveValue('')
  await expect(picture).not.toHaveAttribute('src', before)
})

test('markup in a sign-up is text: refused at its field, and nothing of it runs', async ({ page }) => {
  await page.goto('/join')
  const form = signUpForm(page)
  await fillSignUp(page, newPerson())
  const fields = ['signup.id', 'signup.nick', 'signup.phone', 'signup.holder', 'signup.account', 'signup.recommender']
  for (const name of fields) await form.getByLabel(auth(name), { exact: true }).fill(markup)
  await form.locator('button[type=submit]').click()
  for (const name of fields) {
    const field = form.getByLabel(auth(name), { exact: true })
    await expect(field, name).toHaveAttribute('aria-invalid', 'true')
    expect(markup.startsWith(await field.inputValue()), name).toBe(true)
  }
  await nothingRan(page)
})

test('markup in a search is looked for as text, by members and by staff', async ({ page, browser }) => {
  await logIn(page, demoMember)
  await page.goto(`/member/slotgame?q=${encodeURIComponent(markup)}`)
  await expect(page.getByText(games('picker.none'), { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: games('picker.search') })).toHaveValue(markup)
  await nothingRan(page)

  const { office: desk, context } = await openOffice(browser)
  await desk.goto(`/members?search=${encodeURIComponent(JSON.stringify(markup))}`)
  await expect(desk.locator(`input[value*="onerror"]`).first()).toBeVisible()
  await nothingRan(desk)
  await context.close()
})

test('amounts that cannot be are refused at the field, and nothing is sent', async ({ page }) => {
  await logIn(page, demoMember)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cash/in')) sent++
  })
  const amount = await toForm(page, 'deposit')
  const send = page.locator('form button[type=submit]').last()
  const reasons: [string, string][] = [
    ['0', codes('C002')],
    ['-', codes('C002')],
    ['5000', codes('C102')],
    ['15000', codes('C103')],
  ]
  for (const [typed, reason] of reasons) {
    await amount.fill(typed)
    await send.click()
    await expect(page.getByText(reason), typed).toBeVisible()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  }
  // Past every bound: cut to what a number holds exactly, and above the most that may be moved at once.
  await amount.fill('9'.repeat(25))
  expect(Number.isSafeInteger(Number((await amount.inputValue()).replaceAll(',', '')))).toBe(true)
  await send.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)
})

test.describe('a double click on what moves money', () => {
  test.describe.configure({ timeout: 90_000 })

  test('makes one request, cancels once, completes once', async ({ page, browser }) => {
    const person = newPerson()
    const { office: desk, context } = await openOffice(browser)
    await test.step('somebody new', async () => {
      await page.goto('/join')
      await fillSignUp(page, person)
      await signUpForm(page)
        .getByRole('button', { name: auth('signup.submit') })
        .dblclick()
      await expect(page.getByText(auth('complete.title')).first()).toBeVisible()
      await approveSignUp(desk, person.memId)
      await logIn(page, person)
    })
    await test.step('a deposit, taken back', async () => {
      await requestDeposit(page)
      await cancel(page)
      await expect(page.getByText(cash('open.depositCancelled'))).toBeVisible()
      expect(await booksOf(desk, person.memId)).toMatchObject({ cash: 0, pending: 0 })
    })
    await test.step('a deposit, completed by staff', async () => {
      await requestDeposit(page)
      await desk.goto('/cash')
      await startRequest(desk, person.memNick)
      await desk
        .getByRole('button', { name: office('cash.complete') })
        .first()
        .click()
      await desk.getByRole('alertdialog').getByRole('button').last().dblclick()
      await expect(page.getByText(cash('open.depositCompleted'))).toBeVisible()
      expect(await booksOf(desk, person.memId)).toMatchObject({ cash: sum, pending: 0 })
    })
    await test.step('a withdrawal, taken back', async () => {
      await (await toForm(page, 'withdrawal')).fill(String(sum))
      await page.getByLabel(cash('withdrawal.password'), { exact: true }).fill(person.cashOutPass)
      await page.locator('form button[type=submit]').last().dblclick()
      await expect(openRequests(page, 'withdrawal')).toHaveCount(1)
      expect(await booksOf(desk, person.memId)).toMatchObject({ cash: 0, pending: sum })
      await cancel(page)
      await expect(page.getByText(cash('open.withdrawalCancelled'))).toBeVisible()
      expect(await booksOf(desk, person.memId)).toMatchObject({ cash: sum, pending: 0 })
    })
    await context.close()
  })

  test('plays one round', async ({ page }) => {
    await logIn(page, demoMember)
    let rounds = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/play-api/round')) rounds++
    })
    await page.goto(slot)
    const button = page.frameLocator('iframe').getByTestId('spin')
    await expect(button).toBeEnabled({ timeout: 30_000 })
    const words = (await button.textContent()) ?? ''
    await button.dblclick()
    await expect(button).toHaveText(words)
    expect(rounds).toBe(1)
  })
})

test('a vendor that is silent is waited for, then named as what it is, and the member can try again', async ({
  page,
}) => {
  await logIn(page, demoMember)
  let release = (): void => {}
  const silence = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/game/launch', async (route) => {
    await silence
    await route.abort('timedout')
  })
  await page.goto(slot)
  await expect(page.getByText(games('opening.title')).first()).toBeVisible()
  await expect(page.getByText(games('opening.title'))).toBeVisible()
  release()
  await expect(page.getByText(games('failed.title')).first()).toBeVisible()
  await expect(page.getByText(common('problem.offline'))).toBeVisible()
  await expect(page.getByText(common('problem.safe'))).toBeVisible()
  await page.unroute('**/api/game/launch')
  await page.getByRole('button', { name: games('trouble.again') }).click()
  await expect(page.frameLocator('iframe').getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
})

test('offline is said, what was typed stays, and the same request goes through once the network is back', async ({
  page,
  context,
}) => {
  await logIn(page, demoMember)
  const amount = await toForm(page, 'deposit')
  await amount.fill(String(sum))
  await context.setOffline(true)
  await expect(page.getByText(common('notice.offline'))).toBeVisible()
  await page.locator('form button[type=submit]').last().click()
  await expect(page.getByText(cash('refusal.unanswered'))).toBeVisible()
  await expect(amount).not.toHaveValue('')

  await context.setOffline(false)
  await expect(page.getByText(common('notice.offline'))).toHaveCount(0)
  await page.locator('form button[type=submit]').last().click()
  await expect(openRequests(page, 'deposit')).toHaveCount(1)
  await cancel(page)
  await expect(page.getByText(cash('open.depositCancelled'))).toBeVisible()
})

const places = {
  deposit: { path: '/member/moneyMain/charge', amount: cash('amount.deposit'), isOpen: cash('deposit.isOpen') },
  withdrawal: {
    path: '/member/moneyMain/exchange',
    amount: cash('amount.withdrawal'),
    isOpen: cash('withdrawal.isOpen'),
  },
}

/** The form's amount; what an earlier story may have left open is taken back. */
const toForm = async (page: Page, kind: 'deposit' | 'withdrawal'): Promise<Locator> => {
  const { path, amount: label, isOpen } = places[kind]
  await page.goto(path)
  const amount = page.getByLabel(label, { exact: true })
  await expect(amount.or(page.getByText(isOpen)).first()).toBeVisible()
  if (!(await amount.isVisible())) await cancel(page)
  await expect(amount).toBeVisible()
  return amount
}

const requestDeposit = async (page: Page): Promise<void> => {
  const amount = await toForm(page, 'deposit')
  await amount.fill(String(sum))
  await page.locator('form button[type=submit]').last().dblclick()
  await expect(openRequests(page, 'deposit')).toHaveCount(1)
}

const nothingRan = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}
