import { test } from 'vitest'
import { listEntrants, listEvents } from './modules/boardrewards/events/list-events.service.ts'
import { listReviews } from './modules/boardrewards/reviews/list-reviews.service.ts'
import { listRequests } from './modules/cashier/queue.service.ts'
import { listMailings } from './modules/community/mailings/mailing-desk.service.ts'
import { listBatches, listCoupons } from './modules/coupons/batch-list.service.ts'
import { findForDesk, listSessions } from './modules/identity/member-desk.service.ts'
import { listWarnings } from './modules/protection/signs/signs-desk.service.ts'
import { listSpins } from './modules/rotary/wheel-desk.service.ts'
import { listChats } from './modules/support/chat-desk.service.ts'
import type { StaffCtx } from './platform/context.ts'
import { testServer } from './testing/context.ts'
import { addMember } from './testing/people.ts'
import { expectWholeInPages } from './testing/walk-pages.ts'

const server = await testServer()
const members: number[] = []
for (let n = 0; n < 7; n++) members.push(await addMember(server))
const [first = 0] = members

type Page = { before: string; size: number }
type Rows = { rows: object[]; next: string | null }
const isWhole = (ask: (ctx: StaffCtx, page: Page) => Promise<Rows>) =>
  expectWholeInPages((page) => server.staff((ctx) => ask(ctx, page)))
/** A row for each member, two of one moment. `$1`: the member, `$2`: the moment, `$3`: the number from 0. */
const fill = async (sql: string) => {
  for (const [n, memberId] of members.entries())
    await server.ownerPool.query(sql, [memberId, new Date(1_763_600_000_000 + Math.floor(n / 2) * 1_000), n])
}
/** In one statement, so that all parameters have a type. */
const ROW = 'SELECT $1::bigint AS member, $2::timestamptz AS at, $3::int AS n'

test('members and sessions in pages are all of them', async () => {
  await isWhole((ctx, page) => findForDesk(ctx, { search: '', status: '', ...page }))
  await server.ownerPool.query(
    `INSERT INTO identity.session (site_id, member_id, socket_key, created_at, last_seen_at, expires_at, ip, user_agent, ended_at, end_reason)
     SELECT 1, $1, 'key' || n, now(), now(), now(), '127.0.0.1', '', now(), 'logout' FROM generate_series(1, 7) n`,
    [first],
  )
  await isWhole((ctx, { before, size }) => listSessions(ctx, first, before, size))
})

test('requests of cash in pages are all of them, in the order of either list', async () => {
  await fill(`INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, handled_at)
    SELECT 1, member, kind, 10000, 'none', status, kind || status, at, CASE status WHEN -1 THEN at END
    FROM (${ROW}) r, (VALUES ('deposit', 0), ('deposit', -1)) k (kind, status)`)
  for (const state of ['open', 'ended', 'all'] as const)
    await isWhole((ctx, page) => listRequests(ctx, { cashType: '', state, ...page }))
})

test('mailings, batches of coupons and the coupons of one in pages are all of them', async () => {
  await fill(`INSERT INTO community.mailing (site_id, request_key, kind, title, text, audience, status, send_at, expected, staff_id, created_at)
    SELECT 1, 'key' || n, 'service', '{"ko":"a","en":"a","vn":"a"}', '{"ko":"a","en":"a","vn":"a"}', '{"who":"all"}', 'scheduled', at, member, 1, at FROM (${ROW}) r`)
  await isWhole((ctx, { before, size }) => listMailings(ctx, before, size))
  await fill(`INSERT INTO coupons.batch (site_id, request_key, kind, amount, count, titles, expires_at, is_once_per_member, state, needs_two, reason, asked_by, asked_at)
    SELECT 1, 'key' || n, 'points', 1000, 10, '{"ko":"a","en":"a","vn":"a"}', at, false, 'issued', false, 'test', member, at FROM (${ROW}) r`)
  await isWhole((ctx, page) => listBatches(ctx, page))
  const { rows } = await server.ownerPool.query<{ id: string }>('SELECT min(batch_id) AS id FROM coupons.batch')
  const batchId = Number(rows[0]?.id)
  await server.ownerPool.query(
    `INSERT INTO coupons.coupon (site_id, batch_id, serial, code_hash, is_once_per_member, expires_at)
     SELECT 1, $1, n, sha256(n::text::bytea), false, now() FROM generate_series(1, 9) n`,
    [batchId],
  )
  for (const state of ['', 'free'] as const) await isWhole((ctx, page) => listCoupons(ctx, batchId, { state, ...page }))
})

