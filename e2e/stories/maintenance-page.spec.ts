import { test } from '@playwright/test'
import { contextOf, lookAt } from '../support/look.ts'
import { endMaintenance, startMaintenance } from '../support/maintenance.ts'
import { openOffice } from '../support/staff.ts'
import { languages } from '../support/texts.ts'

/** Over whatever page somebody is: it needs no login, and lasts as long as staff want. */
test('the maintenance page is whole', async ({ browser, isMobile }) => {
  const layout = isMobile ? 'mobile' : 'desktop'
  const { office: desk, context: deskContext } = await openOffice(browser)
  try {
    await startMaintenance(desk)
    for (const language of languages)
      await lookAt(await contextOf(browser, layout, language), [{ name: 'warning', path: '/warning' }], {
        layout,
        language,
        who: 'guest',
      })
  } finally {
    await endMaintenance(desk)
    await deskContext.close()
  }
})
