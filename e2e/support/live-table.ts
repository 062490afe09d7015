import { expect, type FrameLocator, type Locator } from '@playwright/test'

/** The table may sleep: then its shoe is cut before the first bets are taken. */
const WAKES = { timeout: 90_000 }
/** Of betting, so that what is pressed arrives before its end also on a machine that is busy with everything else. */
const SECONDS_LEFT = 6

export const won = (n: number): string => n.toLocaleString('ko-KR')

export const place = (table: FrameLocator, name: string): Locator => table.locator(`[data-place=${name}]`)
export const phase = (table: FrameLocator, name: string): Locator => table.locator(`.dial[data-phase="${name}"]`)

/** Until bets are taken for some seconds more: not for a round of its own where this one will do. */
export const bettingFor = async (table: FrameLocator): Promise<void> => {
  const left = phase(table, 'betting').locator('.dial-figure')
  await expect.poll(async () => Number((await left.allTextContents())[0]) || 0, WAKES).toBeGreaterThan(SECONDS_LEFT)
}

/**
 * Lays one chip. Where a slow machine brings the press after the close, the table refuses it and nothing lies there: the next round is tried, as a person does. Never a
 * second chip beside the first.
 */
export const layChip = async (table: FrameLocator, chip: number, press: () => Promise<void>): Promise<void> => {
  const stake = table.getByTestId('live-stake')
  await expect(async () => {
    await bettingFor(table)
    if (!/\d/.test((await stake.textContent()) ?? '')) await press()
    await expect(stake).toContainText(won(chip), { timeout: 4_000 })
    // What the table refuses lies there until its answer comes.
    await expect(table.locator('.sum-tag.waiting')).toHaveCount(0)
    await expect(stake).toContainText(won(chip), { timeout: 1_000 })
  }).toPass({ timeout: 180_000 })
}

/** From now on what a round brought is noted as the page shows it: it goes with the next round, before a slow machine looks again. Gives what reads it, empty until then. */
export const notedNet = async (table: FrameLocator): Promise<() => Promise<string>> => {
  const body = table.locator('body')
  await body.evaluate((element) => {
    new MutationObserver(() => {
      const said = element.querySelector('[data-testid=live-net]')?.textContent
      if (said) element.dataset.net = said
    }).observe(element, { childList: true, characterData: true, subtree: true })
  })
  return async () => (await body.getAttribute('data-net')) ?? ''
}

/** Of a sum with its sign. */
export const netOf = (said: string): number => Number(said.replace(/[^\d−]/g, '').replace('−', '-'))
