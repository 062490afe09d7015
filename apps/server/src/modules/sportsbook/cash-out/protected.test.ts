import { afterAll, expect, test } from 'vitest'
import { serveSelfExclude } from '../../protection/calls/member/self-exclude.ts'
import { setCashOutOffer } from '../tickets/cash-out-offer.ts'
import { cashOutDesk } from './cash-out.fixture.ts'
import { shownOfferOf } from './cash-out.service.ts'

setCashOutOffer(shownOfferOf)
const desk = await cashOutDesk()
const { server, owner } = desk
afterAll(() => desk.close())

const CASH = 100_000
const cashedOut = async (memberId: number, ticketId: string) => {
  const { value = 0 } = (await desk.offer(memberId, ticketId)) ?? {}
  expect(await desk.cashOut(memberId, ticketId, { stake: 4_000 })).toMatchObject({ code: '0' })
  expect(await desk.cashOut(memberId, ticketId)).toMatchObject({ code: '0', ticket: { state: 'cashed' } })
  // Of two parts each is floored.
  expect((await desk.cash(memberId)) - (CASH - 10_000)).toBeGreaterThanOrEqual(value - 1)
  await desk.nothingIsWrong()
}

test.each([
  ['staff barred bets', 'is_betting_barred = true'],
  ['staff barred bets and withdrawals', 'is_betting_barred = true, is_withdrawal_barred = true'],
  ['a reality check is due', `reality_due_at = '2020-01-01Z'`],
  ['a time-out holds', `pause = 'time-out', paused_until = '2100-01-01Z'`],
])('who may place nothing since %s is paid for what is open', async (_, how) => {
  const memberId = await desk.member(CASH)
  const ticketId = await desk.placed(memberId, [await desk.addEvent()])
  await owner.query(`UPDATE identity.member SET ${how} WHERE member_id = $1`, [memberId])
  await cashedOut(memberId, ticketId)
})

test('who excludes himself is paid for what is open, also where its match is under way', async () => {
  const memberId = await desk.member(CASH)
  const [first, event] = [await desk.placed(memberId, [await desk.addEvent()]), await desk.addEvent()]
  await server.call(serveSelfExclude, memberId, { months: 6 })
  await cashedOut(memberId, first)
  const other = await desk.member(CASH)
  const live = await desk.placed(other, [event])
  await server.call(serveSelfExclude, other, { months: 6 })
  await desk.setEvent(event, 'live')
  expect(await desk.cashOut(other, live)).toMatchObject({ code: '0', doneAt: null })
  server.clock.advance(10_000)
  await desk.delaysEnd()
  expect(await desk.ticket(other, live)).toMatchObject({ state: 'cashed' })
  await desk.nothingIsWrong()
})
