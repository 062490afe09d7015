import { expect, type FrameLocator, type Page } from '@playwright/test'

const gameFrame = 'iframe[src*="/play"], iframe[src]'

/** Opens a game from the lobby by its name and waits until it can be played. */
export const openGame = async (page: Page, name: string): Promise<FrameLocator> => {
  await page
    .getByRole('button', { name: new RegExp(`^${name},`) })
    .first()
    .click()
  const game = page.frameLocator(gameFrame)
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  return game
}

/** One round to its end; a press while it plays skips what is only shown. */
export const spin = async (game: FrameLocator): Promise<void> => {
  const before = await game.getByTestId('round').textContent()
  const button = game.getByTestId('spin')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(game.getByTestId('round')).not.toHaveText(before ?? '', { timeout: 20_000 })
  for (let i = 0; i < 200; i++) {
    if (!(await button.getAttribute('class'))?.includes('busy')) return
    await button.click({ timeout: 2_000 }).catch(() => {})
  }
}
