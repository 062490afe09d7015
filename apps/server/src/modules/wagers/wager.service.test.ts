import { describe, expect, test } from 'vitest'
import { openMonths } from '../../platform/db/months.ts'
import { testServer } from '../../testing/context.ts'
import { figuresByGame, figuresOf } from './figures.repository.ts'
import { openWagers, recentWins } from './history.repository.ts'
import { historyOf, listWagers, wagerDetail } from './history.service.ts'
import { saveTitles } from './title.repository.ts'
import { WAGER_MONTHS } from './wager.repository.ts'
import { cancelWager, moveWager, type Placing, placeWager, settleWager } from './wager.service.ts'
import { betIdxOf, type WagerRef } from './wager-id.rules.ts'

const server = await testServer()
const money = { balanceAfter: 0, transferId: null }
let rounds = 0
const placing = (memberId: number, changes: Partial<Placing> = {}): Placing => ({
  memberId,
  product: 'slot',
  vendorCode: 'studio',
  gameCode: 'moonlit-koi',
  round: `round-${++rounds}`,
  selection: null,
  stake: 1_000,
  ...money,
  ...changes,
})
const place = (memberId: number, changes?: Partial<Placing>) =>
  server.system((ctx) => placeWager(ctx, placing(memberId, changes)))
const settle = (ref: WagerRef, payout: number) => server.system((ctx) => settleWager(ctx, ref, { payout, ...money }))
const asked = { groupKey: '', vendorCode: '', page: 1, oldYn: 'N' as const }
const list = (memberId: number, changes: Partial<Parameters<typeof listWagers>[2]> = {}) =>
  server.member(memberId, (ctx) => listWagers(ctx, memberId, { ...asked, ...changes }))

