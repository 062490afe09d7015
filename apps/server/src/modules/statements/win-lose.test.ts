import type { DataOf, winLose } from '@maru/contract'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { correctionDesk } from '../wagers/correct-round.fixture.ts'
import { serveWinLose } from './calls/member/win-lose.ts'

const desk = await correctionDesk()
afterAll(() => desk.close())

const ask = (memberId: number, startDate: string, endDate: string) =>
  desk.server.call<DataOf<typeof winLose>>(serveWinLose, memberId, { startDate, endDate })
const netOf = (rows: readonly { stake: number; payout: number }[]): number =>
  rows.reduce((sum, { stake, payout }) => sum + payout - stake, 0)

/** What bets did to the member's purses, from the ledger alone. */
const ledgerNet = async (memberId: number): Promise<number> => {
  const { rows } = await desk.server.pool.query<{ net: number }>(
    `SELECT coalesce(sum(-amount), 0)::bigint AS net FROM ledger.vendor_move_view WHERE member_id = $1`,
    [memberId],
  )
  return Number(rows[0]?.net)
}

const bet = fc.record({
  stake: fc.integer({ min: 1, max: 5_000 }),
  payout: fc.integer({ min: 0, max: 12_000 }),
  fate: fc.constantFrom('settled' as const, 'corrected' as const, 'taken-back' as const, 'open' as const),
  hoursLater: fc.integer({ min: 0, max: 40 }),
})
let rounds = 0

test('days, groups and games each add up to what the ledger moved for ended bets, whatever became of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 8 }), async (bets) => {
      const member = await desk.member(100_000)
      const from = dayNow()
      for (const { stake, payout, fate, hoursLater } of bets) {
        const round = `r${++rounds}`
        await desk.place(member, round, `s${rounds}`, stake)
        if (fate === 'taken-back') await desk.cancel(member, `s${rounds}`)
        if (fate === 'settled' || fate === 'corrected') await desk.settle(round, () => payout)
        if (fate === 'corrected') await desk.correct(round, () => Math.floor(payout / 2))
        desk.server.clock.advance(hoursLater * 3_600_000)
      }
      const { sum, days, groups, games } = await ask(member, from, dayNow())
      expect(netOf([sum]) - sum.pending).toBe(await ledgerNet(member))
      for (const rows of [days, groups, games]) expect(netOf(rows)).toBe(netOf([sum]))
      expect(sum.pending).toBe(bets.filter(({ fate }) => fate === 'open').reduce((all, { stake }) => all + stake, 0))
    }),
    { numRuns: 15 },
  )
  await desk.nothingIsWrong()
})

test('a bet counts on the day in Seoul on which it was placed, and only in its period', async () => {
  const member = await desk.member(10_000)
  await desk.server.ownerPool.query(
    `INSERT INTO wagers.member_day VALUES
     (1, $1, '2026-03-01', 'slot', 'studio', 'koi', 2, 0, 0, 1000, 900, 1000, 900), (1, $1, '2026-03-02', 'slot', 'studio', 'koi', 1, 0, 0, 500, 0, 500, 0),
     (1, $1, '2024-03-02', 'casino', 'studio', 'old', 1, 0, 0, 70, 0, 70, 0)`,
    [member],
  )
  expect((await ask(member, '2026-03-01', '2026-03-01')).sum).toMatchObject({ stake: 1_000, payout: 900 })
  expect((await ask(member, '2026-03-01', '2026-03-02')).days).toEqual([
    { day: '2026-03-01', stake: 1_000, payout: 900 },
    { day: '2026-03-02', stake: 500, payout: 0 },
  ])
  // Of a longer period the last year is meant, and of one that ends before it begins nothing.
  expect((await ask(member, '2000-01-01', '2026-03-02')).sum.stake).toBe(1_500)
  expect((await ask(member, '2026-03-02', '2026-03-01')).sum).toEqual({
    stake: 0,
    payout: 0,
    pending: 0,
    stated: 0,
    mean: 0,
  })
})

test('stakes on games that state their return have a mean, and another member sees nothing of them', async () => {
  const member = await desk.member(0)
  await desk.server.ownerPool.query(
    `INSERT INTO games.game (vendor_code, game_code, product, names, category, return_bp, minimum_stake, maximum_stake, art_motif, art_seed, platforms,
       is_listed, ord, first_seen_at)
     VALUES ('studio', 'known', 'slot', '{}', 'slot', 9600, 1, 2, 'koi', 1, '{}', true, 1, now())`,
  )
  await desk.server.ownerPool.query(
    `INSERT INTO wagers.member_day VALUES (1, $1, '2026-03-01', 'slot', 'studio', 'known', 2, 0, 0, 1010, 900, 1010, 900),
       (1, $1, '2026-03-01', 'sports', 'maru', 'single', 1, 0, 0, 500, 0, 500, 0)`,
    [member],
  )
  const { sum, games, gameCount } = await ask(member, '2026-03-01', '2026-03-01')
  expect(sum).toMatchObject({ stake: 1_510, stated: 1_010, mean: -40 })
  expect(games.map(({ gameKey, mean, stated }) => [gameKey, stated, mean])).toEqual([
    ['known', 1_010, -40],
    ['single', 0, 0],
  ])
  expect(gameCount).toBe(2)
  expect((await ask(await desk.member(0), '2026-03-01', '2026-03-01')).games).toEqual([])
})

const dayNow = (): string => new Date(desk.server.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
