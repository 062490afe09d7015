import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { won } from '@maru/contract'
import { SIGNATURE_HEADER, sign, toWireAmount, walletPath } from '@maru/vendor-wallet'
import { describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../../platform/db/index.ts'
import { testServer } from '../../../../testing/context.ts'
import { house, memberPurse, post as postMoney, TryLater } from '../../../ledger/index.ts'
import { studio } from '../../vendors/studio.ts'
import type { WalletOperation } from '../../wallet-port.ts'
import { addGames, addPlayer, bet, cashOf, GAME, type Seen, win } from '../vendor-wallet.fixture.ts'
import { vendorWalletSuite } from '../vendor-wallet.suite.ts'
import { hub88Adapter } from './hub88.fixture.ts'
import { statusOf } from './status.ts'

const server = await testServer()
await addGames(server)
const { http, key, post, send } = hub88Adapter(server)
const busy = hub88Adapter(server, { operate: () => Promise.reject(new TryLater()) })
const without = (error: Error) => hub88Adapter(server, { operate: () => Promise.reject(error) })
const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const seen = ({ status, balance }: { status: string; balance?: number }): Seen => ({
  status,
  balance: balance === undefined ? undefined : balance / 100_000,
})

const requestOf = (operation: WalletOperation) => ({
  user: operation.playerId,
  token: operation.token,
  transaction_uuid: operation.transactionId,
  request_uuid: randomUUID(),
  round: operation.round,
  round_closed: operation.endsRound,
  game_code: operation.gameCode,
  ...(operation.verb === 'rollback' ? {} : { currency: operation.currency, amount: toWireAmount(operation.amount) }),
  ...(operation.verb === 'bet'
    ? { is_free: operation.isFree, bet: operation.words }
    : { reference_transaction_uuid: operation.referenceId }),
})

describe('the Hub88 adapter', () => {
  vendorWalletSuite({
    server,
    operate: async (operation) => seen(await send(operation.verb, requestOf(operation))),
    balance: async ({ playerId, token, gameCode }) =>
      seen(await send('balance', { user: playerId, token, request_uuid: randomUUID(), game_code: gameCode })),
    forge: async (operation) => seen(await send(operation.verb, requestOf(operation), strangerKey)),
    called: (outcome) => statusOf[outcome],
    vendorCode: studio.code,
    manner: 'by-reference',
    forgedStatus: 'RS_ERROR_INVALID_SIGNATURE',
  })

  test('the signature covers the bytes, not what they mean', async () => {
    const player = await addPlayer(server, 10_000)
    const body = JSON.stringify(requestOf(bet(player)))
    const signature = sign(body, key)
    for (const changed of [body.replace('"round_closed":false', '"round_closed":true'), ` ${body}`, `${body}\n`])
      expect((await post('bet', changed, { [SIGNATURE_HEADER]: signature })).json.status).toBe(
        'RS_ERROR_INVALID_SIGNATURE',
      )
    const { request_uuid } = JSON.parse(body)
    expect((await post('bet', body, {})).json).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid })
    expect((await post('bet', '{', {})).json).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
    expect(await cashOf(server, player)).toBe(10_000)
    expect((await post('bet', body, { [SIGNATURE_HEADER]: signature })).json.status).toBe('RS_OK')
  })

  test('when too much waits, the vendor is asked to come again, and nothing is kept of what it sent', async () => {
    const player = await addPlayer(server, 10_000)
    const body = JSON.stringify(requestOf(bet(player)))
    const answer = await busy.post('bet', body)
    expect(answer).toMatchObject({ http: 503, json: { status: 'RS_ERROR_UNKNOWN' } })
    expect(answer.headers['retry-after']).toBe('1')
    expect((await post('bet', body)).json.status).toBe('RS_OK')
  })

  test('without the database: 503 where nothing was done, 500 where it may have been, and the same bet again is done once', async () => {
    const player = await addPlayer(server, 10_000)
    const body = JSON.stringify(requestOf(bet(player)))
    const refused = await without(new DatabaseUnavailable('cut')).post('bet', body)
    expect(refused).toMatchObject({ http: 503, json: { status: 'RS_ERROR_UNKNOWN' } })
    expect(refused.headers['retry-after']).toBe('1')
    const unknown = await without(new DatabaseUnavailable('cut', true)).post('bet', body)
    expect(unknown).toMatchObject({ http: 500, json: { status: 'RS_ERROR_UNKNOWN' } })
    for (const _ of [1, 2]) expect((await post('bet', body)).json.status).toBe('RS_OK')
    expect(await cashOf(server, player)).toBe(9_000)
  })

  test('amounts that are no whole won and fields of the wrong kind are refused, and nothing is kept of them', async () => {
    const player = await addPlayer(server, 10_000)
    const request = requestOf(bet(player))
    for (const amount of [1, 99_999, 100_050, -100_000, 0.5, 2 ** 53, '100000', null])
      expect((await send('bet', { ...request, amount })).status, String(amount)).toBe('RS_ERROR_WRONG_TYPES')
    const { amount: _, ...without } = request
    expect((await send('bet', without)).status).toBe('RS_ERROR_WRONG_SYNTAX')
    expect((await send('bet', request)).status).toBe('RS_OK')
  })

  test.each([
    '100000000.0000000001',
    '100000000.0',
    '1e8',
    '-0',
    '-100000000',
    '9007199254740993',
    '1e400',
    '900719925474099200000',
    '"100000000"',
    '0x5f5e100',
    '1,"amount":100000000',
    '100000000,"amount":100000000',
    '100000000,"\\u0061mount":100000000',
  ])('the amount %s is no amount, and nothing is kept of it', async (amount) => {
    const player = await addPlayer(server, 10_000)
    const request = requestOf(bet(player))
    const body = JSON.stringify(request).replace('"amount":100000000', `"amount":${amount}`)
    const { json } = await post('bet', body)
    expect(json.status).toMatch(/^RS_ERROR_WRONG_(TYPES|SYNTAX)$/)
    // But of what is no JSON at all.
    if (!amount.startsWith('0x')) expect(json.request_uuid).toBe(request.request_uuid)
    expect(await cashOf(server, player)).toBe(10_000)
    expect((await send('bet', request)).status).toBe('RS_OK')
  })

  test('a key given twice is refused wherever it stands', async () => {
    const player = await addPlayer(server, 10_000)
    const body = JSON.stringify({ ...requestOf(bet(player)), meta: { a: [{ b: 1 }] } })
    for (const twice of [body.replace('{', '{"user":"somebody",'), body.replace('"b":1', '"b":1,"b":1')])
      expect((await post('bet', twice)).json.status).toBe('RS_ERROR_WRONG_SYNTAX')
    expect((await post('bet', body)).json.status).toBe('RS_OK')
  })

  test('balances beyond what a number holds on the wire are answered to the last digit', async () => {
    const player = await addPlayer(server, 0)
    const cash = 90_071_992_547_409
    await server.system((ctx) =>
      postMoney(ctx, {
        kind: 'adjustment-credit',
        currency: 'KRW',
        from: house('adjustment'),
        to: memberPurse(player.memberId, 'cash'),
        amount: won(cash),
        key: `large:${player.memberId}`,
      }),
    )
    const staked = bet(player)
    expect((await post('bet', JSON.stringify(requestOf(staked)))).text).toContain(`"balance":${cash - 1_000}00000}`)
    const paid = JSON.stringify(requestOf(win(player, staked))).replace(
      '"amount":250000000',
      '"amount":9007199254800000000',
    )
    expect((await post('win', paid)).text).toContain(`"balance":${cash - 1_000 + 90_071_992_548_000}00000}`)
    expect(await cashOf(server, player)).toBe(cash - 1_000 + 90_071_992_548_000)
  })

  test('a body behind a byte order mark is a matter of syntax, and nothing of it happens', async () => {
    const player = await addPlayer(server, 10_000)
    const body = JSON.stringify(requestOf(bet(player)))
    for (const marked of [`\ufeff${body}`, `\ufeff\ufeff${body}`, ` \ufeff${body}`, `${body}\ufeff`])
      expect(await post('bet', marked)).toMatchObject({ http: 200, json: { status: 'RS_ERROR_WRONG_SYNTAX' } })
    expect(await cashOf(server, player)).toBe(10_000)
    expect((await post('bet', body)).json.status).toBe('RS_OK')
  })

  test.each(['', '{', '[]', '"text"', 'null'])('the body %j is a matter of syntax', async (body) => {
    expect(await post('bet', body)).toMatchObject({ http: 200, json: { status: 'RS_ERROR_WRONG_SYNTAX' } })
  })

  test('a body past the bound, an unknown vendor and an unknown path end before the wallet', async () => {
    expect((await post('bet', 'x'.repeat(40_000))).http).toBe(413)
    const unknown = await http.inject({ method: 'POST', url: walletPath('nobody', 'bet'), payload: '{}' })
    expect([unknown.statusCode, unknown.json().status]).toEqual([404, 'RS_ERROR_INVALID_PARTNER'])
    expect(
      (await http.inject({ method: 'POST', url: '/vendor/v1/studio/transaction/steal', payload: '{}' })).statusCode,
    ).toBe(404)
  })

  test('a UUID is the same in capitals', async () => {
    const player = await addPlayer(server, 10_000)
    const request = requestOf(bet(player))
    await send('bet', request)
    await send('bet', { ...request, transaction_uuid: request.transaction_uuid.toUpperCase() })
    expect(await cashOf(server, player)).toBe(9_000)
  })

  test('the player is described by country, currency and site, and never with a name', async () => {
    const player = await addPlayer(server, 10_000)
    const answer = await send('userInfo', { user: player.playerId, request_uuid: randomUUID() })
    expect(answer).toMatchObject({
      status: 'RS_OK',
      user: player.playerId,
      country: 'KR',
      currency: 'KRW',
      sub_partner_id: '1',
    })
    expect(JSON.stringify(answer)).not.toMatch(/player\d|홍길동|0101/)
  })

  test('of a player that nobody knows `/user/info` has no token to refuse, and the other calls refuse theirs', async () => {
    const asked = { user: 'nobody-at-all', request_uuid: randomUUID() }
    expect(await send('userInfo', asked)).toEqual({ status: 'RS_ERROR_UNKNOWN', ...asked })
    const token = 'nobody-has-this-token-0123'
    expect(await send('balance', { ...asked, token })).toEqual({ status: 'RS_ERROR_INVALID_TOKEN', ...asked })
  })

  test('the registration date is the day in Seoul on which the member joined, whenever the first game was opened', async () => {
    const player = await addPlayer(server, 0)
    await server.ownerPool.query('UPDATE identity.member SET requested_at = $2 WHERE member_id = $1', [
      player.memberId,
      new Date('2026-11-13T22:49:00Z'),
    ])
    const answer = await send('userInfo', { user: player.playerId, request_uuid: randomUUID() })
    expect(answer.registration_date).toBe('2026-11-14')
  })

  test('the balance of a game that does not exist is refused', async () => {
    const player = await addPlayer(server, 10_000)
    const ask = (game_code: string) =>
      send('balance', { user: player.playerId, token: player.token, request_uuid: randomUUID(), game_code })
    expect((await ask(GAME)).status).toBe('RS_OK')
    expect((await ask('no-such-game')).status).toBe('RS_ERROR_INVALID_GAME')
  })

  test('past the agreed rate the call is not looked at, and only signed calls count', async () => {
    const player = await addPlayer(server, 10_000)
    const requestsPerSecond = studio.requestsPerSecond
    const body = JSON.stringify({ user: player.playerId, request_uuid: randomUUID() })
    for (let n = 0; n < 5; n++) await post('userInfo', body, {})
    studio.requestsPerSecond = 0
    try {
      expect(await post('userInfo', body, {})).toMatchObject({
        http: 200,
        json: { status: 'RS_ERROR_INVALID_SIGNATURE' },
      })
      expect(await post('userInfo', body)).toMatchObject({
        http: 429,
        headers: { 'retry-after': '1' },
        json: { status: 'RS_ERROR_UNKNOWN' },
      })
    } finally {
      studio.requestsPerSecond = requestsPerSecond
    }
  })
})
