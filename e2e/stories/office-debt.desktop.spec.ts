import { expect, test } from '@playwright/test'
import pg from 'pg'
import { faultsOfTexts } from '../support/faults.ts'
import { takePicture } from '../support/pictures.ts'
import { openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { foreignTexts, languages, says } from '../support/texts.ts'

const say = says('ko', 'office')
const OWED = 4_200
const sums = { ko: '4,200원', en: '₩4,200', vn: '₩4.200' } as const
const [OPENED, CREDIT, DEBIT] = [60, 40, 41]

test('what a member owes since a result was corrected stands on its page, and staff write it off', async ({
  browser,
}) => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  const { rows } = await database.query(
    `SELECT m.member_id, a.balance FROM identity.member m JOIN ledger.account a ON a.account_id = m.member_id * 16 + 1 WHERE m.mem_id = 'partner01'`,
  )
  const [memberId, cash] = [Number(rows[0].member_id), Number(rows[0].balance)]
  /** Between the member's cash and an account of the house. */
  const move = (kind: number, house: string, amount: number) => {
    const isIn = kind !== DEBIT
    const sides = isIn ? [null, house, memberId * 16 + 1, null] : [memberId * 16 + 1, null, null, house]
    return database.query(
      `SELECT ledger.post(1, $1::smallint, 1::smallint, $2, $3, $4, $5, $6, gen_random_uuid(), 'story', now(), true)`,
      [kind, ...sides, amount],
    )
  }
  await database.query('BEGIN')
  await move(OPENED, 'receivable', OWED)
  await move(DEBIT, 'adjustment', cash + OWED)
  await database.query(
    `INSERT INTO wagers.debt (site_id, member_id, currency, open, changes, opened_at) VALUES (1, $1, 'KRW', $2, 1, now())`,
    [memberId, OWED],
  )
  await database.query('COMMIT')

  const { office, context } = await openOffice(browser)
  await office.goto(`/members/${memberId}`)
  for (const language of [...languages.filter((other) => other !== 'ko'), 'ko'] as const) {
    await office.evaluate((chosen) => localStorage.setItem('office.language', chosen), language)
    await office.reload()
    await expect(office.getByText(says(language, 'office')('member.owes', { amount: sums[language] }))).toBeVisible()
    expect(await faultsOfTexts(office, language, foreignTexts(language, 'office'))).toEqual([])
    await takePicture(office, `pages/1440-${language}-office-debt.jpg`)
  }
  await office.getByRole('button', { name: say('member.forgive-debt'), exact: true }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: say('member.reason-uncollectable') }).click()
  await dialog.getByRole('button', { name: say('member.forgive-debt'), exact: true }).click()
  await expect(office.getByText(say('member.owes', { amount: sums.ko }))).toBeHidden()
  await expect(office.getByText(say('kind.debt-forgiven')).first()).toBeVisible()
  await office.goto('/audit')
  await expect(office.getByText(say('action.debt-forgiven')).first()).toBeVisible()
  if (cash > 0) await move(CREDIT, 'adjustment', cash)
  await context.close()
  await database.end()
})
