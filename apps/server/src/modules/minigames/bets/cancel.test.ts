import { expect, test } from 'vitest'
import { closeWagerWriter } from '../../wagers/writer/writer.service.ts'
import { betDesk, betOn, even } from './bets.fixture.ts'

const desk = await betDesk()
const { server, place, takeBack, member, cash } = desk
const again = () => server.clock.set('2026-11-20T06:01:00Z')

test('a bet is taken back with its whole stake, and what the house had on its outcome goes with it', async () => {
  const memberId = await member(10_000)
  const bet = betOn({ stake: 4_000 })
  await place(memberId, bet)
  await place(memberId, betOn({ selections: [even], stake: 1_000 }))
  expect(await takeBack(memberId, bet.slipId)).toMatchObject({ cash: 9_000 })
  expect(await takeBack(memberId, bet.slipId.toUpperCase())).toMatchObject({ cash: 9_000 })
  const { kept, counted } = await desk.exposures()
  expect(kept).toEqual(counted)
  expect(Object.keys(kept)).toEqual(['powerball|2026-11-20T06:05:00Z|sum-parity|even'])
  await desk.nothingIsWrong()
})

test('a bet that was taken back counts neither as the same bet nor in the win of the round', async () => {
  const memberId = await member(10_000)
  const bet = betOn()
  await place(memberId, bet)
  await takeBack(memberId, bet.slipId)
  expect((await place(memberId, betOn())).code).toBe('0')
})

test('it is taken back in its time, before its round closes, and where the game allows it', async () => {
  const memberId = await member(50_000)
  const [late, off, closing, closed] = [betOn(), betOn({ selections: [even] }), betOn(), betOn({ selections: [even] })]
  await place(memberId, late)
  server.clock.advance(30_000)
  await expect(takeBack(memberId, late.slipId)).rejects.toMatchObject({ code: 'B6011' })
  await place(memberId, off)
  await desk.setGame('cancel_seconds = 0')
  await expect(takeBack(memberId, off.slipId)).rejects.toMatchObject({ code: 'B6011' })
  await desk.setGame('cancel_seconds = 60')
  expect(await takeBack(memberId, off.slipId)).toMatchObject({ cash: 49_000 })
  server.clock.set('2026-11-20T06:04:20Z')
  await place(memberId, closing)
  server.clock.set('2026-11-20T06:04:30Z')
  await expect(takeBack(memberId, closing.slipId)).rejects.toMatchObject({ code: 'B6011' })
  again()
  await place(memberId, closed)
  await desk.setState('closed')
  await expect(takeBack(memberId, closed.slipId)).rejects.toMatchObject({ code: 'B6011' })
  await desk.settle({ 'sum-parity': 'even' })
  await expect(takeBack(memberId, closed.slipId)).rejects.toMatchObject({ code: 'B6011' })
  await desk.nothingIsWrong()
})

test('nobody takes back what is another member’s, or was never placed', async () => {
  again()
  await desk.openRound('2026-11-20T06:05:00Z', 'speedkino')
  const [owner, other] = [await member(), await member()]
  const bet = betOn()
  expect((await place(owner, bet, { game: 'speedkino' })).code).toBe('0')
  await expect(takeBack(other, bet.slipId)).rejects.toMatchObject({ code: 'N404' })
  await expect(takeBack(owner, betOn().slipId)).rejects.toMatchObject({ code: 'N404' })
  expect(await cash(owner)).toBe(99_000)
})

test('licensed operation takes no bet back, whatever the game says', async () => {
  const memberId = await member()
  const bet = betOn({ selections: [even] })
  await place(memberId, bet, { game: 'speedkino' })
  const licensed = { ...desk.services, config: { ...server.config, MARU_MODE: 'licensed' as const } }
  await expect(desk.takeBack(memberId, bet.slipId, licensed)).rejects.toMatchObject({ code: 'B6011' })
  await closeWagerWriter(licensed)
})
