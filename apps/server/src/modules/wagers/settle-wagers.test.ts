import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createBatchPoster, lockPurses } from '../ledger/index.ts'
import { correctionDesk } from './correct-round.fixture.ts'
import { endingOf, type WagerEnd } from './settle-wagers.rules.ts'
import { settleWagers, type WagerOrder } from './settle-wagers.service.ts'

const desk = await correctionDesk()
const pools = [1, 2].map((n) => desk.server.contexts.openDedicatedPool(`test ${n}`, 1))
const post = createBatchPoster()
afterAll(async () => {
  await Promise.all([desk.close(), ...pools.map((pool) => pool.close())])
})

const about = { who: { kind: 'system', job: 'test' }, siteId: 1 } as const
const bring = (orders: readonly WagerOrder[], which = 0, vendorCode = 'maru') =>
  (pools[which] as (typeof pools)[0]).inContext(about, async (ctx) => {
    await lockPurses(
      ctx,
      orders.map(({ ref }) => ref.memberId),
    )
    return settleWagers(ctx, vendorCode, orders, post)
  })
const placed = async (cash: number, stake: number, round: string) => {
  const memberId = await desk.member(cash)
  const { wager } = await desk.place(memberId, round, 's', stake)
  if (!wager) throw new Error('no wager')
  return wager
}
const legsOf = async (memberId: number) =>
  (
    await desk.server.pool.query(
      'SELECT state, shared_by, decided_at IS NULL AS is_open FROM wagers.leg WHERE member_id = $1',
      [memberId],
    )
  ).rows

describe('a wager is brought', () => {
  test('to what it pays, to its stake, to nothing yet, and each time the difference moves', async () => {
    const ref = await placed(1_000, 1_000, 'ends')
    const to = (end: WagerEnd, leg: WagerOrder['legs'][number]['result']) =>
      bring([{ ref, end, legs: [{ ord: 1, result: leg }] }])
    await to({ is: 'paid', payout: 1_950 }, { state: 'won' })
    expect(await desk.held(ref.memberId)).toEqual({ cash: 1_950, debt: 0 })
    await to({ is: 'open', payout: 0 }, { state: 'open' })
    expect([await desk.held(ref.memberId), await legsOf(ref.memberId)]).toEqual([
      { cash: 0, debt: 0 },
      [{ state: 'open', shared_by: 1, is_open: true }],
    ])
    await desk.nothingIsWrong()
    await to({ is: 'void' }, { state: 'void' })
    expect(await desk.held(ref.memberId)).toEqual({ cash: 1_000, debt: 0 })
    await to({ is: 'open', payout: 0 }, { state: 'open' })
    await to({ is: 'paid', payout: 487 }, { state: 'won', sharedBy: 4 })
    expect([await desk.held(ref.memberId), await legsOf(ref.memberId)]).toEqual([
      { cash: 487, debt: 0 },
      [{ state: 'won', shared_by: 4, is_open: false }],
    ])
    expect((await desk.versionsOf(ref.memberId)).map(({ kind, stake, payout }) => [kind, stake, payout])).toEqual([
      ['settled', 1_000, 1_950],
      ['reopened', -1_000, -1_950],
      ['cancelled', 0, 0],
      ['reopened', 0, 0],
      ['settled', 1_000, 487],
    ])
    await desk.nothingIsWrong()
  })

  test('through parts that are paid while it waits, which stay when it waits again', async () => {
    const ref = await placed(1_000, 1_000, 'parts')
    for (const end of [
      { is: 'open', payout: 300 },
      { is: 'open', payout: 500 },
      { is: 'paid', payout: 1_500 },
      { is: 'open', payout: 500 },
    ] as const)
      await bring([{ ref, end, legs: [] }])
    expect(await desk.held(ref.memberId)).toEqual({ cash: 500, debt: 0 })
    await desk.nothingIsWrong()
  })

  test('back from what the member has spent, and the rest is owed', async () => {
    const ref = await placed(1_000, 1_000, 'spent')
    await bring([{ ref, end: { is: 'paid', payout: 9_000 }, legs: [] }])
    await desk.spend(ref.memberId, 8_500)
    await bring([{ ref, end: { is: 'open', payout: 0 }, legs: [] }])
    expect(await desk.held(ref.memberId)).toEqual({ cash: 0, debt: 8_500 })
    await bring([{ ref, end: { is: 'paid', payout: 9_000 }, legs: [] }])
    expect(await desk.held(ref.memberId)).toEqual({ cash: 500, debt: 0 })
    await desk.nothingIsWrong()
  })

  test('nowhere where it is another vendor’s, or was taken back by its member, or the sum is none', async () => {
    const ref = await placed(2_000, 1_000, 'nowhere')
    const end = { is: 'paid', payout: 1_000 } as const
    expect((await bring([{ ref, end, legs: [] }], 0, 'other')).left).toEqual([ref])
    expect((await bring([{ ref, end: { is: 'paid', payout: -1 }, legs: [] }])).left).toEqual([ref])
    expect((await bring([{ ref: { ...ref, wagerId: 999_999 }, end, legs: [] }])).left).toHaveLength(1)
    await desk.cancel(ref.memberId, 's')
    expect((await bring([{ ref, end, legs: [] }])).left).toEqual([ref])
    expect(await desk.held(ref.memberId)).toEqual({ cash: 2_000, debt: 0 })
  })
})

test('bonus money is paid by its part of the stake, and is not taken back', () => {
  const half = {
    stake: 100,
    payout: 0,
    bonusStake: 33,
    bonusPayout: 0,
    liveBets: 1,
    staked: 100,
    bonusStaked: 33,
    bets: 1,
  }
  const paid = endingOf({ ...half, status: 'placed' }, { is: 'paid', payout: 250 })
  expect(paid).toMatchObject({ change: { payout: 250, bonusPayout: 82 }, moves: [{ amount: 250, bonus: 82 }] })
  expect(endingOf({ ...half, status: 'placed' }, { is: 'void' })).toMatchObject({
    change: { stake: -100, bonusStake: -33 },
    moves: [{ kind: 'wager-cancelled', amount: 100, bonus: 33 }],
  })
  const settled = { ...half, payout: 250, bonusPayout: 82, status: 'settled' } as const
  expect(endingOf(settled, { is: 'open', payout: 0 })).toBeUndefined()
  expect(endingOf(settled, { is: 'paid', payout: 250 })).toBe('same')
})

const anyEnd = fc.oneof(
  fc.constant<WagerEnd>({ is: 'void' }),
  fc.record({ is: fc.constantFrom('paid', 'open'), payout: fc.constantFrom(0, 1, 999, 1_000, 40_000) }),
) as fc.Arbitrary<WagerEnd>

test('whatever ends follow one another, by two processes at once, cash less debt is what the last one says', async () => {
  const refs = await Promise.all(Array.from({ length: 6 }, (_, i) => placed(1_000, 1_000, `model ${i}`)))
  const steps = fc.array(fc.array(anyEnd, { minLength: refs.length, maxLength: refs.length }), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const ends of all) {
        const orders = refs.map((ref, i) => ({ ref, end: ends[i], legs: [] }))
        const both = await Promise.all([bring(orders), bring(orders, 1)])
        expect(both.flatMap(({ left }) => left)).toEqual([])
      }
      for (const [i, end] of all.at(-1)?.entries() ?? []) {
        const { cash, debt } = await desk.held(refs[i]?.memberId ?? 0)
        expect(cash - debt).toBe(end.is === 'void' ? 1_000 : end.payout)
      }
    }),
    { numRuns: 10 },
  )
  await desk.nothingIsWrong()
}, 60_000)
