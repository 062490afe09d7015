import { afterAll, expect, test } from 'vitest'
import { createBatchPoster } from '../ledger/index.ts'
import { correctionDesk } from './correct-round.fixture.ts'
import { roundOf } from './own/own-product.fixture.ts'
import { settleChunk } from './settle-chunk.service.ts'

const desk = await correctionDesk()
const dedicated = desk.server.contexts.openDedicatedPool('settle', 1)
afterAll(() => Promise.all([desk.close(), dedicated.close()]))

type Statement = { name?: string; text: string }
type Plan = { Plans?: Plan[]; 'Join Filter'?: string }
type Explained = { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }

/** By what a plan compares each row of one side with each of the other. */
const filtersOf = (plan: Plan): string[] => [
  ...(plan['Join Filter'] ? [plan['Join Filter']] : []),
  ...(plan.Plans ?? []).flatMap(filtersOf),
]

test('no statement of a settlement compares each row with each other one, even as it is planned for tables that are nearly empty', async () => {
  for (const member of await Promise.all([desk.member(1_000), desk.member(1_000)]))
    await desk.place(member, 'plans', 's', 1_000)
  const chunk = { round: roundOf('plans'), which: 'open', from: { memberId: 0, wagerId: 0 }, size: 10 } as const
  const result = { result: 1_950, legs: [{ state: 'won' }] } as const
  const about = { who: { kind: 'system', job: 'test' }, siteId: 1 } as const
  const found = await dedicated.inContext(about, async (ctx) => {
    const { client } = ctx.db
    const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<Explained>
    const asked: Statement[] = []
    const noting = (...all: unknown[]) => {
      asked.push(all[0] as Statement)
      return query(...all)
    }
    client.query = noting as unknown as typeof client.query
    await settleChunk(ctx, chunk, () => result, createBatchPoster())
    client.query = query as unknown as typeof client.query
    const joins: Record<string, string[]> = {}
    for (const { name = '', text } of asked.filter((one) => one.name?.startsWith('wagers.'))) {
      const { rows } = await query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`)
      joins[name] = rows.flatMap((row) => filtersOf(row['QUERY PLAN'][0].Plan))
    }
    return joins
  })
  const statements = ['decide_legs', 'find_debts', 'insert_settlements', 'lock_round', 'move', 'of_round']
  expect(found).toEqual(Object.fromEntries(statements.map((name) => [`wagers.${name}`, []])))
})
