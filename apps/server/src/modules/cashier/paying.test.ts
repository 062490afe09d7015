import { randomUUID } from 'node:crypto'
import { type CoinTerms, microUsdt } from '@maru/contract'
import { expect, test } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { cashDesk, clerk, codeOf, otherClerk, PASS } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { verify } from '../ledger/index.ts'
import { lastAddresses } from './paying.repository.ts'
import { beginPaying, completePaying, lockPayable, payableAmong, releasePaying } from './paying.service.ts'
import { findCashProblems } from './proof.repository.ts'
import { requestCoinWithdrawal } from './request.service.ts'

const server = await testServer()
const desk = cashDesk(server)
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const terms: CoinTerms = { amount: microUsdt(6_000_000), rate: 1_400_000, fee: microUsdt(1_000_000), address }

type Sent = { amount?: number; requestKey?: string; to?: string; freeze?: () => Promise<CoinTerms> }
const ask = (memberId: number, { amount = 10_000, requestKey = randomUUID(), to = address, freeze }: Sent = {}) =>
  server.inSteps(memberId, (ctx) =>
    requestCoinWithdrawal(
      ctx,
      { amount, requestKey, cashOutPass: PASS, endsBonus: true },
      { address: to, terms: freeze ?? (async () => ({ ...terms, address: to })) },
    ),
  )
const pay = (cashIdx: number, who = clerk as object) =>
  server.staff(async (ctx) => {
    const payable = await lockPayable(ctx, cashIdx)
    await beginPaying(ctx, cashIdx, false)
    return payable
  }, who)
const inHand = async () => {
  const memberId = await desk.member(50_000)
  const { cashIdx } = await ask(memberId)
  await desk.wait(cashIdx)
  return { memberId, cashIdx }
}

test('terms are frozen with the request, once for a key, and another address under the key is refused', async () => {
  const memberId = await desk.member(50_000)
  const requestKey = randomUUID()
  const first = await ask(memberId, { requestKey })
  expect(first).toEqual({ cashIdx: first.cashIdx, cashAmt: 40_000, coin: 6_000_000 })
  const never = () => Promise.reject(new Error('asked again'))
  expect(await ask(memberId, { requestKey, freeze: never })).toEqual(first)
  expect(await codeOf(ask(memberId, { requestKey, to: other }))).toBe('K409')
  expect(await codeOf(desk.withdraw(memberId, 10_000, { requestKey }))).toBe('K409')
  expect(await codeOf(ask(memberId))).toBe('C209')
  expect(await codeOf(desk.withdraw(memberId))).toBe('C209')
  expect((await desk.list(memberId)).list).toMatchObject([{ method: 'coin', coin: terms }])
})

test('what cannot be sent is refused, and nothing is held', async () => {
  const memberId = await desk.member(50_000)
  expect(await codeOf(ask(memberId, { freeze: () => Promise.reject(new Refusal('C142')) }))).toBe('C142')
  expect((await desk.balances(memberId)).cash).toBe(50_000)
})

test('a withdrawal by coin is paid, not approved; while it is paid nobody decides it', async () => {
  const { cashIdx } = await inHand()
  expect(await codeOf(desk.approve(cashIdx))).toBe('STAFF_STATUS_ORDER')
  expect(await codeOf(pay(cashIdx, otherClerk))).toBe('STAFF_HELD_BY_OTHER')
  expect(await pay(cashIdx)).toMatchObject({ requestId: cashIdx, cash: 10_000, amount: 6_000_000, address })
  expect(await codeOf(pay(cashIdx))).toBe('STAFF_STATUS_ORDER')
  expect(await codeOf(desk.reject(cashIdx))).toBe('STAFF_STATUS_ORDER')
  const set = (sql: string) => server.pool.query(`UPDATE cashier.request SET ${sql} WHERE request_id = ${cashIdx}`)
  await expect(set('status = -1, handled_at = now()')).rejects.toThrow('request_paying_is_coin')
  expect(await server.system((ctx) => payableAmong(ctx, [cashIdx]))).toEqual(new Set())
})

test('when it was paid, its money leaves the house for coin, and nothing completes it twice', async () => {
  const { memberId, cashIdx } = await inHand()
  await pay(cashIdx)
  await server.system((ctx) => completePaying(ctx, cashIdx))
  expect(await desk.balances(memberId)).toMatchObject({ cash: 40_000, withdrawalPending: 0 })
  const { rows } = await server.ownerPool.query(
    `SELECT account, amount::int FROM ledger.entry_view WHERE reference = $1 AND kind = 'withdrawal-completed' ORDER BY amount`,
    [`cash:${cashIdx}`],
  )
  expect(rows).toEqual([
    { account: 'withdrawal-pending', amount: -10_000 },
    { account: 'coin', amount: 10_000 },
  ])
  await expect(server.system((ctx) => completePaying(ctx, cashIdx))).rejects.toThrow('is not being paid')
  expect(await codeOf(desk.reject(cashIdx))).toBe('STAFF_ALREADY_HANDLED')
  expect(await server.system(findCashProblems)).toEqual([])
  expect(await server.system(verify)).toEqual([])
})

test('a payment that was given up leaves it in hand, where it may be rejected', async () => {
  const { memberId, cashIdx } = await inHand()
  await pay(cashIdx)
  await server.system((ctx) => releasePaying(ctx, cashIdx))
  await expect(server.system((ctx) => releasePaying(ctx, cashIdx))).rejects.toThrow('is not being paid')
  expect(await desk.reject(cashIdx)).toEqual({ status: -1 })
  expect((await desk.balances(memberId)).cash).toBe(50_000)
})

test('two of the staff who pay at once pay once', async () => {
  const { cashIdx } = await inHand()
  const codes = await Promise.all([codeOf(pay(cashIdx)), codeOf(pay(cashIdx))])
  expect(codes.toSorted()).toEqual(['STAFF_STATUS_ORDER', 'done'])
})

test('what goes by bank is not paid by coin', async () => {
  const memberId = await desk.member(50_000)
  const { cashIdx } = await desk.withdraw(memberId)
  await desk.wait(cashIdx)
  expect(await codeOf(pay(cashIdx))).toBe('STAFF_STATUS_ORDER')
  expect(await codeOf(pay(999_999))).toBe('STAFF_NOT_FOUND')
})

test('addresses of earlier withdrawals, the newest first, without those that were refused', async () => {
  const memberId = await desk.member(50_000)
  for (const to of [address, other, address]) {
    const { cashIdx } = await ask(memberId, { to })
    await desk.wait(cashIdx)
    await pay(cashIdx)
    await server.system((ctx) => completePaying(ctx, cashIdx))
    server.clock.advance(3_600_000)
  }
  expect(await server.system((ctx) => lastAddresses(ctx, memberId, 3))).toEqual([address, other])
})
