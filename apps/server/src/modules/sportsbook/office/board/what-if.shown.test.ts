import { sportsWhatIf } from '@maru/contract'
import { expect, test } from 'vitest'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { showWhatIf } from './what-if.service.ts'

const desk = await sportsDesk()
const { server } = desk
const show = async (eventId: number) => sportsWhatIf.data.parse(await server.staff((ctx) => showWhatIf(ctx, eventId)))

test('of soccer it is by final score, by winner and by total, with what a ticket that waits would make of the worst', async () => {
  const eventId = await desk.addEvent()
  const price = await desk.priceOf(eventId)
  const lost = (stake: number) => Math.floor((stake * price) / 1_000) - stake
  await desk.place(await desk.member(), await desk.ticketOn([eventId], { stake: 30_000 }))
  const shown = await show(eventId)
  expect(shown.tickets).toBe(1)
  expect(shown.cells).toHaveLength(36)
  expect(shown.cells.find(({ home, away }) => home === 2 && away === 1)?.profit).toBe(-lost(30_000))
  expect(shown.byWinner.map(({ profit }) => profit)).toEqual([-lost(30_000), 30_000, 30_000])
  expect(shown.byTotal).toHaveLength(8)
  expect(shown).toMatchObject({
    worst: { profit: -lost(30_000) },
    best: { profit: 30_000 },
    expected: null,
    ifTaken: [],
  })

  // Above the limit of referral of the level.
  const [memberId, stake] = [await desk.member(5_000_000), 900_000]
  expect((await desk.place(memberId, await desk.ticketOn([eventId], { stake }))).ticket?.state).toBe('referred')
  const { ifTaken, worst } = await show(eventId)
  expect(worst?.profit).toBe(-lost(30_000))
  expect(ifTaken).toMatchObject([{ stake, worst: -lost(30_000) - lost(stake), nick: expect.stringMatching(/./) }])
  // Also while the answer for those who may read members is kept.
  const unnamed = await server.staff((ctx) => showWhatIf(ctx, eventId), { permissions: ['sports.read'] })
  expect(unnamed.ifTaken).toMatchObject([{ stake, nick: '' }])
})

test('of another sport it is by the outcomes of the winner market, each of the tickets on it', async () => {
  const eventId = await desk.addEvent({ sport: 'basketball' })
  const market = '219'
  await desk.setMarket(eventId, market, { '4': 0.5, '5': 0.5 })
  const pick = await desk.pick(eventId, { market, outcome: '4' })
  await desk.place(await desk.member(), await desk.ticketOn([], { selections: [pick], sizes: [1], stake: 20_000 }))
  const { cells, byWinner } = await show(eventId)
  expect(cells).toEqual([])
  expect(byWinner.map(({ profit }) => profit)).toEqual([20_000 - Math.floor((20_000 * pick.price) / 1_000), 20_000])
})

test('there is none of an event that there is not', async () => {
  await expect(show(999_999_999)).rejects.toThrow('STAFF_NOT_FOUND')
})
