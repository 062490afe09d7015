import { randomUUID } from 'node:crypto'
import type { MailAudience, MailingKind } from '@maru/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember, addSecondSite, grantCash } from '../../../testing/people.ts'
import { listMessages, readAllMessages, readMessage } from '../message.service.ts'
import { askMailing, cancelMailing, countReceivers, showMailing } from './mailing-desk.service.ts'
import { sendDueMailingsJob, sendMailing } from './send-mailing.job.ts'
import { addTemplate, listTemplates, saveTemplate } from './template-desk.service.ts'

const server = await testServer()
await addSecondSite(server)
const texts = (text: string) => ({ ko: text, en: text, vn: text })
const written = { title: texts('제목'), text: texts('글') }
const everybody: MailAudience = { who: 'all' }
type Asked = {
  kind?: MailingKind
  audience?: MailAudience
  sendAt?: string
  requestKey?: string
  expected?: number
}
const ask = ({
  kind = 'service',
  audience = everybody,
  sendAt = '',
  requestKey = randomUUID(),
  expected = 1_000,
}: Asked = {}) => server.staff((ctx) => askMailing(ctx, { ...written, kind, audience, sendAt, expected, requestKey }))
const work = (mailingId: number, atOnce?: number, siteId = 1) =>
  server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId }, (ctx) =>
    sendMailing(ctx, mailingId, atOnce),
  )
const sendNow = async (asked: Asked = {}) => {
  const { mailingId } = await ask(asked)
  await work(mailingId)
  return mailingId
}
const receivers = (audience: MailAudience, kind: MailingKind = 'service') =>
  server.staff((ctx) => countReceivers(ctx, kind, audience))
const unreadOf = async (memberId: number) => (await server.member(memberId, (ctx) => listMessages(ctx, 1))).unread
/** How often each member of the site has got it. */
const copies = async (mailingId: number): Promise<number[]> => {
  const { rows } = await server.ownerPool.query(
    `SELECT m.member_id, count(c.message_id)::int AS copies FROM identity.member m
     LEFT JOIN community.message c ON c.site_id = m.site_id AND c.member_id = m.member_id AND c.mailing_id = $1
     WHERE m.site_id = 1 AND m.status = 'active' GROUP BY m.member_id ORDER BY m.member_id`,
    [mailingId],
  )
  return rows.map((row) => row.copies)
}
const query = (part: object): MailAudience => ({
  who: 'query',
  registeredFrom: '',
  registeredUntil: '',
  lastLoginFrom: '',
  lastLoginUntil: '',
  balanceFrom: null,
  balanceUntil: null,
  ...part,
})

let people: number[] = []
beforeEach(async () => {
  people = [await addMember(server, { level: 1 }), await addMember(server, { level: 3 })]
})
afterEach(async () => {
  await server.ownerPool.query(`UPDATE identity.member SET status = 'locked', lock_reason = 'x', status_before_lock = 'active'
    WHERE status = 'active'`)
})

