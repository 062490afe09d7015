import { expect, test } from '@playwright/test'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office')

test('a row is chosen by a press during which the list is drawn anew', async ({ browser }) => {
  const { office, context } = await openOffice(browser)
  await office.goto('/cash')
  const row = office
    .getByRole('table', { name: say('cash.title') })
    .locator('tbody tr')
    .first()
  const word = row.locator('b').first()
  await word.hover()
  await office.mouse.down()
  // The list knows whether somebody's pointer is in it: coming and going draw it anew.
  await word.evaluate(async (element) => {
    element.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await office.mouse.up()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await context.close()
})

test('the foot of the page shows the keys that act here and now, and no others', async ({ browser }) => {
  const { office, context } = await openOffice(browser)
  const shown = () => office.locator('footer.keys .key-hint').allTextContents()
  await office.goto('/maintenance')
  await expect(office.getByRole('heading', { name: say('menu.maintenance'), exact: true })).toBeVisible()
  await expect.poll(shown).toEqual([`/${say('key.find')}`, `?${say('key.keys')}`])
  await office.goto('/cash')
  const rows = office.getByRole('table', { name: say('cash.title') }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await expect.poll(shown).toEqual([`JK${say('key.move')}`, `/${say('key.find')}`, `?${say('key.keys')}`])
  await office.goto('/sign-ups')
  await expect.poll(shown).toContain(`JK${say('key.move')}`)
  expect(await shown()).not.toContain(`A${say('key.approve')}`)
  await office.keyboard.press('j')
  await expect.poll(shown).toContain(`A${say('key.approve')}`)
  await office.keyboard.press('Escape')
  await expect.poll(shown).not.toContain(`A${say('key.approve')}`)
  await context.close()
})
