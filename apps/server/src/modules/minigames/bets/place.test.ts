import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { house, memberPurse, post } from '../../ledger/index.ts'
import { savePrices } from '../prices/price.service.ts'
import { ballOver, betDesk, betOn, even, FIRST_DRAW, odd } from './bets.fixture.ts'
import { placeBets } from './place.service.ts'

const desk = await betDesk()
const { server, place, placeAll, member, cash } = desk
await desk.openRound(FIRST_DRAW, 'powerladder')
await desk.openRound(FIRST_DRAW, 'kinoladder')
await desk.openRound('2026-11-20T06:10:00Z')

test('a bet takes its stake, keeps its price and says until when it may be taken back', async () => {
  const memberId = await member(10_000)
  const answer = await placeAll(memberId, [betOn()])
  expect(answer).toMatchObject({
    bets: [{ code: '0', price: 1_950, cancelUntil: '2026-11-20T06:01:30.000Z' }],
    cash: 9_000,
  })
  expect(answer.bets[0]?.betIdx).toMatch(/^\w+-\w+$/)
  const { rows } = await server.pool.query(
    `SELECT product, vendor_code, game_code, round, stake::int, price::int, rules_version, legs FROM wagers.wager WHERE member_id = $1`,
    [memberId],
  )
  expect(rows).toEqual([
    {
      product: 'mini-game',
      vendor_code: 'maru',
      game_code: 'powerball',
      round: '2026-11-20T06:05:00Z',
      stake: 1_000,
      price: 1_950,
      rules_version: 'minigames-1',
      legs: 1,
    },
  ])
})

test('several bets of a call stand each for itself, and their money is taken in their order', async () => {
  const memberId = await member(2_500)
  const answer = await placeAll(memberId, [
    betOn(),
    betOn({ selections: [even], stake: 2_000 }),
    betOn({ selections: [even], stake: 1_500 }),
    betOn({ selections: [ballOver], price: 2_000 }),
  ])
  expect(answer.bets.map(({ code }) => code)).toEqual(['0', 'B6000', '0', 'B6006'])
  expect(answer.cash).toBe(0)
})

test('where none is accepted the call is refused with the code of the first, and says the same of each', async () => {
  const memberId = await member(10_000)
  const bets = [betOn({ stake: 999 }), betOn({ stake: 2_000_000 })]
  const asked = { prodId: 'maru', type: 'powerball' as const, roundId: FIRST_DRAW, bets }
  const refusal = await server
    .inSteps(memberId, (ctx) => placeBets(ctx, asked, desk.services))
    .catch((no: unknown) => no)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    code: 'B6001',
    detail: { bets: [{ code: 'B6001' }, { code: 'B6002' }], cash: 10_000 },
  })
  await expect(
    server.inSteps(memberId, (ctx) => placeBets(ctx, { ...asked, prodId: 'other' }, desk.services)),
  ).rejects.toMatchObject({ code: 'N404' })
})

test('who lacks the cash and has bonus money is shown that it cannot be used here', async () => {
  const memberId = await member(500)
  await server.system((ctx) =>
    post(ctx, {
      ...{ kind: 'bonus-granted', currency: 'KRW', from: house('promotion'), to: memberPurse(memberId, 'bonus') },
      ...{ amount: won(50_000), key: `bonus:${memberId}` },
    }),
  )
  expect(await placeAll(memberId, [betOn()])).toMatchObject({ bets: [{ code: 'B6014', betIdx: null }], cash: 500 })
})

test.each([
  ['a stake that the member lacks', { stake: 200_000 }, 'B6000'],
  ['less than the least', { stake: 999 }, 'B6001'],
  ['more than the most', { stake: 1_000_001 }, 'B6002'],
  ['another price than is in force', { price: 1_960 }, 'B6006'],
  ['no market of the game', { selections: [{ market: 'start', outcome: 'left' }] }, 'B6010'],
  ['no outcome of the market', { selections: [{ market: 'sum-parity', outcome: 'under' }] }, 'B6010'],
  ['one market twice', { selections: [odd, even] }, 'B6009'],
  ['markets that depend on each other', { selections: [odd, { market: 'sum-side', outcome: 'over' }] }, 'B6009'],
  [
    'more ways than four',
    { selections: [odd, ballOver, { market: 'sum-side', outcome: 'over' }, { market: 'sum-size', outcome: 'small' }] },
    'B6009',
  ],
])('%s is refused, and nothing is taken', async (_what, changes, code) => {
  const memberId = await member(100_000)
  expect((await place(memberId, betOn(changes))).code).toBe(code)
  expect(await cash(memberId)).toBe(100_000)
})

