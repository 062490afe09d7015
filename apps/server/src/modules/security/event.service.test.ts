import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { expectWholeInPages } from '../../testing/walk-pages.ts'
import { deleteOldEventsJob } from './delete-old-events.job.ts'
import { listSecurityEvents } from './event.service.ts'

const server = await testServer()
const { security } = server.contexts
const everything = { kind: '', address: '', subject: '', before: '', size: 20 } as const
const list = async (filter: Partial<Parameters<typeof listSecurityEvents>[1]> = {}, siteId = 1) => {
  await security.flush()
  return server.staff((ctx) => listSecurityEvents(ctx, { ...everything, ...filter }), {}, siteId)
}
const at = (minutes: number) => server.clock.advance(minutes * 60_000)

security.record({ kind: 'member-login-failed', siteId: 1, subject: 'member:5', address: '203.0.113.9' })
at(1)
security.record({ kind: 'staff-login-failed', siteId: 0, address: '198.51.100.7' })
at(1)
security.record({ kind: 'limit-hit', siteId: 2, detail: '/api/captcha', address: '203.0.113.9' })

test('staff see the events of the chosen site and of no site, newest first', async () => {
  expect((await list()).rows.map((row) => row.kind)).toEqual(['staff-login-failed', 'member-login-failed'])
  expect((await list({}, 2)).rows.map((row) => row.kind)).toEqual(['limit-hit', 'staff-login-failed'])
})

test('events are found by kind and by the beginning of address and subject; signs of patterns mean themselves', async () => {
  expect((await list({ kind: 'member-login-failed' })).rows.length).toBe(1)
  expect((await list({ address: '203.' })).rows.length).toBe(1)
  expect((await list({ subject: 'member:5' })).rows.length).toBe(1)
  for (const pattern of ['%', '_', "' OR 1=1 --"])
    expect((await list({ address: pattern })).rows.length, pattern).toBe(0)
})

test('pages are together the whole list, also of events of one moment', async () => {
  for (const siteId of [1, 0, 1, 0, 1])
    security.record({ kind: 'limit-hit', siteId, detail: `/api/${Math.random()}`, address: '203.0.113.10' })
  await expectWholeInPages((page) => list(page))
})

test('the job deletes what is older than 90 days and nothing else', async () => {
  const young = (await list()).rows.length
  await server.ownerPool.query(
    `INSERT INTO platform.security_event (site_id, kind, subject, detail, address, window_start, first_at, last_at, count)
     VALUES (1, 'limit-hit', 'old', '', '', now() - interval '91 days', now() - interval '91 days', now() - interval '91 days', 1)`,
  )
  await server.system((ctx) => deleteOldEventsJob.run(ctx, {}), 0)
  expect((await list()).rows.length).toBe(young)
})
