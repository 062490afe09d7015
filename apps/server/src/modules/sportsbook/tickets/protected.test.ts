import { expect, test } from 'vitest'
import { serveSelfExclude } from '../../protection/calls/member/self-exclude.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { sportsDesk, ticketId } from '../sportsbook.fixture.ts'

const desk = await sportsDesk()
const { server, owner } = desk
const eventId = await desk.addEvent()
const body = await desk.ticketOn([eventId])
const placeFor = async (memberId: number, changes: Partial<typeof body> = {}) =>
  (await desk.place(memberId, { ...body, ticketId: ticketId(), ...changes })).code

test('a ticket that passes a limit of its member is refused, at once, held or after its delay', async () => {
  const memberId = await desk.member()
  const live = await desk.ticketOn([await desk.addEvent({ state: 'live' })], { stake: 3_000 })
  await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'stake', period: 'day', amount: 5_000 }))
  expect(await placeFor(memberId, { stake: 5_001 })).toBe('B1003')
  expect(await placeFor(memberId, { stake: 600_000 })).toBe('B1003')
  expect((await desk.place(memberId, live)).code).toBe('0')
  expect(await placeFor(memberId, { stake: 4_000 })).toBe('0')
  server.clock.advance(5_000)
  await desk.due()
  expect(await desk.ticket(memberId, live.ticketId)).toMatchObject({ state: 'refused', code: 'B1003' })
  expect(await desk.cash(memberId)).toBe(996_000)
})

test.each([
  ['B1004', 'the time of a limit is used up', 'time'],
  ['B1005', 'a reality check is due', `reality_due_at = '2020-01-01Z'`],
  ['B1006', 'a time-out holds', `pause = 'time-out', paused_until = '2100-01-01Z'`],
  ['B1001', 'staff barred bets', 'is_betting_barred = true'],
  ['B0095', 'the member is a partner', `tier = 'PTN_1'`],
] as const)('a ticket is refused with %s while %s', async (code, _, how) => {
  const memberId = await desk.member()
  if (how === 'time')
    await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'session', period: 'day', amount: 0 }))
  else await owner.query(`UPDATE identity.member SET ${how} WHERE member_id = $1`, [memberId])
  expect(await placeFor(memberId)).toBe(code)
  expect(await desk.cash(memberId)).toBe(1_000_000)
})

test('who excludes himself has no ticket accepted any more, and gets back what a trader still holds', async () => {
  const memberId = await desk.member()
  const held = { ...body, ticketId: ticketId(), stake: 600_000 }
  expect((await desk.place(memberId, held)).ticket?.state).toBe('referred')
  await server.call(serveSelfExclude, memberId, { months: 6 })
  expect(await placeFor(memberId)).toBe('B1006')
  server.clock.advance(10 * 60_000)
  await desk.due()
  expect([await desk.cash(memberId), await desk.held(memberId)]).toEqual([1_000_000, 0])
})
