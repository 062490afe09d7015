import { sportFlags } from '@maru/contract'
import { expect, test } from 'vitest'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { saveFlags } from './flag.repository.ts'
import { findNewFlags, showFlags } from './flags.service.ts'

const desk = await sportsDesk()
const { server, owner } = desk
const find = () => server.system(findNewFlags)
const flags = async (kind: 'beats-close' | 'together' | 'both-sides') =>
  (await server.staff((ctx) => showFlags(ctx, { kind }))).rows
const session = (memberId: number, userAgent: string) =>
  owner.query(
    `INSERT INTO identity.session (site_id, member_id, socket_key, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES (1, $1, md5(random()::text), $2, $2, $2::timestamptz + interval '2 hours', '203.0.113.7', $3)`,
    [memberId, server.clock.now(), userAgent],
  )

test('the same selection by many members within minutes is one flag, once it is found and again', async () => {
  const event = await desk.addEvent()
  const members = await Promise.all(Array.from({ length: 5 }, () => desk.member()))
  for (const member of members) expect((await desk.place(member, await desk.ticketOn([event]))).code).toBe('0')
  await find()
  await find()
  const [flag, ...others] = await flags('together')
  expect(others).toEqual([])
  expect(flag?.members.map(({ memberId }) => memberId).sort()).toEqual(members.sort())
  expect(flag?.market).toMatchObject({ eventId: String(event), outcomes: [expect.stringContaining('1')] })
})

test('both sides of a market by members of one device are a flag; nobody is held up by it', async () => {
  const event = await desk.addEvent()
  const [one, other] = [await desk.member(), await desk.member()]
  for (const member of [one, other]) await session(member, 'the same browser')
  await desk.place(one, await desk.ticketOn([event]))
  const against = await desk.ticketOn([event], { selections: [await desk.pick(event, { outcome: '3' })] })
  expect((await desk.place(other, against)).code).toBe('0')
  await find()
  const [flag] = await flags('both-sides')
  expect(flag).toMatchObject({ market: { isSameDevice: true } })
  expect(flag?.members.map(({ memberId }) => memberId).sort()).toEqual([one, other].sort())
  expect((await desk.place(other, await desk.ticketOn([await desk.addEvent()]))).code).toBe('0')
})

test('a member whose prices were better than those at the start is a flag', async () => {
  const member = await desk.member(10_000_000)
  const events = await Promise.all(Array.from({ length: 20 }, () => desk.addEvent()))
  for (const event of events) {
    expect((await desk.place(member, await desk.ticketOn([event]))).code).toBe('0')
    // Since then the outcome has become far more likely; then the match began.
    await owner.query(
      `INSERT INTO sportsdata.price_history (event_id, market_key, at, version, state, outcomes) VALUES ($1, '1', $2, 2, 'active', $3)`,
      [event, server.clock.now(), JSON.stringify([{ id: '1', price: null, probability: 700_000_000, isActive: true }])],
    )
    await owner.query('UPDATE sportsdata.event SET starts_at = $2 WHERE event_id = $1', [
      event,
      new Date(server.clock.now().getTime() + 1),
    ])
  }
  server.clock.advance(60_000)
  await find()
  expect(await flags('beats-close')).toMatchObject([
    { members: [{ memberId: member }], close: { compared: 20, beaten: 20 } },
  ])
})

test('one that is found again comes up again, and pages go on behind when it was found', async () => {
  const flag = (subject: string, members: number) =>
    ({
      kind: 'beats-close',
      subject,
      memberIds: Array.from({ length: members }, (_, i) => i + 1),
      facts: close,
    }) as const
  const close = { compared: 30, beaten: 25, edgeBp: 200 }
  const save = (found: ReturnType<typeof flag>[]) => {
    server.clock.advance(60_000)
    return server.system((ctx) => saveFlags(ctx, found))
  }
  await owner.query('DELETE FROM sportsbook.flag')
  for (let n = 1; n <= 21; n++) await save([flag(String(n), n)])
  await save([flag('1', 100)])
  const page = async (before?: string) =>
    sportFlags.data.parse(await server.staff((ctx) => showFlags(ctx, before === undefined ? {} : { before })))
  const first = await page()
  expect(first.rows.map(({ members }) => members.length)).toEqual([
    100,
    ...Array.from({ length: 19 }, (_, i) => 21 - i),
  ])
  expect((await page(first.next ?? '')).rows.map(({ members }) => members.length)).toEqual([2])
})
