import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { sign, toWireAmount } from '@maru/vendor-wallet'
import { afterEach, describe, expect, test } from 'vitest'
import { balancesOf, trialBalance } from '../modules/ledger/index.ts'
import { runningServer } from '../testing/running-server.ts'
import { tracesOf } from './traces.ts'
import { attacksOn, deepJson, inTurns, wrongNumbers } from './values.ts'
import { vendorOf } from './vendor.ts'

const server = await runningServer()
const vendor = vendorOf(server)
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const calls = ['userInfo', 'balance', 'bet', 'win', 'rollback'] as const
const cashOf = async (memberId: number) => (await server.system((ctx) => balancesOf(ctx, memberId))).cash

/** `leftOut`: a table that may have grown. */
const unchanged = async (what: () => Promise<unknown>, leftOut = ''): Promise<void> => {
  await server.settled()
  const before = await tracesOf(server.ownerPool, leftOut)
  await what()
  expect(await tracesOf(server.ownerPool, leftOut)).toEqual(before)
}

afterEach(async () => {
  for (const { sum } of await server.system(trialBalance)) expect(sum).toBe(0)
})

const attacked = await server.member({ cash: 10_000 })
const request = vendor.betBody(await vendor.player(attacked.memberId), 1_000, {
  bet: 'red',
  is_free: false,
  reference_transaction_uuid: randomUUID(),
})