test('a refused price says the one that is in force, also of a combination', async () => {
  const memberId = await member()
  expect(await place(memberId, betOn({ price: 1_900 }))).toMatchObject({ code: 'B6006', price: 1_950 })
  const both = { selections: [odd, ballOver], price: 4_000 }
  const refused = await place(memberId, betOn(both))
  expect(refused.code).toBe('B6006')
  expect(await place(memberId, betOn({ ...both, price: refused.price as number }))).toMatchObject({ code: '0' })
})

test('a combination is a power ball market with one of the sum; in a power ladder any two of start, lines and finish, in a kino ladder none of start and lines', async () => {
  const memberId = await member()
  const start = { market: 'start', outcome: 'left' }
  const lines = { market: 'lines', outcome: '3' }
  const finish = { market: 'parity', outcome: 'even' }
  for (const pair of [
    [start, lines],
    [lines, finish],
    [start, finish],
  ])
    expect(await place(memberId, betOn({ selections: pair, price: 3_696 }), { game: 'powerladder' })).toMatchObject({
      code: '0',
    })
  const all = betOn({ selections: [start, lines, finish], price: 7_000 })
  expect((await place(memberId, all, { game: 'powerladder' })).code).toBe('B6009')
  const kino = betOn({ selections: [start, lines], price: 3_696 })
  expect((await place(memberId, kino, { game: 'kinoladder' })).code).toBe('B6009')
})

test('a win above the limit of the member’s level is refused, of one bet and of all bets on the round together', async () => {
  const exact = (n: number, stake: number) =>
    betOn({ selections: [{ market: 'power-ball-exact', outcome: String(n) }], price: 9_000, stake })
  const memberId = await member(9_000_000, { level: 2 })
  // Level 2: 20,000,000 of one bet, 40,000,000 of a round.
  await desk.setGame('most_exposure = 1000000000')
  await server.ownerPool.query('UPDATE minigames.limits SET maximum = 5000000')
  expect((await place(memberId, exact(0, 2_222_223))).code).toBe('B6003')
  expect((await place(memberId, exact(0, 2_222_222))).code).toBe('0')
  expect((await place(memberId, exact(1, 2_222_222))).code).toBe('0')
  expect((await place(memberId, exact(2, 1_000))).code).toBe('B6003')
  expect((await place(memberId, exact(2, 1_000), { draw: '2026-11-20T06:10:00Z' })).code).toBe('B6007')
  await server.ownerPool.query('UPDATE minigames.limits SET maximum = 1000000 * member_level')
})

test('the same selections by another slip within three seconds are a second press of the button', async () => {
  const memberId = await member()
  const both = { selections: [odd, ballOver], price: 3_696 }
  expect((await place(memberId, betOn(both))).code).toBe('0')
  expect((await place(memberId, betOn({ ...both, selections: [ballOver, odd], stake: 3_000 }))).code).toBe('B6005')
  expect((await place(memberId, betOn())).code).toBe('0')
  expect((await place(await member(), betOn(both))).code).toBe('0')
  server.clock.advance(3_001)
  expect((await place(memberId, betOn(both))).code).toBe('0')
})

test('a slip sent again answers the first wager, also after closing; with other content it is refused', async () => {
  const memberId = await member(10_000)
  const bet = betOn()
  const first = await place(memberId, bet)
  expect((await place(memberId, { ...bet, stake: 2_000 })).code).toBe('K409')
  expect((await place(memberId, { ...bet, selections: [even] })).code).toBe('K409')
  expect((await place(memberId, bet, { draw: '2026-11-20T06:03:00Z' })).code).toBe('B6007')
  await desk.setState('closed')
  expect(await place(memberId, bet)).toEqual(first)
  expect(await place(memberId, { ...bet, slipId: bet.slipId.toUpperCase() })).toMatchObject({ betIdx: first.betIdx })
  expect(await cash(memberId)).toBe(9_000)
})

