import { expect, test } from '@playwright/test'
import pg from 'pg'
import { openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office')

test('an event that was given up stands on the desk: one is retried and delivered, one discarded, both audited', async ({
  browser,
}) => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  const giveUp = async (): Promise<number> => {
    const { rows } = await database.query(
      `WITH event AS (INSERT INTO platform.outbox (site_id, name, payload, attempts, last_error, dead_at)
         VALUES (1, 'site.content-changed', '{"what": "site"}', 10, 'no answer', now()) RETURNING id)
       INSERT INTO platform.notice (site_id, kind, subject, detail)
       SELECT 1, 'event-undelivered', id::text, '{"name": "site.content-changed", "attempts": 10, "error": "no answer"}' FROM event RETURNING subject`,
    )
    return Number(rows[0].subject)
  }
  const [retried, discarded] = [await giveUp(), await giveUp()]
  const { office, context } = await openOffice(browser)
  await office.goto('/')
  const notices = office
    .getByRole('list', { name: say('notice.title') })
    .getByRole('listitem')
    .filter({ hasText: 'site.content-changed' })
  await expect(notices).toHaveCount(2)
  await office.screenshot({ path: test.info().outputPath('notices.png') })
  await notices
    .filter({ hasText: `(${retried})` })
    .getByRole('button', { name: say('notice.retry') })
    .click()
  await expect(notices).toHaveCount(1)
  await notices.getByRole('button', { name: say('notice.discard') }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: say('notice.discard') })
    .click()
  await expect(notices).toHaveCount(0)
  await office.goto('/audit')
  for (const id of [retried, discarded])
    await expect(office.getByText(say('audit.target-event').replace('{id}', String(id))).first()).toBeVisible()
  // The sweep delivers the retried one.
  await expect
    .poll(
      async () =>
        (
          await database.query('SELECT count(*) AS left FROM platform.outbox WHERE id = ANY($1)', [
            [retried, discarded],
          ])
        ).rows[0].left,
      { timeout: 15_000 },
    )
    .toBe('0')
  await context.close()
  await database.end()
})
