import { partnerWagers } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { cancelWager, type EndedTable, moveWager, placeWager, type WagerRef } from '../../wagers/index.ts'
import { ownNode } from '../access.service.ts'
import { listWagers } from '../lists/wagers.service.ts'
import { addBelow, addPartner, flat, setRates } from '../partner.fixture.ts'
import { accrueAll } from './accrue.fixture.ts'

const server = await testServer()
const head = await addPartner(server, 1)
await setRates(server, head, flat(100))
const { rows } = await server.pool.query('SELECT chain_id FROM identity.rate_chain WHERE holder_id = $1', [head])
const rateChainId: number = rows[0].chain_id

type Place = EndedTable['places'][number]
const place = (on: string, stake: number, payout = 0, end: Place['end'] = 'decided'): Place => ({
  on,
  stake,
  payout,
  end,
})

let round = 0
const wagerOf = async (stake: number): Promise<WagerRef> => {
  const game = { product: 'casino', vendorCode: 'studio', gameCode: 'table', round: `r${++round}`, selection: null }
  const memberId = await addBelow(server, head)
  return server.system((ctx) => placeWager(ctx, { memberId, ...game, rateChainId, stake, ...noMoney }))
}
const end = (ref: WagerRef, payout: number, before = 0, ended?: EndedTable): Promise<void> =>
  server.system((ctx) =>
    moveWager(
      ctx,
      ref,
      { stake: 0, payout: payout - before, bets: 0, endsRound: true },
      { kind: 'win', amount: payout, ...noMoney, ...(ended && { selection: ended }) },
    ),
  )
/** What turnover and rolling grow by. */
const added = async (act: () => Promise<unknown>): Promise<[turnover: number, rolling: number]> => {
  const sums = async () => {
    await accrueAll(server)
    const found = await server.pool.query(
      'SELECT coalesce(sum(turnover), 0)::int AS t, coalesce(sum(rolling), 0)::int AS r FROM partner.earned',
    )
    return found.rows[0]
  }
  const before = await sums()
  await act()
  const after = await sums()
  return [after.t - before.t, after.r - before.r]
}
const settledAs = async (table: string, places: Place[], paid?: number) => {
  const ref = await wagerOf(places.reduce((sum, { stake }) => sum + stake, 0))
  const payout = paid ?? places.reduce((sum, one) => sum + one.payout, 0)
  return added(() => end(ref, payout, 0, { table, places }))
}

test('chips on opposite places of a table count their difference, whatever the round paid', async () => {
  expect(await settledAs('baccarat', [place('player', 150_000), place('banker', 46_000, 89_700)])).toEqual([
    104_000, 1_040,
  ])
  expect(await settledAs('baccarat', [place('player', 50_000, 100_000), place('banker', 50_000)])).toEqual([0, 0])
  expect(
    await settledAs('roulette', [place('red', 30_000, 60_000), place('black', 30_000), place('straight-7', 1_000)]),
  ).toEqual([1_000, 10])
  expect(
    await settledAs('sic-bo', [place('small', 40_000), place('big', 25_000, 50_000), place('total-10', 5_000)]),
  ).toEqual([20_000, 200])
  // Stakes that are not opposite count whole, where by what was at risk the one that won would hide the other.
  expect(await settledAs('baccarat', [place('player', 20_000), place('tie', 2_500, 22_500)])).toEqual([22_500, 225])
})

test('a round of which nothing counts stands among the wagers without turnover, whatever was at risk', async () => {
  expect(await settledAs('baccarat', [place('player', 30_000), place('banker', 30_000, 58_500)])).toEqual([0, 0])
  const body = partnerWagers.body.parse({ day: '2026-11-20', only: 'zero', size: 1 })
  const { list } = await server.member(head, async (ctx) => listWagers(ctx, await ownNode(ctx, 'any'), body))
  expect(list).toMatchObject([{ stake: 60_000, turnover: 0 }])
})

test('what a tie gives back counts nothing, and of a half that a tie takes half', async () => {
  expect(await settledAs('baccarat', [place('player', 80_000, 80_000, 'tie'), place('tie', 1_000, 9_000)])).toEqual([
    1_000, 10,
  ])
  expect(await settledAs('dragon-tiger', [place('dragon', 60_000, 30_000, 'half')])).toEqual([30_000, 300])
})

test('a table that nobody knows, a place that it has not, or places that do not add up: what was at risk counts', async () => {
  const atRisk = [30_000, 300]
  expect(await settledAs('craps', [place('pass', 60_000), place('dont', 60_000, 90_000)])).toEqual(atRisk)
  expect(await settledAs('roulette', [place('straight-1-2-3-4-5', 60_000), place('red', 60_000, 90_000)])).toEqual(
    atRisk,
  )
  expect(await settledAs('baccarat', [place('player', 60_000), place('banker', 60_000, 90_000)], 90_001)).toEqual([
    29_999, 299,
  ])
})

test('places that are said with a later payout replace what was booked, and a cancellation takes all of it back', async () => {
  const ref = await wagerOf(100_000)
  expect(await added(() => end(ref, 97_500))).toEqual([2_500, 25])
  const places = [place('player', 70_000), place('banker', 30_000, 58_500)]
  expect(await added(() => end(ref, 58_500, 97_500, { table: 'baccarat', places }))).toEqual([37_500, 375])
  expect(await added(() => server.system((ctx) => cancelWager(ctx, ref, noMoney)))).toEqual([-40_000, -400])
  const covered = await wagerOf(100_000)
  const both = [place('player', 50_000), place('banker', 50_000, 97_500)]
  expect(await added(() => end(covered, 97_500, 0, { table: 'baccarat', places: both }))).toEqual([0, 0])
  const won = [place('player', 50_000, 50_000, 'tie'), place('banker', 50_000, 97_500)]
  expect(await added(() => end(covered, 147_500, 97_500, { table: 'baccarat', places: won }))).toEqual([50_000, 500])
})

test('of a match of a vendor, which has no ticket of ours, what was at risk counts', async () => {
  const settledMatch = async (stake: number, payout: number): Promise<[number, number]> => {
    const match = { product: 'e-sports', vendorCode: 'arena', gameCode: 'match', round: `m${++round}`, selection: null }
    const memberId = await addBelow(server, head)
    const placing = { memberId, ...match, rateChainId, stake, ...noMoney }
    const ref = await server.system((ctx) => placeWager(ctx, placing))
    return added(() => end(ref, payout))
  }
  // Both sides of a match lose next to nothing, and so they earn next to nothing.
  expect(await settledMatch(20_000, 19_500)).toEqual([500, 5])
  expect(await settledMatch(10_000, 0)).toEqual([10_000, 100])
})

test('places that are said anew count anew, though they pay what was paid before', async () => {
  const ref = await wagerOf(20_000)
  const said = (...places: Place[]) => added(() => end(ref, 20_000, 20_000, { table: 'sic-bo', places }))
  expect(await added(() => end(ref, 20_000))).toEqual([0, 0])
  expect(await said(place('total-10', 10_000, 20_000), place('small', 10_000))).toEqual([20_000, 200])
  expect(await said(place('total-10', 10_000, 10_000, 'tie'), place('small', 10_000, 10_000, 'tie'))).toEqual([
    -20_000, -200,
  ])
})
