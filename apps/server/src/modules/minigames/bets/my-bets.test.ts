import { expect, test } from 'vitest'
import { listGroups, listPlaces } from '../../games/catalogue.service.ts'
import { listRecentWins } from '../../games/lobby.service.ts'
import '../lobby.service.ts'
import { listWagers, wagerDetail } from '../../wagers/history.service.ts'
import { toPayOf } from './bet.rules.ts'
import { ballOver, betDesk, betOn, even, FIRST_DRAW, odd } from './bets.fixture.ts'

const desk = await betDesk()
const { server, place, member, myBets, takeBack } = desk
const NEXT = '2026-11-20T06:10:00Z'
await desk.openRound(NEXT)
const both = { selections: [odd, ballOver], price: 3_696, stake: 2_000 }

test('a bet pays whole units, floored, and nothing that no number says exactly', () => {
  expect(toPayOf({ stake: 1_001, price: 1_950 })).toBe(1_951)
  expect(toPayOf({ stake: Number.MAX_SAFE_INTEGER, price: 1_950 })).toBeUndefined()
})

test('own bets show what they are on, what they may win and until when they may be taken back', async () => {
  const memberId = await member(10_000)
  const bet = betOn(both)
  const { betIdx } = await place(memberId, bet)
  const taken = betOn({ selections: [even] })
  await place(memberId, taken)
  await takeBack(memberId, taken.slipId)
  expect(await myBets(memberId)).toEqual({
    list: [
      expect.objectContaining({ slipId: taken.slipId, state: 'cancelled', stake: 1_000, payout: 0, cancelUntil: null }),
      {
        betIdx,
        slipId: bet.slipId,
        roundId: FIRST_DRAW,
        day: '2026-11-20',
        number: 181,
        selections: [
          { ...ballOver, state: 'open' },
          { ...odd, state: 'open' },
        ],
        price: 3_696,
        stake: 2_000,
        toWin: 7_392,
        payout: 0,
        state: 'open',
        placedAt: '2026-11-20T06:01:00.000Z',
        cancelUntil: '2026-11-20T06:01:30.000Z',
      },
    ],
    pageInfo: { page: 1, count_per_list: 10, tatal_list_count: 2 },
  })
  expect((await myBets(memberId, 'powerladder')).list).toEqual([])
  expect((await myBets(await member())).list).toEqual([])
})

test('a won and a lost bet say so, by their selections too, and those of one round can be asked for alone', async () => {
  const memberId = await member(10_000)
  await place(memberId, betOn(both))
  await place(memberId, betOn({ selections: [even] }))
  server.clock.set('2026-11-20T06:06:00Z')
  await place(memberId, betOn(), { draw: NEXT })
  await desk.settle({ 'sum-parity': 'odd', 'power-ball-side': 'over' })
  const { list, pageInfo } = await myBets(memberId, 'powerball', FIRST_DRAW)
  expect(list.map(({ state, payout, cancelUntil }) => ({ state, payout, cancelUntil }))).toEqual([
    { state: 'lost', payout: 0, cancelUntil: null },
    { state: 'won', payout: 7_392, cancelUntil: null },
  ])
  expect(list[0]?.selections).toEqual([{ ...even, state: 'lost' }])
  expect(pageInfo.tatal_list_count).toBe(2)
  expect((await myBets(memberId, 'powerball', NEXT)).list).toHaveLength(1)
  expect((await myBets(memberId, 'powerball', '2026-13-45T99:99:00Z')).list).toEqual([])
  expect((await myBets(memberId)).pageInfo.tatal_list_count).toBe(3)
  await desk.nothingIsWrong()
})

test('what came back of a cancelled round is the stake, so that stakes and payouts make the balance', async () => {
  const memberId = await member(10_000)
  const draw = '2026-11-20T06:15:00Z'
  await desk.openRound(draw)
  server.clock.set('2026-11-20T06:11:00Z')
  await place(memberId, betOn(), { draw })
  const taken = betOn({ selections: [even] })
  await place(memberId, taken, { draw })
  await takeBack(memberId, taken.slipId)
  await desk.giveBack(draw)
  expect((await myBets(memberId, 'powerball', draw)).list).toMatchObject([
    { state: 'cancelled', stake: 1_000, payout: 0 },
    { state: 'returned', stake: 1_000, payout: 1_000, selections: [{ state: 'void' }] },
  ])
  expect(await desk.cash(memberId)).toBe(10_000)
})

test.each([
  ['ko', '파워볼', '파워볼 오버 4.5 · 합 홀', '합 홀'],
  ['en', 'Powerball', 'Power ball over 4.5 · Sum odd', 'Sum odd'],
  ['vn', 'Powerball', 'Bóng Power tài 4.5 · Tổng lẻ', 'Tổng lẻ'],
] as const)('the history says in %s what was bet on', async (language, gameName, selection, leg) => {
  server.clock.set('2026-11-20T06:07:00Z')
  const memberId = await member(10_000)
  const { betIdx } = await place(memberId, betOn(both), { draw: NEXT })
  const asked = { groupKey: 'mini-game', vendorCode: '', oldYn: 'N', page: 1 } as const
  const history = await server.member(memberId, (ctx) => listWagers({ ...ctx, language }, memberId, asked))
  expect(history.list).toMatchObject([
    {
      gameType: 'mini-game',
      vendorKey: 'maru',
      vendorName: { ko: '미니게임', en: 'Mini games', vn: 'Mini game' }[language],
      gameName,
      selection,
    },
  ])
  const detail = await server.member(memberId, (ctx) => wagerDetail({ ...ctx, language }, memberId, betIdx as string))
  expect(detail).toMatchObject({
    canReplay: false,
    terms: { price: 3_696, rulesVersion: 'minigames-1' },
    legs: [{ price: 2_000 }, { words: leg, price: 2_000 }],
  })
})

test('a won bet stands among the newest wins under the name of its game, without a replay', async () => {
  const wins = await server.guest((ctx) => listRecentWins({ ...ctx, language: 'ko' }))
  expect(wins).toHaveLength(2)
  for (const win of wins) expect(win).toMatchObject({ gameName: '파워볼', amount: 7_392, win: '' })
})

test('the lobby counts the games that are on, under their names', async () => {
  const groups = () => server.guest(listGroups)
  expect(await groups()).toMatchObject([{ groupCode: 'mini-game', vendors: 4, games: 4 }])
  await desk.setGame('is_on = false', 'kinoladder')
  expect(await groups()).toMatchObject([{ groupCode: 'mini-game', vendors: 3, games: 3 }])
  const places = await server.guest((ctx) =>
    listPlaces({ ...ctx, language: 'vn' }, { groupCode: 'mini-game', code: '' }),
  )
  expect(places.map(({ vendorKey, codeName, games, isOwn }) => ({ vendorKey, codeName, games, isOwn }))).toEqual([
    { vendorKey: 'powerball', codeName: 'Powerball', games: 1, isOwn: true },
    { vendorKey: 'powerladder', codeName: 'Power Ladder', games: 1, isOwn: true },
    { vendorKey: 'speedkino', codeName: 'Speed Kino', games: 1, isOwn: true },
  ])
})
