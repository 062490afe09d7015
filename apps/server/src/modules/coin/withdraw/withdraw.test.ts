import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, PASS } from '../../../testing/cash-desk.ts'
import { serveCoinWithdraw } from '../calls/member/withdraw.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { hotAddress } from '../payments/hot-wallet.service.ts'
import { withdrawalRate } from './withdraw.rules.ts'
import { showWithdrawal } from './withdraw.service.ts'

const { server, desk, demo, rows, option, page } = await coinDesk()
server.clock.set('2026-11-28T15:00:00+09:00')
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Sent = Partial<{ amount: number; address: string; rate: number; requestKey: string; cashOutPass: string }>
const withdraw = (memberId: number, sent: Sent = {}) =>
  server.call<{ cashIdx: number; cashAmt: number; coin: number }>(serveCoinWithdraw, memberId, {
    amount: 20_000,
    address,
    rate: 10_000_000,
    cashOutPass: PASS,
    requestKey: randomUUID(),
    endsBonus: true,
    ...sent,
  })
const shown = (memberId: number) => server.member(memberId, (ctx) => showWithdrawal(ctx))
/** What the source says now. */
const known = async (rate: number): Promise<void> => {
  await rows(
    `INSERT INTO coin.rate (currency, rate, source, at, confirmed_at) VALUES ('KRW', $1, 'simulated', $2, $2)`,
    rate,
    server.clock.now(),
  )
}
await known(1_400_000)

test('a withdrawal freezes what will be sent: the sum at the rate of now with the spread, less the fee', async () => {
  const memberId = await desk.member(50_000)
  const before = await shown(memberId)
  expect(before).toMatchObject({ rate: 1_407_000, fee: USDT, unit: 10_000, isDemo: true, addresses: [] })
  const made = await withdraw(memberId, { rate: before.rate ?? 0 })
  const coin = Math.floor((20_000 * 1_000_000_000) / 1_407_000) - USDT
  expect(made).toEqual({ cashIdx: made.cashIdx, cashAmt: 30_000, coin })
  const [request] = await rows('SELECT * FROM cashier.request WHERE request_id = $1', made.cashIdx)
  expect(request).toMatchObject({
    method: 'coin',
    coin_amount: coin,
    coin_rate: 1_407_000,
    coin_fee: USDT,
    coin_address: address,
  })
  expect(await codeOf(withdraw(memberId))).toBe('C209')
  expect(await shown(memberId)).toMatchObject({ addresses: [address] })
})

test('the same request twice is one, also when the rate has gone, the switch is off, or both arrive at once', async () => {
  const memberId = await desk.member(50_000)
  const requestKey = randomUUID()
  const [one, other] = await Promise.all([withdraw(memberId, { requestKey }), withdraw(memberId, { requestKey })])
  expect(one).toEqual(other)
  await option('coinWithdrawals', false as never)
  expect(await withdraw(memberId, { requestKey })).toEqual(one)
  await option('coinWithdrawals', true as never)
  expect((await desk.balances(memberId)).cash).toBe(30_000)
})

test('an address is checked for its shape and its checksum', async () => {
  const memberId = await desk.member(50_000)
  for (const wrong of [
    '',
    '0x',
    address.slice(0, -1),
    address.replace('C5', 'c5'),
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ])
    expect(await codeOf(withdraw(memberId, { address: wrong }))).toBe('C240')
  const small = await withdraw(memberId, { address: address.toLowerCase() })
  const [request] = await rows('SELECT coin_address FROM cashier.request WHERE request_id = $1', small.cashIdx)
  expect(request).toEqual({ coin_address: address })
})

test('nothing is sent to nobody, to programs of the network, to the token, to the hot wallet, or to a deposit address of anybody', async () => {
  const memberId = await desk.member(50_000)
  const other = await page(await desk.member())
  const lowest = ['0', '1', '9', '100', 'ffff'].map((end) => `0x${end.padStart(40, '0')}`)
  const burned = `0x${'dead'.padStart(40, '0')}`
  for (const ours of [...lowest, burned, demo.token, hotAddress(server.config) ?? '', other.address])
    expect(await codeOf(withdraw(memberId, { address: ours }))).toBe('C241')
  expect((await desk.balances(memberId)).cash).toBe(50_000)
})

test('a rate that became worse by more than half a percent is refused with the one of now', async () => {
  const memberId = await desk.member(50_000)
  const refused = await withdraw(memberId, { rate: 1_399_000 }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'C143', detail: { rate: 1_407_000 } })
  expect(await withdraw(memberId, { rate: 1_401_000 })).toMatchObject({ cashAmt: 30_000 })
})

test('what the fee would take all of is refused, and the least sum is named before', async () => {
  await option('coinFee', (50 * USDT) as never)
  const memberId = await desk.member(500_000)
  const { minimum } = await shown(memberId)
  expect(minimum).toBe(80_000)
  expect(await codeOf(withdraw(memberId, { amount: 70_000 }))).toBe('C142')
  expect((await withdraw(memberId, { amount: minimum })).coin).toBeGreaterThan(0)
  await option('coinFee', USDT as never)
})

test('the password, the sum and the switch are asked for as of any withdrawal', async () => {
  const memberId = await desk.member(50_000)
  expect(await codeOf(withdraw(memberId, { cashOutPass: '9999' }))).toBe('C008')
  expect(await codeOf(withdraw(memberId, { amount: 60_000 }))).toBe('C202')
  expect(await codeOf(withdraw(memberId, { amount: 1 }))).toBe('C214')
  await option('coinWithdrawals', false as never)
  expect(await codeOf(withdraw(memberId))).toBe('C140')
  expect(await codeOf(shown(memberId))).toBe('C140')
  await option('coinWithdrawals', true as never)
})

test('without a rate of the last five minutes there is none', async () => {
  const memberId = await desk.member(50_000)
  server.clock.advance(5 * 60_000 + 1)
  expect(await codeOf(withdraw(memberId))).toBe('C141')
  expect(await shown(memberId)).toMatchObject({ rate: null, rateAt: null })
  await known(1_300_000)
  expect(await shown(memberId)).toMatchObject({ rate: withdrawalRate(1_300_000, 50) })
})
