import { createHash } from 'node:crypto'
import {
  allMarkets,
  type Draw,
  drawFrom,
  type Game,
  games,
  marketOf,
  marketsOf,
  probabilityOf,
  streamOf,
} from '@maru/draws'
import { afterAll, expect, test } from 'vitest'
import { winnersOf } from './draw.rules.ts'
import { type Choice, gameRoom } from './minigames.fixture.ts'
import type { RoundKey } from './round.rules.ts'
import { cancelRound } from './round.service.ts'
import { resultBy } from './settle.rules.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())

/** A thousand draws of each game, among which every outcome of every market wins: always the same. */
const seeds = Array.from({ length: 1_000 }, (_, n) => createHash('sha256').update(`settle ${n}`).digest())
const drawsOf = (game: Game): Draw[] => seeds.map((seed) => drawFrom(game, streamOf(seed)))
const draws = Object.fromEntries(games.map((game) => [game, drawsOf(game)])) as Record<Game, Draw[]>

/** A draw in which the outcome wins, found among all of them. */
const drawWith = (game: Game, market: string, outcome: string): Draw => {
  const found = draws[game].find((draw) => winnersOf(game, draw, 35)[market] === outcome)
  if (!found) throw new Error(`${game} ${market} ${outcome}: no draw`)
  return found
}

const roundAt = (game: Game): RoundKey => ({ ...room.key(game), drawAt: new Date('2026-11-23T09:00:00Z') })
const wager = (round: string, stake: number, price: number, choices: readonly Choice[]) =>
  ({
    price,
    before: { stake },
    legs: choices.map(([market, outcome]) => ({ event: round, market, outcome })),
  }) as unknown as Parameters<ReturnType<typeof resultBy>>[0]
const ROUND = '2026-11-23T09:00:00Z'
const won = { state: 'won' }
const lost = { state: 'lost' }

test.each(allMarkets.flatMap(({ game, code, outcomes }) => outcomes.map((outcome) => [game, code, outcome] as const)))(
  '%s: %s on %s wins in its draw and loses in that of every other outcome',
  (game, market, outcome) => {
    const price = 1_000 * Number(probabilityOf(game, [{ market, outcome }]).denominator)
    for (const drawn of marketOf(game, market)?.outcomes ?? []) {
      const draw = drawWith(game, market, drawn)
      const settled = resultBy(
        roundAt(game),
        winnersOf(game, draw, 35),
      )(wager(ROUND, 1_001, price, [[market, outcome]]))
      const isWon = drawn === outcome
      expect(settled).toEqual({ result: isWon ? 1_001 * (price / 1_000) : 0, legs: [isWon ? won : lost] })
    }
  },
)

test('in every draw exactly one outcome of each market wins', () => {
  for (const game of games)
    for (const draw of draws[game].filter((_, i) => i % 7 === 0)) {
      const winners = winnersOf(game, draw, 35)
      expect(Object.keys(winners)).toEqual(marketsOf[game].map(({ code }) => code))
      for (const [market, outcome] of Object.entries(winners))
        expect(marketOf(game, market)?.outcomes).toContain(outcome)
    }
})

test('a combination wins when all its legs win, at the price of the whole, floored once', () => {
  const draw: Draw = { numbers: [8, 6, 20, 28, 1], powerBall: 4 }
  const result = resultBy(roundAt('powerball'), winnersOf('powerball', draw, 35))
  const both: Choice[] = [
    ['power-ball-parity', 'even', 1_950],
    ['sum-side', 'under', 1_950],
  ]
  expect(result(wager(ROUND, 777, 3_801, both))).toEqual({ result: 2_953, legs: [won, won] })
  expect(result(wager(ROUND, 777, 3_801, [both[0] as Choice, ['sum-side', 'over']]))).toEqual({
    result: 0,
    legs: [won, lost],
  })
})

test('the kino ladder has its lines by the option of its round', () => {
  const draw: Draw = { numbers: [36, ...Array.from({ length: 21 }, (_, i) => i + 1)], powerBall: null }
  expect([35, 36].map((option) => winnersOf('kinoladder', draw, option).lines)).toEqual(['4', '3'])
})

test('a wager that names another round, an unknown market or outcome, or has no price stays open', () => {
  const winners = winnersOf('powerball', { numbers: [8, 6, 20, 28, 1], powerBall: 4 }, 35)
  const result = resultBy(roundAt('powerball'), winners)
  const right: Choice = ['sum-parity', 'odd']
  expect(result(wager(ROUND, 1_000, 1_950, [right]))).toMatchObject({ result: 1_950 })
  for (const wrong of [
    wager('2026-11-23T08:55:00Z', 1_000, 1_950, [right]),
    wager(ROUND, 1_000, 1_950, [['start', 'left']]),
    wager(ROUND, 1_000, 1_950, [right, ['sum-parity', 'both']]),
    wager(ROUND, 1_000, 1_950, []),
    { ...wager(ROUND, 1_000, 1_950, [right]), price: null },
  ])
    expect(result(wrong)).toBe(-1)
})

