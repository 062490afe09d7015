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

test("a member's open bets of a round are looked up by the member, also as it is planned while none is open", async () => {
  const { rows: filled } = await ownerPool.query<{ month: string }>(
    `INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, selection, stake, live_bets, movements, status, settled_at)
     SELECT 1, n, now(), 'mini-game', 'maru', 'powerball', 'over', '"odd"', 1000, 1, 1, 'settled', now() FROM generate_series(1, 20000) n
     RETURNING (SELECT relname FROM pg_class c WHERE c.oid = wager.tableoid) AS month`,
  )
  await ownerPool.query('VACUUM ANALYZE wagers.wager')
  const { rows } = await ownerPool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${OPEN.text}`,
  )
  const found = rows.flatMap((row) => lookUpsIn(filled[0]?.month ?? '', row['QUERY PLAN'][0].Plan))
  expect(found).toEqual([expect.stringContaining('member_id = o.member_id')])
})

test('a slip is looked up by its id, also as it is planned before there is any', async () => {
  const { rows } = await ownerPool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${FIND.text}`,
  )
  const found = rows.flatMap((row) => lookUpsIn('slip', row['QUERY PLAN'][0].Plan))
  expect(found).toEqual([expect.stringContaining('slip_id = o.slip_id')])
})
