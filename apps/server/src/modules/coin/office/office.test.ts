import { randomUUID } from 'node:crypto'
import type { Address } from '@maru/coin-chain'
import { cashForCoin, cashOf, microUsdt } from '@maru/contract'
import { expect, test } from 'vitest'
import { clerk, codeOf, otherClerk, PASS } from '../../../testing/cash-desk.ts'
import { requestCoinWithdrawal } from '../../cashier/request.service.ts'
import { CONFIRMATIONS, coinDesk, USDT } from '../coin.fixture.ts'
import { hotWalletOf } from '../payments/hot-wallet.service.ts'
import { confirmPay, dropPay, payWithdrawal } from '../payments/pay.service.ts'
import { inStaffSteps } from '../payments/payments.fixture.ts'
import { dropPayment } from '../payments/retry.service.ts'
import { askReturn, confirmReturn, creditInstead, dropReturn } from '../payments/return.service.ts'
import { sendPayments } from '../payments/send-payments.service.ts'
import { findCoinProblems } from '../prove-coin.job.ts'
import { readRates } from '../rates/read-rates.clock.ts'
import { listDeposits, listPayments, listPayRequests } from './lists.service.ts'
import { showOverview } from './overview.service.ts'
import { decimalOf } from './wallet-balances.ts'

const coin = await coinDesk()
const { server, desk, demo, rows, option } = coin
server.clock.set('2026-11-28T15:00:00+09:00')
await readRates(server.contexts)
const { chainId } = demo
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const place = { before: '', size: 20 }

const inHand = async (cash: number) => {
  const memberId = await desk.member(cash * 2)
  const terms = { amount: microUsdt(5 * USDT), rate: 1_400_000, fee: microUsdt(USDT), address }
  const sent = { amount: cash, requestKey: randomUUID(), cashOutPass: PASS, endsBonus: true }
  const { cashIdx } = await server.inSteps(memberId, (ctx) =>
    requestCoinWithdrawal(ctx, sent, { address, terms: async () => terms }),
  )
  await desk.wait(cashIdx)
  return { memberId, cashIdx }
}
const pay = (cashIdx: number, who: object = clerk) => server.staff((ctx) => payWithdrawal(ctx, chainId, cashIdx), who)
const confirm = (requestId: number, who: object) => server.staff((ctx) => confirmPay(ctx, chainId, requestId), who)
const waiting = (who: object = clerk) => server.staff((ctx) => listPayRequests(ctx), who)
const audited = async (target: string): Promise<string[]> =>
  (await rows('SELECT action FROM audit.entry WHERE target = $1 ORDER BY entry_id', target)).map(({ action }) => action)
const held = async (): Promise<{ memberId: number; depositId: number }> => {
  await option('coinDeposits', false as never)
  const { memberId, address: to } = await given()
  await demo.send(to, 20 * USDT)
  await coin.deepen(CONFIRMATIONS + 1)
  await option('coinDeposits', true as never)
  const [deposit] = await coin.deposits(memberId)
  expect(deposit).toMatchObject({ state: 'held', held_for: 'off' })
  return { memberId, depositId: deposit.deposit_id }
}
/** A member with an address, which is given only where coin is on. */
const given = async () => {
  await option('coinDeposits', true as never)
  const made = await coin.member()
  await option('coinDeposits', false as never)
  return made
}
const ask = (depositId: number, to = address, who: object = clerk) =>
  server.staff((ctx) => askReturn(ctx, chainId, depositId, { address: to, reason: 'not ours' }), who)
const requestOf = async (kind: string, subject: number): Promise<number> =>
  (
    await rows(
      `SELECT max(request_id) AS id FROM approvals.request WHERE kind = $1 AND subject = $2`,
      kind,
      String(subject),
    )
  )[0].id
const sendAll = async (rounds = CONFIRMATIONS + 3) => {
  for (let n = 0; n < rounds; n++) {
    await sendPayments(server.contexts, await hotWalletOf(server.config))
    await demo.mine(1)
  }
}