test('a drawn round pays what its draw says, counts it, and publishes it', async () => {
  for (const game of games) await room.open(game)
  await room.run()
  const member = await room.member(10_000_000)
  const drawAt = new Date('2026-11-23T08:50:00Z')
  const expected = new Map<Game, { stakes: number; wagers: number }>()
  for (const game of games) {
    const bets = marketsOf[game].flatMap(({ code, outcomes }) => outcomes.map((outcome): Choice => [code, outcome]))
    for (const choice of bets) await room.bet(member, { ...room.key(game), drawAt }, 1_000, 1_900, [choice])
    expected.set(game, { stakes: bets.length * 1_000, wagers: bets.length })
  }
  const before = await room.cash(member)
  await room.run('2026-11-23T08:49:30Z')
  await room.run('2026-11-23T08:50:00Z')
  server.sent.splice(0)
  await room.settle()
  const { rows } = await server.pool.query(
    'SELECT game, state, wagers, stakes::int, payouts::int FROM minigames.round WHERE draw_at = $1 ORDER BY game',
    [drawAt],
  )
  for (const row of rows) {
    const game = row.game as Game
    // One outcome of each market has won.
    expect(row).toEqual({ game, state: 'settled', ...expected.get(game), payouts: marketsOf[game].length * 1_900 })
  }
  expect(rows).toHaveLength(4)
  expect((await room.cash(member)) - before).toBe(rows.reduce((sum, { payouts }) => sum + payouts, 0))
  await room.nothingIsWrong()
})

test('a second run of a settlement pays nothing, and a round is settled by its own id', async () => {
  const member = await room.member()
  const [now, next] = ['2026-11-23T08:55:00Z', '2026-11-23T09:00:00Z'].map((at) => ({
    ...room.key(),
    drawAt: new Date(at),
  })) as [RoundKey, RoundKey]
  for (const round of [now, next])
    for (const side of ['odd', 'even']) await room.bet(member, round, 1_000, 1_900, [['sum-parity', side]])
  await room.run('2026-11-23T08:54:30Z')
  await room.run('2026-11-23T08:55:00Z')
  await Promise.all([room.settle(), room.settle()])
  await room.settle()
  expect(await room.cash(member)).toBe(1_000_000 - 4_000 + 1_900)
  expect((await room.wagers(next)).map(({ status }) => status)).toEqual(['placed', 'placed'])
  expect((await room.wagers(now)).map(({ payout }) => payout).toSorted()).toEqual([0, 1_900])
  await room.nothingIsWrong()
})

test('a cancelled round gives every stake back, also when a process died before it did', async () => {
  const member = await room.member()
  const round = { ...room.key(), drawAt: new Date('2026-11-23T09:05:00Z') }
  await room.run('2026-11-23T08:59:00Z')
  await room.run('2026-11-23T09:00:01Z')
  for (const side of ['odd', 'even']) await room.bet(member, round, 2_500, 1_900, [['sum-parity', side]])
  await server.system((ctx) => cancelRound(ctx, round, 'a test'))
  expect(await room.cash(member)).toBe(995_000)
  await room.settle()
  expect(await room.cash(member)).toBe(1_000_000)
  expect(await room.wagers(round)).toEqual([
    { status: 'cancelled', stake: 0, payout: 0 },
    { status: 'cancelled', stake: 0, payout: 0 },
  ])
  const { rows } = await server.pool.query(
    'SELECT state, settled_at IS NOT NULL AS is_settled, wagers, stakes::int, payouts::int FROM minigames.round WHERE game = $1 AND draw_at = $2',
    [round.game, round.drawAt],
  )
  expect(rows).toEqual([{ state: 'cancelled', is_settled: true, wagers: 2, stakes: 0, payouts: 0 }])
  await room.settle()
  expect(await room.cash(member)).toBe(1_000_000)
  await room.nothingIsWrong()
})

test('what cannot be settled stays open and is for staff; the others are paid', async () => {
  const member = await room.member()
  const round = { ...room.key(), drawAt: new Date('2026-11-23T09:10:00Z') }
  await room.run('2026-11-23T09:05:01Z')
  await room.bet(member, round, 1_000, 1_900, [['no-market', 'odd']])
  for (const side of ['odd', 'even']) await room.bet(member, round, 1_000, 1_900, [['sum-parity', side]])
  await room.run('2026-11-23T09:09:30Z')
  await room.run('2026-11-23T09:10:00Z')
  await room.settle()
  expect(await room.cash(member)).toBe(1_000_000 - 3_000 + 1_900)
  expect((await room.round(round))?.state).toBe('drawn')
  expect(await room.notices()).toMatchObject([{ kind: 'round-waits', detail: { why: 'failed' } }])
  await room.nothingIsWrong()
})
