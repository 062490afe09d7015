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
