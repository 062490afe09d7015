import { type Chain, shareOf } from '@maru/commission'
import { won } from '@maru/contract'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addGames, bet, launchAgain, win } from '../../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../../games/wallet.service.ts'
import { house, memberPurse, post } from '../../ledger/index.ts'
import { createDice, roundOf, slipOn } from '../../wagers/own/own-product.fixture.ts'
import { settlePaces } from '../../wagers/settle-pace.rules.ts'
import { createRoundSettler } from '../../wagers/settle-round.service.ts'
import { createWagerWriter } from '../../wagers/writer/writer.service.ts'
import { moveBelow } from '../desk/move-desk.service.ts'
import { addBelow, addBranch, addPartner, flat, setRates } from '../partner.fixture.ts'

const server = await testServer()
await addGames(server)
const writer = createWagerWriter(server.contexts)
const wallet = createWallet(server.contexts, writer)
const dice = createDice(server.contexts, new Set(), writer)
const settler = createRoundSettler(server.contexts)
afterAll(() => Promise.all([writer.close(), settler.close()]))

const [head = 0, main = 0, sub = 0, distributor = 0, store = 0] = await addBranch(server)
const branch = [head, main, sub, distributor, store]
const setAll = async (rates: readonly number[]) => {
  for (const [i, rate] of rates.entries())
    expect(await setRates(server, branch[i] as number, flat(rate))).toMatchObject({ outcome: 'saved' })
  server.clock.advance(24 * 3_600_000)
}
await setAll([160, 150, 130, 120, 100])

const playerBelow = async (partnerId: number | null) => {
  const memberId = partnerId === null ? 0 : await addBelow(server, partnerId)
  return withCash(memberId)
}
const withCash = async (memberId: number) => {
  const [from, to] = [house('bank'), memberPurse(memberId, 'cash')]
  await server.system((ctx) =>
    post(ctx, { kind: 'deposit', currency: 'KRW', from, to, amount: won(100_000), key: `cash:${memberId}` }),
  )
  return memberId
}
const play = async (memberId: number) => {
  const player = await launchAgain(server, memberId)
  const operation = bet(player)
  expect(await wallet.operate(operation)).toMatchObject({ outcome: 'done' })
  return { player, operation }
}
type Row = { chain_id: number | null; levels: Chain | null; settled: number | null }
/** The chains of a member's wagers in their order, and those in their settlements. */
const chainsOf = async (memberId: number): Promise<Row[]> =>
  (
    await server.pool.query<Row>(
      `SELECT w.rate_chain_id AS chain_id, c.levels, s.rate_chain_id AS settled FROM wagers.wager w
       LEFT JOIN partner.chain c ON c.site_id = w.site_id AND c.chain_id = w.rate_chain_id
       LEFT JOIN wagers.settlement s ON s.site_id = w.site_id AND s.member_id = w.member_id AND s.wager_id = w.wager_id
       WHERE w.member_id = $1 ORDER BY w.wager_id, s.version`,
      [memberId],
    )
  ).rows
const sharesIn = (chain: Chain | null | undefined) =>
  shareOf(chain ?? [], 'slot', 'rolling').map(({ holderId, share }) => [holderId, share])

test('every wager names the rates from the store to the head office that were in force when it was accepted', async () => {
  const memberId = await playerBelow(store)
  await play(memberId)
  await dice.place({ siteId: 1, memberId, currency: 'KRW' }, slipOn('frozen'))
  const [ofVendor, own] = await chainsOf(memberId)
  expect(sharesIn(ofVendor?.levels)).toEqual([
    [store, 100],
    [distributor, 20],
    [sub, 10],
    [main, 20],
    [head, 10],
  ])
  expect(own?.chain_id).toBe(ofVendor?.chain_id)
})

test('a member with rates of its own is the lowest level', async () => {
  const memberId = await playerBelow(store)
  await setRates(server, memberId, flat(80))
  await play(memberId)
  const [row] = await chainsOf(memberId)
  expect(sharesIn(row?.levels).slice(0, 2)).toEqual([
    [memberId, 80],
    [store, 20],
  ])
})

test('what is settled after a change of rates or a move keeps the rates it was accepted at; what is placed then has the new ones', async () => {
  const memberId = await playerBelow(store)
  const { player, operation } = await play(memberId)
  await dice.place({ siteId: 1, memberId, currency: 'KRW' }, slipOn('kept'))
  await setRates(server, head, flat(200))
  await wallet.operate(win(player, operation, { amount: 2_000 }))
  await settler.settle(roundOf('kept'), () => 0, settlePaces.exclusive)
  const other = await addPartner(server, 5, head)
  await server.staff((ctx) => moveBelow(ctx, memberId, { parentId: other, reason: 'as agreed' }))
  await play(memberId)
  const rows = await chainsOf(memberId)
  const [first, second, third] = rows
  expect([first?.settled, second?.settled]).toEqual([first?.chain_id, first?.chain_id])
  expect(sharesIn(first?.levels).at(-1)).toEqual([head, 10])
  expect(sharesIn(third?.levels)).toEqual([
    [other, 0],
    [head, 200],
  ])
  server.clock.advance(24 * 3_600_000)
})

test('no chain where nobody stands above, nor of an account of the operator’s own', async () => {
  const alone = await withCash(await addBelow(server, store))
  await server.staff((ctx) => moveBelow(ctx, alone, { parentId: null, reason: 'as agreed' }))
  const own = await playerBelow(store)
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [own])
  for (const memberId of [alone, own]) {
    await play(memberId)
    expect((await chainsOf(memberId)).map((row) => row.chain_id)).toEqual([null])
  }
})

test('a chain is stored once however often it is put in force', async () => {
  await setAll([200, 150, 130, 120, 100])
  const count = async () => (await server.pool.query('SELECT count(*)::int AS n FROM partner.chain')).rows[0].n
  const was = await count()
  await setAll([200, 150, 130, 120, 100])
  expect(await count()).toBe(was)
})
