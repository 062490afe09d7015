import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { entriesOf, houseBalances, trialBalance, verify } from '../../../ledger/index.ts'
import { figureProblemsOf } from '../../../wagers/index.ts'
import { grantBonus, type TestPlayer } from '../vendor-wallet.fixture.ts'
import { EURO_SITE, fresh, type Reply, transaction, UNITS_PER_CENT, valkyrie } from './valkyrie.fixture.ts'

const { server, ask, add, european } = await valkyrie()

/** Ten euro of cash, and so many euro of promo money. */
const promoted = async (euro: number): Promise<TestPlayer> => {
  const player = await european(1_000)
  await grantBonus(server, player, cents(euro * 100))
  return player
}
const stored = async (round: string) => {
  const { rows } = await server.pool.query(
    'SELECT stake, bonus_stake, payout, bonus_payout, status FROM wagers.wager WHERE round = $1',
    [round],
  )
  return rows
}
/** [code, cash, promo] after it. */
const seen = ({ code, json }: Reply) => [
  code,
  json.transactionResult?.balance.cashAmount,
  json.transactionResult?.balance.promoAmount,
]
const cents = (n: number): number => n * UNITS_PER_CENT

test('promo money stands in the balance, comes from the account for promotions, and is staked beside cash in one operation', async () => {
  const player = await promoted(5)
  const round = fresh()
  const bet = transaction('WITHDRAW', 2, { ...round, promoAmount: 3 })
  expect(seen(await add(player, bet))).toEqual(['OK', 8, 2])
  expect(await ask('GET', `/players/${player.playerId}/balance`, { token: player.token })).toMatchObject({
    json: { balance: { cashAmount: 8, bonusAmount: 0, promoAmount: 2 } },
  })
  expect(seen(await add(player, transaction('DEPOSIT', 4, { ...round, promoAmount: 6 })))).toEqual(['OK', 12, 8])
  expect(await stored(round.providerRoundId)).toEqual([
    { stake: cents(500), bonus_stake: cents(300), payout: cents(1_000), bonus_payout: cents(600), status: 'settled' },
  ])
  const { rows } = await server.system((ctx) => entriesOf(ctx, player.memberId, '', 20), EURO_SITE)
  expect(rows.filter(({ account }) => account === 'bonus').map(({ kind, amount }) => [kind, amount])).toEqual([
    ['wager-paid', cents(600)],
    ['wager-placed', cents(-300)],
    ['bonus-granted', cents(500)],
  ])
  expect(await server.system(houseBalances, EURO_SITE)).toContainEqual({
    house: 'promotion',
    currency: 'EUR',
    balance: cents(-500),
  })
})

test('where one part is too little neither moves, and each is refused by its own name', async () => {
  const player = await promoted(5)
  const bet = (cashAmount: number, promoAmount: number) =>
    add(player, transaction('PROMOWITHDRAW', cashAmount, { ...fresh(), promoAmount }))
  expect(seen(await bet(10.01, 5))).toEqual(['PAM_ERR_CASH_OVERDRAFT', 10, 5])
  expect(seen(await bet(10, 5.000001))).toEqual(['PAM_ERR_PROMO_OVERDRAFT', 10, 5])
  expect(seen(await bet(0, 5.0000001))).toEqual(['PAM_ERR_PROMO_OVERDRAFT', 10, 5])
  expect(seen(await bet(0, 1.0000001))).toEqual(['PAM_ERR_UNDEFINED', 10, 5])
  expect((await bet(0, -1)).code).toBe('PAM_ERR_NEGATIVE_STAKE')
  expect(seen(await bet(10, 5))).toEqual(['OK', 0, 0])
})

test('a refund gives each part back to its own purse, once', async () => {
  const player = await promoted(5)
  const round = fresh()
  await add(player, transaction('PROMOWITHDRAW', 1, { ...round, promoAmount: 4 }))
  const refund = transaction('PROMOCANCEL', 99, { ...round, promoAmount: 99 })
  expect(seen(await add(player, refund))).toEqual(['OK', 10, 5])
  expect(seen(await add(player, refund))).toEqual(['OK', 10, 5])
  expect((await add(player, transaction('PROMOCANCEL', 1, round))).code).toBe('PAM_ERR_TRANS_ALREADY_CANCELLED')
  expect(await stored(round.providerRoundId)).toEqual([
    { stake: 0, bonus_stake: 0, payout: 0, bonus_payout: 0, status: 'cancelled' },
  ])
})

