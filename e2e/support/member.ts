import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { isQuiet } from './quiet.ts'
import { type Language, says } from './texts.ts'

export const captchaAnswer = '1234'
export const demoMember = { memId: 'haneul01', memPass: 'Maru7demo!', cashOutPass: '1357' }

/** Somebody of the demo's members, so that stories side by side do not log one another out. */
export const demoMemberCalled = (memId: string) => ({ ...demoMember, memId })

export type Person = {
  memId: string
  memPass: string
  memNick: string
  memPhone: string
  memName: string
  bankacc: string
  cashOutPass: string
}

/** Somebody nobody has seen before. */
export const newPerson = (): Person => {
  const n = String(randomInt(10_000_000, 99_999_999))
  return {
    memId: `story${n}`,
    memPass: 'Night7moon!',
    memNick: `달밤${n}`,
    memPhone: `010${n}`,
    memName: '김하루',
    bankacc: `77${n}${n}`,
    cashOutPass: '2468',
  }
}

const auth = (language: Language) => says(language, 'auth')
const field = (scope: Page | Locator, label: string): Locator => scope.getByLabel(label, { exact: true })

export const signUpForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.locator('input[name=memNick]') })

export const fillSignUp = async (page: Page, person: Person): Promise<void> => {
  const say = auth('ko')
  const form = signUpForm(page)
  await field(form, say('signup.id')).fill(person.memId)
  await field(form, say('signup.nick')).fill(person.memNick)
  await field(form, say('signup.password')).fill(person.memPass)
  await field(form, say('signup.passwordCheck')).fill(person.memPass)
  await field(form, say('signup.phone')).fill(person.memPhone)
  await field(form, say('signup.bank')).selectOption({ index: 1 })
  await field(form, say('signup.holder')).fill(person.memName)
  await field(form, say('signup.account')).fill(person.bankacc)
  await field(form, say('signup.cashOutPass')).fill(person.cashOutPass)
  await expect(captchaPicture(form)).toBeVisible()
  await field(form, say('login.captcha')).fill(captchaAnswer)
  await form.getByRole('checkbox').check()
}

export const captchaPicture = (form: Locator): Locator => form.locator('[role=img] img[src]')

export const fillLogin = async (
  page: Page,
  { memId, memPass }: { memId: string; memPass: string },
  language: Language = 'ko',
): Promise<void> => {
  const say = auth(language)
  const form = page.locator('form').filter({ has: page.locator('input[name=captcha]') })
  // Its place is there before the picture, and the answer is to a picture.
  await expect(captchaPicture(form)).toBeVisible()
  await field(form, say('login.id')).fill(memId)
  await field(form, say('login.password')).fill(memPass)
  await field(form, say('login.captcha')).fill(captchaAnswer)
  await form.getByRole('button', { name: say('login.submit'), exact: true }).click()
}

/** Popups and the new-message window come over whatever one wanted to do. */
export const dismissPopups = async (page: Page): Promise<void> => {
  if (await isQuiet(page.context())) return
  const dialog = page.getByRole('dialog').first()
  // They come a moment after the page, and one may follow another.
  while (
    await dialog.waitFor({ state: 'visible', timeout: 2_500 }).then(
      () => true,
      () => false,
    )
  ) {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden', timeout: 1_000 }).catch(() => {})
  }
}
