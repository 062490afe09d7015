import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from './pam/conversation.ts'
import { freePorts } from './ports.ts'

// What the tests of a live casino's integration through Valkyrie do, held with the fixture by HTTP alone.
const START_MS = 120_000
const dir = mkdtempSync(join(tmpdir(), 'maru-pam-test-'))
const [ONE, TWO, TABLE] = ['5000001', '5000002', 'someLiveGame']
// The account that PostgreSQL runs under must be able to enter.
chmodSync(dir, 0o755)
let fixture: ChildProcess
let origin = ''

type Json = Record<string, unknown> & {
  error?: { code: string }
  balance?: { cashAmount: number }
  transactionResult?: { transactionId?: string; balance: { cashAmount: number } }
  session?: { token: string }
  transactions?: { transactionType: string }[]
}
type Player = { userId: string; token: string }

const run = (port: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'pam-fixture.ts'), port], {
    env: { ...process.env, PAM_FIXTURE_DIR: dir, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', resolve))

beforeAll(async () => {
  fixture = run(`${await freePorts(1)}`)
  origin = await new Promise<string>((resolve, reject) => {
    fixture.once('message', (message: { ready: string }) => resolve(message.ready))
    fixture.once('exit', (code) => reject(new Error(`the fixture ended with ${code}`)))
    fixture.stderr?.on('data', (text) => process.stderr.write(text))
  })
}, START_MS)
afterAll(async () => {
  if (fixture.exitCode === null) {
    const end = ended(fixture)
    fixture.kill('SIGTERM')
    await end
  }
  rmSync(dir, { recursive: true, force: true })
}, START_MS)

const some = () => randomBytes(5).toString('hex')
const backdoor = async (
  path: string,
  body: object,
): Promise<{ http: number; json: Json & { sid?: string; result?: { token: string; userId: string } } }> => {
  const answer = await fetch(`${origin}/backdoors/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { http: answer.status, json: (await answer.json()) as Json }
}
const ask = async (
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<{ http: number; json: Json; code: string }> => {
  const answer = await fetch(`${origin}/vendor/pam/v1${path}${path.includes('?') ? '&' : '?'}provider=Evolution`, {
    method,
    headers: {
      authorization: 'Bearer pam-api-token',
      'x-player-token': token,
      'x-correlation-id': some(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const json = (await answer.json()) as Json
  return { http: answer.status, json, code: json.error?.code ?? String(json.status) }
}
const sidOf = async (userId: string): Promise<Player> => {
  const { json } = await backdoor('evolution/sid?authToken=evo-api-key', {
    sid: some(),
    userId,
    channel: { type: 'P' },
  })
  return { userId, token: json.sid ?? '' }
}
const check = async ({ userId, token }: Player): Promise<Player> => {
  expect((await ask('GET', `/players/${userId}/balance`, token)).code).toBe('OK')
  const { json } = await ask('PUT', '/players/session', token)
  return { userId, token: json.session?.token ?? '' }
}
const enter = async (userId: string): Promise<Player> => check(await sidOf(userId))
const cash = async ({ userId, token }: Player): Promise<number> =>
  (await ask('GET', `/players/${userId}/balance`, token)).json.balance?.cashAmount ?? Number.NaN

/** [code, cash after it] of a transaction as the casino's server sends it: rounds are not ended by it. */
const move = async (
  player: Player,
  transactionType: string,
  amount: number,
  about: { round: string; ref?: string; id?: string },
): Promise<[string, number | undefined]> => {
  const { json, code } = await ask('POST', `/players/${player.userId}/transactions`, player.token, {
    currency: 'EUR',
    provider: 'Evolution',
    transactionType,
    cashAmount: amount,
    bonusAmount: 0,
    promoAmount: 0,
    transactionDateTime: new Date().toISOString(),
    providerTransactionId: about.id ?? some(),
    ...(about.ref ? { providerBetRef: about.ref } : {}),
    providerGameId: TABLE,
    providerRoundId: about.round,
  })
  return [code, json.transactionResult?.balance.cashAmount]
}
describe('the fixture', () => {
  test('is refused in licensed mode, and to a port that is none', async () => {
    expect(await ended(run('21999', { MARU_MODE: 'licensed' }))).toBe(1)
    expect(await ended(run('nonsense'))).toBe(64)
  })

  test('renews the session: the old one neither bets nor reads the balance, and still settles', async () => {
    const old = await sidOf(ONE)
    const player = await check(old)
    expect(player.token).not.toBe(old.token)
    const begin = await cash(player)
    const bet = { round: some(), ref: some() }
    expect((await ask('GET', `/players/${ONE}/balance`, old.token)).code).toBe('PAM_ERR_SESSION_EXPIRED')
    expect((await move(old, 'WITHDRAW', 10, bet))[0]).toBe('PAM_ERR_SESSION_EXPIRED')
    expect(await move(player, 'WITHDRAW', 10, bet)).toEqual(['OK', cents(begin - 10)])
    expect(await move(old, 'DEPOSIT', 10, bet)).toEqual(['OK', begin])
  })

  test('takes a bet once, settles it once, and answers what belongs to it', async () => {
    const player = await enter(ONE)
    const begin = await cash(player)
    const bet = { round: some(), ref: some(), id: some() }
    expect(await move(player, 'WITHDRAW', 2, bet)).toEqual(['OK', cents(begin - 2)])
    expect(await move(player, 'WITHDRAW', 2, bet)).toEqual(['OK', cents(begin - 2)])
    expect(await move(player, 'DEPOSIT', 2, { ...bet, id: some() })).toEqual(['OK', begin])
    expect(await move(player, 'DEPOSIT', 2, { ...bet, id: some() })).toEqual(['PAM_ERR_TRANS_ALREADY_SETTLED', begin])
    expect(await move(player, 'CANCEL', 2, bet)).toEqual(['PAM_ERR_TRANS_ALREADY_SETTLED', begin])
    const { json } = await ask('GET', `/players/${ONE}/transactions?providerBetRef=${bet.ref}`, player.token)
    expect(json.transactions?.map((one) => one.transactionType)).toEqual(['WITHDRAW', 'DEPOSIT'])
    expect(
      (await ask('GET', `/players/${ONE}/transactions?providerBetRef=${some()}`, player.token)).json.transactions,
    ).toEqual([])
    expect(await cash(player)).toBe(begin)
  })

  test('cancels once, by the number of the bet and its reference, and pays nothing afterwards', async () => {
    const player = await enter(ONE)
    const begin = await cash(player)
    const bet = { round: some(), ref: some(), id: some() }
    await move(player, 'WITHDRAW', 3, bet)
    expect((await move(player, 'CANCEL', 3, { round: bet.round, ref: some() }))[0]).toBe('PAM_ERR_CANCEL_NOT_FOUND')
    expect(await move(player, 'CANCEL', 3, bet)).toEqual(['OK', begin])
    expect(await move(player, 'CANCEL', 3, bet)).toEqual(['OK', begin])
    expect(await move(player, 'CANCEL', 3, { ...bet, id: some() })).toEqual(['PAM_ERR_TRANS_ALREADY_CANCELLED', begin])
    expect(await move(player, 'DEPOSIT', 300, { ...bet, id: some() })).toEqual([
      'PAM_ERR_TRANS_ALREADY_CANCELLED',
      begin,
    ])
  })

  test('plays on two devices at once, and lets two players bet in rounds of one name', async () => {
    const [desktop, mobile, other] = [await enter(ONE), await enter(ONE), await enter(TWO)]
    const [begin, others] = [await cash(desktop), await cash(other)]
    const [first, second, theirs] = [
      { round: some(), ref: some() },
      { round: some(), ref: some() },
      { round: '', ref: some() },
    ]
    theirs.round = first.round
    await move(desktop, 'WITHDRAW', 2, first)
    await move(mobile, 'WITHDRAW', 3, second)
    await move(other, 'WITHDRAW', 4, theirs)
    // A settlement may come with the number of another round of the player.
    expect(await move(mobile, 'DEPOSIT', 2, { ...first, round: second.round })).toEqual(['OK', cents(begin - 3)])
    expect(await move(desktop, 'DEPOSIT', 3, second)).toEqual(['OK', begin])
    expect(await move(other, 'DEPOSIT', 4, theirs)).toEqual(['OK', others])
    expect([await cash(desktop), await cash(mobile)]).toEqual([begin, begin])
  })

  test('takes a hundred and one bets of one round, each settled before the next', async () => {
    const player = await enter(TWO)
    const begin = await cash(player)
    const round = some()
    for (let n = 0; n < 101; n++) {
      const ref = some()
      expect(await move(player, 'WITHDRAW', 12, { round, ref })).toEqual(['OK', cents(begin - 12)])
      expect(await move(player, 'DEPOSIT', 12, { round, ref })).toEqual(['OK', begin])
    }
  }, 60_000)

  test('pays big wins and promotions to the cent, promotions once and without a bet', async () => {
    const player = await enter(ONE)
    const begin = await cash(player)
    const [big, back] = [
      { round: some(), ref: some() },
      { round: some(), ref: some() },
    ]
    await move(player, 'WITHDRAW', 10, big)
    expect(await move(player, 'DEPOSIT', 63_727_092.34, big)).toEqual(['OK', cents(begin - 10 + 63_727_092.34)])
    await move(player, 'WITHDRAW', 63_727_092.34, back)
    expect(await move(player, 'DEPOSIT', 10, back)).toEqual(['OK', begin])
    const gift = { round: some(), id: some() }
    expect(await move(player, 'PROMODEPOSIT', 10, gift)).toEqual(['OK', cents(begin + 10)])
    expect(await move(player, 'PROMODEPOSIT', 10, gift)).toEqual(['OK', cents(begin + 10)])
  })

  test('refuses more than there is, and players that nobody knows', async () => {
    const player = await enter(ONE)
    const begin = await cash(player)
    expect(await move(player, 'WITHDRAW', begin * 3, { round: some() })).toEqual(['PAM_ERR_CASH_OVERDRAFT', begin])
    const nobody = { ...player, userId: `nobody${some()}` }
    expect((await move(nobody, 'WITHDRAW', 1, { round: some() }))[0]).toBe('PAM_ERR_PLAYER_NOT_FOUND')
    expect((await ask('GET', `/players/${nobody.userId}/balance`, player.token)).code).toBe('PAM_ERR_PLAYER_NOT_FOUND')
  })

  test('opens players by the general back door, blocks them and forgets every session', async () => {
    const made = await backdoor('session', { provider: 'Evolution', cashAmount: 12.34, gameId: TABLE })
    const player = { userId: made.json.result?.userId ?? '', token: made.json.result?.token ?? '' }
    expect(await cash(player)).toBe(12.34)
    await backdoor('session', { provider: 'Evolution', userId: player.userId, isBlocked: true })
    expect((await move(player, 'WITHDRAW', 1, { round: some() }))[0]).toBe('PAM_ERR_BET_NOT_ALLOWED')
    expect((await backdoor('session', { provider: 'Nobody' })).http).toBe(400)
    expect((await backdoor('session', { provider: 'Evolution', bonusAmount: 5 })).http).toBe(400)
    expect((await backdoor('evolution/sid?authToken=wrong', { userId: ONE })).http).toBe(401)
    await backdoor('datastore/session/reset', {})
    expect((await ask('GET', `/players/${player.userId}/balance`, player.token)).code).toBe('PAM_ERR_SESSION_EXPIRED')
  })

  test(
    'ends cleanly when asked, and leaves nothing behind',
    async () => {
      const end = ended(fixture)
      fixture.kill('SIGTERM')
      expect(await end).toBe(0)
      expect(existsSync(dir) ? readdirSync(dir) : []).toEqual([])
    },
    START_MS,
  )
})