describe('the vendor adapter', () => {
  test("no signature, a wrong one, a stranger's key and an unknown vendor open no call", async () => {
    const own = await server.member({ cash: 10_000 })
    const player = await vendor.player(own.memberId)
    const body = JSON.stringify(vendor.betBody(player, 1_000))
    await unchanged(async () => {
      for (const name of calls) {
        for (const signature of ['', 'x', 'AAAA', sign(body, stranger), sign(`${body} `, vendor.key)])
          expect((await vendor.post(name, body, signature)).status).toBe('RS_ERROR_INVALID_SIGNATURE')
        for (const code of ['nobody', '__proto__', 'constructor', 'STUDIO', '%00', '..%2fstudio'])
          expect((await vendor.post(name, body, undefined, code)).status, code).not.toBe('RS_OK')
      }
    })
  })

  test('an old signed request with a changed body is refused; as it was, it answers as before and moves nothing again', async () => {
    const own = await server.member({ cash: 10_000 })
    const player = await vendor.player(own.memberId)
    const body = JSON.stringify(vendor.betBody(player, 1_000))
    const signature = sign(body, vendor.key)
    const first = await vendor.post('bet', body, signature)
    expect(first.status).toBe('RS_OK')
    for (const changed of [body.replace('100000000', '1'), `${body} `, body.replace('{', '{"is_free":true,')])
      expect((await vendor.post('bet', changed, signature)).status).toBe('RS_ERROR_INVALID_SIGNATURE')
    // The signature says nothing of the address: the same bytes at another call must not pass for it.
    expect((await vendor.post('win', body, signature)).status).not.toBe('RS_OK')
    const replays = await Promise.all(Array.from({ length: 10 }, () => vendor.post('bet', body, signature)))
    for (const replay of replays) expect(replay).toEqual(first)
    expect(await cashOf(own.memberId)).toBe(9_000)
  })

  test('the same id with other content is refused, whoever signs it', async () => {
    const own = await server.member({ cash: 10_000 })
    const other = await server.member({ cash: 10_000 })
    const [player, second] = [await vendor.player(own.memberId), await vendor.player(other.memberId)]
    const request = vendor.betBody(player, 1_000)
    expect((await vendor.send('bet', request)).status).toBe('RS_OK')
    const changed = [
      { amount: toWireAmount(2_000) },
      { round: randomUUID() },
      { user: second.playerId, token: second.token },
      { game_code: 'lantern-night' },
    ]
    for (const change of changed) expect((await vendor.send('bet', { ...request, ...change })).status).not.toBe('RS_OK')
    expect(await cashOf(own.memberId)).toBe(9_000)
    expect(await cashOf(other.memberId)).toBe(10_000)
  })

  test("another member's token pays for nobody", async () => {
    const own = await server.member({ cash: 10_000 })
    const other = await server.member({ cash: 10_000 })
    const neighbour = await server.member({ siteId: 2, cash: 10_000 })
    const player = await vendor.player(own.memberId)
    for (const foreign of [await vendor.player(other.memberId), await vendor.player(neighbour.memberId, 2)])
      for (const token of [foreign.token, own.token, 'A'.repeat(43)]) {
        expect((await vendor.bet({ ...player, token }, 1_000)).status).not.toBe('RS_OK')
        const asked = { user: player.playerId, token, request_uuid: randomUUID() }
        expect((await vendor.send('balance', asked)).status).not.toBe('RS_OK')
      }
    expect(await cashOf(own.memberId)).toBe(10_000)
  })

  test('a win that no bet came before, or for a round of somebody else, pays nothing', async () => {
    const own = await server.member({ cash: 10_000 })
    const other = await server.member({ cash: 10_000 })
    const [player, second] = [await vendor.player(own.memberId), await vendor.player(other.memberId)]
    const stake = vendor.betBody(player, 1_000)
    await vendor.send('bet', stake)
    const winOf = (user: typeof player, reference: string, round: string) => ({
      ...vendor.betBody(user, 5_000),
      round,
      reference_transaction_uuid: reference,
    })
    expect((await vendor.send('win', winOf(second, stake.transaction_uuid, stake.round))).status).not.toBe('RS_OK')
    expect((await vendor.send('win', winOf(second, randomUUID(), randomUUID()))).status).not.toBe('RS_OK')
    expect(await cashOf(other.memberId)).toBe(10_000)
  })

  describe('what is no request gets a status of the protocol and changes nothing', () => {
    // Refusals of well-formed requests are outcomes, and kept.
    const kept = 'games.vendor_request'
    afterEach(async () => expect(await cashOf(attacked.memberId)).toBe(10_000))

    test.each(calls)('%s: a huge, broken or deep body', async (name) => {
      await unchanged(async () => {
        for (const body of ['', '{', 'null', '[]', '\u0000', deepJson(15_000), 'x'.repeat(1024 * 1024)]) {
          const reply = await vendor.post(name, body)
          expect(reply.status, `${name} ${body.slice(0, 20)}`).toMatch(/^RS_ERROR_/)
          expect(reply.http, `${name} ${body.slice(0, 20)}`).toBeLessThan(500)
        }
      }, kept)
    })

    test.each(calls)('%s: any value in any field', async (name) => {
      const fields = Object.keys(request).filter((field) => isOf(name, field))
      const attacks = attacksOn(fields)
      const attack = async ({ place: field, value }: (typeof attacks)[number]) => {
        // The amount is wrong already, so that an odd value which is right elsewhere is no bet.
        const reply = await vendor.send(name, {
          ...request,
          transaction_uuid: randomUUID(),
          amount: name === 'bet' || name === 'win' ? -1 : request.amount,
          [field]: value,
        })
        const about = `${name} ${field} ${JSON.stringify(value)?.slice(0, 40)} ${JSON.stringify(reply)}`
        expect(reply.http, about).toBeLessThan(500)
        if ((name === 'bet' || name === 'win') && field !== 'amount') expect(reply.status, about).toMatch(/^RS_ERROR_/)
      }
      await unchanged(() => inTurns(attacks, attack), kept)
    })

    test('bet: any number in the amount', async () => {
      await unchanged(async () => {
        for (const written of wrongNumbers) {
          const body = JSON.stringify({ ...request, transaction_uuid: randomUUID(), amount: 0 })
          const reply = await vendor.post('bet', body.replace('"amount":0', `"amount":${written}`))
          expect(reply.http, written).toBeLessThan(500)
          expect(reply.status, written).toMatch(/^RS_ERROR_/)
        }
      }, kept)
    })
  })

  test.each(['null\u0000character', 'half \ud800 a pair', '\u202eright to left', '<img src=x onerror=alert(1)>'])(
    'a round or a word of the vendor with %j is refused or kept, never an error of the server',
    async (text) => {
      const own = await server.member({ cash: 10_000 })
      const player = await vendor.player(own.memberId)
      for (const change of [
        { round: text },
        { bet: text },
        { game_code: text },
        { supplier_user: text },
        { meta: { [text]: text } },
        { token: text },
      ]) {
        const reply = await vendor.bet(player, 100, change)
        expect(reply.http, JSON.stringify(change)).toBeLessThan(500)
      }
      const { data } = await own.call('/api/bet/betlist')
      for (const { betIdx } of data.list)
        expect((await own.call('/api/bet/betDetail', { betIdx })).resultCode).toBe('0')
      const boss = await server.staff()
      expect((await boss.ask('GET', `/admin/api/members/${own.memberId}/wagers`)).status).toBe(200)
      expect((await boss.ask('GET', `/admin/api/members/${own.memberId}/ledger`)).status).toBe(200)
    },
  )

  test('a bet that is sent when the logout was answered is refused, the win of an earlier one is not', async () => {
    for (let n = 0; n < 5; n++) {
      const own = await server.member({ cash: 10_000 })
      const player = await vendor.player(own.memberId)
      const staked = vendor.betBody(player, 1_000)
      await vendor.send('bet', staked)
      await own.call('/api/member/logout', {})
      expect((await vendor.bet(player, 1_000)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
      const win = { ...staked, transaction_uuid: randomUUID(), reference_transaction_uuid: staked.transaction_uuid }
      expect((await vendor.send('win', win)).status).toBe('RS_OK')
      expect(await cashOf(own.memberId)).toBe(10_000)
    }
  })

  test('bets that race with a lock: none passes after the lock was answered, and the money agrees', async () => {
    const boss = await server.staff()
    const own = await server.member({ cash: 10_000 })
    const player = await vendor.player(own.memberId)
    const [lock, ...bets] = await Promise.all([
      boss.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: 'hostile' }),
      ...Array.from({ length: 8 }, () => vendor.bet(player, 1_000)),
    ])
    expect(lock?.status).toBe(200)
    const taken = bets.filter(({ status }) => status === 'RS_OK').length
    expect((await vendor.bet(player, 1_000)).status).not.toBe('RS_OK')
    expect(await cashOf(own.memberId)).toBe(10_000 - taken * 1_000)
  })

  test('ten bets of all the money at once: one passes', async () => {
    const own = await server.member({ cash: 10_000 })
    const player = await vendor.player(own.memberId)
    const bets = await Promise.all(Array.from({ length: 10 }, () => vendor.bet(player, 10_000)))
    expect(bets.filter(({ status }) => status === 'RS_OK')).toHaveLength(1)
    expect(await cashOf(own.memberId)).toBe(0)
  })
})

test('nothing of all this was an error inside', () => {
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

const own: Record<string, readonly string[]> = {
  userInfo: ['user', 'request_uuid'],
  balance: ['user', 'request_uuid', 'token', 'game_code'],
  rollback: ['user', 'request_uuid', 'token', 'round', 'round_closed', 'game_code', 'reference_transaction_uuid'],
}
const isOf = (name: string, field: string): boolean => own[name]?.includes(field) ?? true
