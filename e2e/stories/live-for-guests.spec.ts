import { expect, test } from '@playwright/test'
import { endMaintenance, startMaintenance } from '../support/maintenance.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const site = says('ko', 'site')

test('a guest who only looks learns of maintenance at once, and of its end', async ({ page, context, browser }) => {
  await keepQuiet(context)
  const connected = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/live'))
  await open(page, '/')
  const socket = await connected
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('CONNECTED'))
  const { office, context: desk } = await openOffice(browser)
  await startMaintenance(office)
  await expect(page.getByRole('heading', { name: site('warning.title') })).toBeVisible()
  await endMaintenance(office)
  await expect(page).toHaveURL('/')
  await desk.close()
})
