import { randomUUID } from 'node:crypto'
import { toWireAmount } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { testServer } from '../../../../testing/context.ts'
import { entriesOf, trialBalance, verify } from '../../../ledger/index.ts'
import { addGames, addPlayer, cashOf, GAME, type TestPlayer } from '../vendor-wallet.fixture.ts'
import { hub88Adapter } from './hub88.fixture.ts'

const server = await testServer()
await addGames(server)
const { send } = hub88Adapter(server)

/** The calls of one player in one round of a live table: bets one by one, none closes the round; one win for all of them does. */
const roundOf = (player: TestPlayer) => {
  const round = randomUUID()
  const common = () => ({
    user: player.playerId,
    token: player.token,
    request_uuid: randomUUID(),
    round,
    game_code: GAME,
  })
  const money = (amount: number) => ({ currency: 'KRW', amount: toWireAmount(amount) })
  return {
    bet: (id: string, amount: number) =>
      send('bet', { ...common(), transaction_uuid: id, round_closed: false, ...money(amount) }),
    rollback: (bet: string, id: string) =>
      send('rollback', { ...common(), transaction_uuid: id, reference_transaction_uuid: bet, round_closed: false }),
    win: (bet: string, id: string, amount: number, meta?: object) =>
      send('win', {
        ...(meta && { meta }),
        ...common(),
        transaction_uuid: id,
        reference_transaction_uuid: bet,
        round_closed: true,
        ...money(amount),
      }),
  }
}
const wagersOf = async ({ memberId }: TestPlayer) =>
  (await server.pool.query('SELECT stake, payout, status FROM wagers.wager WHERE member_id = $1', [memberId])).rows
const done = { status: 'RS_OK' }

test('several bets, one taken back, and one win that names the first are one settled wager, however often each is sent', async () => {
  const player = await addPlayer(server, 10_000)
  const { bet, rollback, win } = roundOf(player)
  const [first, second, third, undo, paid] = [1, 2, 3, 4, 5].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  for (let n = 0; n < 2; n++) expect(await bet(first, 1_000)).toMatchObject(done)
  expect(await bet(second, 2_000)).toMatchObject(done)
  for (let n = 0; n < 2; n++) expect(await rollback(second, undo)).toMatchObject(done)
  expect(await bet(third, 500)).toMatchObject(done)
  expect(await wagersOf(player)).toMatchObject([{ stake: 1_500, status: 'placed' }])
  for (let n = 0; n < 2; n++) expect(await win(first, paid, 2_700)).toMatchObject(done)
  expect(await wagersOf(player)).toEqual([{ stake: 1_500, payout: 2_700, status: 'settled' }])
  expect(await cashOf(server, player)).toBe(11_200)
})

test('a bet that comes late is refused after its rollback, and a rollback after the win gives back that bet alone', async () => {
  const player = await addPlayer(server, 10_000)
  const { bet, rollback, win } = roundOf(player)
  const [first, lost, late, paid] = [1, 2, 3, 4].map(() => randomUUID()) as [string, string, string, string]
  await bet(first, 1_000)
  expect(await rollback(lost, randomUUID())).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' })
  expect(await bet(lost, 3_000)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' })
  await bet(late, 4_000)
  expect(await win(first, paid, 0)).toMatchObject(done)
  expect(await rollback(late, randomUUID())).toMatchObject(done)
  expect(await wagersOf(player)).toEqual([{ stake: 1_000, payout: 0, status: 'settled' }])
  expect(await cashOf(server, player)).toBe(9_000)
})

test('a round whose bets were all given back leaves no open wager, and takes another bet', async () => {
  const player = await addPlayer(server, 10_000)
  const { bet, rollback, win } = roundOf(player)
  const [first, second] = [randomUUID(), randomUUID()]
  await bet(first, 1_000)
  await rollback(first, randomUUID())
  expect(await wagersOf(player)).toEqual([{ stake: 0, payout: 0, status: 'cancelled' }])
  expect(await bet(second, 700)).toMatchObject(done)
  expect(await win(second, randomUUID(), 1_400)).toMatchObject(done)
  expect(await wagersOf(player)).toEqual([{ stake: 700, payout: 1_400, status: 'settled' }])
  expect(await cashOf(server, player)).toBe(10_700)
})

test('a hand of blackjack that was split and doubled, and a blackjack after it, stand in the ledger as they were played', async () => {
  const player = await addPlayer(server, 1_000_000)
  const hand = roundOf(player)
  const seat = randomUUID()
  // The stake, the split, and the double of one part; that part wins, the other loses.
  for (const id of [seat, randomUUID(), randomUUID()]) expect(await hand.bet(id, 100_000)).toMatchObject(done)
  const paid = randomUUID()
  for (let n = 0; n < 2; n++) expect(await hand.win(seat, paid, 400_000)).toMatchObject(done)
  const next = roundOf(player)
  const other = randomUUID()
  await next.bet(other, 100_000)
  expect(await next.win(other, randomUUID(), 250_000)).toMatchObject(done)
  const { rows } = await server.system((ctx) => entriesOf(ctx, player.memberId, '', 20))
  expect(rows.map(({ amount }) => amount).reverse()).toEqual([
    1_000_000, -100_000, -100_000, -100_000, 400_000, -100_000, 250_000,
  ])
  expect(await wagersOf(player)).toEqual([
    { stake: 300_000, payout: 400_000, status: 'settled' },
    { stake: 100_000, payout: 250_000, status: 'settled' },
  ])
  expect(await cashOf(server, player)).toBe(1_250_000)
  expect((await server.system(trialBalance)).filter(({ sum }) => sum !== 0)).toEqual([])
  expect(await server.system(verify)).toEqual([])
})

test('what became of the places stands with the payout, be it 0; what cannot be is left out, and the money is taken all the same', async () => {
  const player = await addPlayer(server, 100_000)
  const said = async (amount: number, meta: object) => {
    const { bet, win } = roundOf(player)
    const first = randomUUID()
    expect(await bet(first, 3_000)).toMatchObject(done)
    expect(await win(first, randomUUID(), amount, meta)).toMatchObject(done)
    const { rows } = await server.pool.query(
      `SELECT e.ended FROM wagers.wager w LEFT JOIN wagers.ended_table_view e USING (site_id, member_id, placed_at, wager_id)
       WHERE w.member_id = $1 ORDER BY w.wager_id DESC LIMIT 1`,
      [player.memberId],
    )
    return rows[0].ended
  }
  const place = (on: string, stake: unknown, payout: unknown, end = 'decided') => ({ on, stake, payout, end })
  const places = [place('player', toWireAmount(2_000), 0), place('banker', toWireAmount(1_000), toWireAmount(1_950))]
  expect(await said(1_950, { number: 7, ended: { table: 'baccarat', places } })).toEqual({
    table: 'baccarat',
    places: [place('player', 2_000, 0), place('banker', 1_000, 1_950)],
  })
  const lost = { table: 'baccarat', places: [place('tie', toWireAmount(3_000), 0)] }
  expect(await said(0, { ended: lost })).toEqual({ table: 'baccarat', places: [place('tie', 3_000, 0)] })
  for (const ended of [
    'lost',
    { table: 'baccarat', places: [] },
    { table: 'baccarat', places: [place('tie', 1, 0)] },
    { table: 'baccarat', places: [place('tie', '300000000', 0)] },
    { table: 'baccarat', places: [place('tie', -1, 0)] },
    { table: 'baccarat', places: [place('tie', 0, 0, 'won')] },
    { table: 'baccarat', places: [place('<script>', 0, 0)] },
  ])
    expect(await said(0, { ended })).toBeNull()
})
