const DAY_MS = 24 * 3_600_000
export const reviewRulesBody = {
  isOn: true,
  boards: ['normal'],
  points: 100,
  leastLetters: 30,
  turnover: 0,
  deposits: 0,
  every: 'day',
  most: 1,
  needsApproval: true,
  takeBackDays: 7,
}
const terms = {
  way: 'chosen',
  points: 1_000,
  winners: 10,
  budget: 10_000,
  leastLetters: 0,
  fromAt: '2026-11-21T00:00:00.000Z',
  untilAt: new Date(Date.now() + 300 * DAY_MS).toISOString(),
}
const reason = 'as agreed'

/** What members send about rewards of boards. */
export const boardRewardBodies: Record<string, () => object> = {
  '/api/board/reward': () => ({ boardType: 'normal', boardIdx: 0 }),
}

/** What staff send about them. */
export const boardRewardOfficeBodies: Record<string, () => object> = {
  'PUT /admin/api/review-rules': () => ({ after: 0, rules: reviewRulesBody, reason }),
  'POST /admin/api/review-rules/try': () => ({ rules: reviewRulesBody }),
  'PUT /admin/api/event-rewards/:boardIdx': () => ({ after: 0, terms, reason }),
  'POST /admin/api/event-rewards/:boardIdx/pay': () => ({ chosen: [], members: 1, points: 1_000, reason }),
  'POST /admin/api/event-rewards/:boardIdx/cancel': () => ({ reason }),
}

type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: object[] }> }

/** Each of their calls that changes something, with something to change. */
export const boardRewardSteps = (pool: Pool, memberId: number) => {
  const post = { to: async () => ({ boardIdx: await eventPost(pool) }) }
  const over = { to: async () => ({ boardIdx: await eventOver(pool, memberId) }) }
  const request = { to: async () => ({ requestId: await requestIn(pool, await eventOver(pool, memberId)) }) }
  return {
    'PUT /admin/api/review-rules': {},
    'PUT /admin/api/event-rewards/:boardIdx': post,
    'POST /admin/api/event-rewards/:boardIdx/pay': {
      ...over,
      body: { chosen: [memberId], members: 1, points: 1_000, reason },
    },
    'POST /admin/api/event-rewards/:boardIdx/cancel': over,
    'POST /admin/api/event-reward-requests/:requestId/confirm': request,
    'POST /admin/api/event-reward-requests/:requestId/drop': request,
  }
}

const idIn = (rows: object[]): number => Number(Object.values(rows[0] ?? {})[0] ?? 0)

/** A post of staff on the board of events. */
const eventPost = async (pool: Pool): Promise<number> => {
  await pool.query(
    `INSERT INTO boards.board (site_id, board, write_level, comment_level, reports_to_review, is_reviewed)
     VALUES (1, 'event', 0, 1, 3, false) ON CONFLICT DO NOTHING`,
    [],
  )
  const { rows } = await pool.query(
    `INSERT INTO boards.post (site_id, board, ord, staff_id, title, html, title_words, title_grams, text_words, text_grams, status, created_at, changed_at)
     SELECT 1, 'event', coalesce(max(ord), 0) + 1000, 1, '{"ko": "x"}', '{"ko": "x"}', 'x', '{}', 'x', '{}', 'shown', now(), now()
     FROM boards.post WHERE site_id = 1 AND board = 'event' RETURNING post_id AS id`,
    [],
  )
  return idIn(rows)
}

/** An event whose period is over, with a comment of this member in it. */
const eventOver = async (pool: Pool, memberId: number): Promise<number> => {
  const postId = await eventPost(pool)
  await pool.query(
    `INSERT INTO boardrewards.event (site_id, post_id, version, way, points, winners, budget, least_letters, from_at, until_at, seed_sealed, hash, state,
       staff_id, reason, changed_at)
     SELECT 1, $1, 1, 'chosen', 1000, 10, 10000, 0, '2020-01-01Z', '2020-01-02Z', seed_sealed, hash, 'open', 1, 'as agreed', now()
     FROM boardrewards.event WHERE site_id = 1 ORDER BY post_id LIMIT 1`,
    [postId],
  )
  await pool.query(
    `INSERT INTO boards.comment (site_id, post_id, member_id, text, status, created_at, changed_at) VALUES (1, $1, $2, 'x', 'shown', '2020-01-01 12:00Z', now())`,
    [postId, memberId],
  )
  return postId
}

/** Its payment, which another of the staff asked for. */
const requestIn = async (pool: Pool, postId: number): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
     SELECT 1, 'boardrewards.pay', $1::bigint::text, 1, jsonb_build_object('chosen', jsonb_build_array(member_id), 'members', 1, 'points', 1000), 'as agreed', 'waiting',
       999, 'other', now()
     FROM boards.comment WHERE site_id = 1 AND post_id = $1::bigint RETURNING request_id AS id`,
    [postId],
  )
  return idIn(rows)
}