describe('a member’s history', () => {
  test('shows each wager with its outcome, newest first, and the sums of the whole filter', async () => {
    const won = await place(1)
    const tied = await place(1)
    const lost = await place(1, { stake: 3_000 })
    await place(1, { stake: 700, selection: 'Banker' })
    await settle(won, 2_500)
    await settle(tied, 1_000)
    await settle(lost, 0)
    const { list: rows, sum, pageInfo } = await list(1)
    expect(rows.map((row) => [row.type, row.status, row.resultCash])).toEqual([
      ['wait', 'BET', -700],
      ['lose', 'FAIL', -3_000],
      ['draw', 'TIE', 0],
      ['win', 'PASS', 1_500],
    ])
    expect(rows[0]?.selection).toBe('Banker')
    expect(sum).toEqual({ stake: 5_700, payout: 3_500, pending: 700, net: -1_500 })
    expect(pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 4 })
  })

  test('sums what open wagers have paid already, as their rows show it, on whole days and on parts of one', async () => {
    const open = await place(8)
    const closed = await place(8)
    const paid = { stake: 0, payout: 400, bets: 0, endsRound: false }
    await server.system((ctx) => moveWager(ctx, open, paid, { kind: 'win', amount: 400, ...money }))
    await settle(closed, 600)
    const soFar = { stake: 2_000, payout: 1_000, pending: 1_000, net: -400 }
    for (const period of [{}, { startDate: '2026-11-20 00:00:01' }, { endDate: '2026-11-20 23:59:58' }]) {
      const { list: rows, sum } = await list(8, period)
      expect(sum).toEqual(soFar)
      expect(rows.reduce((all, row) => all + row.winCash, 0)).toBe(sum.payout)
    }
    expect((await list(8, { vendorCode: 'other' })).sum.payout).toBe(0)
    await settle(open, 0)
    expect((await list(8)).sum).toEqual({ stake: 2_000, payout: 1_000, pending: 0, net: -1_000 })
  })

  test('a cancelled wager stays in the list with the stake it had, and counts in no sum', async () => {
    const ref = await place(2)
    await server.system((ctx) => cancelWager(ctx, ref, { ...money, transferId: 't1' }))
    const { list: rows, sum } = await list(2)
    expect(rows.map((row) => [row.status, row.cash, row.winCash, row.resultCash])).toEqual([['CANCEL', 1_000, 0, 0]])
    expect(sum).toEqual({ stake: 0, payout: 0, pending: 0, net: 0 })
    expect(await server.system((ctx) => openWagers(ctx, 2))).toEqual([])
  })

  test('every page holds its own rows, none twice and none missing, whatever the filter', async () => {
    const games = [
      { product: 'slot', vendorCode: 'studio', gameCode: 'a' },
      { product: 'casino', vendorCode: 'studio', gameCode: 'b' },
      { product: 'slot', vendorCode: 'other', gameCode: 'c' },
    ]
    const expected: { betIdx: string; product: string; vendorCode: string; at: Date }[] = []
    for (let n = 0; n < 63; n++) {
      const game = games[n % 3] ?? games[0]
      const ref = await place(3, game)
      expected.unshift({
        betIdx: betIdxOf(ref),
        product: game?.product ?? '',
        vendorCode: game?.vendorCode ?? '',
        at: ref.placedAt,
      })
      server.clock.advance(n % 4 === 0 ? 9 * 3_600_000 : n % 3 === 0 ? 0 : 1_000)
    }
    const period = { startDate: '2026-11-01', endDate: '2026-12-31' }
    const partOfDay = { startDate: '2026-11-21 10:00:00', endDate: '2026-11-24 09:00:00' }
    const inside = (at: Date) =>
      at >= new Date('2026-11-21T10:00:00+09:00') && at < new Date('2026-11-24T09:00:01+09:00')
    const cases = [
      [period, () => true],
      [{ ...period, groupKey: 'slot' }, (w: (typeof expected)[0]) => w.product === 'slot'],
      [{ ...period, vendorCode: 'other' }, (w: (typeof expected)[0]) => w.vendorCode === 'other'],
      [partOfDay, (w: (typeof expected)[0]) => inside(w.at)],
      [{ ...partOfDay, groupKey: 'casino' }, (w: (typeof expected)[0]) => inside(w.at) && w.product === 'casino'],
      [{ startDate: '2026-11-22 08:00:00', endDate: '2026-11-22 08:30:00' }, () => false],
    ] as const
    for (const [filter, matches] of cases) {
      const wanted = expected.filter(matches).map((w) => w.betIdx)
      const seen: string[] = []
      for (let page = 1; page === 1 || seen.length < wanted.length; page++) {
        const { list: rows, pageInfo } = await list(3, { ...filter, page })
        expect(pageInfo.tatal_list_count).toBe(wanted.length)
        seen.push(...rows.map((row) => row.betIdx))
        if (rows.length === 0) break
      }
      expect(seen).toEqual(wanted)
    }
    expect((await list(3, { ...period, page: 8 })).list).toEqual([])
    const all = await server.staff((ctx) => historyOf(ctx, 3, { page: 2, size: 50 }))
    expect([all.total, all.rows.map((row) => row.betIdx)]).toEqual([63, expected.slice(50).map((w) => w.betIdx)])
  })

  test('what is older than 30 days is found under "old" only', async () => {
    await place(4)
    server.clock.advance(31 * 24 * 3_600_000)
    const fresh = await list(4, { startDate: '2020-01-01' })
    const old = await list(4, { oldYn: 'Y' })
    expect(fresh.list).toEqual([])
    expect(old.list.map((row) => row.oldYn)).toEqual(['Y'])
  })

  test('nobody sees another member’s wager, nor another site’s', async () => {
    const betIdx = betIdxOf(await place(5))
    const detailOf = (memberId: number, siteId: number) =>
      server.member(memberId, (ctx) => wagerDetail(ctx, memberId, betIdx), siteId)
    expect((await detailOf(5, 1)).bet.betIdx).toBe(betIdx)
    await expect(detailOf(6, 1)).rejects.toMatchObject({ code: 'N404' })
    await expect(detailOf(5, 2)).rejects.toMatchObject({ code: 'N404' })
  })

  test('the detail shows each movement, and names come in the asked language', async () => {
    const names = (text: string) => ({ ko: `${text} ko`, en: `${text} en`, vn: `${text} vn` })
    await server.system((ctx) =>
      saveTitles(ctx, [
        {
          vendorCode: 'studio',
          gameCode: 'named',
          vendorNames: names('V'),
          gameNames: names('G'),
          canReplay: true,
          texts: {},
        },
      ]),
    )
    const ref = await place(7, { gameCode: 'named', balanceAfter: 9_000, transferId: 't1' })
    const detail = () =>
      server.contexts.reading({ who: { kind: 'guest' }, siteId: 1, language: 'en' }, (ctx) =>
        wagerDetail(ctx, 7, betIdxOf(ref)),
      )
    expect((await detail()).canReplay).toBe(false)
    await server.system((ctx) =>
      moveWager(
        ctx,
        ref,
        { stake: 500, payout: 0, bets: 1, endsRound: false },
        { kind: 'bet', amount: 500, balanceAfter: 8_500, transferId: 't2' },
      ),
    )
    await server.system((ctx) => settleWager(ctx, ref, { payout: 2_000, balanceAfter: 10_500, transferId: 't3' }))
    const { bet, movements, canReplay } = await detail()
    expect([bet.vendorName, bet.gameName, bet.cash, bet.winCash, canReplay]).toEqual([
      'V en',
      'G en',
      1_500,
      2_000,
      true,
    ])
    expect(movements.map((m) => [m.kind, m.amount, m.balanceAfter])).toEqual([
      ['bet', 1_000, 9_000],
      ['bet', 500, 8_500],
      ['win', 2_000, 10_500],
    ])
  })
})

