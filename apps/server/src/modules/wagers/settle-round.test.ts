import { won } from '@maru/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { testServer } from '../../testing/context.ts'
import { balancesOf, memberPurse, openPurses, post, trialBalance, vendorAccount, verify } from '../ledger/index.ts'
import { figuresOf } from './figures.repository.ts'
import { historyOf } from './history.service.ts'
import type { ResultOf } from './settle-chunk.service.ts'
import { settlePaces } from './settle-pace.rules.ts'
import type { RoundRef } from './settle-round.repository.ts'
import { createRoundSettler } from './settle-round.service.ts'
import { type Placing, placeWagers } from './wager.service.ts'

const delivered: { cash: number; memberId: number }[] = []
const server = await testServer({
  listeners: [
    listen('ledger.balances-changed', async (_, { holdings = [] }) => {
      delivered.push(...holdings.map(({ cash, memberId }) => ({ cash, memberId })))
    }),
  ],
})
const MEMBERS = 30
const pace = settlePaces.exclusive
const members = Array.from({ length: MEMBERS }, (_, n) => n + 1)
const [settler, other] = [createRoundSettler(server.contexts), createRoundSettler(server.contexts)]
let rounds = 0

beforeAll(async () => {
  await server.system(async (ctx) => {
    for (const memberId of members) await openPurses(ctx, memberId, 'KRW')
  })
  return async () => {
    await settler.close()
    await other.close()
  }
})

const freshRound = (changes: Partial<RoundRef> = {}): RoundRef => ({
  siteId: 1,
  product: 'mini-game',
  vendorCode: 'maru',
  gameCode: 'powerball',
  round: `round-${++rounds}`,
  ...changes,
})
/** Stakes of 1,000, one member after the other; what each has chosen is its place. */
const place = ({ siteId, round, product, vendorCode, gameCode }: RoundRef, count: number) =>
  server.system((ctx) =>
    placeWagers(
      ctx,
      Array.from({ length: count }, (_, i) => ({
        siteId,
        memberId: 1 + (i % MEMBERS),
        product,
        vendorCode,
        gameCode,
        round,
        selection: String(i),
        currency: 'KRW',
        stake: 1_000,
        balanceAfter: 0,
        transferId: null,
      })) satisfies (Placing & { siteId: number; currency: string })[],
    ),
  )
const chosen: (result: (place: number) => ReturnType<ResultOf>) => ResultOf = (result) => (wager) =>
  result(Number(wager.selection))
const everyThirdWins = chosen((i) => (i % 3 === 0 ? 2_500 : 0))
const cash = (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId)).then((held) => held.cash)
const statuses = async ({ round }: RoundRef) => {
  const { rows } = await server.pool.query(
    `SELECT status, count(*)::int AS count, sum(stake)::int AS stake, sum(payout)::int AS payout FROM wagers.wager WHERE round = $1
     GROUP BY status ORDER BY status`,
    [round],
  )
  return rows
}
const paidTransfers = async ({ round }: RoundRef): Promise<number> => {
  const { rows } = await server.ownerPool.query('SELECT count(*)::int AS n FROM ledger.transfer WHERE reference = $1', [
    `round:maru:${round}`,
  ])
  return rows[0].n
}
const nothingIsWrong = async () => {
  expect(await server.system(verify)).toEqual([])
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
}

