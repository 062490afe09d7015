import { expect, test } from 'vitest'
import { serveSelfExclude } from '../../protection/calls/member/self-exclude.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { type AskedBet, ballOver, betDesk, betOn, even } from './bets.fixture.ts'

const desk = await betDesk()
const { server, placeAll, member, cash } = desk

const codesOf = async (memberId: number, bets: AskedBet[]) =>
  (await placeAll(memberId, bets)).bets.map(({ code }) => code)
const write = (memberId: number, change: string) =>
  server.ownerPool.query(`UPDATE identity.member SET ${change} WHERE member_id = $1`, [memberId])

test('a bet that passes a limit of its member is B1003, and a smaller one of the same call is taken', async () => {
  const memberId = await member(100_000)
  await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'stake', period: 'day', amount: 3_000 }))
  const bets = [betOn({ stake: 2_000 }), betOn({ stake: 1_001, selections: [even] }), betOn({ selections: [ballOver] })]
  expect(await codesOf(memberId, bets)).toEqual(['0', 'B1003', '0'])
  expect(await cash(memberId)).toBe(97_000)
})

test.each([
  ['B1004', 'the time of a limit is used up', 'time'],
  ['B1005', 'a reality check is due', `reality_due_at = '2020-01-01Z'`],
  ['B1006', 'a time-out holds', `pause = 'time-out', paused_until = '2100-01-01Z'`],
  ['B1001', 'staff barred bets', 'is_betting_barred = true'],
] as const)('a bet is refused with %s while %s', async (code, _, how) => {
  const memberId = await member(100_000)
  if (how === 'time')
    await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'session', period: 'day', amount: 0 }))
  else await write(memberId, how)
  expect(await codesOf(memberId, [betOn()])).toEqual([code])
  expect(await cash(memberId)).toBe(100_000)
})

test('who excludes himself places no bet any more, also one of the same moment; what he staked before stands', async () => {
  const memberId = await member(100_000)
  expect(await codesOf(memberId, [betOn()])).toEqual(['0'])
  const [, ...raced] = await Promise.all([
    server.call(serveSelfExclude, memberId, { months: 6 }),
    ...Array.from({ length: 5 }, () => codesOf(memberId, [betOn({ selections: [even] })])),
  ])
  const taken = raced.flat().filter((code) => code === '0').length
  expect(await cash(memberId)).toBe(99_000 - taken * 1_000)
  expect(await codesOf(memberId, [betOn({ selections: [ballOver] })])).toEqual(['B1006'])
  expect(await cash(memberId)).toBe(99_000 - taken * 1_000)
})
