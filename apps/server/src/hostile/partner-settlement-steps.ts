type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: object[] }> }

/** The first day of a month that was so many months ago. */
const firstDay = (months: number): string => {
  const [year = 0, month = 0] = new Date().toISOString().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

/** A settlement of a month, as another of the staff froze it. */
const settlementOf = async (pool: Pool, months: number, status: 'frozen' | 'paid'): Promise<number> => {
  const from = firstDay(months)
  const until = new Date(Date.parse(firstDay(months - 1)) - 1).toISOString().slice(0, 10)
  const { rows } = await pool.query(
    `INSERT INTO partner.settlement (site_id, from_day, until_day, rule, negative, paid_partners, amount, status, frozen_by, staff_name, reason, frozen_at, decided_by, decided_at)
     VALUES (1, $1, $2, 'losses', 'carry', 0, 0, $3, 999, 'another', 'as agreed', now(), CASE WHEN $3 = 'paid' THEN 998 END, CASE WHEN $3 = 'paid' THEN now() END)
     RETURNING settlement_id AS id`,
    [from, until, status],
  )
  return Number(Object.values(rows[0] ?? {})[0] ?? 0)
}

const frozen = async (pool: Pool, months: number): Promise<{ settlementId: number }> => {
  const settlementId = await settlementOf(pool, months, 'frozen')
  await pool.query(
    `WITH asked AS (
       INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
       VALUES (1, 'partner.settlement', $1::text, 0, '{}', 'as agreed', 'waiting', 999, 'another', now()) RETURNING request_id)
     UPDATE partner.settlement SET request_id = (SELECT request_id FROM asked) WHERE site_id = 1 AND settlement_id = $1::bigint`,
    [settlementId],
  )
  return { settlementId }
}

/** Freezes, confirms and drops the losing of a month, one after the other. */
export const settlementSteps = (pool: Pool) => ({
  'POST /admin/api/partner-settlements': {
    before: async () => void (await settlementOf(pool, 4, 'paid')),
    body: { from: firstDay(3), reason: 'as agreed' },
  },
  // Before the one that was frozen just now.
  'POST /admin/api/partner-settlements/:settlementId/confirm': { to: () => frozen(pool, 5) },
  'POST /admin/api/partner-settlements/:settlementId/drop': { to: () => frozen(pool, 1) },
})
