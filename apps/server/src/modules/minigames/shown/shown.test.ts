import { createHash } from 'node:crypto'
import {
  type DataOf,
  minigames,
  type miniProof,
  type miniResults,
  type miniSlots,
  type miniStatistics,
} from '@maru/contract'
import { recomputeRound } from '@maru/draws'
import { afterAll, expect, test } from 'vitest'
import { addMember } from '../../../testing/members.fixture.ts'
import { serveMiniResults } from '../calls/guest/list-results.ts'
import { serveMiniProof } from '../calls/guest/show-proof.ts'
import { serveMiniSlots } from '../calls/guest/show-slots.ts'
import { serveMiniStatistics } from '../calls/guest/show-statistics.ts'
import { gameRoom } from '../minigames.fixture.ts'
import { setUpGames } from '../set-up/set-up.service.ts'
import { statisticsOf } from './statistics.rules.ts'

const room = await gameRoom('2026-11-23T23:47:00+09:00')
const { server } = room
const guest = { kind: 'guest' } as const
const slots = (type: string, prodId = 'maru', who: number | typeof guest = guest) =>
  server.call<DataOf<typeof miniSlots>>(serveMiniSlots, who, { prodId, type })
const results = (body: object) => server.call<DataOf<typeof miniResults>>(serveMiniResults, guest, body)
const proof = (roundId?: string, type = 'powerball') =>
  server.call<DataOf<typeof miniProof>>(serveMiniProof, guest, { type, roundId })
const statistics = (body: object) => server.call<DataOf<typeof miniStatistics>>(serveMiniStatistics, guest, body)

await room.open('powerball')
await server.system(setUpGames)
await room.run()
for (const at of ['23:50:01', '23:55:01']) await room.run(`2026-11-23T${at}+09:00`)
for (const at of ['00:00:01', '00:05:01', '00:06:00']) await room.run(`2026-11-24T${at}+09:00`)
await room.settle()
afterAll(room.close)

