import { expect, type Page } from '@playwright/test'

/**
 * Opens a page of the member site and waits until its buttons are the app's own. Before that they stand in the document alone; what is pressed then
 * is kept and done later (`early-press.spec.ts`), which a press that Playwright repeats does not expect.
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('maru:live', () => Object.assign(window, { isLive: true }))
  })
  await page.goto(path)
  await page.waitForFunction(() => 'isLive' in window)
}

/** Presses what brings a dialog. */
export const pressFor =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
