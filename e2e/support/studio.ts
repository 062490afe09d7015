import { expect, type FrameLocator, type Page } from '@playwright/test'
import { studioSays } from './texts.ts'

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

/** As a person does: by the chip that one sees, once nothing lies over the game any more. */
export const chooseChip = async (table: FrameLocator, chip: number): Promise<void> => {
  const radio = table.getByRole('radio', { name: studioSays('ko', 'chip', { n: chip.toLocaleString('ko-KR') }) })
  // The first press may come before the browser knows that the cover over the frame has gone; a person presses again. Nobody waits for two equal frames, which a
  // busy machine draws late: what is pressed is the point where the chip is seen.
  await expect(async () => {
    // A press may have arrived although the browser was too busy to say so.
    if (!(await radio.isChecked({ timeout: 5_000 })))
      await table.locator('label').filter({ has: radio }).click({ force: true, timeout: 5_000 })
    await expect(radio).toBeChecked({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

/** One round to its end. */
export const spin = async (game: FrameLocator | Page): Promise<void> => {
  const before = await game.getByTestId('round').textContent()
  const button = game.getByTestId('spin')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(game.getByTestId('round')).not.toHaveText(before ?? '')
  // Never a press to hurry it: one that comes late would be the next round.
  await expect(button).not.toHaveClass(/busy/, { timeout: 40_000 })
}