test('the slots of a game show its running round, markets with exact probabilities, limits and last results', async () => {
  const shown = await slots('powerball')
  expect(serveMiniSlots.call.data.safeParse(shown).success).toBe(true)
  expect(shown).toMatchObject({
    serverTime: '2026-11-23T15:06:00.000Z',
    isOn: true,
    round: { roundId: '2026-11-23T15:10:00Z', day: '2026-11-24', number: 2, state: 'open' },
    pricesVersion: 1,
    limits: {
      minimum: 1_000,
      maximum: 1_000_000,
      maximumWin: 10_000_000,
      maximumWinOfRound: 20_000_000,
      cancelSeconds: 30,
    },
  })
  expect(shown.markets[0]).toEqual({
    code: 'power-ball-parity',
    ways: 1,
    outcomes: [
      { code: 'odd', price: 1_950, probability: '1/2', returnBp: 9_750 },
      { code: 'even', price: 1_950, probability: '1/2', returnBp: 9_750 },
    ],
  })
  expect(shown.results.map(({ day, number }) => `${day} ${number}`)).toEqual([
    '2026-11-24 1',
    '2026-11-23 288',
    '2026-11-23 287',
    '2026-11-23 286',
  ])
  expect(shown.chain).toMatchObject({ chainId: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('limits are those of the level of whoever asks', async () => {
  const memberId = await addMember(server, { level: 4 })
  expect((await slots('powerball', 'maru', memberId)).limits.maximum).toBe(5_000_000)
})

test('a game without a chain shows when it would be drawn, and takes no bets', async () => {
  expect(await slots('speedkino')).toMatchObject({ isOn: false, chain: null, round: { number: 2, state: 'closed' } })
})

test.each([
  ['maru', 'roulette'],
  ['other', 'powerball'],
  ['maru', '__proto__'],
])('%s has no game %s', async (prodId, type) => {
  await expect(slots(type, prodId)).rejects.toMatchObject({ code: 'N404' })
})

test('results are of a day of Seoul, newest first, with 00:00 as the last of the day before; a number finds one', async () => {
  const numbers = async (body: object) =>
    (await results({ type: 'powerball', ...body })).list.map(({ number }) => number)
  expect(await numbers({})).toEqual([1])
  expect(await numbers({ day: '2026-11-23' })).toEqual([288, 287, 286])
  expect(await numbers({ day: '2026-11-23 12:00:00', number: 287 })).toEqual([287])
  expect(await numbers({ day: '2026-11-22' })).toEqual([])
  expect(await numbers({ day: '2026-11-23', page: 2 })).toEqual([])
  expect((await results({ type: 'powerball', day: '2026-11-23' })).pageInfo).toEqual({
    page: 1,
    count_per_list: 10,
    tatal_list_count: 3,
  })
  expect(await numbers({ day: '9999-12-31' })).toEqual([])
  // No calendar has a year 0.
  await expect(numbers({ day: '0000-01-01' })).rejects.toThrow('day')
})

test('a proof recomputes its round, and there is none before the draw', async () => {
  const shown = await proof('2026-11-23T15:00:00Z')
  expect(serveMiniProof.call.data.safeParse(shown).success).toBe(true)
  const { chain, link, draw } = shown
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
  const recomputed = recomputeRound({
    game: 'powerball',
    revealed: { number: link.number, link: bytes(link.hex) },
    known: { number: 0, link: bytes(chain.commitment) },
    salt: bytes(chain.salt),
  })
  expect(recomputed).toMatchObject({ isCommitted: true, draw })
  let hashed: Buffer = Buffer.from(link.hex, 'hex')
  for (let i = 0; i < link.number; i++) hashed = createHash('sha256').update(hashed).digest()
  expect(hashed.toString('hex')).toBe(chain.commitment)
  expect(chain.saltStaff).toBe(0)
  for (const roundId of [
    '2026-11-23T15:10:00Z',
    '2026-11-23T08:00:00Z',
    '2026-02-31T08:00:00Z',
    '2026-11-23T15:01:00Z',
  ])
    await expect(proof(roundId), roundId).rejects.toMatchObject({ code: 'N404' })
})

test('without a round the proof is that of the newest drawn one, and says where there is none', async () => {
  expect((await proof()).round.roundId).toBe('2026-11-23T15:05:00Z')
  await expect(proof(undefined, 'speedkino')).rejects.toMatchObject({ code: 'N404', detail: { why: 'none' } })
})

test('statistics count the draws that there were, and are counted anew after each', async () => {
  const day = await statistics({ type: 'powerball' })
  expect(day.rounds).toBe(4)
  const { list } = await results({ type: 'powerball', day: '2026-11-23' })
  const winners = [...(await results({ type: 'powerball' })).list, ...list].map((row) => row.winners['sum-parity'])
  for (const { code, outcomes } of day.markets) {
    expect(
      outcomes.reduce((sum, { times }) => sum + times, 0),
      code,
    ).toBe(4)
    for (const outcome of outcomes)
      if (code === 'sum-parity') expect(outcome.times).toBe(winners.filter((one) => one === outcome.code).length)
  }
  expect(day.numbers.reduce((sum, { times }) => sum + times, 0)).toBe(20)
  await room.run('2026-11-24T00:10:01+09:00')
  expect((await statistics({ type: 'powerball' })).rounds).toBe(5)
  expect((await statistics({ type: 'kinoladder', period: 'week' })).rounds).toBe(0)
})

test('a run ends with the first other winner, and what did not come has no distance', () => {
  const winners = ['odd', 'odd', 'even', 'odd', 'odd', 'odd', 'even']
  const draws = winners.map((parity) => ({
    draw: { numbers: [1], powerBall: null },
    winners: { start: 'left', lines: '3', parity, 'start-lines': 'left-3' },
  }))
  const { markets } = statisticsOf('powerladder', draws, 35)
  expect(markets.find(({ code }) => code === 'parity')?.outcomes).toEqual([
    { code: 'odd', times: 5, longestRun: 3, since: 1, probability: '1/2' },
    { code: 'even', times: 2, longestRun: 1, since: 0, probability: '1/2' },
  ])
  expect(markets[0]?.outcomes[1]).toMatchObject({ code: 'right', times: 0, longestRun: 0, since: null })
})

test('every game has its statistics', async () => {
  for (const type of minigames)
    expect(serveMiniStatistics.call.data.safeParse(await statistics({ type })).success).toBe(true)
})
