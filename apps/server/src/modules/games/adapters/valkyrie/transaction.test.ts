import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWagersOf } from '../../../wagers/index.ts'
import { GAME, type TestPlayer } from '../vendor-wallet.fixture.ts'
import { EURO_SITE, fresh, seen, transaction, UNITS_PER_CENT, valkyrie } from './valkyrie.fixture.ts'

const { server, ask, add, cashOf, european } = await valkyrie()

describe('a transaction', () => {
  let player: TestPlayer
  beforeAll(async () => {
    player = await european(100_000)
  })
  test('is repeated with the same id of ours; other content is a duplicate', async () => {
    const bet = transaction('WITHDRAW', 5, fresh())
    const first = await add(player, bet)
    expect(first.json.transactionResult?.transactionId).toMatch(/^[0-9a-f]{32}$/)
    const again = await add(player, { ...bet, transactionDateTime: '2026-11-20T07:00:00Z' })
    expect(again.json).toEqual(first.json)
    for (const change of [
      { cashAmount: 6 },
      { providerRoundId: 'other' },
      { providerGameId: 'lantern-night' },
      { providerBetRef: 'other' },
    ])
      expect((await add(player, { ...bet, ...change })).code).toBe('PAM_ERR_DUPLICATE_TRANS')
    const elsewhere = { ...bet, transactionType: 'DEPOSIT', providerRoundId: 'other' }
    expect((await add(player, elsewhere)).code).toBe('PAM_ERR_DUPLICATE_TRANS')
  })

  test('of a bet may share its id with the one that answers it', async () => {
    const bet = transaction('WITHDRAW', 5, fresh())
    await add(player, bet)
    const paid = await add(player, { ...bet, transactionType: 'DEPOSIT', cashAmount: 8, isGameOver: true })
    expect(paid.code).toBe('OK')
    expect(paid.json.transactionResult?.transactionId).not.toBe(
      (await add(player, bet)).json.transactionResult?.transactionId,
    )
  })

  test('deposits to a round that is unknown, closed, cancelled or paid are refused, each by its name', async () => {
    expect((await add(player, transaction('DEPOSIT', 1, fresh()))).code).toBe('PAM_ERR_TRANS_NOT_FOUND')
    const [over, cancelled, paid] = [fresh(), fresh(), fresh()]
    await add(player, transaction('WITHDRAW', 1, { ...over, isGameOver: true }))
    expect((await add(player, transaction('DEPOSIT', 1, over))).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')
    await add(player, transaction('WITHDRAW', 1, cancelled))
    await add(player, transaction('CANCEL', 1, cancelled))
    expect((await add(player, transaction('DEPOSIT', 1, cancelled))).code).toBe('PAM_ERR_TRANS_ALREADY_CANCELLED')
    await add(player, transaction('WITHDRAW', 1, paid))
    await add(player, transaction('DEPOSIT', 2, paid))
    expect((await add(player, transaction('DEPOSIT', 2, paid))).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')
    expect((await add(player, transaction('WITHDRAW', 1, over))).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')
  })

  test('is given back after the end of its round while no deposit answered it, be it for its group or for the whole round', async () => {
    const before = (await cashOf(player)) ?? 0
    const bets = [fresh(), { providerRoundId: randomUUID() }]
    for (const bet of bets) {
      const withdrawal = transaction('WITHDRAW', 1, { ...bet, isGameOver: true })
      await add(player, withdrawal)
      expect(seen(await add(player, { ...withdrawal, transactionType: 'CANCEL' }))).toEqual({
        status: 'OK',
        balance: before,
      })
    }
    for (const bet of bets) {
      const providerRoundId = randomUUID()
      const withdrawal = transaction('WITHDRAW', 1, { ...bet, providerRoundId })
      await add(player, withdrawal)
      await add(player, transaction('DEPOSIT', 0, { providerRoundId, isGameOver: true }))
      const cancelled = await add(player, { ...withdrawal, transactionType: 'CANCEL' })
      expect(cancelled.code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')
    }
  })

  test('is cancelled by its group or by its id, once, and not when it was paid or is no withdrawal', async () => {
    const [byGroup, paid] = [fresh(), fresh()]
    const before = (await cashOf(player)) ?? 0
    expect((await add(player, transaction('CANCEL', 1, fresh()))).code).toBe('PAM_ERR_CANCEL_NOT_FOUND')
    await add(player, transaction('WITHDRAW', 7, byGroup))
    const cancel = transaction('CANCEL', 99, byGroup)
    expect(seen(await add(player, cancel))).toEqual({ status: 'OK', balance: before })
    expect(seen(await add(player, cancel))).toEqual({ status: 'OK', balance: before })
    expect((await add(player, transaction('CANCEL', 7, byGroup))).code).toBe('PAM_ERR_TRANS_ALREADY_CANCELLED')

    const bet = transaction('WITHDRAW', 7, { providerRoundId: randomUUID() })
    await add(player, bet)
    expect(seen(await add(player, { ...bet, transactionType: 'CANCEL' })).balance).toBe(before)

    await add(player, transaction('WITHDRAW', 7, paid))
    const win = transaction('DEPOSIT', 7, paid)
    await add(player, win)
    expect((await add(player, transaction('CANCEL', 7, paid))).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')
    const { providerBetRef: _, ...named } = win as typeof win & { providerBetRef?: string }
    expect((await add(player, { ...named, transactionType: 'CANCEL' })).code).toBe('PAM_ERR_CANCEL_NON_WITHDRAW')
    expect(await cashOf(player)).toBe(before)
  })

  test('cancels no bet that was paid, by whatever it is named and whatever the deposit named', async () => {
    const [grouped, plain] = [fresh(), { providerRoundId: randomUUID() }]
    const before = (await cashOf(player)) ?? 0
    const bet = transaction('WITHDRAW', 7, grouped)
    await add(player, bet)
    await add(player, transaction('DEPOSIT', 9, grouped))
    const { providerBetRef: _, ...byId } = bet as typeof bet & { providerBetRef?: string }
    expect((await add(player, { ...byId, transactionType: 'CANCEL' })).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')

    const [first, second] = [transaction('WITHDRAW', 3, plain), transaction('WITHDRAW', 4, plain)]
    await add(player, first)
    await add(player, transaction('DEPOSIT', 5, plain))
    await add(player, second)
    expect((await add(player, { ...first, transactionType: 'CANCEL' })).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED')
    // It came after the deposit.
    expect((await add(player, { ...second, transactionType: 'CANCEL' })).code).toBe('OK')
    expect(await cashOf(player)).toBe(before + 4)
  })

  test('of several bets in a round each is answered by itself, and the wager is settled when all are', async () => {
    const round = randomUUID()
    const bets = [1, 2, 3].map((n) => ({ providerRoundId: round, providerBetRef: `${round} ${n}` }))
    const isOpen = async () =>
      (await server.system((ctx) => openWagersOf(ctx, player.memberId), EURO_SITE)).some(
        (wager) => wager.round === round,
      )
    for (const bet of bets) await add(player, transaction('WITHDRAW', 3, bet))
    await add(player, transaction('DEPOSIT', 4, bets[0]))
    await add(player, transaction('CANCEL', 3, bets[1]))
    expect(await isOpen()).toBe(true)
    await add(player, transaction('DEPOSIT', 0, bets[2]))
    expect(await isOpen()).toBe(false)
    await add(player, transaction('WITHDRAW', 3, { providerRoundId: round, providerBetRef: `${round} 4` }))
    expect(await isOpen()).toBe(true)
    await add(player, transaction('DEPOSIT', 9, { providerRoundId: round, providerBetRef: `${round} 4` }))
    const { rows } = await server.pool.query(
      'SELECT stake, payout, status, currency FROM wagers.wager WHERE round = $1',
      [round],
    )
    expect(rows).toEqual([
      { stake: 900 * UNITS_PER_CENT, payout: 1_300 * UNITS_PER_CENT, status: 'settled', currency: 'EUR' },
    ])
  })

  test('of a promotion needs no bet, is a wager of its own and happens once', async () => {
    const before = (await cashOf(player)) ?? 0
    const round = fresh()
    const gift = transaction('PROMODEPOSIT', 10, {
      providerRoundId: round.providerRoundId,
      promos: [{ promoType: 'FREEROUNDS', promoAmount: 10 }],
    })
    expect(seen(await add(player, gift)).balance).toBe(before + 10)
    expect(seen(await add(player, gift)).balance).toBe(before + 10)
    await add(player, transaction('PROMOWITHDRAW', 4, round))
    expect((await add(player, transaction('PROMOCANCEL', 4, round))).code).toBe('OK')
    expect(await cashOf(player)).toBe(before + 10)
    const { rows } = await server.pool.query('SELECT stake, payout, status FROM wagers.wager WHERE round = $1', [
      `promo:${gift.providerTransactionId}`,
    ])
    expect(rows).toEqual([{ stake: 0, payout: 1_000 * UNITS_PER_CENT, status: 'settled' }])
  })

  test('is answered as it was sent, with jackpots and parts to the last digit', async () => {
    const about = fresh()
    const body = JSON.stringify({
      ...transaction('WITHDRAW', 1, about),
      betCode: 'Spin',
      jackpots: [{ jackpotId: 'north', jackpotBuckets: [{ bucketType: 'minor', bucketAmount: 5 }] }],
    }).replace('"bucketAmount":5', '"bucketAmount":0.000125')
    await add(player, {}, { body })
    await add(
      player,
      transaction('DEPOSIT', 2, {
        ...about,
        isGameOver: true,
        roundTransactions: [{ cashAmount: 2, isGameOver: true }],
      }),
    )
    const path = `/players/${player.playerId}/transactions`
    const { json, text } = await ask('GET', path, {
      token: player.token,
      query: { providerBetRef: about.providerBetRef },
    })
    expect(json.transactions).toMatchObject([
      {
        transactionType: 'WITHDRAW',
        cashAmount: 1,
        currency: 'EUR',
        provider: 'Northern Lights',
        ...about,
        providerGameId: GAME,
        betCode: 'Spin',
        isGameOver: false,
        transactionDateTime: '2026-11-20T06:00:00Z',
        jackpots: [{ jackpotId: 'north' }],
      },
      { transactionType: 'DEPOSIT', cashAmount: 2, isGameOver: true, roundTransactions: [{ cashAmount: 2 }] },
    ])
    expect(text).toContain('"bucketAmount":0.000125')
    expect((await ask('GET', path, { token: player.token })).http).toBe(400)
    expect(
      (await ask('GET', path, { token: player.token, query: { providerTransactionId: 'never' } })).json.transactions,
    ).toEqual([])
  })

  test('makes a round, which ends when its game is over', async () => {
    const about = fresh()
    const path = `/players/${player.playerId}/gamerounds/${about.providerRoundId}`
    expect(await ask('GET', path, { token: player.token })).toMatchObject({
      http: 404,
      code: 'PAM_ERR_ROUND_NOT_FOUND',
    })
    await add(player, transaction('WITHDRAW', 1, about))
    const open = await ask('GET', path, { token: player.token })
    expect(open.json.gameround).toEqual({
      providerGameId: GAME,
      providerRoundId: about.providerRoundId,
      startTime: expect.any(String),
    })
    await add(player, transaction('DEPOSIT', 0, { ...about, isGameOver: true }))
    expect((await ask('GET', path, { token: player.token })).json.gameround?.endTime).toEqual(expect.any(String))
  })

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no id', JSON.stringify({ currency: 'EUR', transactionType: 'WITHDRAW', cashAmount: 1 })],
    ['a time that is none', JSON.stringify(transaction('WITHDRAW', 1, { transactionDateTime: 'yesterday' }))],
  ])('with %s cannot be read', async (_what, body) => {
    expect(await add(player, {}, { body })).toMatchObject({ http: 400, code: 'PAM_ERR_UNDEFINED' })
  })

  test('of a type or currency that there is not is refused', async () => {
    expect((await add(player, transaction('BORROW', 1, fresh()))).code).toBe('PAM_ERR_UNDEFINED')
    expect((await add(player, transaction('WITHDRAW', 1, { ...fresh(), currency: 'SEK' }))).code).toBe(
      'PAM_ERR_TRANS_CURRENCY',
    )
    expect((await add(player, transaction('WITHDRAW', 1, { ...fresh(), currency: 'KRW' }))).code).toBe(
      'PAM_ERR_TRANS_CURRENCY',
    )
  })
})
