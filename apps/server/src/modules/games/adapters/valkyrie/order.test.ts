import { describe, expect, test } from 'vitest'
import { endSession } from '../../session.service.ts'
import type { TestPlayer } from '../vendor-wallet.fixture.ts'
import { EURO_SITE, fresh, seen, transaction, valkyrie } from './valkyrie.fixture.ts'

const { server, add, cashOf, european } = await valkyrie()

const bar = (player: TestPlayer, column: 'is_betting_barred' | 'status') =>
  server.ownerPool.query(
    `UPDATE identity.member SET ${column === 'status' ? "status = 'locked'" : 'is_betting_barred = true'} WHERE member_id = $1`,
    [player.memberId],
  )

/** Each is refused for its money, whoever sends it; the barred player must not learn that. */
const moneyProblems: [string, string, object][] = [
  ['more than there is', 'PAM_ERR_CASH_OVERDRAFT', { cashAmount: 10.01 }],
  ['an amount too fine for the currency', 'PAM_ERR_UNDEFINED', { cashAmount: 1.0000001 }],
  ['a negative amount', 'PAM_ERR_NEGATIVE_STAKE', { cashAmount: -1 }],
  ['an amount past all limits', 'PAM_ERR_CASH_OVERDRAFT', { cashAmount: 9e20 }],
  ['promo money', 'PAM_ERR_PROMO_OVERDRAFT', { transactionType: 'PROMOWITHDRAW', promoAmount: 1 }],
  ['bonus money', 'PAM_ERR_BONUS_OVERDRAFT', { bonusAmount: 1 }],
  ['the currency of another site', 'PAM_ERR_TRANS_CURRENCY', { currency: 'KRW', cashAmount: 1 }],
  ['a currency that there is not', 'PAM_ERR_TRANS_CURRENCY', { currency: 'SEK', cashAmount: 1 }],
]

describe.each(moneyProblems)('a withdrawal of %s', (_what, code, changes) => {
  const send = (player: TestPlayer) => add(player, transaction('WITHDRAW', 1, { ...fresh(), ...changes }))

  test('is refused for it', async () => {
    const player = await european(1_000)
    expect((await send(player)).code).toBe(code)
  })

  test.each(['is_betting_barred', 'status'] as const)(
    'answers a player who is barred by %s with that and nothing else',
    async (column) => {
      const player = await european(1_000)
      await bar(player, column)
      expect((await send(player)).code).toBe('PAM_ERR_BET_NOT_ALLOWED')
      expect(await cashOf(player)).toBe(10)
    },
  )
})

test.each([
  ['10.0000001', 'PAM_ERR_CASH_OVERDRAFT'],
  ['10.000001', 'PAM_ERR_CASH_OVERDRAFT'],
  ['10.01', 'PAM_ERR_CASH_OVERDRAFT'],
  ['21474.83647', 'PAM_ERR_CASH_OVERDRAFT'],
  ['9.9999999', 'PAM_ERR_UNDEFINED'],
  ['0.0000001', 'PAM_ERR_UNDEFINED'],
])('with 10.00 in cash a withdrawal of %s is %s', async (amount, code) => {
  const player = await european(1_000)
  const body = JSON.stringify(transaction('WITHDRAW', 0, fresh())).replace('"cashAmount":0', `"cashAmount":${amount}`)
  expect(seen(await add(player, {}, { body }))).toEqual({ status: code, balance: 10 })
})

test('an ended session comes before a bar, and a bar stops neither deposit nor cancellation', async () => {
  const player = await european(1_000)
  const [won, lost] = [fresh(), fresh()]
  await add(player, transaction('WITHDRAW', 1, won))
  await add(player, transaction('WITHDRAW', 1, lost))
  await bar(player, 'is_betting_barred')
  expect(seen(await add(player, transaction('DEPOSIT', 3, won))).balance).toBe(11)
  expect(seen(await add(player, transaction('CANCEL', 1, lost))).balance).toBe(12)
  await server.system((ctx) => endSession(ctx, player.memberId, 'closed'), EURO_SITE)
  for (const changes of [{}, { cashAmount: 1.0000001 }, { cashAmount: -1 }])
    expect((await add(player, transaction('WITHDRAW', 1, { ...fresh(), ...changes }))).code).toBe(
      'PAM_ERR_SESSION_EXPIRED',
    )
})
