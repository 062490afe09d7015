import { register } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'

const server = await testServer()
const { security } = server.contexts
const event = { kind: 'limit-hit', siteId: 1, detail: '/api/member/login', address: '203.0.113.9' } as const
const stored = async () => {
  await security.flush()
  const { rows } = await server.pool.query(
    'SELECT site_id, kind, subject, detail, address, count, first_at, last_at FROM platform.security_event_view ORDER BY event_id',
  )
  return rows
}
const counted = async (kind: string): Promise<number> => {
  const metric = await register.getSingleMetric('maru_security_events_total')?.get()
  return metric?.values.find(({ labels }) => labels.kind === kind)?.value ?? 0
}

beforeEach(() => server.ownerPool.query('TRUNCATE platform.security_event'))

test('events alike within ten minutes are one row with its count, its first and its last time', async () => {
  const first = server.clock.now()
  security.record(event)
  await security.flush()
  server.clock.advance(60_000)
  security.record(event)
  security.record(event)
  expect(await stored()).toEqual([
    {
      site_id: 1,
      kind: 'limit-hit',
      subject: '',
      detail: '/api/member/login',
      address: '203.0.113.9',
      count: 3,
      first_at: first,
      last_at: server.clock.now(),
    },
  ])
  server.clock.advance(10 * 60_000)
  security.record(event)
  expect(await stored()).toHaveLength(2)
})

test('however many addresses a flood has, its rows are bounded and every event is counted', async () => {
  server.clock.advance(10 * 60_000)
  for (let no = 0; no < 3_000; no++) security.record({ ...event, address: `2001:db8::${no.toString(16)}` })
  const rows = await stored()
  expect(rows.length).toBeLessThanOrEqual(501)
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(3_000)
})

test('an event is persisted though its transaction rolls back, and counted in the metrics', async () => {
  const before = await counted('member-login-failed')
  const undone = server.contexts.inContext({ who: { kind: 'guest' }, siteId: 2, ip: '198.51.100.7' }, async (ctx) => {
    ctx.securityEvent('member-login-failed', { subject: 'member:7' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const [row] = await stored()
  expect(row).toMatchObject({ site_id: 2, kind: 'member-login-failed', subject: 'member:7', address: '198.51.100.7' })
  expect(await counted('member-login-failed')).toBe(before + 1)
})

test('two processes that store the same events at once add their counts', async () => {
  const { createSecurityLog } = await import('./security-log.ts')
  const { readingOn } = await import('../db/reading.ts')
  const logs = [1, 2, 3].map(() => createSecurityLog(server.clock, server.contexts.log, readingOn(server.pool)))
  for (const log of logs) for (let no = 0; no < 50; no++) log.record({ ...event, address: `203.0.113.${no}` })
  await Promise.all(logs.map((log) => log.flush()))
  const rows = await stored()
  expect(rows).toHaveLength(50)
  expect(rows.every((row) => row.count === 3)).toBe(true)
})

test('what the database did not take is stored by a later try', async () => {
  await server.ownerPool.query('ALTER TABLE platform.security_event RENAME TO away')
  security.record(event)
  await security.flush()
  await server.ownerPool.query('ALTER TABLE platform.away RENAME TO security_event')
  expect(await stored()).toMatchObject([{ count: 1 }])
})

test('the application can neither write, change nor delete a row by itself', async () => {
  security.record(event)
  await security.flush()
  for (const sql of [
    'UPDATE platform.security_event SET count = 1',
    'DELETE FROM platform.security_event',
    'TRUNCATE platform.security_event',
    "INSERT INTO platform.security_event (site_id, kind, subject, detail, address, window_start, first_at, last_at, count) VALUES (1, 'a', '', '', '', now(), now(), now(), 1)",
  ])
    await expect(server.pool.query(sql)).rejects.toThrow(/permission denied/)
})