test('one of the staff pays a small sum, a larger one takes another; who asked cannot confirm', async () => {
  await option('coinPayAlone', 100_000 as never)
  const small = await inHand(100_000)
  expect(await pay(small.cashIdx)).toEqual({ isAsked: false })
  const { cashIdx, memberId } = await inHand(110_000)
  expect(await pay(cashIdx)).toEqual({ isAsked: true })
  expect(await codeOf(pay(cashIdx))).toBe('STAFF_CONFLICT')
  const requestId = await requestOf('coin.pay', cashIdx)
  const { rows: requests } = await waiting()
  expect(requests).toMatchObject([
    { requestId, isOwn: true, wanted: { cashIdx, memberId, cash: cashOf(110_000), amount: 5 * USDT, address } },
  ])
  expect(await codeOf(confirm(requestId, clerk))).toBe('STAFF_FORBIDDEN')
  await confirm(requestId, otherClerk)
  expect(await codeOf(confirm(requestId, otherClerk))).toBe('STAFF_ALREADY_HANDLED')
  expect(await audited(`cash:${cashIdx}`)).toEqual(['cashier.wait', 'coin.ask-pay', 'coin.confirm-pay', 'coin.pay'])
  const [request] = await rows('SELECT is_paying, staff_id FROM cashier.request WHERE request_id = $1', cashIdx)
  expect(request).toEqual({ is_paying: true, staff_id: clerk.staffId })
  await sendAll()
  expect(
    (await rows('SELECT status FROM cashier.request WHERE request_id = ANY ($1)', [cashIdx, small.cashIdx])).map(
      ({ status }) => status,
    ),
  ).toEqual([1, 1])
  expect(await server.system(findCoinProblems)).toEqual([])
})

test('what was rejected meanwhile waits for nobody, and is not paid', async () => {
  const { cashIdx } = await inHand(200_000)
  await pay(cashIdx)
  const requestId = await requestOf('coin.pay', cashIdx)
  await desk.reject(cashIdx)
  expect((await waiting()).rows).toEqual([])
  expect(await codeOf(confirm(requestId, otherClerk))).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => dropPay(ctx, requestId), clerk)
})

test('two of the staff who confirm at once pay once', async () => {
  const { cashIdx } = await inHand(200_000)
  await pay(cashIdx)
  const requestId = await requestOf('coin.pay', cashIdx)
  const third = { ...otherClerk, staffId: 10 }
  const codes = await Promise.all([codeOf(confirm(requestId, otherClerk)), codeOf(confirm(requestId, third))])
  expect(codes.toSorted()).toEqual(['STAFF_ALREADY_HANDLED', 'done'])
  expect(await rows('SELECT state FROM coin.payment WHERE request_id = $1', cashIdx)).toHaveLength(1)
  const [{ payment_id: paymentId }] = await rows('SELECT payment_id FROM coin.payment WHERE request_id = $1', cashIdx)
  await inStaffSteps(server, clerk, (ctx) => dropPayment(ctx, paymentId, 'given up', () => hotWalletOf(server.config)))
  expect(await desk.reject(cashIdx)).toEqual({ status: -1 })
})

test('a held deposit goes back whole, when another of the staff has confirmed it', async () => {
  const { depositId } = await held()
  const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  expect(await codeOf(ask(depositId, demo.token))).toBe('STAFF_INVALID')
  expect(await codeOf(ask(depositId, 'nowhere'))).toBe('STAFF_INVALID')
  await ask(depositId, to)
  expect(await codeOf(ask(depositId, to))).toBe('STAFF_CONFLICT')
  expect(await codeOf(server.staff((ctx) => creditInstead(ctx, depositId, 'after all'), clerk))).toBe('STAFF_CONFLICT')
  const requestId = await requestOf('coin.return', depositId)
  const act = (who: object) => server.staff((ctx) => confirmReturn(ctx, chainId, requestId), who)
  expect(await codeOf(act(clerk))).toBe('STAFF_FORBIDDEN')
  const [listed] = (await server.staff((ctx) => listDeposits(ctx, { ...place, state: 'held' }))).rows
  expect(listed).toMatchObject({ coinIdx: depositId, waiting: { requestId, isOwn: false, wanted: { address: to } } })
  await act(otherClerk)
  await sendAll()
  const { chain } = await hotWalletOf(server.config)
  expect(await chain.balances([to as Address])).toEqual([20 * USDT])
  const [deposit] = await rows('SELECT state FROM coin.deposit WHERE deposit_id = $1', depositId)
  expect(deposit).toEqual({ state: 'returned' })
  expect(await audited(`coin:${depositId}`)).toEqual(['coin.ask-return', 'coin.confirm-return', 'coin.return'])
  await coin.agrees()
})

