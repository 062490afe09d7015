import { randomUUID } from 'node:crypto'
import { couponCodeOf } from '@maru/contract'

const titles = { ko: '포인트 쿠폰', en: 'Points coupon', vn: 'Phiếu điểm' }

/** What members send about coupons, attendance and the wheel. */
export const memberRewardBodies: Record<string, () => object> = {
  '/api/coupon/list': () => ({ page: 1 }),
  // A number that can exist, and nobody has.
  '/api/coupon/enter': () => ({ code: couponCodeOf(new Uint8Array(10).fill(7)) }),
  '/api/coupon/use': () => ({ couponIdx: 999_999_999, requestKey: randomUUID() }),
  '/api/coupon/recipient': () => ({ couponIdx: 999_999_999, to: 'nobody01' }),
  '/api/coupon/gift': () => ({ couponIdx: 999_999_999, to: 'nobody01' }),
  '/api/attendance/month': () => ({ month: '2026-11' }),
  '/api/rotary/spin': () => ({ table: '1-8', requestKey: randomUUID() }),
  '/api/rotary/seed': () => ({ ownSeed: 'maru-1120' }),
  '/api/rotary/list': () => ({ page: 1 }),
}

/** What staff send about them. */
export const rewardBodies: Record<string, () => object> = {
  'POST /admin/api/coupon-batches': () => ({
    kind: 'points',
    bonusCode: '',
    amount: 1_000,
    count: 3,
    titles,
    expiresAt: '2027-06-30T15:00:00Z',
    isOncePerMember: true,
    reason: 'as agreed',
    requestKey: randomUUID(),
  }),
  'POST /admin/api/coupon-batches/:batchId/void': () => ({ reason: 'not ours' }),
  'PUT /admin/api/attendance': () => ({
    after: 0,
    rules: { isOn: true, turnover: 0, daily: 1_000, cycleDays: 7, cyclePoints: 5_000, spinDays: 5 },
    reason: 'as agreed',
  }),
  'PUT /admin/api/wheel': () => ({
    after: 0,
    terms: {
      isOn: true,
      spinLasts: 30,
      slices: [
        { points: 100, weight: 9, stock: null },
        { points: 500, weight: 1, stock: 10 },
      ],
    },
    reason: 'as agreed',
  }),
  'POST /admin/api/members/:memberId/spins': () => ({ count: 1, reason: 'as agreed', requestKey: randomUUID() }),
}

type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: object[] }> }

/** Each of their calls that changes something, with something to change. */
export const rewardSteps = (pool: Pool, memberId: number) => {
  const batch = (state: string) => ({ to: async () => ({ batchId: await batchIn(pool, state) }) })
  const wheel = { to: async () => ({ requestId: await wheelIn(pool) }) }
  return {
    'POST /admin/api/coupon-batches': {},
    'POST /admin/api/coupon-batches/:batchId/confirm': batch('waiting'),
    'POST /admin/api/coupon-batches/:batchId/drop': batch('waiting'),
    'POST /admin/api/coupon-batches/:batchId/issue': batch('ready'),
    'POST /admin/api/coupon-batches/:batchId/void': batch('issued'),
    'PUT /admin/api/attendance': {},
    'PUT /admin/api/wheel': {},
    'POST /admin/api/wheel-requests/:requestId/confirm': wheel,
    'POST /admin/api/wheel-requests/:requestId/drop': wheel,
    'POST /admin/api/members/:memberId/spins': { to: async () => ({ memberId }) },
  }
}

/** A batch that another of the staff asked for; its id. */
const batchIn = async (pool: Pool, state: string): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO coupons.batch (site_id, request_key, kind, amount, count, titles, expires_at, is_once_per_member, state, needs_two, reason, asked_by, asked_at)
     VALUES (1, gen_random_uuid()::text, 'points', 1000, 3, $1, '2027-06-30Z', true, $2, $2 = 'waiting', 'not ours', 999, now()) RETURNING batch_id AS id`,
    [JSON.stringify(titles), state],
  )
  return Number(Object.values(rows[0] ?? {})[0] ?? 0)
}

/** A wheel that another of the staff asked for, after the version in force; its id. */
const wheelIn = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
     VALUES (1, 'rotary.wheel', '', (SELECT coalesce(max(version), 0) FROM rotary.wheel_version WHERE site_id = 1), $1, 'as agreed', 'waiting', 999, 'other', now())
     RETURNING request_id AS id`,
    [
      JSON.stringify({
        isOn: true,
        spinLasts: 30,
        slices: [
          { points: 1, weight: 1, stock: null },
          { points: 500_000, weight: 1, stock: 1 },
        ],
      }),
    ],
  )
  return Number(Object.values(rows[0] ?? {})[0] ?? 0)
}