describe('to whom', () => {
  test('all: nobody who is locked, waits, or is of another site', async () => {
    await addMember(server, { siteId: 2 })
    await addMember(server, { status: 'pending' })
    expect(await receivers(everybody)).toEqual({ receivers: 2, unknown: [] })
    const mailingId = await sendNow()
    expect(await Promise.all(people.map(unreadOf))).toEqual([1, 1])
    expect(await server.staff((ctx) => showMailing(ctx, mailingId))).toMatchObject({ status: 'sent', sent: 2, read: 0 })
  })

  test('levels, and a list of logins with those that nobody has', async () => {
    const memId = `Abc${randomUUID().slice(0, 8)}`
    const named = await addMember(server, { memId: memId.toLowerCase(), level: 3 })
    expect(await receivers({ who: 'levels', levels: [3, 9] })).toMatchObject({ receivers: 2 })
    const list: MailAudience = { who: 'ids', memIds: [memId.toUpperCase(), 'nobody99'] }
    expect(await receivers(list)).toEqual({ receivers: 1, unknown: ['nobody99'] })
    await sendNow({ audience: list })
    expect(await unreadOf(named)).toBe(1)
  })

  test('a query: since when they are members, when they were last here, what they hold', async () => {
    const [poor = 0, rich = 0] = people
    await server.system((ctx) => grantCash(ctx, rich, 50_000))
    await server.ownerPool.query(
      `UPDATE identity.member SET last_login_at = '2026-11-10T23:59:00+09:00' WHERE member_id = $1`,
      [poor],
    )
    expect(await receivers(query({}))).toMatchObject({ receivers: 2 })
    expect(await receivers(query({ balanceFrom: 50_000 }))).toMatchObject({ receivers: 1 })
    expect(await receivers(query({ balanceUntil: 49_999 }))).toMatchObject({ receivers: 1 })
    expect(await receivers(query({ lastLoginUntil: '2026-11-10' }))).toMatchObject({ receivers: 1 })
    expect(await receivers(query({ lastLoginUntil: '2026-11-09' }))).toMatchObject({ receivers: 0 })
    expect(await receivers(query({ registeredFrom: '2026-11-21' }))).toMatchObject({ receivers: 0 })
  })

  test('what the list of members finds: by a part of the id or nickname as it was typed, and the status', async () => {
    const part = randomUUID().slice(0, 8)
    const named = await addMember(server, { memId: `q${part}` })
    const search = (changes: object) => receivers({ who: 'search', search: part, status: '', ...changes })
    expect(await search({})).toMatchObject({ receivers: 1 })
    expect(await search({ search: ` ${part.toUpperCase()} ` })).toMatchObject({ receivers: 1 })
    expect(await search({ search: `%${part}` })).toMatchObject({ receivers: 0 })
    expect(await search({ status: 'suspended' })).toMatchObject({ receivers: 0 })
    expect(await search({ search: '', status: 'active' })).toMatchObject({ receivers: people.length + 1 })
    // Of one that is locked neither the list nor a status makes a receiver.
    await addMember(server, { memId: `z${part}`, status: 'locked' })
    expect(await search({ search: `z${part}`, status: 'locked' })).toMatchObject({ receivers: 0 })
    await sendNow({ audience: { who: 'search', search: part, status: 'active' } })
    expect(await Promise.all([named, ...people].map(unreadOf))).toEqual([1, 0, 0])
  })

  test('marketing goes to who has agreed, and to nobody who rests or is excluded, nor after an exclusion that was not lifted', async () => {
    const [first = 0, second = 0] = people
    expect(await receivers(everybody, 'marketing')).toMatchObject({ receivers: 0 })
    const pauseOf = (memberId: number, pause: string | null, until: string | null) =>
      server.ownerPool.query(
        'UPDATE identity.member SET takes_marketing = true, pause = $2, paused_until = $3 WHERE member_id = $1',
        [memberId, pause, until],
      )
    await pauseOf(first, null, null)
    await pauseOf(second, 'self-exclusion', '2026-11-01T00:00:00Z')
    expect(await receivers(everybody, 'marketing')).toMatchObject({ receivers: 1 })
    await pauseOf(first, 'time-out', '2026-12-01T00:00:00Z')
    expect(await receivers(everybody, 'marketing')).toMatchObject({ receivers: 0 })
    expect(await receivers(everybody, 'service')).toMatchObject({ receivers: 2 })
    await pauseOf(first, 'time-out', '2026-11-01T00:00:00Z')
    await sendNow({ kind: 'marketing' })
    expect(await Promise.all(people.map(unreadOf))).toEqual([1, 0])
  })
})

