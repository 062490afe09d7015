import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const account = says('ko', 'account')
const auth = says('ko', 'auth')
const common = says('ko', 'common')
const member = demoMemberCalled('starsea')

test('a passkey is added with the password, logs in from the dialog by itself, and is removed', async ({
  page,
  context,
}) => {
  await keepQuiet(context)
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, member)
  await open(page, '/member/mypage/security')
  const card = page.getByRole('region', { name: account('passkey.title') })
  const dialog = page.getByRole('dialog')
  const add = card.getByRole('button', { name: account('passkey.add') })
  await add.press('Enter')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await add.click()
  await dialog.locator('input[name=name]').fill('내 노트북')
  await dialog.locator('input[name=password]').fill(member.memPass)
  await dialog.getByRole('button', { name: account('passkey.go') }).click()
  await expect(card).toContainText('내 노트북')

  await context.clearCookies({ name: 'maru_session' })
  await open(page, '/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: common('nav.login') })
    .click()
  await dialog.getByRole('button', { name: auth('login.passkey') }).click()
  await expect(dialog).toBeHidden()

  await open(page, '/member/mypage/security')
  await card.getByRole('button', { name: account('passkey.remove') }).click()
  await dialog.locator('input[name=password]').fill(member.memPass)
  await dialog.getByRole('button', { name: account('passkey.remove') }).click()
  await expect(card).not.toContainText('내 노트북')
})