test('a held deposit is listed with what it would come to, and is credited as just that', async () => {
  const { depositId, memberId } = await held()
  const listed = async (state: 'held' | 'credited') =>
    (await server.staff((ctx) => listDeposits(ctx, { ...place, state, memberId }))).rows
  const [before] = await listed('held')
  const cash = before?.cash
  expect(cash).toBe(cashForCoin(microUsdt(20 * USDT), before?.rate ?? 0))
  await server.staff((ctx) => creditInstead(ctx, depositId, 'after all'))
  expect(await listed('credited')).toMatchObject([{ cash, cashIdx: expect.any(Number) }])
  expect(await coin.cash(memberId)).toBe(cash)
})

test('a return that was given up leaves the deposit held, and it can be credited', async () => {
  const { depositId, memberId } = await held()
  await ask(depositId)
  await server.staff(async (ctx) => dropReturn(ctx, await requestOf('coin.return', depositId)), clerk)
  await ask(depositId)
  await server.staff(async (ctx) => confirmReturn(ctx, chainId, await requestOf('coin.return', depositId)), otherClerk)
  const [{ payment_id: paymentId }] = await rows('SELECT payment_id FROM coin.payment WHERE deposit_id = $1', depositId)
  expect(await codeOf(server.staff((ctx) => creditInstead(ctx, depositId, 'after all')))).toBe('STAFF_STATUS_ORDER')
  await inStaffSteps(server, clerk, (ctx) => dropPayment(ctx, paymentId, 'given up', () => hotWalletOf(server.config)))
  await server.staff((ctx) => creditInstead(ctx, depositId, 'after all'))
  expect(await coin.cash(memberId)).toBeGreaterThan(0)
  await coin.agrees()
})

test('lists turn their pages by rows, the open ones oldest first, and name members', async () => {
  const all: number[] = []
  for (let before = '', n = 0; n < 20; n++) {
    const page = await server.staff((ctx) => listPayments(ctx, { before, size: 2, state: 'all' }))
    all.push(...page.rows.map(({ paymentIdx }) => paymentIdx))
    if (page.next === null) break
    before = page.next
  }
  const stored = (await rows('SELECT payment_id FROM coin.payment ORDER BY 1 DESC')).map(({ payment_id }) => payment_id)
  expect(all).toEqual(stored)
  const [paid] = (await server.staff((ctx) => listPayments(ctx, { ...place, state: 'paid' }))).rows
  expect(paid).toMatchObject({ confirmations: CONFIRMATIONS, failure: null })
  expect(paid?.memId).not.toBe('')
  const { memberId } = await inHand(10_000)
  expect((await server.staff((ctx) => listPayments(ctx, { ...place, state: 'all', memberId }))).rows).toEqual([])
  expect((await server.staff((ctx) => listPayments(ctx, { ...place, state: 'all' }), {}, 2)).rows).toEqual([])
})

test('the overview compares what the chain has with custody: arriving and leaving explain the rest', async () => {
  const asked = () =>
    server.contexts.reading(
      {
        who: { kind: 'staff', staffId: 1, name: 'x', role: 'x', permissions: [], siteIds: [1], sessionId: 1 },
        siteId: 1,
      },
      (ctx) => showOverview(ctx),
    )
  const { network, wallets, custody, arriving, leaving, counts, rate } = await asked()
  expect(network).toMatchObject({ chainId, symbol: 'USDT' })
  expect([arriving, leaving]).toEqual([0, 0])
  // The hot wallet of the demo is full from the start; what it has beyond that is ours.
  const filled = (wallets?.atAddresses ?? 0) + (wallets?.hot ?? 0) - custody
  const [{ sum }] = await rows(`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM coin.payment WHERE state = 'paid'`)
  expect(wallets?.atAddresses).toBe(60 * USDT)
  expect(custody).toBe(60 * USDT - sum)
  expect(filled).toBeGreaterThan(0)
  expect(counts).toMatchObject({ held: 0, queued: 0, failed: 0 })
  expect(rate).toMatchObject({ currency: 'KRW', source: 'simulated' })
  expect(wallets?.hotGas).toMatch(/^\d+\.\d+$/)
  // Asked again within half a minute, the chain is spared.
  expect((await asked()).wallets?.at).toBe(wallets?.at)
})

test('the network’s own coin is written without computing in fractions', () => {
  expect(decimalOf(0n)).toBe('0')
  expect(decimalOf(1n)).toBe('0.000000000000000001')
  expect(decimalOf(1_500_000_000_000_000_000n)).toBe('1.5')
  expect(decimalOf(20_000_000_000_000_000_000n)).toBe('20')
})