test('a repeat answers both balances of then; another promo amount is other content', async () => {
  const player = await promoted(5)
  const bet = transaction('WITHDRAW', 1, { ...fresh(), promoAmount: 1 })
  const first = await add(player, bet)
  await add(player, transaction('WITHDRAW', 1, { ...fresh(), promoAmount: 1 }))
  expect((await add(player, bet)).json).toEqual(first.json)
  expect((await add(player, { ...bet, promoAmount: 2 })).code).toBe('PAM_ERR_DUPLICATE_TRANS')
})

test('one operation that is sent many times at once moves both parts once', async () => {
  const player = await promoted(5)
  const bet = transaction('WITHDRAW', 1, { ...fresh(), promoAmount: 2 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(player, bet)))
  expect(answers.map(seen)).toEqual(Array(6).fill(['OK', 9, 3]))
})

test.each([
  ['its group', ({ providerBetRef }: ReturnType<typeof fresh>) => ({ providerBetRef })],
  ['its round', ({ providerRoundId }: ReturnType<typeof fresh>) => ({ providerRoundId })],
])('a promo deposit answers the promo withdrawal of %s and settles its wager', async (_what, named) => {
  const player = await promoted(5)
  const round = fresh()
  await add(player, transaction('PROMOWITHDRAW', 0, { ...round, promoAmount: 4 }))
  const about = { providerRoundId: round.providerRoundId, ...named(round), isGameOver: true, promoAmount: 7 }
  expect(seen(await add(player, transaction('PROMODEPOSIT', 0, about)))).toEqual(['OK', 10, 8])
  expect(await stored(round.providerRoundId)).toEqual([
    { stake: cents(400), bonus_stake: cents(400), payout: cents(700), bonus_payout: cents(700), status: 'settled' },
  ])
})

test('a promo deposit to a withdrawal that was refunded pays nothing; one that answers none is a wager of its own', async () => {
  const player = await promoted(5)
  const round = fresh()
  await add(player, transaction('PROMOWITHDRAW', 0, { ...round, promoAmount: 4 }))
  await add(player, transaction('PROMOCANCEL', 0, round))
  expect((await add(player, transaction('PROMODEPOSIT', 0, { ...round, promoAmount: 7 }))).code).toBe(
    'PAM_ERR_TRANS_ALREADY_CANCELLED',
  )
  const gift = transaction('PROMODEPOSIT', 1, { providerRoundId: randomUUID(), promoAmount: 2 })
  expect(seen(await add(player, gift))).toEqual(['OK', 11, 7])
  expect(await stored(`promo:${gift.providerTransactionId}`)).toEqual([
    { stake: 0, bonus_stake: 0, payout: cents(300), bonus_payout: cents(200), status: 'settled' },
  ])
})

test('what the protocol calls bonus nobody holds', async () => {
  const player = await promoted(5)
  const refused = await add(player, transaction('WITHDRAW', 1, { ...fresh(), bonusAmount: 0.01 }))
  expect(seen(refused)).toEqual(['PAM_ERR_BONUS_OVERDRAFT', 10, 5])
  const round = fresh()
  await add(player, transaction('WITHDRAW', 1, round))
  expect((await add(player, transaction('DEPOSIT', 1, { ...round, bonusAmount: 1 }))).code).toBe('PAM_ERR_UNDEFINED')
})

test('a transaction is shown with both parts', async () => {
  const player = await promoted(5)
  const round = fresh()
  await add(player, transaction('PROMOWITHDRAW', 1, { ...round, promoAmount: 4 }))
  const query = { providerBetRef: round.providerBetRef }
  const { json } = await ask('GET', `/players/${player.playerId}/transactions`, { token: player.token, query })
  expect(json.transactions).toMatchObject([{ cashAmount: 1, bonusAmount: 0, promoAmount: 4 }])
})

test('after all of it the ledger, the wagers, their figures and their settlements agree', async () => {
  expect(await server.system(verify)).toEqual([])
  expect(await server.system(figureProblemsOf)).toEqual([])
  expect((await server.system(trialBalance, EURO_SITE)).filter(({ sum }) => sum !== 0)).toEqual([])
})
