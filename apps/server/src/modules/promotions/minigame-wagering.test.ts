import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Choice, gameRoom } from '../minigames/minigames.fixture.ts'
import { promotionsModule } from './module.ts'
import { listOwnBonuses } from './own-bonuses.service.ts'
import { grantTo, offerBonus } from './terms.fixture.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00', promotionsModule.observers)
const { server } = room
const round = { ...room.key(), drawAt: new Date('2026-11-23T08:50:00Z') }
const odd: Choice[] = [['power-ball-parity', 'odd']]
const even: Choice[] = [['power-ball-parity', 'even']]
const players: Record<'one' | 'both' | 'large' | 'without', number> = { one: 0, both: 0, large: 0, without: 0 }

const holder = async (code: string): Promise<number> => {
  const memberId = await room.member()
  await grantTo(server, memberId, code, 10_000)
  return memberId
}
const progressOf = async (memberId: number) =>
  (await server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))).list[0]?.progress

beforeAll(async () => {
  await room.open()
  await offerBonus(server, 'mini', { weights: { 'mini-game': 50 }, largestStake: 20_000, multiple: 50 })
  await offerBonus(server, 'slots', { weights: { slot: 100 } })
  players.one = await holder('mini')
  players.both = await holder('mini')
  players.large = await holder('mini')
  players.without = await holder('slots')
  await room.run()
  // A slip that is placed in the very instant of the grant is of the bonus, too.
  server.clock.advance(1_000)
  await room.bet(players.one, round, 10_000, 1_950, odd)
  await room.bet(players.both, round, 10_000, 1_950, odd)
  await room.bet(players.both, round, 10_000, 1_950, even)
  await room.bet(players.large, round, 50_000, 1_950, odd)
  await room.bet(players.large, round, 50_000, 1_950, odd)
  await room.bet(players.without, round, 10_000, 1_950, odd)
  await room.run('2026-11-23T17:49:30+09:00')
  await room.run('2026-11-23T17:50:00+09:00')
  await vi.waitFor(
    async () => {
      await room.settle()
      expect((await room.round(round))?.state).toBe('settled')
    },
    { timeout: 60_000, interval: 200 },
  )
}, 120_000)
afterAll(() => room.close())

test('a mini game counts by its weight what was at risk: the stake, or what it won', async () => {
  // Lost: the stake of 10,000. Won: 9,500 on top of it.
  expect([5_000, 4_750]).toContain(await progressOf(players.one))
})

test('slips on opposite sides of one round count together, and so nearly nothing', async () => {
  // 20,000 were staked and 19,500 paid, whichever side won.
  expect(await progressOf(players.both)).toBe(250)
})

test('all slips of a round count together at most the largest stake', async () => {
  expect(await progressOf(players.large)).toBe(10_000)
})

test('a group without a weight counts nothing', async () => {
  expect(await progressOf(players.without)).toBe(0)
})

test('after all that nothing is wrong with the money', () => room.nothingIsWrong())