test('the figures of the site follow its wagers', async () => {
  const siteId = 9
  const inSite = <T>(fn: Parameters<typeof server.system<T>>[0]) => server.system(fn, siteId)
  const day = server.clock.now().toISOString().slice(0, 10)
  const ref = await inSite((ctx) => placeWager(ctx, placing(70, { stake: 5_000 })))
  await inSite((ctx) => placeWager(ctx, placing(71, { stake: 2_000 })))
  await inSite((ctx) => settleWager(ctx, ref, { payout: 8_000, ...money }))
  expect(await inSite((ctx) => figuresOf(ctx, day))).toEqual({ openStake: 2_000, openWagers: 1, profit: -3_000 })
  expect(await inSite((ctx) => figuresByGame(ctx, day))).toEqual([
    { vendorCode: 'studio', gameCode: 'moonlit-koi', rounds: 2, stake: 7_000, profit: -3_000 },
  ])
  expect((await inSite((ctx) => recentWins(ctx, 5))).map((w) => [w.memberId, w.payout])).toEqual([[70, 8_000]])
})

test('each member is among the newest wins once, by the newest of theirs', async () => {
  const winsOf = [81, 82, 81, 81, 82].map((memberId, n) => ({ memberId, payout: 20_000 + n }))
  for (const { memberId, payout } of winsOf) await settle(await place(memberId), payout)
  const newest = await server.guest((ctx) => recentWins(ctx, 12))
  expect(newest.filter(({ memberId }) => memberId > 80).map(({ memberId, payout }) => [memberId, payout])).toEqual([
    [82, 20_004],
    [81, 20_003],
  ])
})

test('two movements of one wager at once are both counted', async () => {
  const ref = await place(80)
  const win = () =>
    server.system((ctx) =>
      moveWager(
        ctx,
        ref,
        { stake: 0, payout: 100, bets: 0, endsRound: false },
        { kind: 'win', amount: 100, balanceAfter: 0, transferId: null },
      ),
    )
  await Promise.all([win(), win(), win(), win()])
  const { movements, bet } = await server.member(80, (ctx) => wagerDetail(ctx, 80, betIdxOf(ref)))
  expect([bet.winCash, movements.length]).toEqual([400, 5])
})

test('movements cannot be changed, and wagers not removed, by the application', async () => {
  for (const sql of [
    'UPDATE wagers.movement SET amount = 1',
    'DELETE FROM wagers.movement',
    'DELETE FROM wagers.wager',
    'UPDATE wagers.movement_beyond SET amount = 1',
  ])
    await expect(server.pool.query(sql)).rejects.toThrow(/permission denied/)
})

test('partitions of months to come are made once, and closed to all but the parent’s privileges', async () => {
  const make = () => server.system((ctx) => openMonths(ctx, WAGER_MONTHS, '2031-01-31', 3))
  expect([await make(), await make()]).toEqual([3 * WAGER_MONTHS.length, 0])
  await expect(server.pool.query('UPDATE wagers.wager_203102 SET stake = 0')).rejects.toThrow(/permission denied/)
})
