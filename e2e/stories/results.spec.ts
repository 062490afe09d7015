import { expect, type Page, test } from '@playwright/test'
import { changeAnswers } from '../support/answers.ts'
import { moveClockBy, yesterdayInSeoul } from '../support/clock.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { moveClock } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const text = says('ko', 'minigames')
const detailsOf = (number: number) => text('results.rounds.open', { number })

test.beforeEach(({ context }) => keepQuiet(context))
// A page may still be reading what is changed on its way when its story is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The number of the newest round in the list. */
const newest = async (page: Page): Promise<number> => {
  const first = page.getByRole('button', { name: new RegExp(detailsOf(0).replace('0', '\\d+')) }).first()
  await expect(first).toBeVisible()
  return Number(/\d+/.exec((await first.getAttribute('aria-label')) ?? '')?.[0])
}

const statesOf = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('li[data-state]').evaluateAll((all) => all.map((step) => (step as HTMLElement).dataset.state))

/** Rounds of a whole day: a product that has just started, or whose clock was moved, may have held none at some times of today. */
const openYesterday = (page: Page) => open(page, `/result/mini?game=powerball&day=${yesterdayInSeoul()}`)

/** Opens the verifier of its newest round. */
const verifyNewest = async (page: Page): Promise<void> => {
  await openYesterday(page)
  const number = await newest(page)
  await page.getByRole('button', { name: detailsOf(number) }).click()
  await page.getByRole('link', { name: text('results.rounds.verify', { number }) }).click()
  await expect(page).toHaveURL(/\/result\/verify/)
}

test('a round is found by its number, opened, and recomputed in the browser', async ({ page }) => {
  await openYesterday(page)
  const number = await newest(page)
  const search = page.getByRole('searchbox', { name: text('results.rounds.search') })
  await search.fill('289')
  await expect(page.getByRole('alert')).toContainText(text('results.rounds.numberRange', { last: 288 }))
  await search.fill(String(number))
  await search.press('Enter')
  await expect(page.getByRole('button', { name: new RegExp(detailsOf(0).replace('0', '\\d+')) })).toHaveCount(1)
  await page.getByRole('button', { name: detailsOf(number) }).click()
  await expect(page.getByText(text('market.name.sum-section')).first()).toBeVisible()
  await page.getByRole('link', { name: text('results.rounds.verify', { number }) }).click()
  await expect(page.getByText(text('results.verify.allRight')).last()).toBeVisible()
  expect(await statesOf(page)).toEqual(Array(5).fill('right'))
  // The round before is of the same chain.
  await page.getByRole('button', { name: text('results.roundBefore') }).click()
  await expect(page.getByText(text('results.verify.allRight')).last()).toBeVisible()
})

type Proof = { draw: { numbers: number[] }; link: { hex: string }; chain: { salt: string } }
const otherDigit = (hex: string): string => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`

for (const { what, change, step, states } of [
  {
    what: 'a number',
    change: (proof: Proof) => ({ ...proof, draw: { ...proof.draw, numbers: proof.draw.numbers.toReversed() } }),
    step: 5,
    states: ['right', 'right', 'right', 'right', 'wrong'],
  },
  {
    what: 'a link',
    change: (proof: Proof) => ({ ...proof, link: { ...proof.link, hex: otherDigit(proof.link.hex) } }),
    step: 2,
    states: ['right', 'wrong', 'right', 'open', 'open'],
  },
  {
    what: 'a salt',
    change: (proof: Proof) => ({ ...proof, chain: { ...proof.chain, salt: otherDigit(proof.chain.salt) } }),
    step: 5,
    states: ['right', 'right', 'open', 'right', 'wrong'],
  },
])
  test(`${what} that was changed on its way is wrong at step ${step}`, async ({ page }) => {
    await changeAnswers(page, '/api/minigame/proof', change)
    await verifyNewest(page)
    await expect(page.getByText(text('results.verify.notRight', { step })).last()).toBeVisible()
    expect(await statesOf(page)).toEqual(states)
    await expect(page.getByText(text('results.verify.allRight'))).toHaveCount(0)
  })

test('a salt that differs from the one that this browser was shown before is wrong at step 3', async ({ page }) => {
  await verifyNewest(page)
  await expect(page.getByText(text('results.verify.allRight')).last()).toBeVisible()
  await changeAnswers<Proof>(page, '/api/minigame/proof', (proof) => ({
    ...proof,
    chain: { ...proof.chain, salt: otherDigit(proof.chain.salt) },
  }))
  await page.reload()
  await expect(page.getByText(text('results.verify.notRight', { step: 3 })).last()).toBeVisible()
  await expect(page.getByText(text('results.verify.wrong.saltChanged'))).toBeVisible()
})

type Results = { list: { state: string; draw: unknown; winners: object; isVerifiable: boolean }[] }
for (const { why, change } of [
  { why: 'cancelled', change: { state: 'cancelled', draw: null, winners: {}, isVerifiable: false } },
  { why: 'imported', change: { isVerifiable: false } },
] as const)
  test(`a round that was ${why} says why there is nothing to verify`, async ({ page }) => {
    // One that was drawn: the newest of today may have been missed.
    await verifyNewest(page)
    await changeAnswers<Results>(page, '/api/minigame/powerballResult', (data) => ({
      ...data,
      list: data.list.map((row) => ({ ...row, ...change })),
    }))
    await page.reload()
    await expect(page.getByText(text(`results.verify.none.${why}Text`))).toBeVisible()
    await expect(page.locator('li[data-state]')).toHaveCount(0)
    await page.getByRole('link', { name: text('results.verify.toResults') }).click()
    await expect(page).toHaveURL(/\/result\/mini/)
  })

test('the guide says price, probability and return of every market', async ({ page }) => {
  await open(page, '/gameway?type=kinoladder')
  const table = page.getByRole('table', { name: text('market.name.parity') })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table).toContainText('17 / 35')
})

test('a result arrives without a reload', async ({ page }) => {
  // A guest's page follows nothing else with a receipt.
  const followed = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/live'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('RECEIPT')))
  await open(page, '/result/mini')
  const before = await newest(page)
  await followed
  await moveClockBy(5)
  await expect(async () => expect(await newest(page)).not.toBe(before)).toPass({ timeout: 30_000 })
  await moveClock(null)
})
