import { cashOf, coinDepositStates, coinPaymentStates, microUsdt } from '@maru/contract'
import { expect, test } from 'vitest'
import {
  alertsOf,
  custodyOf,
  inPieces,
  isRateOld,
  isSilent,
  mayDecideCredit,
  mayDecideDeposit,
  mayDecideReturn,
  mayDropPayment,
  mayRetryPayment,
  paymentNote,
  shortHex,
  transactionAddress,
} from './coin.rules.ts'

const decisions = (row: Parameters<typeof mayDecideDeposit>[0]) => [
  mayDecideDeposit(row),
  mayDecideReturn(row),
  mayDecideCredit(row),
]
const now = Date.parse('2026-11-28T03:00:00Z')
const usdt = (whole: number) => microUsdt(whole * 1_000_000)
const wallets = (atAddresses: number | null, hot: number | null) => ({
  addresses: 3,
  hotAddress: '0x',
  hotGas: null,
  at: null,
  atAddresses: atAddresses === null ? null : usdt(atAddresses),
  hot: hot === null ? null : usdt(hot),
})
const books = (custody: number, arriving = 0, leaving = 0, own = 0) => ({
  own: usdt(own),
  custody: usdt(custody),
  arriving: usdt(arriving),
  leaving: usdt(leaving),
})

test('wallets agree with custody where what arrives and what leaves explains all of the difference', () => {
  expect(custodyOf({ wallets: wallets(70, 30), ...books(100) })).toEqual({
    onChain: usdt(100),
    difference: 0,
    unexplained: 0,
  })
  expect(custodyOf({ wallets: wallets(80, 30), ...books(100, 10) })).toMatchObject({
    difference: usdt(10),
    unexplained: 0,
  })
  expect(custodyOf({ wallets: wallets(80, 25), ...books(100, 10, 5) })).toMatchObject({
    difference: usdt(5),
    unexplained: 0,
  })
})

test('what the operator brought or took explains its part', () => {
  expect(custodyOf({ wallets: wallets(70, 530), ...books(100, 0, 0, 500) })).toMatchObject({
    difference: usdt(500),
    unexplained: 0,
  })
  expect(custodyOf({ wallets: wallets(0, 30), ...books(100, 0, 0, -70) })).toMatchObject({ unexplained: 0 })
})

test('what is missing on the chain is negative, to the micro-USDT', () => {
  const missing = { ...wallets(70, 30), hot: microUsdt(29_999_999) }
  expect(custodyOf({ wallets: missing, ...books(100) })).toMatchObject({ difference: -1, unexplained: -1 })
})

test('nothing is compared before the chain was asked for every wallet', () => {
  for (const some of [null, wallets(null, 30), wallets(70, null)])
    expect(custodyOf({ wallets: some, ...books(0) })).toBeNull()
})

test('a rate holds for five minutes, and a chain is silent after one', () => {
  const ago = (seconds: number) => new Date(now - seconds * 1_000).toISOString()
  expect([isRateOld(ago(300), now), isRateOld(ago(301), now)]).toEqual([false, true])
  expect([isSilent(ago(60), now), isSilent(ago(61), now), isSilent(null, now)]).toEqual([false, true, true])
})

test('staff read first what keeps coin from coming or going', () => {
  const at = new Date(now).toISOString()
  const well = {
    reachedAt: at,
    failure: null,
    rate: { currency: 'KRW' as const, rate: 1_391_250, at, source: 'simulated' },
    wallets: { ...wallets(70, 30), hotGas: '0.5' },
  }
  expect(alertsOf(well, now)).toEqual([])
  expect(alertsOf({ ...well, failure: 'timeout' }, now)).toEqual(['chain'])
  expect(alertsOf({ ...well, rate: null, wallets: { ...well.wallets, hotGas: '0.0' } }, now)).toEqual(['rate', 'gas'])
  expect(alertsOf(well, now + 10 * 60_000)).toEqual(['chain', 'rate'])
  expect(alertsOf({ ...well, wallets: { ...well.wallets, hotGas: null } }, now)).toEqual([])
})

test('only a held deposit is decided, and its return first where one waits', () => {
  const waiting = {
    requestId: 1,
    wanted: { address: '0x' },
    reason: 'no',
    staffName: 'a',
    isOwn: true,
    askedAt: '2026-11-28T03:00:00Z',
  }
  for (const state of coinDepositStates) {
    const none = { state, waiting: null, crediting: null }
    const crediting = { ...waiting, wanted: { amount: usdt(900), cash: cashOf(1_260_000) } }
    const isHeld = state === 'held'
    expect(decisions(none)).toEqual([isHeld, false, false])
    expect(decisions({ ...none, waiting })).toEqual([false, isHeld, false])
    expect(decisions({ ...none, crediting })).toEqual([false, false, isHeld])
  }
})

test('a payment is tried again once it failed, and given up while nothing of it can move', () => {
  expect(coinPaymentStates.filter((state) => mayRetryPayment({ state }))).toEqual(['failed'])
  expect(coinPaymentStates.filter((state) => mayDropPayment({ state }))).toEqual(['queued', 'failed'])
})

test('a transaction is looked at on the web alone', () => {
  const at = (transactionUrl: string | null) => transactionAddress({ transactionUrl }, '0xab')
  expect(at('https://scan.example/tx/{hash}')).toBe('https://scan.example/tx/0xab')
  expect([at(null), at('javascript:alert("{hash}")'), transactionAddress(null, '0xab')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('an address is short where it is looked up, and whole in pieces where it is compared', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(shortHex(address)).toBe('0x7099…79C8')
  expect(inPieces(address)).toHaveLength(11)
  expect(inPieces(address).join('')).toBe(address)
})

test('of a payment whose number another transaction had it is not said that nothing was moved', () => {
  expect(paymentNote({ state: 'failed', failure: 'reverted' })).toBe('payment.failed-note')
  expect(paymentNote({ state: 'failed', failure: 'number-lost' })).toBe('failure.number-lost')
  expect(paymentNote({ state: 'queued', failure: 'no-gas' })).toBe('payment.queued-note')
})
