import { expect, test } from '@playwright/test'
import pg from 'pg'
import { faultsOfTexts } from '../support/faults.ts'
import { takePicture } from '../support/pictures.ts'
import { openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { foreignTexts, languages, says } from '../support/texts.ts'

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
    )
    .toBe('0')
  await context.close()
  await database.end()
})

const gameNames = { ko: '달빛 잉어', en: 'Moonlit Koi', vn: 'Cá chép ánh trăng' } as const
const sums = { ko: '8,213,000원', en: '₩8,213,000', vn: '₩8.213.000' } as const
const times = { ko: '82.1', en: '82.1', vn: '82,1' } as const

test('a large win names member, game, sum and return in the language of whoever reads, leads to the bets, and is dismissed', async ({
  browser,
}) => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  // What a first try left.
  await database.query(`DELETE FROM platform.notice WHERE kind = 'large-win'`)
  const { rows } = await database.query(
    `INSERT INTO platform.notice (site_id, kind, subject, detail)
     SELECT 1, 'large-win', $1, jsonb_build_object('memberId', member_id, 'vendorCode', 'studio', 'gameCode', 'moonlit-koi',
       'stake', 100000, 'payout', 8213000) FROM identity.member WHERE mem_id = 'haneul01' RETURNING (detail ->> 'memberId')::int AS "memberId"`,
    [`${Date.now()}`],
  )
  const { office, context } = await openOffice(browser)
  await office.goto('/')
  for (const language of languages) {
    await office.evaluate((chosen) => localStorage.setItem('office.language', chosen), language)
    await office.reload()
    const own = says(language, 'office')
    const notice = office
      .getByRole('list', { name: own('notice.title') })
      .getByRole('listitem')
      .filter({ hasText: sums[language] })
    await expect(notice).toContainText(
      own('notice.win', { nick: '하늘마루', game: gameNames[language], payout: sums[language] }),
    )
    await expect(notice).toContainText(times[language])
    expect(await faultsOfTexts(office, language, foreignTexts(language, 'office'))).toEqual([])
    await takePicture(office, `pages/1440-${language}-office-large-win.jpg`)
  }
  await office.evaluate(() => localStorage.setItem('office.language', 'ko'))
  await office.reload()
  const notice = office.getByRole('listitem').filter({ hasText: sums.ko })
  await notice.getByRole('link', { name: say('notice.see-bets') }).click()
  await expect(office).toHaveURL(new RegExp(`/members/${rows[0].memberId}\\?.*wagers`))
  await office.goBack()
  await notice.getByRole('button', { name: say('notice.dismiss') }).click()
  await expect(notice).toHaveCount(0)
  await context.close()
  await database.end()
})
