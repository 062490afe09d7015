import { randomUUID } from 'node:crypto'
import { toWireAmount, type WireAmount } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { approveRequest, waitRequest } from '../../cashier/decision.service.ts'
import { userCash } from '../../cashier/purse.service.ts'
import { requestDeposit } from '../../cashier/request.service.ts'
import { findForDesk } from '../../identity/member-desk.service.ts'
import {
  balancesOf,
  entriesOf,
  house,
  houseBalances,
  memberPurse,
  post,
  trialBalance,
  verify,
} from '../../ledger/index.ts'
import { liveListeners } from '../../live/message.service.ts'
import { ensureSite, setSiteOption } from '../../site/index.ts'
import { publicOptions } from '../../site/option.service.ts'
import { hub88Adapter } from './hub88/hub88.fixture.ts'
import { addGames, addPlayer, GAME, type TestPlayer } from './vendor-wallet.fixture.ts'

const EURO_SITE = 7
const server = await testServer({ listeners: liveListeners })
await addGames(server)
await server.system((ctx) =>
  ensureSite(ctx, { siteId: EURO_SITE, name: 'Euro', theme: 'naru', host: 'euro.localhost', currency: 'EUR' }),
)
const { send } = hub88Adapter(server)

const request = (player: TestPlayer, currency: string, amount: WireAmount, changes: object = {}) => ({
  user: player.playerId,
  token: player.token,
  transaction_uuid: randomUUID(),
  request_uuid: randomUUID(),
  round: randomUUID(),
  round_closed: false,
  game_code: GAME,
  currency,
  amount,
  ...changes,
})

test('a site in euro stands beside one in won: what is finer than a cent is kept and paid to the last decimal, and nothing mixes', async () => {
  const korean = await addPlayer(server, 10_000)
  const european = await addPlayer(server, 100_000_000, { siteId: EURO_SITE })
  const staked = request(european, 'EUR', toWireAmount(12_345_670, 6))
  expect(await send('bet', staked)).toMatchObject({
    status: 'RS_OK',
    currency: 'EUR',
    balance: toWireAmount(87_654_330, 6),
  })
  const won = request(european, 'EUR', toWireAmount(20_010_000, 6), {
    round: staked.round,
    round_closed: true,
    reference_transaction_uuid: staked.transaction_uuid,
  })
  expect(await send('win', won)).toMatchObject({ status: 'RS_OK', balance: toWireAmount(107_664_330, 6) })
  expect(await send('bet', request(korean, 'KRW', toWireAmount(1_234)))).toMatchObject({
    status: 'RS_OK',
    currency: 'KRW',
    balance: toWireAmount(8_766),
  })

  expect(await server.system((ctx) => balancesOf(ctx, european.memberId), EURO_SITE)).toMatchObject({
    currency: 'EUR',
    cash: 107_664_330,
  })
  const { rows } = await server.system((ctx) => entriesOf(ctx, european.memberId, '', 20), EURO_SITE)
  expect(new Set(rows.map((row) => row.currency))).toEqual(new Set(['EUR']))
  const { rows: wagers } = await server.pool.query(
    'SELECT site_id, currency, stake, payout FROM wagers.wager WHERE member_id = ANY($1) ORDER BY site_id',
    [[korean.memberId, european.memberId]],
  )
  expect(wagers).toEqual([
    { site_id: 1, currency: 'KRW', stake: 1_234, payout: 0 },
    { site_id: EURO_SITE, currency: 'EUR', stake: 12_345_670, payout: 20_010_000 },
  ])
  expect(await server.system(houseBalances, EURO_SITE)).toEqual([
    { house: 'bank', currency: 'EUR', balance: -100_000_000 },
    { house: 'vendor:studio', currency: 'EUR', balance: -7_664_330 },
  ])
  for (const siteId of [1, EURO_SITE])
    expect((await server.system(trialBalance, siteId)).filter(({ sum }) => sum !== 0)).toEqual([])
  expect(await server.system(verify)).toEqual([])
})

test('a bet in the currency of another site is refused, and a vendor is shown no more than there is', async () => {
  const european = await addPlayer(server, 10_000_009, { siteId: EURO_SITE })
  expect((await send('bet', request(european, 'KRW', toWireAmount(100)))).status).toBe('RS_ERROR_WRONG_CURRENCY')
  expect(await send('bet', request(european, 'EUR', 100))).toMatchObject({ status: 'RS_OK', balance: 999_900 })
  expect((await server.system((ctx) => balancesOf(ctx, european.memberId), EURO_SITE)).cash).toBe(9_999_009)
})

test('the ledger itself refuses won into a purse of euro', async () => {
  const european = await addPlayer(server, 0, { siteId: EURO_SITE })
  const posting = {
    kind: 'deposit',
    currency: 'KRW',
    from: house('bank'),
    to: memberPurse(european.memberId, 'cash'),
    amount: 5 as never,
    key: randomUUID(),
  } as const
  await expect(server.system((ctx) => post(ctx, posting), EURO_SITE)).rejects.toThrow(/no account/)
})

test('the cashier of a site in euro works in euro: its own minimum and unit, ledger units on the wire, and the money to the last decimal', async () => {
  const { memberId, siteId } = await addPlayer(server, 25_500_001, { siteId: EURO_SITE })
  const deposit = (amount: number) =>
    server.member(memberId, (ctx) => requestDeposit(ctx, { amount, requestKey: randomUUID(), bonus: 'none' }), siteId)
  await expect(deposit(9_000_000)).rejects.toMatchObject({ code: 'C102' })
  await expect(deposit(10_500_000)).rejects.toMatchObject({ code: 'C103' })
  const { cashIdx } = await deposit(12_000_000)
  const about = { siteIds: [siteId] }
  await server.staff((ctx) => waitRequest(ctx, cashIdx), about, siteId)
  await server.contexts.drained()
  server.sent.length = 0
  await server.staff((ctx) => approveRequest(ctx, cashIdx), about, siteId)
  await server.contexts.drained()
  expect(server.sent.map(({ body }) => body).filter((body) => body.includes('CASH'))).toHaveLength(1)
  expect(await server.member(memberId, userCash, siteId)).toMatchObject({ balance: 37_500_001 })
  expect((await server.system(houseBalances, siteId)).find(({ house }) => house === 'bank')?.currency).toBe('EUR')
  expect(
    await server.staff((ctx) => findForDesk(ctx, { search: '', status: '', before: '', size: 50 }), about, siteId),
  ).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ memberId, cash: 37_500_001 })]) })
})

test('options that are sums are typed in whole euro and used in ledger units; what a site shows says its currency', async () => {
  const options = await server.system(publicOptions, EURO_SITE)
  expect(options.siteOption).toMatchObject({ currency: 'EUR', minimumDeposit: 10_000_000, cashUnit: 1_000_000 })
  expect(options.siteOption.quickAmounts[0]).toBe(10_000_000)
  await server.system((ctx) => setSiteOption(ctx, 'minimumDeposit', 25), EURO_SITE)
  expect((await server.system(publicOptions, EURO_SITE)).siteOption.minimumDeposit).toBe(25_000_000)
  expect((await server.system(publicOptions)).siteOption).toMatchObject({ currency: 'KRW', minimumDeposit: 10_000 })
})