test('spins of one moment in pages are all of them', async () => {
  await fill(`INSERT INTO rotary.spin (site_id, member_id, number, request_key, entitlement_id, version, slices, slice, points, roll, seed, hash, own_seed, spun_at)
    SELECT 1, member, number, 'key' || number, n * 10 + number, 1, '[]', 0, 100, 1, seed, sha256(seed), '', at
    FROM (${ROW}) r, generate_series(1, 2) number, (SELECT decode(repeat('00', 32), 'hex') AS seed) s`)
  await isWhole((ctx, page) => listSpins(ctx, page))
})

test('chats in pages are all of them, waiting or answered or closed', async () => {
  await fill(`WITH chat AS (
      INSERT INTO support.chat (site_id, member_id, status, staff_id, last_seq, member_seen_at, waiting_since, begun_at, changed_at, closed_at)
      SELECT 1, member, status, 1, 1, at, CASE WHEN status = 'waiting' THEN at END, at, at, CASE WHEN status = 'closed' THEN at END
      FROM (${ROW}) r, LATERAL (VALUES ('closed'), (CASE WHEN n % 3 = 0 THEN 'open' ELSE 'waiting' END)) s (status) RETURNING chat_id
    ) INSERT INTO support.line (site_id, chat_id, seq, side, text, request_key, happened_at) SELECT 1, chat_id, 1, 'member', 'hello', 'key', now() FROM chat`)
  for (const state of ['open', 'closed'] as const) await isWhole((ctx, page) => listChats(ctx, { state, ...page }))
})

test('members with early-warning signs in pages are all of them, also of one score', async () => {
  await fill(`INSERT INTO protection.sign_score (site_id, member_id, score, signs, scored_at)
    SELECT 1, member, 10 + n % 2 * 10, '[{"sign": "night-play", "points": 10, "count": 5}]', at FROM (${ROW}) r`)
  await isWhole((ctx, page) => listWarnings(ctx, { sign: '', least: 0, contacted: '', ...page }))
})

test('posts that bring something, events, and who took part in one, in pages are all of them', async () => {
  await server.ownerPool.query(`INSERT INTO boards.board (site_id, board, write_level, comment_level, reports_to_review, is_reviewed)
    VALUES (1, 'event', 0, 1, 3, false) ON CONFLICT DO NOTHING`)
  await fill(`INSERT INTO boards.post (site_id, board, ord, staff_id, title, html, title_words, title_grams, text_words, text_grams, status, created_at, changed_at)
    SELECT 1, 'event', 100 + n, 1, '{"ko":"a"}', '{"ko":"a"}', 'a', '{}', 'a', '{}', 'shown', at, at FROM (${ROW}) r WHERE member > 0`)
  await server.ownerPool.query(
    `INSERT INTO boardrewards.event (site_id, post_id, version, way, points, winners, budget, least_letters, from_at, until_at, seed_sealed, hash, state, staff_id, reason, changed_at)
     SELECT 1, post_id, 1, 'everyone', 1, 1, 1, 0, '2020-01-01Z', '2030-01-01Z', '', '', 'open', 1, 'test', now() FROM boards.post WHERE site_id = 1 AND board = 'event'`,
  )
  await isWhole((ctx, page) => listEvents(ctx, page))
  const { rows } = await server.ownerPool.query<{ id: string }>('SELECT min(post_id) AS id FROM boardrewards.event')
  const postId = Number(rows[0]?.id)
  await fill(`INSERT INTO boards.comment (site_id, post_id, member_id, text, status, created_at, changed_at)
    SELECT 1, ${postId}, member, 'a' || n, 'shown', at, at FROM (${ROW}) r`)
  await isWhole((ctx, page) => listEntrants(ctx, postId, page))
  await fill(`INSERT INTO boardrewards.review (site_id, post_id, member_id, version, state, written_at)
    SELECT 1, ${postId} + n, member, 1, 'waiting', at FROM (${ROW}) r`)
  for (const state of ['', 'waiting'] as const) await isWhole((ctx, page) => listReviews(ctx, { state, ...page }))
})
