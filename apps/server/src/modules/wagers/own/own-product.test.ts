import { setTimeout as sleep } from 'node:timers/promises'
import { won } from '@maru/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { addGames, addPlayer, bet } from '../../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../../games/wallet.service.ts'
import { balancesOf, house, memberPurse, post, trialBalance, verify } from '../../ledger/index.ts'
import { wagerDetail } from '../history.service.ts'
import { figureProblemsOf } from '../index.ts'
import { settlePaces } from '../settle-pace.rules.ts'
import { createRoundSettler } from '../settle-round.service.ts'
import { betIdxOf } from '../wager-id.rules.ts'
import type { Player } from '../writer/source.ts'
import { createWagerWriter } from '../writer/writer.service.ts'
import { createDice, createShared, leg, roundOf, slipOn } from './own-product.fixture.ts'

const server = await testServer()
const closed = new Set<string>()
const [writer, otherWriter] = [createWagerWriter(server.contexts), createWagerWriter(server.contexts)]
const dice = createDice(server.contexts, closed, writer)
const diceElsewhere = createDice(server.contexts, closed, otherWriter)
const settler = createRoundSettler(server.contexts)
afterAll(() => Promise.all([writer.close(), otherWriter.close(), settler.close()]))

const someone = async (cash = 10_000): Promise<Player> => ({
  siteId: 1,
  memberId: await addMember(server, { cash }),
  currency: 'KRW',
})
const cashOf = async ({ memberId }: Player) => (await server.system((ctx) => balancesOf(ctx, memberId))).cash
const wagersOf = async ({ memberId }: Player) =>
  (
    await server.pool.query(
      'SELECT status, stake, payout, legs FROM wagers.wager WHERE member_id = $1 ORDER BY wager_id',
      [memberId],
    )
  ).rows
const nothingIsWrong = async () => {
  expect(await server.system(verify)).toEqual([])
  expect(await server.system(figureProblemsOf)).toEqual([])
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
}

describe('a slip of an own product', () => {
  test('takes the stake, and its wager keeps what it was accepted at', async () => {
    const player = await someone()
    const legs = [leg('6', 6_000), leg('even')]
    const terms = { price: 11_700, rulesVersion: 'dice-2' }
    await server.ownerPool.query(
      `WITH held AS (UPDATE identity.member SET rate_holder_id = member_id WHERE member_id = $1 RETURNING site_id, member_id)
       INSERT INTO identity.rate_chain SELECT site_id, member_id, 77 FROM held`,
      [player.memberId],
    )
    const answer = await dice.place(player, slipOn('terms', { legs, terms }))
    expect(answer).toMatchObject({ outcome: 'done', balance: 9_000, currency: 'KRW' })
    const betIdx = betIdxOf(answer.wager as NonNullable<typeof answer.wager>)
    const detail = await server.member(player.memberId, (ctx) =>
      wagerDetail({ ...ctx, language: 'en' }, player.memberId, betIdx),
    )
    expect(detail.terms).toEqual({ price: 11_700, rulesVersion: 'dice-2' })
    expect(detail.legs).toEqual([
      { event: 'dice', market: 'number', outcome: '6', words: 'Pick 6', price: 6_000, state: 'open' },
      { event: 'dice', market: 'number', outcome: 'even', words: 'Pick even', price: 1_950, state: 'open' },
    ])
    const { rows } = await server.pool.query('SELECT rate_chain_id FROM wagers.wager WHERE member_id = $1', [
      player.memberId,
    ])
    expect(rows).toEqual([{ rate_chain_id: 77 }])
  })

  test('that comes again answers the first wager, also beside the first, in another process, and once it is settled', async () => {
    const player = await someone()
    const slip = slipOn('again')
    const answers = await Promise.all(
      [dice, diceElsewhere, dice, diceElsewhere].map((each) => each.place(player, slip)),
    )
    await settler.settle(roundOf('again'), () => 1_950, settlePaces.exclusive)
    answers.push(await dice.place(player, slip))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ outcome: 'done', balance: 9_000, wager: { memberId: player.memberId } })
    expect(await wagersOf(player)).toEqual([{ status: 'settled', stake: 1_000, payout: 1_950, legs: 1 }])
  })

  test('is refused under the id of another one', async () => {
    const player = await someone()
    await dice.place(player, slipOn('other'))
    for (const changes of [{ stake: 2_000 }, { legs: [leg('5')] }, { legs: [leg('6', 1_951)] }, { round: 'elsewhere' }])
      expect(await dice.place(player, slipOn('other', changes))).toMatchObject({
        outcome: 'other-content',
        balance: 9_000,
      })
    expect(await wagersOf(player)).toHaveLength(1)
    const another = await someone()
    expect(await dice.place(another, slipOn('other', { stake: 2_000 }))).toMatchObject({ outcome: 'done' })
  })

  test('that was refused leaves nothing, and may come again', async () => {
    const player = await someone(500)
    expect(await dice.place(player, slipOn('poor'))).toMatchObject({ outcome: 'not-enough-money', balance: 500 })
    expect(await wagersOf(player)).toEqual([])
    await server.system((ctx) =>
      post(ctx, {
        kind: 'deposit',
        currency: 'KRW',
        from: house('bank'),
        to: memberPurse(player.memberId, 'cash'),
        amount: won(500),
        key: 'enough',
      }),
    )
    expect(await dice.place(player, slipOn('poor'))).toMatchObject({ outcome: 'done', balance: 0 })
  })

  test('is refused by its product, to a barred member, for no stake, and under maintenance', async () => {
    const player = await someone()
    closed.add('closed')
    expect(await dice.place(player, slipOn('closed'))).toMatchObject({ outcome: 'round-closed', balance: 10_000 })
    for (const stake of [0, -5, 0.5])
      expect(await dice.place(player, slipOn('stake', { stake }))).toMatchObject({ outcome: 'wrong-amount' })
    await server.ownerPool.query('UPDATE identity.member SET is_betting_barred = true WHERE member_id = $1', [
      player.memberId,
    ])
    expect(await dice.place(player, slipOn('open'))).toMatchObject({ outcome: 'member-barred' })
    expect(await cashOf(player)).toBe(10_000)
  })

  test('is cancelled once, while it is open', async () => {
    const player = await someone()
    expect(await dice.cancel(player, 'slip-1')).toMatchObject({ outcome: 'unknown-slip' })
    await dice.place(player, slipOn('cancel'))
    const both = await Promise.all([dice.cancel(player, 'slip-1'), diceElsewhere.cancel(player, 'slip-1')])
    for (const answer of both) expect(answer).toMatchObject({ outcome: 'done', balance: 10_000 })
    expect(await wagersOf(player)).toEqual([{ status: 'cancelled', stake: 0, payout: 0, legs: 1 }])
    expect(await dice.place(player, slipOn('cancel'))).toMatchObject({ outcome: 'done', balance: 9_000 })
    expect(await cashOf(player)).toBe(10_000)
    await dice.place(player, slipOn('cancel', { slipId: 'late' }))
    await settler.settle(roundOf('cancel'), () => 0, settlePaces.exclusive)
    expect(await dice.cancel(player, 'late')).toMatchObject({ outcome: 'already-settled', balance: 9_000 })
  })

  test('shares commits with vendors’ bets', async () => {
    await addGames(server)
    const wallet = createWallet(server.contexts, writer)
    const players = await Promise.all(Array.from({ length: 20 }, () => addPlayer(server, 5_000)))
    const answers = await Promise.all(
      players.map(async (player, i) => {
        const own: Player = { siteId: 1, memberId: player.memberId, currency: 'KRW' }
        return i % 2 ? wallet.operate(bet(player)) : dice.place(own, slipOn('beside'))
      }),
    )
    for (const answer of answers) expect(answer).toMatchObject({ outcome: 'done', balance: 4_000 })
    const { rows } = await server.ownerPool.query(
      `SELECT count(DISTINCT created_at)::int AS commits FROM ledger.transfer t JOIN ledger.account a ON a.account_id = t.from_account
       WHERE a.member_id = ANY ($1) AND t.kind_no = 10`,
      [players.map(({ memberId }) => memberId)],
    )
    expect(rows[0].commits).toBeLessThan(20)
    await nothingIsWrong()
  })
})

