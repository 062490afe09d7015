import type pg from 'pg'
import { sportRulesBodies, sportRulesSteps } from './sport-rules-bodies.ts'

const names = { ko: '가람은행', en: 'Garam Bank', vn: 'Ngân hàng Garam' }

/** Where members send deposits, as staff ask for it. */
const wanted = {
  bankCode: 'D01',
  account: '110-222-333444',
  holder: 'Maru',
  note: '',
  levelFrom: 1,
  levelTo: 15,
  mostPerDay: 0,
  isOn: true,
}

/** What staff send about the site's options, banks, deposit accounts and rules of sports, and about many members at once. */
export const siteBodies: Record<string, () => object> = {
  ...sportRulesBodies,
  'POST /admin/api/members/suspend': () => ({ memberIds: [999_999_999], reason: 'as agreed' }),
  'POST /admin/api/members/level': () => ({ memberIds: [999_999_999], level: 3, isFixed: false, reason: 'as agreed' }),
  'PUT /admin/api/site-options': () => ({
    name: 'withdrawalWaitMinutes',
    after: 0,
    value: 15,
    isStandard: false,
    reason: 'as agreed',
  }),
  'PUT /admin/api/banks': () => ({ bankCode: 'audited', names, isOn: true, was: null }),
  'PUT /admin/api/banks/order': () => ({ bankCodes: ['no-such-bank'] }),
  'POST /admin/api/deposit-accounts': () => ({ accountId: null, after: 0, wanted, reason: 'as agreed' }),
  'POST /admin/api/deposit-accounts/:accountId/off': () => ({ reason: 'as agreed' }),
}

/** Each call about options, banks, accounts and rules that changes something, with something to change. */
export const siteSteps = async (owner: pg.Pool, memberId: number) => ({
  'POST /admin/api/members/level': { body: { memberIds: [memberId], level: 4, isFixed: false, reason: 'as agreed' } },
  'POST /admin/api/members/suspend': { body: { memberIds: [memberId], reason: 'as agreed' } },
  ...sportRulesSteps(owner),
  'PUT /admin/api/site-options': {},
  'PUT /admin/api/banks': {},
  'PUT /admin/api/banks/order': { body: { bankCodes: await turnedBanks(owner) } },
  'POST /admin/api/deposit-accounts': {},
  'POST /admin/api/deposit-accounts/:accountId/off': {
    to: async () => ({
      accountId: await idOf(
        owner,
        `INSERT INTO cashier.deposit_account (site_id, bank_code, account, holder, note, level_from, level_to, most_per_day, is_on)
         VALUES (1, 'D01', '110-000-000001', 'Maru', '', 1, 15, 0, true) RETURNING account_id AS id`,
      ),
    }),
  },
  'POST /admin/api/site-option-requests/:requestId/confirm': askedOption(owner, 'pointsForTwoStaff'),
  'POST /admin/api/site-option-requests/:requestId/drop': askedOption(owner, 'couponsAlone'),
  'POST /admin/api/deposit-account-requests/:requestId/confirm': asked(owner, '110-000-000002'),
  'POST /admin/api/deposit-account-requests/:requestId/drop': asked(owner, '110-000-000003'),
})

const idOf = async (owner: pg.Pool, sql: string, ...values: unknown[]): Promise<number> =>
  (await owner.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0

/** An account that another of the staff asked for. */
const asked = (owner: pg.Pool, account: string) => ({
  to: async () => ({
    requestId: await idOf(
      owner,
      `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
       VALUES (1, 'cashier.account', $1, 0, $2, 'not ours', 'waiting', 999, 'other', now()) RETURNING request_id AS id`,
      `new ${account}`,
      JSON.stringify({ ...wanted, account }),
    ),
  }),
})

/** An option that another of the staff wants to be higher. */
const askedOption = (owner: pg.Pool, name: string) => ({
  to: async () => ({
    requestId: await idOf(
      owner,
      `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
       VALUES (1, 'site.options', $1, 0, $2, 'as agreed', 'waiting', 999, 'other', now()) RETURNING request_id AS id`,
      name,
      JSON.stringify({ name, value: 900_000, isStandard: false }),
    ),
  }),
})

/** The banks of the site and the one that was just added, in the other direction. */
const turnedBanks = async (owner: pg.Pool): Promise<string[]> => {
  const { rows } = await owner.query(
    `SELECT bank_code FROM (SELECT bank_code, ord FROM site.bank WHERE site_id = 1 UNION SELECT 'audited', 0) b ORDER BY ord DESC`,
  )
  return rows.map((row) => row.bank_code)
}
