import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { seedWith } from '../../apps/server/seeds/demo.ts'
import { modules } from '../../apps/server/src/app.ts'
import { trialBalance, verify } from '../../apps/server/src/modules/ledger/index.ts'
import { observersOf } from '../../apps/server/src/platform/observers.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { pastOf } from './seed.ts'

const server = await testServer({ at: '2026-11-20T00:10:00+09:00', observers: observersOf(modules) })
const studio = await testDatabase('studio')

test('the demo begins with a week behind it: every won of it in the books, every round known to the studio', async () => {
  const now = server.clock.now()
  const moveTo = (at: Date): void => server.clock.set(at.toISOString())
  expect(await seedWith(server.contexts, { openVendor: pastOf(studio.url), moveTo })).toBe(true)
  expect(server.clock.now()).toEqual(now)

  const { rows } = await server.pool.query(
    `SELECT (SELECT array_agg(DISTINCT status ORDER BY status) FROM cashier.request) AS states, count(*)::int AS wagers,
       count(*) FILTER (WHERE status <> 'settled')::int AS open, max(placed_at) <= $1 AS is_past, sum(stake)::int8 AS stake, sum(payout)::int8 AS payout
     FROM wagers.wager`,
    [now],
  )
  expect(rows[0]).toMatchObject({ states: [-1, 0, 1, 2], open: 0, is_past: true })
  expect(rows[0].wagers).toBeGreaterThan(100)
  const played = await studio.pool.query(
    `SELECT count(*)::int AS wagers, sum(stake)::int8 AS stake, sum(payout)::int8 AS payout FROM studio.round WHERE state = 'paid'`,
  )
  expect(played.rows[0]).toEqual({ wagers: rows[0].wagers, stake: rows[0].stake, payout: rows[0].payout })

  await server.system(async (ctx) => {
    expect(await verify(ctx)).toEqual([])
    for (const { sum } of await trialBalance(ctx)) expect(sum).toBe(0)
  })
  expect(await seedWith(server.contexts, { openVendor: pastOf(studio.url), moveTo })).toBe(false)
}, 300_000)
