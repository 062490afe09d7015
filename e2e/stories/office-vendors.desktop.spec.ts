import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { newPerson } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office')
test.beforeEach(({ context }) => keepQuiet(context))

const game = {
  game_code: 'reef',
  name: 'Reef',
  names: { ko: '산호초', en: 'Reef', vn: 'Rạn san hô' },
  category: 'slot',
  product: 'Outside',
  return_bp: 9_600,
  art: { motif: 'reef', seed: 3 },
  limits: { min: 10_000_000, max: 10_000_000_000 },
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
}

test('a vendor is registered, lists its games by itself, and is turned off; the studio is a row beside it', async ({
  browser,
}) => {
  const vendor = createServer((_, response) => response.end(JSON.stringify([game])))
  await new Promise<void>((ready) => vendor.listen(0, '127.0.0.1', ready))
  const { office, context } = await openOffice(browser)
  const code = newPerson().memId
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await office.goto('/vendors')
  await office.getByRole('button', { name: say('vendors.add') }).click()
  const form = office.getByRole('dialog').locator('form')
  const fill = (label: string, text: string) => form.getByLabel(label).fill(text)
  await form.getByLabel(say('vendors.code'), { exact: true }).fill(code)
  for (const box of await form.locator('input[maxlength="60"]').all()) await box.fill('바깥')
  await fill(say('vendors.address'), `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`)
  await form
    .getByLabel(say('vendors.key'), { exact: true })
    .fill(publicKey.export({ type: 'spki', format: 'pem' }).toString())
  await form.getByRole('button', { name: say('act.save') }).click()
  const drawerOf = (vendor: string) => office.getByRole('dialog', { name: `(${vendor})` })
  const close = (vendor: string) =>
    drawerOf(vendor)
      .getByRole('button', { name: say('act.close') })
      .click()
  const drawer = drawerOf(code)
  await expect(drawer.getByText(`/vendor/v1/${code}`)).toBeVisible()
  await close(code)
  const row = office.getByRole('row').filter({ hasText: code })
  await expect(async () => {
    await office.reload()
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await row.click()
  const switchOff = drawer.getByRole('button', { name: say('vendors.switch-off') })
  const question = office.getByRole('dialog', { name: say('vendors.off-title', { code }) })
  await switchOff.click()
  await expect(question).toBeVisible()
  // What lies below is out of reach, and Escape closes what lies on top alone.
  await expect(office.locator('[inert]').filter({ has: drawer })).toBeAttached()
  await office.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(switchOff).toBeFocused()
  await switchOff.click()
  await question.getByRole('button', { name: say('vendors.switch-off') }).click()
  await expect(row.getByText(say('vendors.off'), { exact: true })).toBeAttached()
  await expect(question).toHaveCount(0)
  await close(code)
  await office.getByRole('row').filter({ hasText: 'studio' }).first().click()
  const studio = drawerOf('studio')
  await expect(studio.getByText(say('vendors.configured-note'))).toBeVisible()
  await expect(studio.getByRole('button', { name: say('vendors.change') })).toBeVisible()
  await context.close()
  vendor.close()
})
