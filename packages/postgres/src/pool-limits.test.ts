import { testDatabase } from '@maru/testkit'
import { afterAll, describe, expect, test } from 'vitest'
import { createPool, type PoolWork } from './pool.ts'

const { ownerUrl: url } = await testDatabase('empty')
const pools: ReturnType<typeof createPool>[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.end())))
const poolOf = (work: PoolWork, settings: Record<string, string> = {}, address = url) => {
  const pool = createPool(address, { work, settings, max: 1 })
  pools.push(pool)
  return pool
}
const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const
const settingsOf = async (pool: ReturnType<typeof createPool>) => {
  const { rows } = await pool.query(`SELECT name, setting::int AS ms FROM pg_settings WHERE name = ANY($1)`, [SETTINGS])
  return new Map(rows.map(({ name, ms }) => [name, ms] as const))
}

describe('the limits of a pool', () => {
  test('are there for whatever serves others, and a job has minutes where a request has seconds', async () => {
    for (const work of ['request', 'writer', 'read', 'job'] as const) {
      const limits = await settingsOf(poolOf(work))
      for (const setting of SETTINGS) expect(limits.get(setting), `${work} ${setting}`).toBeGreaterThan(0)
    }
    const [request, job] = [await settingsOf(poolOf('request')), await settingsOf(poolOf('job'))]
    for (const setting of SETTINGS) expect(job.get(setting)).toBeGreaterThan(request.get(setting) ?? 0)
  })

  test('are none for whoever is alone, such as a migration', async () => {
    const limits = await settingsOf(poolOf('unbounded'))
    expect([...limits.values()]).toEqual([0, 0, 0])
  })

  test('hold beside the settings of a pool, and what an address says of them comes first', async () => {
    const plan = poolOf('request', { plan_cache_mode: 'force_generic_plan' })
    expect((await plan.query('SHOW plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
    const address = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c lock_timeout=77ms -c synchronous_commit=off')}`
    const own = poolOf('request', {}, address)
    expect((await settingsOf(own)).get('lock_timeout')).toBe(77)
    expect((await settingsOf(own)).get('statement_timeout')).toBe(15_000)
    expect((await own.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }])
  })

  test('end a transaction that its caller left open, with the locks it held', async () => {
    const [forgetful, other] = [poolOf('request', { idle_in_transaction_session_timeout: '50ms' }), poolOf('request')]
    await other.query('CREATE TABLE held (n int)')
    const client = await forgetful.connect()
    const cut = new Promise((resolve) => client.once('error', resolve))
    await client.query('BEGIN')
    await client.query('LOCK TABLE held')
    await other.query('INSERT INTO held VALUES (1)')
    expect(await cut).toMatchObject({ message: expect.stringMatching(/idle-in-transaction|terminat/) })
    client.release(true)
  })

  test('end a statement that waits for a lock, and the connection serves on', async () => {
    const [holder, waiting] = [poolOf('unbounded'), poolOf('request', { lock_timeout: '50ms' })]
    const client = await holder.connect()
    await client.query('BEGIN')
    await client.query('LOCK TABLE held')
    await expect(waiting.query('SELECT * FROM held')).rejects.toMatchObject({ code: '55P03' })
    await client.query('ROLLBACK')
    client.release()
    expect((await waiting.query('SELECT count(*)::int AS n FROM held')).rows).toEqual([{ n: 1 }])
  })
})