test('no bet is taken of a round that is closed, is not open yet or does not exist, or by a game that is off', async () => {
  const memberId = await member()
  for (const draw of [FIRST_DRAW, '2026-11-20T06:10:00Z', '2026-11-20T07:00:00Z', '2026-11-20T06:03:00Z'])
    expect((await place(memberId, betOn(), { draw })).code, draw).toBe('B6007')
  const ladder = betOn({ selections: [{ market: 'start', outcome: 'left' }] })
  await desk.setGame('is_on = false', 'powerladder')
  expect((await place(memberId, ladder, { game: 'powerladder' })).code).toBe('B6007')
  await desk.setGame('is_on = true', 'powerladder')
  expect((await place(memberId, ladder, { game: 'powerladder' })).code).toBe('0')
  server.clock.set('2026-11-20T06:04:30Z')
  expect((await place(memberId, betOn({ ...ladder, slipId: betOn().slipId }), { game: 'powerladder' })).code).toBe(
    'B6007',
  )
  server.clock.set('2026-11-20T06:06:00Z')
  expect((await place(memberId, betOn(), { draw: '2026-11-20T06:10:00Z' })).code).toBe('0')
})

test('a partner, a barred and a locked member take part in nothing', async () => {
  const draw = '2026-11-20T06:10:00Z'
  for (const [changes, code] of [
    [{ tier: 'PTN_5' }, 'B0095'],
    [{ is_betting_barred: true }, 'B1001'],
    [{ status: 'locked' }, 'B1001'],
  ] as const) {
    const memberId = await member(10_000, changes)
    expect((await place(memberId, betOn(), { draw })).code).toBe(code)
    expect(await cash(memberId)).toBe(10_000)
  }
})

test('the house takes no more on an outcome than its limit, counted over all bets of the round', async () => {
  const draw = '2026-11-20T06:10:00Z'
  await desk.setGame('most_exposure = 10000')
  // What is on it by now, and the pays of 5,000 and 4,000 less their stakes.
  await server.ownerPool.query('DELETE FROM minigames.exposure')
  const [one, other] = [await member(), await member()]
  const over = { selections: [{ market: 'sum-side', outcome: 'over' }] }
  const { price } = await place(one, betOn({ ...over, price: 1_001 }), { draw })
  const bet = (stake: number) => betOn({ ...over, price: price as number, stake })
  expect((await place(one, bet(6_000), { draw })).code).toBe('0')
  expect((await place(other, bet(6_000), { draw })).code).toBe('B6008')
  expect((await place(other, bet(4_000), { draw })).code).toBe('0')
  expect((await place(other, betOn({ stake: 6_000 }), { draw })).code).toBe('0')
})

test('a combination counts in full with every outcome that it needs, so that no spread of stakes passes the limit', async () => {
  const draw = '2026-11-20T06:10:00Z'
  await server.ownerPool.query('DELETE FROM minigames.exposure')
  await desk.setGame('most_exposure = 6000')
  const memberId = await member()
  const withOdd = async (outcome: string, market = 'power-ball-side', price = 3_696) =>
    (await place(memberId, betOn({ selections: [odd, { market, outcome }], price }), { draw })).code
  // Each may cost 2,696 where the sum is odd.
  expect(await withOdd('over')).toBe('0')
  expect(await withOdd('under')).toBe('0')
  expect(await withOdd('odd', 'power-ball-parity')).toBe('B6008')
  // What is left, 608, is no single either; on an even sum it is.
  expect((await place(memberId, betOn({ stake: 1_000 }), { draw })).code).toBe('B6008')
  expect((await place(memberId, betOn({ selections: [even] }), { draw })).code).toBe('0')
  const { kept } = await desk.exposures()
  expect(kept[`powerball|${draw}|sum-parity|odd`]).toEqual({ bets: 0, staked: 0, to_pay: 0, combined_loss: 5_392 })
  await desk.setGame('most_exposure = 300000000')
})

test('a round of the kino ladder takes bets only at prices made for its own option', async () => {
  const draw = '2026-11-20T06:10:00Z'
  await desk.openRound(draw, 'kinoladder')
  const memberId = await member()
  const left = { selections: [{ market: 'start', outcome: 'left' }] }
  const save = (version: number, kinoThreeLinesUpTo: number) =>
    server.staff((ctx) =>
      savePrices(ctx, 'kinoladder', { version, prices: [], combinationMarginBp: 760, kinoThreeLinesUpTo }),
    )
  await save(1, 30)
  expect((await place(memberId, betOn(left), { draw, game: 'kinoladder' })).code).toBe('B6007')
  await save(2, 35)
  expect((await place(memberId, betOn(left), { draw, game: 'kinoladder' })).code).toBe('0')
})
