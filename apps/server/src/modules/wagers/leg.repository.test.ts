import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { findLegs } from './leg.repository.ts'
import { createDice, leg, slipOn } from './own/own-product.fixture.ts'
import type { WagerRef } from './wager-id.rules.ts'
import { createWagerWriter } from './writer/writer.service.ts'

const server = await testServer()
const writer = createWagerWriter(server.contexts)
const dice = createDice(server.contexts, new Set(), writer)
const settling = server.contexts.openDedicatedPool('test', 1)
afterAll(() => Promise.all([writer.close(), settling.close()]))

test('legs are found by the key of each wager, also in a table that was never analysed', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => addMember(server, { cash: 100_000 })))
  const legs = [leg('6', 6_000), leg('even')]
  for (let n = 0; n < 20; n++)
    await Promise.all(
      players.map((memberId) =>
        dice.place({ siteId: 1, memberId, currency: 'KRW' }, slipOn('many', { slipId: `slip-${n}`, legs })),
      ),
    )
  const { rows } = await server.pool.query<WagerRef>(
    'SELECT member_id AS "memberId", placed_at AS "placedAt", wager_id AS "wagerId" FROM wagers.wager ORDER BY wager_id DESC LIMIT 200',
  )
  const about = { who: { kind: 'system', job: 'test' }, siteId: 1 } as const
  await settling.inContext(about, async (ctx) => {
    const found = await findLegs(ctx, rows)
    expect(found.size).toBe(200)
    for (const its of found.values()) expect(its.map(({ outcome }) => outcome)).toEqual(['6', 'even'])
    const [read] = await ctx.db.query<{ rows: number }>(
      `SELECT sum(idx_tup_fetch + seq_tup_read)::int AS rows FROM pg_stat_xact_user_tables WHERE schemaname = 'wagers' AND relname LIKE 'leg\\_%'`,
    )
    // Two each, and not those of all 400 wagers.
    expect(read?.rows).toBeLessThanOrEqual(400)
  })
})
