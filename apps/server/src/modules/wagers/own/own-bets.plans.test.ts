import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { OPEN } from './own-bets.repository.ts'
import { FIND } from './slip.repository.ts'

const { ownerPool } = await testDatabase()

type Plan = { 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] }

/** What is looked up where a table is read. */
const lookUpsIn = (table: string, plan: Plan): (string | undefined)[] => [
  ...(plan['Relation Name'] === table ? [plan['Index Cond']] : []),
  ...(plan.Plans ?? []).flatMap((part) => lookUpsIn(table, part)),
]

test.each([20_000, 40_000])(
  "a member's open bets of a round are looked up by round and member, also as it is planned while few of %i are open",
  async (wagers) => {
    await ownerPool.query('TRUNCATE wagers.wager')
    await ownerPool.query(
      `INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, selection, stake, live_bets, movements, status)
       SELECT 1, n, now(), 'mini-game', 'maru', 'powerball', '2026-11-27T09:35:00Z', '"odd"', 1000, 1, 1, 'placed' FROM generate_series(1, $1::int) n`,
      [wagers],
    )
    // Some stay open on each page, as in a database at work: the trees keep their heights.
    const { rows: settled } = await ownerPool.query<{ month: string }>(
      `WITH moved AS (UPDATE wagers.wager w SET status = 'settled', settled_at = now() WHERE member_id % 40 > 0 RETURNING w.tableoid)
       SELECT DISTINCT relname AS month FROM moved JOIN pg_class c ON c.oid = moved.tableoid`,
    )
    await ownerPool.query('VACUUM ANALYZE wagers.wager')
    const { rows } = await ownerPool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${OPEN.text}`,
    )
    const found = rows.flatMap((row) => lookUpsIn(settled[0]?.month ?? '', row['QUERY PLAN'][0].Plan))
    expect(found).toEqual([expect.stringMatching(/game_code = .*round = .*member_id \+ 0\) = /)])
  },
)

test.each([
  { before: 0, after: 0 },
  { before: 0, after: 40_000 },
  { before: 300, after: 40_000 },
])(
  'a slip is looked up by its id, also as it is planned after statistics of $before with $after stored',
  async ({ before, after }) => {
    await ownerPool.query('ALTER TABLE wagers.slip DISABLE TRIGGER slip_stays')
    await ownerPool.query('TRUNCATE wagers.slip')
    await ownerPool.query('ALTER TABLE wagers.slip ENABLE TRIGGER slip_stays')
    await storeSlips(0, before)
    await ownerPool.query('VACUUM ANALYZE wagers.slip')
    await storeSlips(before, after)
    const client = await ownerPool.connect()
    try {
      // As on the connections of the bet writer.
      await client.query('SET enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${FIND.text}`,
      )
      const found = rows.flatMap((row) => lookUpsIn('slip', row['QUERY PLAN'][0].Plan))
      expect(found).toEqual([expect.stringContaining('slip_id = o.slip_id')])
    } finally {
      client.release(true)
    }
  },
)

/** By 200 members, with ids in no order. */
const storeSlips = (from: number, to: number) =>
  ownerPool.query(
    `INSERT INTO wagers.slip (site_id, member_id, slip_id, fingerprint, wager_id, placed_at, balance_after)
     SELECT 1, n % 200, gen_random_uuid()::text, 'x', n, now(), 0 FROM generate_series($1::int + 1, $2::int) n`,
    [from, to],
  )
