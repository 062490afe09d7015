import { describe, expect, test } from 'vitest'
import { endSession, openSession } from '../../session.service.ts'
import { GAME, launchAgain, type TestPlayer } from '../vendor-wallet.fixture.ts'
import { CODE, EURO_SITE, RECON_TOKEN, seen, transaction, valkyrie } from './valkyrie.fixture.ts'

const { server, ask, add, cashOf, european } = await valkyrie()

describe('a session', () => {
  test('is answered with player, currency, country, language and game, also when it has ended', async () => {
    const player = await european(0)
    const expected = {
      playerId: player.playerId,
      token: player.token,
      currency: 'EUR',
      country: 'KR',
      language: 'ko',
      gameId: GAME,
    }
    expect((await ask('GET', '/players/session', { token: player.token })).json).toEqual({
      status: 'OK',
      session: expected,
    })
    await server.system((ctx) => endSession(ctx, player.memberId, 'closed'), EURO_SITE)
    expect((await ask('GET', '/players/session', { token: player.token })).json.session).toEqual(expected)
    expect((await ask('PUT', '/players/session', { token: player.token })).code).toBe('PAM_ERR_SESSION_EXPIRED')
  })

  test('is renewed: the old token is expired for balance and withdrawals, and good for all that ends or reads', async () => {
    const player = await european(10_000)
    const rounds = [1, 2].map((n) => ({
      providerRoundId: `renewed ${n} ${player.playerId}`,
      providerBetRef: `${n} ${player.playerId}`,
    }))
    for (const round of rounds) await add(player, transaction('WITHDRAW', 10, round))
    const { json } = await ask('PUT', '/players/session', { token: player.token })
    expect(json.session).toMatchObject({ playerId: player.playerId, gameId: GAME })
    const renewed = { ...player, token: json.session?.token ?? '' }
    expect(renewed.token).toMatch(/^[\w-]{32,40}$/)
    expect(renewed.token).not.toBe(player.token)

    expect((await ask('GET', `/players/${player.playerId}/balance`, { token: player.token })).code).toBe(
      'PAM_ERR_SESSION_EXPIRED',
    )
    expect((await add(player, transaction('WITHDRAW', 1, { providerRoundId: 'x' }))).code).toBe(
      'PAM_ERR_SESSION_EXPIRED',
    )
    expect((await ask('PUT', '/players/session', { token: player.token })).code).toBe('PAM_ERR_SESSION_EXPIRED')
    expect(seen(await add(player, transaction('DEPOSIT', 15, rounds[0]))).balance).toBe(95)
    expect(seen(await add(player, transaction('CANCEL', 0, rounds[1]))).balance).toBe(105)
    expect((await ask('GET', '/players/session', { token: player.token })).code).toBe('OK')
    const query = { providerBetRef: rounds[0]?.providerBetRef }
    const found = await ask('GET', `/players/${player.playerId}/transactions`, { token: player.token, query })
    expect(found.json.transactions).toHaveLength(2)

    expect(seen(await add(renewed, transaction('WITHDRAW', 5, { providerRoundId: 'y' }))).balance).toBe(100)
    expect(await cashOf(renewed)).toBe(100)
  })

  test('is renewed by one of two that try at once', async () => {
    const player = await european(0)
    const answers = await Promise.all([1, 2, 3].map(() => ask('PUT', '/players/session', { token: player.token })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'OK',
      'PAM_ERR_SESSION_EXPIRED',
      'PAM_ERR_SESSION_EXPIRED',
    ])
  })

  test('may stand beside another where the provider plays on several devices, and ends what stands alone', async () => {
    const first = await european(5_000, 'beside')
    const second = { ...first, ...(await besideOf(first)) }
    for (const { token, playerId } of [first, second])
      expect((await ask('GET', `/players/${playerId}/balance`, { token, provider: 'Beside' })).code).toBe('OK')
    await launchAgain(server, first.memberId, EURO_SITE, CODE)
    for (const { token, playerId } of [first, second])
      expect((await ask('GET', `/players/${playerId}/balance`, { token, provider: 'Beside' })).code).toBe(
        'PAM_ERR_SESSION_EXPIRED',
      )
  })
})

describe('who asks', () => {
  test('needs the key, a provider, a session of it, its own player and a correlation id, looked at in this order', async () => {
    const [player, other] = [await european(1_000), await european(1_000)]
    const path = `/players/${player.playerId}/balance`
    const { token } = player
    expect(await ask('GET', path, { key: '' })).toMatchObject({ http: 401, code: 'PAM_ERR_API_TOKEN' })
    expect(await ask('GET', path, { token, provider: 'Nobody' })).toMatchObject({
      http: 400,
      code: 'PAM_ERR_MISSING_PROVIDER',
    })
    expect(await ask('GET', path, { token: 'nobody-has-this-token-0123456789abcd' })).toMatchObject({
      http: 401,
      code: 'PAM_ERR_SESSION_NOT_FOUND',
    })
    expect(await ask('GET', path, {})).toMatchObject({ http: 401, code: 'PAM_ERR_SESSION_NOT_FOUND' })
    expect(await ask('GET', path, { token, provider: 'Beside' })).toMatchObject({
      http: 401,
      code: 'PAM_ERR_SESSION_NOT_FOUND',
    })
    expect(await ask('GET', '/players/nobody/balance', { token })).toMatchObject({
      http: 200,
      code: 'PAM_ERR_PLAYER_NOT_FOUND',
    })
    expect(await ask('GET', `/players/${other.playerId}/balance`, { token })).toMatchObject({ http: 401 })
    expect(await ask('GET', path, { token, headers: { 'x-correlation-id': '' } })).toMatchObject({ http: 400 })
    for (const provider of ['northern lights', 'NorthernLights', 'northernlights', ' Northern  Lights '])
      expect(await ask('GET', path, { token, provider }), provider).toMatchObject({ http: 200, code: 'OK' })
  })

  test('reconciles without a session: it may end and read, and neither bet nor renew nor ask the balance', async () => {
    const player = await european(1_000)
    const round = { providerRoundId: `recon ${player.playerId}` }
    await add(player, transaction('WITHDRAW', 1, round))
    const recon = { token: RECON_TOKEN }
    expect(seen(await add(player, transaction('DEPOSIT', 3, round), recon)).balance).toBe(12)
    expect(seen(await add(player, transaction('PROMODEPOSIT', 1, { providerGameId: null }), recon)).balance).toBe(13)
    expect((await add(player, transaction('WITHDRAW', 1, round), recon)).code).toBe('PAM_ERR_SESSION_NOT_FOUND')
    expect((await ask('PUT', '/players/session', recon)).code).toBe('PAM_ERR_SESSION_NOT_FOUND')
    expect((await ask('GET', `/players/${player.playerId}/balance`, recon)).code).toBe('PAM_ERR_SESSION_NOT_FOUND')
    expect((await ask('GET', `/players/${player.playerId}/gamerounds/${round.providerRoundId}`, recon)).code).toBe('OK')
    expect((await ask('GET', `/players/${player.playerId}/balance`, { ...recon, provider: 'Beside' })).http).toBe(401)
  })
})

const besideOf = async (player: TestPlayer): Promise<Pick<TestPlayer, 'token'>> => {
  const about = { memberId: player.memberId, vendorCode: 'beside', gameCode: GAME, playsBeside: true }
  // The first was opened alone by the fixture: opened once more in the vendor's own manner.
  const first = await server.system((ctx) => openSession(ctx, about), EURO_SITE)
  player.token = first.token
  return server.system((ctx) => openSession(ctx, about), EURO_SITE)
}
