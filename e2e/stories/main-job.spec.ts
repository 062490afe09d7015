import { expect, type Page, test } from '@playwright/test'
import { approveSignUp, booksOf, completeRequest, startRequest } from '../support/desk.ts'
import { dismissPopups, fillLogin, fillSignUp, newPerson, signUpForm } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { openGame, spin } from '../support/studio.ts'
import { says, studioSays } from '../support/texts.ts'

const auth = says('ko', 'auth')
const common = says('ko', 'common')
const cash = says('ko', 'cash')
const spins = 20
const deposit = 300_000
const withdrawal = 100_000

test.describe.configure({ timeout: 360_000 })

const won = (n: number): string => n.toLocaleString('ko-KR')
/** The member's balance where the layout shows it: others win such sums, too, and the page shows it. */
const balance = (page: Page, n: number) =>
  page
    .getByRole('banner')
    .or(page.getByRole('region', { name: common('wallet.cash') }))
    .getByText(won(n))
    .filter({ visible: true })

test('a guest signs up, is approved, deposits, plays, and withdraws to the won', async ({
  page,
  browser,
  isMobile,
}) => {
  const person = newPerson()
  // Over whatever the guest wants to press, whenever it comes.
  await page.addLocatorHandler(page.getByText(says('ko', 'site')('popup.today')), () => page.keyboard.press('Escape'))

  const form = signUpForm(page)
  const field = (name: Parameters<typeof auth>[0]) => form.getByLabel(auth(name), { exact: true })
  const openForm = async () => {
    await open(page, isMobile ? '/join' : '/')
    if (!isMobile)
      await page
        .getByRole('button', { name: common('nav.signup') })
        .first()
        .click()
  }
  await test.step('sign-up says what is wrong in every field and loses nothing', async () => {
    await openForm()
    const wrong = {
      id: '1x',
      nick: '<b>',
      password: 'short',
      passwordCheck: 'other',
      phone: '02-123',
      holder: '1',
      account: '12',
      cashOutPass: '12',
    }
    for (const [name, value] of Object.entries(wrong))
      await form.getByLabel(auth(`signup.${name}`), { exact: true }).fill(value)
    await form.locator('button[type=submit]').click()
    await expect(form.locator('input[aria-invalid=true], select[aria-invalid=true]')).toHaveCount(11)
    await expect(form.getByLabel(auth('signup.id'), { exact: true })).toHaveValue('1x')
  })

  await test.step('after a reload everything is still there but the passwords', async () => {
    await fillSignUp(page, person)
    const bank = await field('signup.bank').inputValue()
    await openForm()
    await expect(field('signup.id')).toHaveValue(person.memId)
    await expect(field('signup.account')).toHaveValue(person.bankacc)
    await expect(field('signup.bank')).toHaveValue(bank)
    for (const secret of ['signup.password', 'signup.passwordCheck', 'signup.cashOutPass'] as const)
      await expect(field(secret)).toHaveValue('')
    await form.getByRole('button', { name: auth('signup.startOver') }).click()
    await expect(field('signup.id')).toHaveValue('')
  })

  await test.step('filled in rightly it is sent once, and the call is announced', async () => {
    await fillSignUp(page, person)
    await signUpForm(page)
      .getByRole('button', { name: auth('signup.submit') })
      .dblclick()
    await expect(page.getByText(auth('complete.title')).first()).toBeVisible()
  })

  const { office, context } = await openOffice(browser)
  await test.step('staff see the new member and approve', () => approveSignUp(office, person.memId))

  await test.step('the member logs in, past the captcha', async () => {
    await page.getByRole('button', { name: auth('complete.ok') }).click()
    await fillLogin(page, person)
    await expect(page.getByRole('link', { name: common('nav.deposit') }).first()).toBeVisible()
    await dismissPopups(page)
    await keepQuiet(page.context())
  })

  await test.step('a deposit is requested, once for two clicks', async () => {
    await page.goto('/member/moneyMain/charge')
    await page.getByLabel(cash('amount.deposit')).first().fill(String(deposit))
    await page.getByRole('button', { name: cash('deposit.submitSum', { sum: '30만원' }) }).dblclick()
    const request = page.getByRole('region', { name: cash('open.deposit') })
    await expect(request).toContainText(cash('state.applied'))
    await expect(request).toBeFocused()
  })

  await test.step('staff take it in hand and approve; the balance changes by socket alone', async () => {
    // The page asks once when its socket has begun to listen; after that, whatever could ask for the balance is cut off.
    const isListening = page.waitForResponse('**/api/cash/getUserCash')
    await open(page, '/')
    await isListening
    await expect(page.getByRole('link', { name: common('nav.deposit') }).first()).toBeVisible()
    await expect(balance(page, 0).first()).toBeVisible()
    await page.route(/\/api\/(cash\/getUserCash|member\/info)/, (route) => route.abort())
    await office.goto('/cash')
    await startRequest(office, person.memNick)
    await completeRequest(office)
    await expect(balance(page, deposit).first()).toBeVisible()
    await page.unroute(/\/api\/(cash\/getUserCash|member\/info)/)
  })

  await test.step('twenty rounds of a slot', async () => {
    const game = await openGame(page, '달빛 잉어')
    for (let i = 0; i < spins; i++) await spin(game)
    await page.screenshot({ path: `e2e/artefacts/story-slot-${isMobile ? 390 : 1440}.png` })
  })

  const books = await test.step('balance, bet list and ledger agree', async () => {
    await page.goto('/member/mypage/betting/list?period=month')
    const books = await booksOf(office, person.memId)
    const stakes = books.ledger.filter((row) => row.kind === 'wager-placed').map((row) => -row.amount)
    const payouts = books.ledger.filter((row) => row.kind === 'wager-paid').map((row) => row.amount)
    expect(stakes).toHaveLength(spins)
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
    expect(books.cash).toBe(deposit - sum(stakes) + sum(payouts))
    expect(books.trial.every((total) => total === 0)).toBe(true)
    const sums = page.getByLabel(says('ko', 'bets')('sum.label'))
    await expect(sums).toContainText(won(sum(stakes)))
    await expect(sums).toContainText(won(sum(payouts)))
    await expect(page.getByText(says('ko', 'bets')('list.count', { count: spins }))).toBeVisible()
    await page.screenshot({ path: `e2e/artefacts/story-bets-${isMobile ? 390 : 1440}.png` })
    return books
  })

  await test.step('a past round can be seen again', async () => {
    const bets = says('ko', 'bets')
    await page
      .getByRole('button', { name: /달빛 잉어/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('button', { name: bets('detail.replay') }).click()
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: studioSays('ko', 'replayAgain') }),
    ).toBeVisible({
      timeout: 30_000,
    })
  })

  await test.step('a withdrawal waits in its own account, is approved, and everything agrees', async () => {
    await page.goto('/member/moneyMain/exchange')
    await page.getByLabel(cash('amount.withdrawal')).first().fill(String(withdrawal))
    const password = page.getByLabel(cash('withdrawal.password'), { exact: true })
    const send = page.getByRole('button', { name: cash('withdrawal.submitSum', { sum: '10만원' }) })
    await password.fill('9999')
    await send.click()
    await expect(page.getByText(says('ko', 'result-codes')('C008')).first()).toBeVisible()
    await password.fill(person.cashOutPass)
    await send.dblclick()
    await expect(page.getByRole('region', { name: cash('open.withdrawal') })).toContainText(cash('state.applied'))
    expect(await booksOf(office, person.memId)).toMatchObject({ cash: books.cash - withdrawal, pending: withdrawal })
    await office.goto('/cash')
    await startRequest(office, person.memNick)
    await completeRequest(office)
    await expect(page.getByText(cash('open.withdrawalCompleted'))).toBeVisible()
    const after = await booksOf(office, person.memId)
    expect(after).toMatchObject({ cash: books.cash - withdrawal, pending: 0 })
    expect(after.trial.every((total) => total === 0)).toBe(true)
  })

  await test.step('the lists of deposits and withdrawals say the same', async () => {
    await page.goto('/member/mypage/charge/list?period=month')
    await expect(page.getByText(won(deposit)).filter({ visible: true }).first()).toBeVisible()
    await page.goto('/member/mypage/exchange/list?period=month')
    await expect(page.getByText(won(withdrawal)).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(cash('state.completed')).filter({ visible: true }).first()).toBeVisible()
  })
  await context.close()
})
