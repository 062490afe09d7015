import { someEarning } from '../modules/points/points.fixture.ts'
import { reviewRulesBody } from './board-reward-bodies.ts'

type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: object[] }> }

const kinds = {
  'points.rules': { path: 'point-rule-requests', versions: 'points.rule_version', wanted: someEarning() },
  'levels.rules': {
    path: 'level-rule-requests',
    versions: 'levels.rule_version',
    wanted: { mayFall: false, levels: Array.from({ length: 15 }, () => ({ deposits: 0, turnover: 0, days: 0 })) },
  },
  'attendance.rules': {
    path: 'attendance-requests',
    versions: 'attendance.rule_version',
    wanted: { isOn: true, turnover: 0, daily: 90_000, cycleDays: 7, cyclePoints: 5_000, spinDays: 5 },
  },
  'boardrewards.rules': {
    path: 'review-rule-requests',
    versions: 'boardrewards.rule_version',
    wanted: { ...reviewRulesBody, points: 9_000 },
  },
} as const

/** Rules that another of the staff asked for: what confirms and drops them, with a request to do it to. */
export const ruleRequestSteps = (pool: Pool) =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, { path, versions, wanted }]) =>
      ['confirm', 'drop'].map((act) => [
        `POST /admin/api/${path}/:requestId/${act}`,
        { to: async () => ({ requestId: await askedBefore(pool, kind, versions, wanted) }) },
      ]),
    ),
  )

const askedBefore = async (pool: Pool, kind: string, versions: string, wanted: object): Promise<number> => {
  await pool.query(
    `UPDATE approvals.request SET status = 'dropped', decided_at = now() WHERE status = 'waiting' AND kind = $1`,
    [kind],
  )
  const { rows } = await pool.query(
    `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
     VALUES (1, $1, '', (SELECT coalesce(max(version), 0) FROM ${versions} WHERE site_id = 1), $2, 'as agreed', 'waiting', 999, 'another', now())
     RETURNING request_id AS id`,
    [kind, JSON.stringify(wanted)],
  )
  return Number(Object.values(rows[0] ?? {})[0] ?? 0)
}
