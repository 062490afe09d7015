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
const session = (memberId: number, userAgent: string, ip = '203.0.113.7') =>
  owner.query(
    `INSERT INTO identity.session (site_id, member_id, socket_key, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES (1, $1, md5(random()::text), $2, $2, $2::timestamptz + interval '2 hours', $4, $3)`,
    [memberId, server.clock.now(), userAgent, ip],
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
  // Who may not read members reads no names.
  const { rows } = await server.staff((ctx) => showFlags(ctx, {}), { permissions: ['sports.read'] })
  expect(rows.flatMap((row) => row.members.map(({ memNick }) => memNick))).toEqual(members.map(() => ''))
})

test('found again by others the same day it has all of them, and is the newest again', async () => {
  const [event, later] = [await desk.addEvent(), await desk.addEvent()]
  const bet = async (on: number) => {
    server.clock.advance(20 * 60_000)
    const members = await Promise.all(Array.from({ length: 5 }, () => desk.member()))
    for (const member of members) expect((await desk.place(member, await desk.ticketOn([on]))).code).toBe('0')
    await find()
    return members
  }
  const first = await bet(event)
  await bet(later)
  expect((await flags('together'))[0]?.market).toMatchObject({ eventId: String(later) })
  const second = await bet(event)
  const [flag] = await flags('together')
  expect(flag?.market).toMatchObject({ eventId: String(event) })
  expect(flag?.members.map(({ memberId }) => memberId).sort()).toEqual([...first, ...second].sort())
})

test('of a market with many tickets those of one place are compared, however new their accounts are', async () => {
  const event = await desk.addEvent()
  const early = await desk.member()
  await desk.place(early, await desk.ticketOn([event]))
  await owner.query(
    `WITH copied AS (
       INSERT INTO sportsbook.ticket
       SELECT (jsonb_populate_record(t, jsonb_build_object('ticket_id', gen_random_uuid(), 'number', nextval('sportsbook.ticket_number'), 'wager_id', 1000000 + n))).*
       FROM sportsbook.ticket t, generate_series(1, 1000) n WHERE t.member_id = $1 RETURNING site_id, member_id, ticket_id)
     INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version)
     SELECT site_id, member_id, ticket_id, 1, $2, '1', '1', 1880, false, 1 FROM copied`,
    [early, event],
  )
  const [one, other] = [await desk.member(), await desk.member()]
  for (const member of [one, other]) await session(member, 'another browser', '203.0.113.8')
  await desk.place(one, await desk.ticketOn([event]))
  const against = await desk.ticketOn([event], { selections: [await desk.pick(event, { outcome: '3' })] })
  await desk.place(other, against)
  await find()
  const [flag] = await flags('both-sides')
  expect(flag?.market).toMatchObject({ eventId: String(event) })
  expect(flag?.members.map(({ memberId }) => memberId).sort()).toEqual([one, other].sort())
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
