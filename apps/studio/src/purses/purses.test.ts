import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { type OperatorCallName, type OperatorRequest, toWireAmount } from '@maru/vendor-wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGame, patient, startTestStudio, type TestStudio } from '../../dev/test-studio.ts'
import type { RoundAnswer } from '../play/play-shapes.ts'
import { recoverRounds } from '../rounds/settle-round.service.ts'
import { PURSE_PATH } from './purse-calls.ts'

const database = await testDatabase('studio')
let test: TestStudio
let user = ''
beforeAll(async () => {
  test = await startTestStudio(database.pool, undefined, patient)
})
beforeEach(() => {
  user = `player-${randomUUID()}`
})
afterAll(() => test.close())

const ask = async <N extends OperatorCallName>(name: N, request: OperatorRequest<N>) => {
  const response = await test.operator.callVendor(test.url + PURSE_PATH, name, request)
  return [response.status, await response.json()] as [number, Record<string, unknown>]
}
const player = () => ({ operator_id: 'maru', user, sub_partner_id: '1', currency: 'KRW' })
const order = (amount: number, transfer_uuid: string = randomUUID()) => ({
  ...player(),
  transfer_uuid,
  amount: toWireAmount(amount),
})
const credit = async (amount: number, id?: string) => (await ask('transferCredit', order(amount, id)))[1].status
const debit = async (amount: number, id?: string) => {
  const [, { status, reason }] = await ask('transferDebit', order(amount, id))
  return reason ?? status
}
const balance = async () => {
  const [, answer] = await ask('transferBalance', player())
  return [Number(answer.balance) / 100_000, answer.open_rounds]
}
const status = async (kind: 'credit' | 'debit', amount: number, id: string) => {
  const [, answer] = await ask('transferStatus', { ...order(amount, id), kind })
  return answer.reason ?? answer.status
}
/** A page of a game that is played from the purse. */
const open = async (game_code = 'lantern-night') => {
  const [, { url }] = await ask('gameUrl', {
    ...player(),
    token: randomUUID(),
    game_code,
    lang: 'ko',
    country: 'KR',
    platform: 'GPL_DESKTOP',
    lobby_url: `${test.operator.url}/`,
    deposit_url: `${test.operator.url}/deposit`,
  })
  const secret = new URL(String(url)).searchParams.get('session') ?? ''
  const call = async <T>(path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
    const response = await fetch(`${test.url}/play-api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as T
  }
  const spin = (stake = 1_000) => call<RoundAnswer>('round', { key: randomUUID(), bet: { stake } })
  return { call, spin }
}

describe('purses', () => {
  it('money that was moved here is played with, and is all that there is', async () => {
    await credit(5_000)
    const { spin, call } = await open()
    expect(await call('session')).toMatchObject({ balance: 5_000 })
    const answer = await spin()
    if (answer.outcome !== 'played') throw new Error(answer.outcome)
    const left = 5_000 - 1_000 + answer.round.payout
    expect(answer.balance).toBe(left)
    expect(await balance()).toEqual([left, 0])
    expect(await spin(100_000)).toMatchObject({ outcome: 'refused', reason: 'no-money' })
    expect(test.operator.movements.size).toBe(0)
    expect(await debit(left)).toBe('done')
    expect(await balance()).toEqual([0, 0])
  })

  it('a transfer takes effect once, however often it comes, and with other content it is refused', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => credit(3_000, id)))
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect(await balance()).toEqual([3_000, 0])
    expect((await ask('transferCredit', order(4_000, id)))[0]).toBe(409)
    expect((await ask('transferDebit', order(3_000, id)))[0]).toBe(409)
    expect(await debit(4_000)).toBe('not-enough-money')
    expect(await balance()).toEqual([3_000, 0])
  })

  it('what was not executed when its status is asked for never will be', async () => {
    const id = randomUUID()
    expect(await status('credit', 2_000, id)).toBe('never-executed')
    expect((await ask('transferCredit', order(2_000, id)))[1]).toMatchObject({
      status: 'refused',
      reason: 'never-executed',
    })
    expect(await balance()).toEqual([0, 0])
    const done = randomUUID()
    await credit(2_000, done)
    expect(await status('credit', 2_000, done)).toBe('done')
  })

  it('while a round is open nothing leaves; then it does, and the page is told that its session has ended', async () => {
    await credit(10_000)
    const { spin, call } = await open()
    await spin()
    await database.pool.query(
      `INSERT INTO studio.round (id, session_id, request_key, site, player, game_code, state, bet, stake, bet_uuid, win_uuid, rollback_uuid, due_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), site, player, game_code, 'opened', '{"stake": 1000}', 1000, gen_random_uuid(), gen_random_uuid(),
         gen_random_uuid(), now() FROM studio.session WHERE player = $1`,
      [user],
    )
    const [there, openRounds] = await balance()
    expect(openRounds).toBe(1)
    expect(await debit(Number(there))).toBe('open-round')
    await recoverRounds(test.studio)
    expect(await balance()).toEqual([there, 0])
    expect(await debit(Number(there))).toBe('done')
    expect(await spin()).toMatchObject({ outcome: 'refused' })
    expect(await call('balance')).toMatchObject({ isEnded: true })
  })

  it('of many bets and debits at once the purse pays no won twice', async () => {
    await credit(3_000)
    const pages = await Promise.all(['lantern-night', 'bamboo-rain', 'thunder-drum'].map(() => open()))
    const page = pages.at(-1)
    const [answers, left] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => page?.spin(1_000))),
      Promise.all(Array.from({ length: 6 }, () => debit(1_000))),
    ])
    while ((await recoverRounds(test.studio)) > 0);
    const played = answers.flatMap((answer) => (answer?.outcome === 'played' ? [answer.round] : []))
    const net = played.reduce((sum, { payout, stake }) => sum + payout - stake, 0)
    expect(await balance()).toEqual([3_000 + net - 1_000 * left.filter((one) => one === 'done').length, 0])
  })

  it('games of the other wallet are played as before, and none of them from here', async () => {
    const game = await openGame(test, user, 'lantern-night', 7_000)
    await game.call('round', { key: randomUUID(), bet: { stake: 1_000 } })
    expect(test.operator.movements.size).toBeGreaterThan(0)
    expect(await balance()).toEqual([0, 0])
    const [code] = await ask('gameUrl', {
      ...player(),
      token: randomUUID(),
      game_code: 'moonlit-koi',
      lang: 'ko',
      country: 'KR',
      platform: 'GPL_DESKTOP',
      lobby_url: `${test.operator.url}/`,
      deposit_url: `${test.operator.url}/deposit`,
    })
    expect(code).toBe(404)
  })
})
