import { miniReturns } from '@maru/contract'
import { expect, test } from 'vitest'
import { listNotices } from '../../operations/notice.service.ts'
import { ballOver, betDesk, betOn, FIRST_DRAW, odd } from '../bets/bets.fixture.ts'
import { showDesk } from './desk.service.ts'
import { showReturns, sumOpenDays } from './returns.service.ts'

const desk = await betDesk()
const { server } = desk
const returns = async (period: 'day' | 'week' = 'day') =>
  miniReturns.data.parse(await server.staff((ctx) => showReturns(ctx, 'powerball', period)))

/** Settled rounds from a draw on, in which odd power balls were bet on and came. */
const settle = (count: number, from: string, powerBall: number) =>
  server.ownerPool
    .query(
      `WITH due AS (SELECT $2::timestamptz + n * interval '5 minutes' AS at FROM generate_series(0, $1 - 1) n),
     made AS (INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at)
       SELECT 1, 'powerball', at, 'feed', at - interval '5 minutes', at - interval '30 seconds' FROM due RETURNING draw_at)
     INSERT INTO minigames.exposure (site_id, game, draw_at, market, outcome, bets, staked, to_pay, commit_by)
       SELECT 1, 'powerball', draw_at, 'power-ball-parity', 'odd', 1, 10000, 19500, 'infinity' FROM made`,
      [count, from],
    )
    .then(() =>
      server.ownerPool.query(`UPDATE minigames.round SET state = 'closed' WHERE state = 'open' AND draw_at <> $1`, [
        FIRST_DRAW,
      ]),
    )
    .then(() =>
      server.ownerPool.query(
        `UPDATE minigames.round SET state = 'drawn', drawn_at = draw_at, numbers = '{1,2,3,4,5}', power_ball = $1 WHERE state = 'closed'`,
        [powerBall],
      ),
    )
    .then(() =>
      server.ownerPool.query(
        `UPDATE minigames.round SET state = 'settled', settled_at = draw_at, wagers = 1, stakes = 10000, payouts = 0 WHERE state = 'drawn'`,
      ),
    )
const sum = () => server.system(sumOpenDays)
const notices = async () => (await server.staff(listNotices)).filter(({ kind }) => kind === 'minigame-return')

test('nothing settled has no return', async () => {
  await sum()
  expect(await returns()).toEqual({ asOf: null, markets: [] })
})

test('settled rounds of the day add up by market and outcome, those of the day before only in the week', async () => {
  await settle(40, '2026-11-19T15:05:00Z', 1)
  await settle(10, '2026-11-19T10:00:00Z', 2)
  await sum()
  const { markets, asOf } = await returns()
  expect(asOf).toBe(server.clock.now().toISOString())
  expect(markets).toMatchObject([
    { market: 'power-ball-parity', rounds: 40, staked: 400_000, paid: 780_000, actualBp: 19_500, expectedBp: 9_750 },
  ])
  expect(markets[0]?.outcomes).toMatchObject([{ outcome: 'odd', rounds: 40 }])
  expect((await returns('week')).markets).toMatchObject([{ rounds: 50, paid: 780_000 }])
})

test('a return of the days before today that chance does not explain is a notice and an alarm, which end by themselves', async () => {
  // The ten of yesterday: today is not over, and would be looked at again after each draw.
  expect(await notices()).toMatchObject([{ game: 'powerball', market: 'power-ball-parity', rounds: 10 }])
  expect((await server.staff(showDesk)).games[0]?.alarms).toContain('return-outside')
  await sum()
  expect(await notices()).toHaveLength(1)
  await settle(10, '2026-11-19T11:00:00Z', 1)
  await sum()
  expect(await notices()).toEqual([])
  expect((await server.staff(showDesk)).games[0]?.alarms).not.toContain('return-outside')
})

test('what test accounts bet is in no return, a combination and a single bet alike', async () => {
  const [ordinary, ours] = [await desk.member(), await desk.member()]
  const both = { selections: [odd, ballOver], price: 3_696 }
  for (const memberId of [ordinary, ours]) {
    expect((await desk.place(memberId, betOn())).code).toBe('0')
    expect((await desk.place(memberId, betOn(both))).code).toBe('0')
  }
  await desk.settle({ 'sum-parity': 'odd', 'power-ball-side': 'over' })
  await desk.setState('closed')
  await server.ownerPool.query(
    `UPDATE minigames.round SET state = 'drawn', drawn_at = draw_at, numbers = '{1,2,3,4,5}', power_ball = 9 WHERE draw_at = $1 AND game = 'powerball'`,
    [FIRST_DRAW],
  )
  await server.ownerPool.query(
    `UPDATE minigames.round SET state = 'settled', settled_at = draw_at, wagers = 4, stakes = 4000, payouts = 0 WHERE draw_at = $1 AND game = 'powerball'`,
    [FIRST_DRAW],
  )
  const stakedOn = async () => {
    await sum()
    return (await returns()).markets.filter(({ market }) => market.includes('sum-parity')).map(({ staked }) => staked)
  }
  expect(await stakedOn()).toEqual([2_000, 2_000])
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [ours])
  expect(await stakedOn()).toEqual([1_000, 1_000])
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [ordinary])
  expect(await stakedOn()).toEqual([])
})
