import type { Locator, Page } from '@playwright/test'
import { says } from './texts.ts'

const cash = says('ko', 'cash')

/** Where a page shows the request under way. */
export const openRequests = (page: Page, kind: 'deposit' | 'withdrawal'): Locator =>
  page.getByRole('region', { name: cash(`open.${kind}`) })

/** Takes the open request back, with two clicks where one would do. */
export const cancel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: cash('cancel.button') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: cash('cancel.button') })
    .dblclick()
}
