import { expect, type Page } from '@playwright/test'
import { says } from './texts.ts'

const say = says('ko', 'office')

/** What the desk proposes: an hour, from ten minutes from now. */
export const usualMinutes = 70

/** Staff switch maintenance on, from now. */
export const startMaintenance = async (desk: Page): Promise<void> => {
  await desk.goto('/maintenance')
  await desk.getByRole('button', { name: say('maintenance.now') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('maintenance.now') })
    .click()
  await expect(desk.getByRole('button', { name: say('maintenance.end') })).toBeVisible()
}

export const endMaintenance = async (desk: Page): Promise<void> => {
  await desk.goto('/maintenance')
  const end = desk.getByRole('button', { name: say('maintenance.end') })
  await end.click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('maintenance.end') })
    .click()
  await expect(end).toHaveCount(0)
}
