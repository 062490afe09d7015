import { randomUUID } from 'node:crypto'
import { someEarning } from '../modules/points/points.fixture.ts'
import { rewardSteps } from './reward-bodies.ts'
import { ruleRequestSteps } from './rule-request-steps.ts'
import { transferSteps } from './transfer-steps.fixture.ts'

/** What staff send about points and levels. */
export const pointBodies: Record<string, () => object> = {
  'PUT /admin/api/point-rules': () => ({ after: 0, rules: someEarning(), reason: 'as agreed' }),
  'POST /admin/api/members/:memberId/points': () => ({
    way: 'give',
    amount: 1_000,
    note: '',
    reason: 'as agreed',
    requestKey: randomUUID(),
  }),
  'PUT /admin/api/level-rules': () => ({
    after: 0,
    rules: { mayFall: false, levels: Array.from({ length: 15 }, () => ({ deposits: 0, turnover: 0, days: 0 })) },
    reason: 'as agreed',
  }),
  'POST /admin/api/members/:memberId/level': () => ({ level: 2, isFixed: false, reason: 'as agreed' }),
}

type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: { request_id: number; transfer_id: number }[] }> }

/** Each call about points, levels, money at vendors and what the operator gives that changes something, with something to change. */
export const pointSteps = (pool: Pool, memberId: number, otherId: number) => {
  const member = { to: async () => ({ memberId }) }
  const asked = { to: async () => ({ requestId: await askForPoints(pool, memberId) }) }
  return {
    'POST /admin/api/members/:memberId/points': member,
    'POST /admin/api/members/:memberId/level': member,
    'POST /admin/api/point-requests/:requestId/confirm': asked,
    'POST /admin/api/point-requests/:requestId/drop': asked,
    'PUT /admin/api/point-rules': {},
    'PUT /admin/api/level-rules': {},
    ...transferSteps(pool, otherId, memberId),
    ...rewardSteps(pool, memberId),
    // Behind those that save first rules.
    ...ruleRequestSteps(pool),
  }
}

/** Points that another of the staff asked to give; the request's id. */
const askForPoints = async (pool: Pool, memberId: number): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO points.staff_request (site_id, request_key, member_id, way, amount, note, reason, status, asked_by, asked_at)
     VALUES (1, gen_random_uuid()::text, $1, 'give', 200000, '', 'not ours', 'waiting', 999, now()) RETURNING request_id`,
    [memberId],
  )
  return rows[0]?.request_id ?? 0
}
