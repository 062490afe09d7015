import { expect, test } from '@playwright/test'
import pg from 'pg'
import { memberOnWire } from '../support/member-wire.ts'
import { takePicture } from '../support/pictures.ts'
import { setSiteOptions } from '../support/site-option.ts'
import { cashier, openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const PARTNER = 'partner01'
const office = says('ko', 'office')
const say = says('ko', 'office-partners')
const LOST = 1_000_000
// 12% of what members lost.
const [RATE, PAID] = ['12.00', 120_000]

type Purse = { data: { held: number; list: { kind: string; amount: number }[] } }
const purseOf = async (): Promise<Purse['data']> => {
  const client = await memberOnWire(PARTNER)
  return ((await client.call('/api/partner/commission', {})) as unknown as Purse).data
}

/** The day before yesterday is what is settled next: what came before was settled, and members lost on that day. */
const playBefore = async (database: pg.Client, partnerId: number): Promise<string> => {
  const { rows } = await database.query(
    `WITH day AS (SELECT (now() AT TIME ZONE 'Asia/Seoul')::date - 2 AS d), gone AS (DELETE FROM partner.unsettled WHERE site_id = 1), before AS (
       INSERT INTO partner.settlement (site_id, from_day, until_day, rule, negative, paid_partners, amount, status, frozen_by, staff_name, reason, frozen_at,
         decided_by, decided_name, decided_at, paid_at)
       SELECT 1, d - 1, d - 1, 'losses', 'carry', 0, 0, 'paid', 901, '직원 A', '정기 정산', now(), 902, '직원 B', now(), now() FROM day)
     SELECT d::text AS day, (SELECT chain_id FROM identity.rate_chain WHERE site_id = 1 AND holder_id = $1) AS chain FROM day`,
    [partnerId],
  )
  const { day, chain } = rows[0]
  await database.query(
    `INSERT INTO partner.unsettled (site_id, day, chain_id, product, losses) VALUES (1, $1, $2, 'slot', $3)`,
    [day, chain, LOST],
  )
  return day
}

test('staff set a partner’s rates, one freezes the losing of a day, another confirms it, and the partner has it', async ({
  browser,
}) => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  const { rows } = await database.query(
    'SELECT member_id AS id FROM identity.member WHERE site_id = 1 AND mem_id = $1',
    [PARTNER],
  )
  const partnerId = Number(rows[0].id)
  await setSiteOptions({ losingPeriod: 'day' })
  const { office: first, context } = await openOffice(browser)

  await first.goto('/partners')
  await first.locator(`a[href*="/partners/${partnerId}"]`).click()
  await first.getByLabel(`${say('product.slot')} ${say('kind.losing')}`, { exact: true }).fill(RATE)
  await first.getByRole('button', { name: say('rates.save'), exact: true }).click()
  const asked = first.getByRole('dialog')
  await asked.getByLabel(office('reason.label')).fill('계약대로')
  await asked.getByRole('button', { name: say('rates.save'), exact: true }).click()
  await expect(first.getByText(say('rates.saved'))).toBeVisible()
  await takePicture(first, 'pages/1440-ko-office-partner-rates.jpg')
  await first.getByRole('button', { name: say('rates.free'), exact: true }).click()
  const lifting = first.getByRole('dialog')
  await lifting.getByLabel(office('reason.label')).fill('계약 변경')
  await lifting.getByRole('button', { name: say('rates.free'), exact: true }).click()
  await expect(first.getByText(say('rates.freed'))).toBeVisible()

  const before = (await purseOf()).held
  await playBefore(database, partnerId)
  await first.goto('/partner-settlements')
  await first.getByRole('button', { name: say('losing.freeze'), exact: true }).click()
  const freezing = first.getByRole('dialog')
  await freezing.getByLabel(office('reason.label')).fill('정기 정산')
  await freezing.getByRole('button', { name: say('losing.freeze'), exact: true }).click()
  await expect(first.getByText(say('losing.frozen'))).toBeVisible()
  await first.locator('a[href*="/partner-settlements/"]').first().click()
  await expect(first.getByText(say('losing.own'))).toBeVisible()
  await expect(first.getByRole('button', { name: say('losing.confirm'), exact: true })).toBeHidden()
  await takePicture(first, 'pages/1440-ko-office-partner-settlement.jpg')

  const { office: second, context: another } = await openOffice(browser, cashier)
  await second.goto(new URL(first.url()).pathname)
  await second.getByRole('button', { name: say('losing.confirm'), exact: true }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: say('losing.confirm'), exact: true })
    .click()
  await expect(second.getByText(say('status.paid')).first()).toBeVisible({ timeout: 15_000 })

  const { held, list } = await purseOf()
  expect(held - before).toBe(PAID)
  expect(list[0]).toMatchObject({ kind: 'losing', amount: PAID })
  await setSiteOptions({ losingPeriod: null })
  await context.close()
  await another.close()
  await database.end()
})
