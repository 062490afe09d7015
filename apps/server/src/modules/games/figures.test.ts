import { won } from '@maru/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { memberPurse, post, vendorAccount } from '../ledger/index.ts'
import { figureProblemsOf, figuresOf, type Moving, moveWagers, placeWager } from '../wagers/index.ts'
import { addGames, addPlayer, bet, rollback, win } from './adapters/vendor-wallet.fixture.ts'
import { createWallet } from './wallet.service.ts'

const server = await testServer({ at: '2026-11-20T23:59:00+09:00' })
const wallet = createWallet(server.contexts)
await addGames(server)
afterAll(() => wallet.close())
beforeEach(() => server.clock.set('2026-11-20T23:59:00+09:00'))

const problems = () => server.system(figureProblemsOf)
const daysOf = async (memberId: number) => {
  const { rows } = await server.pool.query(
    `SELECT day::text, wagers, open_stake, staked, paid FROM wagers.member_day WHERE member_id = $1 ORDER BY day`,
    [memberId],
  )
  return rows.map(({ day, wagers, open_stake, staked, paid }) => [day, wagers, open_stake, staked, paid])
}

test('a stake counts on its day and a payout on its own, though the wager stays where it was placed', async () => {
  const player = await addPlayer(server, 10_000)
  const [paid, lost] = [bet(player), bet(player, { amount: 300 })]
  await wallet.operate(paid)
  await wallet.operate(lost)
  server.clock.set('2026-11-21T00:01:00+09:00')
  await wallet.operate(win(player, paid))
  expect(await daysOf(player.memberId)).toEqual([
    ['2026-11-20', 2, 300, 1_300, 0],
    ['2026-11-21', 0, 0, 0, 2_500],
  ])
  expect(await problems()).toEqual([])
  expect(await server.system((ctx) => figuresOf(ctx, '2026-11-20'))).toMatchObject({ profit: 1_000 })
  expect(await server.system((ctx) => figuresOf(ctx, '2026-11-21'))).toMatchObject({ profit: -2_500 })
})

test('what is taken back on a later day counts there, below zero where nothing else came', async () => {
  const player = await addPlayer(server, 10_000)
  const staked = bet(player)
  await wallet.operate(staked)
  server.clock.set('2026-11-21T00:01:00+09:00')
  const won = win(player, staked)
  await wallet.operate(won)
  server.clock.set('2026-11-23T09:00:00+09:00')
  await wallet.operate(rollback(player, won))
  await wallet.operate(rollback(player, staked))
  expect(await daysOf(player.memberId)).toEqual([
    ['2026-11-20', 1, 0, 1_000, 0],
    ['2026-11-21', 0, 0, 0, 2_500],
    ['2026-11-23', 0, 0, -1_000, -2_500],
  ])
  expect(await problems()).toEqual([])
})

test('wagers of one member and two days that are settled in one statement share the row of that day', async () => {
  const { memberId } = await addPlayer(server, 10_000)
  const transfer = (no: string, amount: number, isStake: boolean) =>
    server.system(async (ctx) => {
      const [cash, vendor] = [memberPurse(memberId, 'cash'), vendorAccount('studio')]
      const about = { currency: 'KRW', amount: won(amount), key: `two-days:${no}` } as const
      const posted = isStake
        ? await post(ctx, { ...about, kind: 'wager-placed', from: cash, to: vendor })
        : await post(ctx, { ...about, kind: 'wager-paid', from: vendor, to: cash })
      return { balanceAfter: 0, transferId: String(posted.transferId) }
    })
  const place = async (no: string) => {
    const money = await transfer(no, 400, true)
    const game = { product: 'slot', vendorCode: 'studio', gameCode: 'moonlit-koi', round: no, selection: null }
    return server.system((ctx) => placeWager(ctx, { memberId, ...game, stake: 400, ...money }))
  }
  const yesterdays = await place('a')
  server.clock.set('2026-11-21T00:01:00+09:00')
  const refs = [yesterdays, await place('b')]
  const before = {
    stake: 400,
    payout: 0,
    bonusStake: 0,
    bonusPayout: 0,
    liveBets: 1,
    movements: 1,
    settlements: 0,
    status: 'placed',
  } as const
  const game = { product: 'slot', vendorCode: 'studio', gameCode: 'moonlit-koi', rateChainId: null }
  const movings: Moving[] = []
  for (const ref of refs) {
    const money = await transfer(`${ref.wagerId}:paid`, 900, false)
    const change = { stake: 0, payout: 900, bets: 0, endsRound: true }
    const movement = { kind: 'win' as const, amount: 900, ...money }
    movings.push({ siteId: 1, ref, before: { ...before, ...game }, change, movement })
  }
  await server.system((ctx) => moveWagers(ctx, movings))
  expect(await daysOf(memberId)).toEqual([
    ['2026-11-20', 1, 0, 400, 0],
    ['2026-11-21', 1, 0, 400, 1_800],
  ])
  expect(await problems()).toEqual([])
})

test.each([
  ['a payout that its day forgets', 'UPDATE wagers.member_day SET paid = 0 WHERE paid > 0', ['figures']],
  [
    'a wager that forgets its payout',
    'UPDATE wagers.wager SET payout = 0 WHERE payout > 0',
    ['days', 'settlements', 'wagers'],
  ],
  [
    'a wager that is gone from the history’s sums',
    'UPDATE wagers.member_day SET settled_stake = 0 WHERE settled_stake > 0',
    ['days'],
  ],
  [
    'money that moved on a vendor’s account and in no wager',
    `UPDATE ledger.transfer SET amount = amount + 1 WHERE kind_no = 11`,
    ['figures', 'shown', 'wagers'],
  ],
  ['a payout that pages do not show', 'UPDATE wagers.figure_change SET paid = 0 WHERE paid > 0', ['shown']],
])('%s is found', async (_what, sql, whats) => {
  const player = await addPlayer(server, 10_000)
  const staked = bet(player)
  await wallet.operate(staked)
  await wallet.operate(win(player, staked))
  expect(await problems()).toEqual([])
  const client = await server.ownerPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(sql)
    const { rows } = await client.query('SELECT DISTINCT what FROM wagers.verify() ORDER BY what')
    expect(rows.map(({ what }) => what)).toEqual(whats)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('a cancelled wager that holds money cannot be written', async () => {
  const player = await addPlayer(server, 10_000)
  await wallet.operate(bet(player))
  const cancel = `UPDATE wagers.wager SET status = 'cancelled', settled_at = now() WHERE member_id = $1`
  await expect(server.ownerPool.query(cancel, [player.memberId])).rejects.toThrow(/cancelled_holds_nothing/)
})