describe('rows that all members share', () => {
  test('are held before anything is decided where a product must, with those of products before it by name, and else only written', async () => {
    const calls: string[] = []
    const tight = new Set<string>()
    const products = ['c', 'a', 'b'].map((name) => createShared(server.contexts, { name, calls, tight }, writer))
    const placeOnAll = async (): Promise<string[]> => {
      calls.length = 0
      const players = await Promise.all(products.map(() => someone()))
      await Promise.all(products.map((product, i) => product.place(players[i] as Player, slipOn('shared'))))
      return [...calls]
    }
    const decided = ['decide c', 'decide a', 'decide b', 'write a', 'write b', 'write c']
    expect(await placeOnAll()).toEqual(decided)
    tight.add('b')
    expect(await placeOnAll()).toEqual(['hold a', 'hold b', ...decided])
  })

  test('are locked in one order by batches of two processes, whatever came first into each', async () => {
    // Of each product one row; whoever has that of `second` also waits for what the test holds.
    const holder = await server.ownerPool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT pg_advisory_xact_lock(2, 3)')
    const rows = { first: [1], second: [2, 3] }
    const both = (by: typeof writer) =>
      Object.entries(rows).map(([name, locks]) => createShared(server.contexts, { name, locks }, by))
    const players = await Promise.all([1, 2, 3, 4].map(() => someone()))
    const before = await deadlocks()
    const one = both(otherWriter).toReversed()
    const placed = one.map((product, i) => product.place(players[i] as Player, slipOn('one')))
    await waiting(1)
    placed.push(...both(writer).map((product, i) => product.place(players[i + 2] as Player, slipOn('two'))))
    await waiting(2)
    await holder.query('COMMIT')
    holder.release()
    for (const answer of await Promise.all(placed)) expect(answer.outcome).toBe('done')
    expect(await deadlocks()).toBe(before)
  })
})

const waiting = async (count: number): Promise<void> => {
  for (;;) {
    const { rows } = await server.ownerPool.query(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rows[0].n >= count) return
    await sleep(5)
  }
}
const deadlocks = async (): Promise<number> => {
  await server.ownerPool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await server.ownerPool.query(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].n
}

test('what a wager was accepted at is changed by nobody, nor are its legs deleted', async () => {
  const player = await someone()
  await dice.place(player, slipOn('frozen'))
  const changes = [
    'UPDATE wagers.wager SET price = 9000',
    `UPDATE wagers.wager SET rules_version = 'other'`,
    'UPDATE wagers.wager SET rate_chain_id = 3',
    'UPDATE wagers.leg SET price = 9000',
    `UPDATE wagers.leg SET outcome = '1'`,
    'DELETE FROM wagers.leg',
    'TRUNCATE wagers.leg',
    'DELETE FROM wagers.slip',
    'UPDATE wagers.slip SET wager_id = 1',
  ]
  for (const change of changes) {
    await expect(server.ownerPool.query(change)).rejects.toThrow('accepted')
    await expect(server.pool.query(change)).rejects.toThrow(/accepted|permission/)
  }
})
