import { expect, test } from 'vitest'
import type { Ctx } from '../../../platform/context.ts'
import { testServer } from '../../../testing/context.ts'
import { addBranch, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import { newestRequests } from './cash.service.ts'
import { newestBets } from './newest-bets.service.ts'
import { newestSettled } from './wagers.service.ts'

const server = await testServer()
const MEMBERS = 2_000
const WAGERS = 20_000
const AT_ONCE = 2_000
/** The last page begins behind so many of them. */
const DEEP = WAGERS - 2_000

const [head = 0, , , , store = 0] = await addBranch(server)
await setRates(server, head, flat(100))
const stranger = await addPartner(server, 1)
const chainId = await chainOf(server, store)

/** Whether somebody is a member is not looked at here: places and wagers are enough. */
const fill = async (): Promise<void> => {
  const run = (sql: string, values: unknown[] = []) => server.ownerPool.query(sql, values)
  await run(
    `INSERT INTO partner.place (site_id, member_id, partner_id, since)
     SELECT 1, 1000000 + n, CASE WHEN n % 50 = 0 THEN $2::bigint ELSE $1::bigint END, now() FROM generate_series(1, ${MEMBERS}) n`,
    [store, stranger],
  )
  await run(
    `UPDATE partner.node n SET own_members = (SELECT count(*) FROM partner.place p WHERE p.partner_id = n.partner_id)`,
  )
  // A bet a second, until the clock of the test. In parts: whoever reads journals waits for the oldest transaction that is open.
  for (let from = 1; from <= WAGERS; from += AT_ONCE) {
    const until = from + AT_ONCE - 1
    await run(
      `INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, stake, live_bets, movements, settlements, status, settled_at, rate_chain_id)
       SELECT 1, 1000001 + n * 7919 % ${MEMBERS}, at, 'slot', 'studio', 'koi', n::text, 1000, 1, 1, 1, 'settled', at, $1
       FROM (SELECT n, $2::timestamptz - (${WAGERS} - n) * interval '1 second' AS at FROM generate_series($3::int, $4::int) n) r`,
      [chainId, server.clock.now(), from, until],
    )
    await run(
      `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, handled_at, staff_id)
       SELECT 1, 1000001 + n * 7919 % ${MEMBERS}, 'deposit', 10000, 'none', 1, n::text, now(), now(), 1 FROM generate_series($1::int, $2::int) n`,
      [from, until],
    )
  }
  await run(
    `INSERT INTO wagers.settlement (site_id, member_id, settled_at, wager_id, placed_at, version, kind, product, vendor_code, game_code, stake, payout, turnover, rate_chain_id)
     SELECT site_id, member_id, settled_at, wager_id, placed_at, 1, 'settled', product, vendor_code, game_code, stake, 0, stake, rate_chain_id FROM wagers.wager ORDER BY placed_at`,
  )
  await run('VACUUM ANALYZE')
}
await fill()

type Plan = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] } & Partial<
  Record<'Rows Removed by Filter' | 'Rows Removed by Index Recheck', number>
>
/** Rows of what grows that are looked at. */
const rowsIn = (plan: Plan): number => {
  const isLong = /^(wager|settlement|request)/.test(plan['Relation Name'] ?? '')
  const looked =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), isLong ? looked * plan['Actual Loops'] : 0)
}
const rowsReadBy = (read: (ctx: Ctx) => Promise<unknown>): Promise<number> =>
  server.system(async (ctx) => {
    const asked = ctx.db.query.bind(ctx.db)
    let rows = 0
    const counting = async (text: string, values?: unknown[]) => {
      const found = await asked<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
      for (const plan of found) rows += rowsIn(plan['QUERY PLAN'][0].Plan)
      return asked(text, values)
    }
    await read({ ...ctx, db: { ...ctx.db, query: counting as typeof ctx.db.query } })
    return rows
  })

const whose = { aboveId: head, memberId: 0 }
const day = { from: new Date('2026-11-19T15:00:00Z'), until: new Date('2026-11-20T15:00:00Z') }
const everything = { from: new Date('2026-11-01T00:00:00Z'), until: day.until }
const at = (n: number): Date => new Date(server.clock.now().getTime() - n * 1_000)

test('a page of many members looks at a small part of what there is, the first as well as one far back', async () => {
  const bets = (n: number) => (ctx: Ctx) =>
    newestBets(ctx, whose, everything, n === 0 ? undefined : { placedAt: at(n), wagerId: 1 }, 21)
  const wagers = (n: number) => (ctx: Ctx) =>
    newestSettled(
      ctx,
      head,
      { branchId: 0, product: '', only: '' },
      day,
      n === 0 ? undefined : { settledAt: at(n), wagerId: 1 },
      21,
    )
  const requests = (n: number) => (ctx: Ctx) =>
    newestRequests(ctx, whose, { cashType: '', before: n === 0 ? Number.MAX_SAFE_INTEGER : WAGERS - n }, 21)
  for (const [name, list, deep] of [
    ['bets', bets, DEEP],
    ['wagers', wagers, DEEP],
    ['requests', requests, DEEP],
  ] as const) {
    for (const n of [0, WAGERS / 2, deep])
      expect(await rowsReadBy(list(n)), `${name} behind ${n}`).toBeLessThan(WAGERS / 4)
  }
})

test('a page is whole wherever it begins', async () => {
  const found = await server.system((ctx) => newestBets(ctx, whose, everything, { placedAt: at(DEEP), wagerId: 1 }, 21))
  expect(found).toHaveLength(21)
  const few = await server.system((ctx) =>
    newestBets(ctx, { aboveId: stranger, memberId: 0 }, everything, undefined, 21),
  )
  expect(few).toHaveLength(21)
})