test('a job that is killed anywhere, and others that go on beside it, send each member exactly one', async () => {
  for (let no = 0; no < 38; no++) await addMember(server)
  const { mailingId } = await ask()
  const kill = async () => {
    const { rows } = await server.ownerPool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND usename <> current_user`,
    )
    return rows.length
  }
  let [kills, died] = [0, 0]
  for (let tries = 0; tries < 60; tries++) {
    const running = [work(mailingId, 1), work(mailingId, 2)].map((job) => job.catch(() => void died++))
    for (let turn = 0; tries < 12 && turn < 3 + tries; turn++) kills += await kill()
    await Promise.all(running)
    if ((await server.staff((ctx) => showMailing(ctx, mailingId))).status === 'sent') break
  }
  expect(await copies(mailingId)).toEqual(Array.from({ length: 40 }, () => 1))
  expect(await server.staff((ctx) => showMailing(ctx, mailingId))).toMatchObject({ status: 'sent', sent: 40 })
  expect(kills).toBeGreaterThan(0)
  expect(died).toBeGreaterThan(0)
})

test('a scheduled one waits for its time in Seoul, is taken up by whoever is there, and may be cancelled until then', async () => {
  const [first, second] = [await ask({ sendAt: '2026-11-20 18:30:00' }), await ask({ sendAt: '2026-11-20 18:30:00' })]
  await work(first.mailingId)
  expect(await copies(first.mailingId)).toEqual([0, 0])
  const cancel = () => codeOf(server.staff((ctx) => cancelMailing(ctx, second.mailingId)))
  expect([await cancel(), await cancel()]).toEqual(['done', 'STAFF_ALREADY_HANDLED'])
  const due = async () => {
    await server.system((ctx) => sendDueMailingsJob.run(ctx, {}))
    const { rows } = await server.ownerPool.query(
      `SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'community.send-mailing' AND key IS NOT NULL AND key = 'mailing:' || $1`,
      [first.mailingId],
    )
    return rows[0].n
  }
  expect(await due()).toBe(0)
  server.clock.set('2026-11-20T18:30:00+09:00')
  expect(await due()).toBe(1)
  for (const { mailingId } of [first, second]) await work(mailingId)
  expect([await copies(first.mailingId), await copies(second.mailingId)]).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(await codeOf(server.staff((ctx) => cancelMailing(ctx, first.mailingId)))).toBe('STAFF_ALREADY_HANDLED')
  expect(await codeOf(ask({ sendAt: '2026-11-20 18:29:59' }))).toBe('STAFF_INVALID')
})

test('a press that arrives twice is one mailing; its key for another is refused', async () => {
  const requestKey = randomUUID()
  const [once, again] = [await ask({ requestKey }), await ask({ requestKey })]
  expect(again).toEqual(once)
  expect(await codeOf(ask({ requestKey, kind: 'marketing' }))).toBe('STAFF_CONFLICT')
})

test('who has read it is counted once, also after the message is gone', async () => {
  const [first = 0, second = 0] = people
  const mailingId = await sendNow()
  await server.member(first, readAllMessages)
  const [message] = (await server.member(second, (ctx) => listMessages(ctx, 1))).list
  for (let no = 0; no < 2; no++) await server.member(second, (ctx) => readMessage(ctx, message?.msgIdx ?? 0))
  await server.ownerPool.query('DELETE FROM community.message WHERE mailing_id = $1', [mailingId])
  expect(await server.staff((ctx) => showMailing(ctx, mailingId))).toMatchObject({ sent: 2, read: 2 })
})

test('a template has a name of its own, and is not saved over another’s change', async () => {
  const template = { ...written, name: '점검 안내', kind: 'service' as const }
  const { templateId } = await server.staff((ctx) => addTemplate(ctx, template))
  expect(await codeOf(server.staff((ctx) => addTemplate(ctx, template)))).toBe('STAFF_CONFLICT')
  const save = () => codeOf(server.staff((ctx) => saveTemplate(ctx, templateId, { ...template, version: 1 })))
  expect([await save(), await save()]).toEqual(['done', 'STAFF_CONFLICT'])
  expect((await server.staff(listTemplates)).rows).toMatchObject([{ name: '점검 안내', version: 2 }])
})

test('a mailing that would reach more members than were confirmed is not sent', async () => {
  const { receivers: now } = await receivers(everybody)
  await addMember(server, {})
  const answer = await ask({ expected: now }).catch((error) => error)
  expect(answer).toMatchObject({ code: 'STAFF_CONFLICT', detail: { receivers: now + 1 } })
  await ask({ expected: now + 1 })
})

test('the same key ten times at once is one mailing, and each is told which', async () => {
  const asked = { requestKey: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(asked)))
  expect(new Set(answers.map(({ mailingId }) => mailingId)).size).toBe(1)
})
