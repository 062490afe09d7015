import type pg from 'pg'

const names = { ko: '가람은행', en: 'Garam Bank', vn: 'Ngân hàng Garam' }

/** What staff send about the site's options and banks. */
export const siteBodies: Record<string, () => object> = {
  'PUT /admin/api/site-options': () => ({
    name: 'withdrawalWaitMinutes',
    after: 0,
    value: 15,
    isStandard: false,
    reason: 'as agreed',
  }),
  'PUT /admin/api/banks': () => ({ bankCode: 'audited', names, isOn: true, was: null }),
  'PUT /admin/api/banks/order': () => ({ bankCodes: ['no-such-bank'] }),
}

/** Each call about options and banks that changes something, with something to change. */
export const siteSteps = async (owner: pg.Pool) => ({
  'PUT /admin/api/site-options': {},
  'PUT /admin/api/banks': {},
  'PUT /admin/api/banks/order': { body: { bankCodes: await turnedBanks(owner) } },
})

/** The banks of the site and the one that was just added, in the other direction. */
const turnedBanks = async (owner: pg.Pool): Promise<string[]> => {
  const { rows } = await owner.query(
    `SELECT bank_code FROM (SELECT bank_code, ord FROM site.bank WHERE site_id = 1 UNION SELECT 'audited', 0) b ORDER BY ord DESC`,
  )
  return rows.map((row) => row.bank_code)
}