describe('the settlement of a round', () => {
  test('pays the winners, ends the losers, and returns the stake where the wager is void', async () => {
    const round = freshRound()
    const before = await cash(1)
    await place(round, 3)
    const result = await settler.settle(
      round,
      chosen((i) => (['void', 2_500, 0] as const)[i] ?? 0),
      pace,
    )
    expect(result).toEqual({ settled: 3, left: 0 })
    expect(await statuses(round)).toEqual([
      { status: 'cancelled', count: 1, stake: 0, payout: 0 },
      { status: 'settled', count: 2, stake: 2_000, payout: 2_500 },
    ])
    expect([(await cash(1)) - before, await cash(2), await cash(3)]).toEqual([1_000, 2_500, 0])
    expect(await server.system((ctx) => figuresOf(ctx, seoulDay(server.clock.now())))).toMatchObject({ openWagers: 0 })
    const { rows } = await server.member(2, (ctx) => historyOf(ctx, 2, { page: 1, size: 10 }))
    expect(rows[0]).toMatchObject({ type: 'win' })
    await nothingIsWrong()
  })

  test('settles several wagers of one member in order, each with the balance it left, and notifies the member once', async () => {
    const round = freshRound()
    const before = await cash(1)
    await place(round, 2 * MEMBERS)
    delivered.length = 0
    await settler.settle(
      round,
      chosen((i) => (i % MEMBERS === 0 ? 700 : 0)),
      pace,
    )
    const { rows } = await server.pool.query(
      `SELECT m.balance_after FROM wagers.movement m JOIN wagers.wager w USING (wager_id) WHERE w.round = $1 AND w.member_id = 1 AND m.kind = 'win'
       ORDER BY w.wager_id`,
      [round.round],
    )
    expect(rows.map((row) => row.balance_after - before)).toEqual([700, 1_400])
    await server.contexts.drained()
    expect(delivered).toEqual([{ memberId: 1, cash: before + 1_400 }])
  })

  test('a second run settles nothing', async () => {
    const round = freshRound()
    await place(round, 40)
    expect(await settler.settle(round, everyThirdWins, pace)).toEqual({ settled: 40, left: 0 })
    const after = await statuses(round)
    expect(await settler.settle(round, () => 9_999, pace)).toEqual({ settled: 0, left: 0 })
    expect(await statuses(round)).toEqual(after)
    expect(await paidTransfers(round)).toBe(14)
  })

  test('what a crash left open is settled by the next run, and nothing twice', async () => {
    const round = freshRound()
    await place(round, 260)
    let asked = 0
    const crashing: ResultOf = (wager) => {
      if (++asked > 150) throw new Error('crash')
      return everyThirdWins(wager)
    }
    // No commit is so short, so that each has the least number of wagers, on whatever machine.
    await expect(
      settler.settle(round, crashing, { commitMs: 0, share: 1, least: 20, longestPauseMs: 0 }),
    ).rejects.toThrow('crash')
    const [placed, settled] = await statuses(round)
    // Whole commits only, with their money: of the one it crashed in nothing is there.
    expect(settled.count).toBe(140)
    expect(placed).toEqual({ status: 'placed', count: 260 - settled.count, stake: placed.count * 1_000, payout: 0 })
    expect(settled.payout).toBe((await paidTransfers(round)) * 2_500)
    await nothingIsWrong()
    expect(await settler.settle(round, everyThirdWins, pace)).toEqual({ settled: placed.count, left: 0 })
    expect(await paidTransfers(round)).toBe(87)
    await nothingIsWrong()
  })

  test('stops after a commit when it is asked to', async () => {
    const round = freshRound()
    await place(round, 260)
    const stop = new AbortController()
    const stopping: ResultOf = () => {
      stop.abort()
      return 0
    }
    expect(await settler.settle(round, stopping, pace, stop.signal)).toEqual({ settled: pace.least, left: 0 })
    expect(await settler.settle(round, () => 0, pace)).toEqual({ settled: 260 - pace.least, left: 0 })
  })

  test('a slower pace settles the same', async () => {
    const round = freshRound()
    await place(round, 60)
    expect(await settler.settle(round, everyThirdWins, settlePaces.background)).toEqual({ settled: 60, left: 0 })
    expect(await paidTransfers(round)).toBe(20)
    await nothingIsWrong()
  })

  test('of two that settle the same round at once each wager is settled by one', async () => {
    const round = freshRound()
    await place(round, 900)
    const both = await Promise.all([
      settler.settle(round, everyThirdWins, pace),
      other.settle(round, everyThirdWins, pace),
    ])
    expect(both.reduce((sum, { settled }) => sum + settled, 0)).toBe(900)
    expect(await paidTransfers(round)).toBe(300)
    expect(await statuses(round)).toEqual([{ status: 'settled', count: 900, stake: 900_000, payout: 750_000 }])
    await nothingIsWrong()
  })

  test('touches no other round, game, vendor or site', async () => {
    const round = freshRound()
    const others = [
      freshRound(),
      { ...round, gameCode: 'powerladder' },
      { ...round, vendorCode: 'studio' },
      { ...round, product: 'sports' as const },
    ]
    for (const one of [round, ...others]) await place(one, 2)
    expect(await settler.settle(round, () => 0, pace)).toEqual({ settled: 2, left: 0 })
    expect(await settler.settle({ ...round, siteId: 2 }, () => 0, pace)).toEqual({ settled: 0, left: 0 })
    for (const one of others) expect(await settler.settle(one, () => 0, pace)).toEqual({ settled: 2, left: 0 })
  })

  test('a wager that cannot come to its result stays open, and the others do not wait for it', async () => {
    const round = freshRound()
    await place(round, 4)
    const wrong = chosen((i) => ([-5, 0.5, Number.NaN, 0] as const)[i] ?? 0)
    expect(await settler.settle(round, wrong, pace)).toEqual({ settled: 1, left: 3 })
    expect((await statuses(round)).map(({ status, count }) => [status, count])).toEqual([
      ['placed', 3],
      ['settled', 1],
    ])
    expect(await settler.settle(round, () => 'void', pace)).toEqual({ settled: 3, left: 0 })
  })
})

test('a wager whose movement the ledger has under its key with other content stays open', async () => {
  const round = freshRound()
  const [ref] = await place(round, 1)
  const about = {
    kind: 'wager-paid',
    currency: 'KRW',
    from: vendorAccount('maru'),
    to: memberPurse(1, 'cash'),
  } as const
  await server.system((ctx) => post(ctx, { ...about, amount: won(7), key: `wager:${ref?.wagerId}:2` }))
  await expect(settler.settle(round, () => 2_500, pace)).rejects.toThrow('is known')
  expect(await statuses(round)).toMatchObject([{ status: 'placed', payout: 0 }])
})
