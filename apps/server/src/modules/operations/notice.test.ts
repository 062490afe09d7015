import { beforeEach, expect, test } from 'vitest'
import { raiseNotice } from '../../platform/notices/notices.ts'
import { testServer } from '../../testing/context.ts'
import { listEntries } from '../audit/entry.service.ts'
import { listNotices, resolveNotice } from './notice.service.ts'

const server = await testServer()
const given = async (siteId: number): Promise<number> => {
  const { rows } = await server.ownerPool.query(
    `INSERT INTO platform.outbox (site_id, name, payload, attempts, last_error, dead_at)
     VALUES ($1, 'site.content-changed', '{"what": "site"}', 10, 'no answer', now()) RETURNING id`,
    [siteId],
  )
  const detail = { name: 'site.content-changed', attempts: 10, error: 'no answer' }
  await server.system((ctx) =>
    raiseNotice(ctx.db, { siteId, kind: 'event-undelivered', subject: String(rows[0].id), detail }),
  )
  return rows[0].id
}
const events = async () =>
  (await server.ownerPool.query('SELECT attempts, dead_at FROM platform.outbox ORDER BY id')).rows
const list = (siteId = 1) => server.staff(listNotices, {}, siteId)
const resolve = (noticeId: number, act: 'retry' | 'discard', siteId = 1) =>
  server.staff((ctx) => resolveNotice(ctx, noticeId, act), {}, siteId)

beforeEach(() => server.ownerPool.query('TRUNCATE platform.outbox, platform.notice'))

test('staff see the notices of their site and of the installation, with the event and its error', async () => {
  const eventId = await given(1)
  await given(2)
  await given(0)
  const rows = await list()
  expect(rows.map(({ siteId }) => siteId)).toEqual([0, 1])
  expect(rows[1]).toMatchObject({
    kind: 'event-undelivered',
    eventId,
    event: 'site.content-changed',
    attempts: 10,
    error: 'no answer',
  })
})

test('a retry gives an event all its attempts again, a discard removes it, and both are audited', async () => {
  await given(1)
  await given(1)
  const [second, first] = await list()
  await resolve(first?.noticeId ?? 0, 'retry')
  await resolve(second?.noticeId ?? 0, 'discard')
  expect(await events()).toEqual([{ attempts: 0, dead_at: null }])
  expect(await list()).toEqual([])
  const filter = { action: 'operations.', staff: '', target: '', before: '', size: 10 }
  const { rows } = await server.staff((ctx) => listEntries(ctx, filter))
  expect(rows.map(({ action }) => action)).toEqual(['operations.discard-event', 'operations.retry-event'])
})

test('what is gone, of another site, or not for staff to end is refused', async () => {
  await given(2)
  await server.system((ctx) =>
    raiseNotice(ctx.db, { siteId: 0, kind: 'months-ahead', subject: 'ledger.entry', detail: { months: 1 } }),
  )
  const [ofSite2] = (await list(2)).filter(({ siteId }) => siteId === 2)
  const [months] = await list(1)
  for (const noticeId of [ofSite2?.noticeId ?? 0, months?.noticeId ?? 0, 999_999])
    await expect(resolve(noticeId, 'discard')).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  expect(await events()).toHaveLength(1)
})

test('two staff who act at once: one acts, the other learns that it is gone', async () => {
  await given(1)
  const [notice] = await list()
  const both = await Promise.allSettled([
    resolve(notice?.noticeId ?? 0, 'retry'),
    resolve(notice?.noticeId ?? 0, 'discard'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
