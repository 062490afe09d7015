import { expect, test } from '@playwright/test'
import { newPerson } from '../support/member.ts'
import { open } from '../support/open.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office')
const site = says('ko', 'site')

test('staff write a popup with a picture and a bold word, and a guest sees both', async ({ browser, page }) => {
  const { office, context } = await openOffice(browser)
  const title = `달빛 ${newPerson().memId}`
  await office.goto('/content?tab=popups')
  await office.getByRole('button', { name: say('content.new-popup') }).click()
  const form = office.getByRole('dialog').locator('form')
  for (const language of ['language.ko', 'language.en', 'language.vn']) {
    await form.getByRole('tab', { name: say(language) }).click()
    await form.getByLabel(say('content.title'), { exact: true }).fill(title)
    await form
      .getByLabel(say('content.text'), { exact: true })
      .fill('<p>매일 <b>밤 9시</b></p><script>document.title = 1</script>')
  }
  const choose = form.locator('input[type=file]')
  await choose.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(form.getByRole('alert')).toHaveText(say('content.bad-picture'))
  const buffer = await office.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } })
  await choose.setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer })
  await expect(form.getByRole('img', { name: say('content.picture') })).toBeVisible()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: say('act.save') }).click()
  await expect(office.getByRole('row', { name: title })).toBeVisible()

  await open(page, '/')
  const popup = page.getByRole('dialog', { name: title })
  for (let others = 0; others < 5 && !(await popup.isVisible()); others++)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: site('popup.close') })
      .last()
      .click()
  await expect(popup.locator('b')).toHaveText('밤 9시')
  expect(await popup.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await office.getByRole('button', { name: say('content.delete-one', { name: title }) }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: say('act.delete') })
    .click()
  await expect(office.getByRole('row', { name: title })).toHaveCount(0)
  await context.close()
})
