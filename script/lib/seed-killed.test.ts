import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { trialBalance, verify } from '../../apps/server/src/modules/ledger/index.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { ROOT } from './root.ts'

const killed = { server: await testServer(), studio: await testDatabase('studio') }
const calm = { server: await testServer(), studio: await testDatabase('studio') }
const dataDir = mkdtempSync(join(tmpdir(), 'maru-seed-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** The statement before which each start dies; by night the ends fall into every part of the seed, by day into one. */
const ALL_ENDS = [40, 390, 702, 1301]
const share = Number(process.env.SHARE ?? 0) % ALL_ENDS.length
const ENDS = process.env.HOSTILE === 'whole' ? ALL_ENDS : ALL_ENDS.slice(share, share + 1)
/** Both weeks end at this moment, to be the same; the starts come later. */
const BEGUN_AT = '2026-11-20T00:10:00+09:00'

type Demo = typeof killed

const start = async ({ server, studio }: Demo, end = 0): Promise<unknown> => {
  const program = join(import.meta.dirname, 'seed-killed.fixture.ts')
  const env = { ...process.env, DATABASE_URL: server.config.DATABASE_URL, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [program, studio.url, dataDir, String(end)], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  return signal ?? code
}

const factsOf = async ({ server, studio }: Demo) => {
  const platform = await server.ownerPool.query(
    `SELECT (SELECT count(*) FROM platform.outbox) AS untold, (SELECT count(*) FROM audit.entry) AS audited,
       (SELECT json_agg(row ORDER BY row::text) FROM (SELECT site_id, mem_id, status FROM identity.member) row) AS members,
       (SELECT json_agg(row ORDER BY row::text) FROM (SELECT mem_id, game_code, s.status, end_reason, count(*) FROM games.session s
          JOIN identity.member USING (member_id) GROUP BY 1, 2, 3, 4) row) AS sessions,
       (SELECT json_agg(row ORDER BY row::text) FROM (SELECT mem_id, w.status, game_code, stake, payout, placed_at::date AS day, count(*)
          FROM wagers.wager w JOIN identity.member USING (member_id) GROUP BY 1, 2, 3, 4, 5, 6) row) AS wagers,
       (SELECT json_agg(row ORDER BY row::text) FROM (SELECT mem_id, r.cash_type, r.amount, r.status, r.request_key, r.created_at::date AS day
          FROM cashier.request r JOIN identity.member USING (member_id)) row) AS requests,
       (SELECT json_agg(row ORDER BY row::text) FROM (SELECT site_id, kind_no, currency_no, amount, count(*) FROM ledger.transfer GROUP BY 1, 2, 3, 4) row) AS transfers,
       (SELECT count(*) FROM community.message) AS messages`,
  )
  const rounds = await studio.ownerPool.query(
    `SELECT site, game_code, state, stake, payout, created_at::date AS day, count(*) FROM studio.round GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
  )
  const sittings = await studio.ownerPool.query('SELECT started_at FROM studio.session ORDER BY 1')
  return { platform: platform.rows, rounds: rounds.rows, sittings: sittings.rows }
}

test('a start that was killed while it seeded is gone on with by the next: the demo is whole and nothing in it twice', async () => {
  for (const { server } of [killed, calm])
    await server.ownerPool.query('INSERT INTO platform.demo_seed (begun_at) VALUES ($1)', [BEGUN_AT])

  const undisturbed = start(calm)
  for (const end of ENDS) expect(await start(killed, end)).toBe('SIGKILL')
  expect(await start(killed)).toBe(0)
  expect(await undisturbed).toBe(0)

  const facts = await factsOf(killed)
  expect(facts).toEqual(await factsOf(calm))
  expect(facts.rounds.length).toBeGreaterThan(50)
  await killed.server.system(async (ctx) => {
    expect(await verify(ctx)).toEqual([])
    for (const { sum } of await trialBalance(ctx)) expect(sum).toBe(0)
  })
}, 300_000)
