import { expect, test } from '@playwright/test'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const common = says('ko', 'common')

test.beforeEach(({ context }) => keepQuiet(context))

test('a press on the page that came with the document is done once its script is there', async ({ page, isMobile }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/first-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const isListening = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/early-'))
  await page.waitForFunction(isListening)
  const name = common(isMobile ? 'nav.menu' : 'nav.signup')
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
})
