import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../../platform/db/index.ts'
import { TryLater } from '../../../ledger/index.ts'
import type { WalletOperation } from '../../wallet-port.ts'
import { vendorWalletSuite } from '../vendor-wallet.suite.ts'
import { codeOf } from './codes.ts'
import { CODE, fresh, type Reply, type Sent, seen, transaction, valkyrie, valkyrieAdapter } from './valkyrie.fixture.ts'

const { server, ask, add, cashOf, european } = await valkyrie()
let reason: Error
const failing = valkyrieAdapter(server, { operate: () => Promise.reject(reason) })

const TYPES = { bet: 'WITHDRAW', win: 'DEPOSIT', rollback: 'CANCEL' } as const
const bodyOf = (operation: WalletOperation) => ({
  ...transaction(TYPES[operation.verb], operation.verb === 'rollback' ? 0 : operation.amount - (operation.bonus ?? 0), {
    promoAmount: operation.verb === 'rollback' ? 0 : (operation.bonus ?? 0),
  }),
  currency: operation.verb === 'rollback' ? 'KRW' : operation.currency,
  providerTransactionId: operation.transactionId,
  providerBetRef: operation.verb === 'bet' ? operation.transactionId : operation.referenceId,
  providerGameId: operation.gameCode,
  providerRoundId: operation.round,
  isGameOver: operation.endsRound,
})
const send = (operation: WalletOperation, sent: Sent = {}): Promise<Reply> =>
  ask('POST', `/players/${operation.playerId}/transactions`, {
    token: operation.token,
    body: bodyOf(operation),
    ...sent,
  })

describe('the Valkyrie adapter', () => {
  vendorWalletSuite({
    server,
    vendorCode: CODE,
    manner: 'by-round',
    operate: async (operation) => seen(await send(operation)),
    balance: async ({ playerId, token }) => seen(await ask('GET', `/players/${playerId}/balance`, { token })),
    forge: async (operation) => seen(await send(operation, { key: 'somebody-elses-key' })),
    called: (outcome, verb = 'win') => codeOf(outcome, verb),
    forgedStatus: 'PAM_ERR_API_TOKEN',
    hasBonus: true,
  })

  test('an address that names the provider twice, or holds what cannot be stored, is refused as such', async () => {
    const { playerId, token } = await european(1_000)
    const twice = { token, query: { provider: ['Northern Lights', 'Northern Lights'] } }
    expect(await ask('GET', `/players/${playerId}/balance`, twice)).toMatchObject({ http: 400 })
    const unstorable = { token, query: { providerTransactionId: '\u0000' } }
    expect(await ask('GET', `/players/${playerId}/transactions`, unstorable)).toMatchObject({ http: 400 })
    expect(await ask('GET', `/players/${playerId}/gamerounds/%00`, { token })).toMatchObject({ http: 400 })
  })

  test('amounts are read from the text: what six decimals write is taken, what is finer is refused, and nothing is rounded', async () => {
    const player = await european(100_000)
    const bet = (amount: string) => {
      const body = transaction('WITHDRAW', 0, { providerRoundId: randomUUID() })
      return add(player, {}, { body: JSON.stringify(body).replace('"cashAmount":0', `"cashAmount":${amount}`) })
    }
    for (const [amount, left] of [
      ['10', 990],
      ['0.010000', 989.99],
      ['1.230000', 988.76],
      ['10.0', 978.76],
      ['0.1', 978.66],
      ['0', 978.66],
      ['0.000000', 978.66],
      ['0.001', 978.659],
      ['0.00001', 978.65899],
      ['1.234567', 977.424423],
    ] as const)
      expect(seen(await bet(amount)), amount).toEqual({ status: 'OK', balance: left })
    for (const amount of ['0.0000001', '1.2345678', '0.009999999999999999'])
      expect(seen(await bet(amount)), amount).toEqual({ status: 'PAM_ERR_UNDEFINED', balance: 977.424423 })
    expect((await bet('-1')).code).toBe('PAM_ERR_NEGATIVE_STAKE')
    expect((await bet('9'.repeat(41))).code).toBe('PAM_ERR_CASH_OVERDRAFT')
    for (const amount of ['"1"', 'true', '[1]', '01', '1e1', '1E+1', '1e-3', '0e0', '1e300', '-0', '-0.00', 'null'])
      expect((await bet(amount)).http, amount).toBe(400)
    expect(await cashOf(player)).toBe(977.424423)
  })

  test('a body behind a byte order mark is refused with words that say so, and nothing of it happens', async () => {
    const player = await european(1_000)
    const body = JSON.stringify(transaction('WITHDRAW', 10, { providerRoundId: randomUUID() }))
    const { http, code, json } = await add(player, {}, { body: `\ufeff${body}` })
    expect([http, code]).toEqual([400, 'PAM_ERR_UNDEFINED'])
    expect(json.error?.message).toContain('byte order mark')
    expect(await cashOf(player)).toBe(10)
    expect((await add(player, {}, { body })).code).toBe('OK')
  })

  test('without the database, and while too much waits: 503 with when to come again, and the same withdrawal again is done once', async () => {
    const player = await european(1_000)
    const body = transaction('WITHDRAW', 4, fresh())
    for (reason of [new TryLater(), new DatabaseUnavailable('cut'), new DatabaseUnavailable('cut', true)])
      expect(await failing.add(player, body)).toMatchObject({ http: 503, code: 'PAM_ERR_UNDEFINED', retryAfter: '1' })
    for (const _ of [1, 2]) expect((await add(player, body)).code).toBe('OK')
    expect(await cashOf(player)).toBe(6)
  })

  test('a large payout is exact to the last decimal', async () => {
    const player = await european(1_000)
    const about = { providerRoundId: randomUUID() }
    await add(player, transaction('WITHDRAW', 10, about))
    const body = JSON.stringify(transaction('DEPOSIT', 0, about)).replace(
      '"cashAmount":0',
      '"cashAmount":63727092.345678',
    )
    const paid = await add(player, {}, { body })
    expect(paid.text).toContain('"cashAmount":63727092.345678,')
  })
})
