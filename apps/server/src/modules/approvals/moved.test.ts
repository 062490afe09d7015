import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'

const { ownerPool } = await testDatabase()
const migration = (name: string): string => readFileSync(join(import.meta.dirname, '../../../migrations', name), 'utf8')

/** A table as it was before its rows moved. */
const makeAgain = async (name: string, table: string): Promise<void> => {
  const [created] = new RegExp(`CREATE TABLE ${table} \\([\\s\\S]*?\\n\\);`).exec(migration(name)) ?? []
  await ownerPool.query(created ?? '')
}

test('what waited for a second before all requests had one table goes on waiting with who asked, and two for one new account do not', async () => {
  await makeAgain('0311_site_option_requests.sql', 'site.option_request')
  await makeAgain('1403_rotary_requests.sql', 'rotary.wheel_request')
  await makeAgain('0710_cashier_deposit_accounts.sql', 'cashier.account_request')
  await ownerPool.query(
    `INSERT INTO identity.staff (staff_id, login_id, name, role, password_hash, totp_sealed, site_ids, created_at)
     OVERRIDING SYSTEM VALUE VALUES (7, 'jiyun', 'Jiyun', 'admin', '', '', '{1}', now())`,
  )
  await ownerPool.query(
    `INSERT INTO site.option_request (site_id, name, after_version, value, is_standard, reason, status, asked_by, staff_name, asked_at, decided_by, decided_at)
     VALUES (1, 'couponsAlone', 3, '700000', false, 'a', 'waiting', 7, 'jiyun', '2026-11-01Z', NULL, NULL),
       (1, 'couponsAlone', 2, '600000', false, 'b', 'done', 7, 'jiyun', '2026-10-01Z', 8, '2026-10-02Z')`,
  )
  await ownerPool.query(
    `INSERT INTO rotary.wheel_request (site_id, after_version, terms, reason, status, asked_by, asked_at)
     VALUES (1, 4, '{"isOn": true}', 'c', 'waiting', 7, '2026-11-02Z'), (2, 1, '{"isOn": true}', 'e', 'waiting', 99, '2026-11-04Z')`,
  )
  await ownerPool.query(
    `INSERT INTO cashier.account_request (site_id, account_id, after_version, wanted, reason, status, asked_by, asked_at)
     SELECT 1, account_id, 0, '{"bankCode": "D01", "account": "110-1"}', 'd', 'waiting', 7, '2026-11-03Z' FROM unnest(ARRAY[12, NULL, NULL]) account_id`,
  )
  for (const name of [
    '1701_site_requests_moved.sql',
    '1702_rotary_requests_moved.sql',
    '1703_cashier_requests_moved.sql',
    '1704_approvals_moved.sql',
    '1705_site_requests_gone.sql',
    '1706_rotary_requests_gone.sql',
    '1707_cashier_requests_gone.sql',
    '1740_identity_staff_logins.sql',
    '1741_approvals_staff_logins.sql',
    '1742_identity_staff_logins_gone.sql',
  ])
    await ownerPool.query(migration(name))
  const { rows } = await ownerPool.query(
    `SELECT kind, subject, after_version AS after, wanted, status, staff_name AS who, decided_by::int AS decider FROM approvals.request ORDER BY request_id`,
  )
  const account = { bankCode: 'D01', account: '110-1' }
  const option = (value: number) => ({ name: 'couponsAlone', value, isStandard: false })
  const waiting = { status: 'waiting', decider: null }
  expect(rows).toEqual([
    {
      kind: 'site.options',
      subject: 'couponsAlone',
      after: 2,
      wanted: option(600_000),
      status: 'done',
      who: 'jiyun',
      decider: 8,
    },
    { kind: 'site.options', subject: 'couponsAlone', after: 3, wanted: option(700_000), who: 'jiyun', ...waiting },
    { kind: 'rotary.wheel', subject: '', after: 4, wanted: { isOn: true }, who: 'jiyun', ...waiting },
    { kind: 'cashier.account', subject: '12', after: 0, wanted: account, who: 'jiyun', ...waiting },
    { kind: 'cashier.account', subject: 'D01 110-1', after: 0, wanted: account, who: 'jiyun', ...waiting },
    {
      kind: 'cashier.account',
      subject: 'D01 110-1',
      after: 0,
      wanted: account,
      who: 'jiyun',
      status: 'dropped',
      decider: null,
    },
    { kind: 'rotary.wheel', subject: '', after: 1, wanted: { isOn: true }, who: '#99', ...waiting },
  ])
})
