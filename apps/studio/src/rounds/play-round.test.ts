import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../dev/fake-operator.ts'
import { openGame, startTestStudio, type TestStudio } from '../../dev/test-studio.ts'
import type { RoundAnswer, SessionShown } from '../play/play-shapes.ts'
import { recoverRounds } from './settle-round.service.ts'

const database = await testDatabase('studio')
let test: TestStudio
beforeAll(async () => {
  test = await startTestStudio(database.pool)
})
afterAll(() => test.close())

let player = ''
let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  test.operator.fault = () => 'none'
  player = `player-${randomUUID()}`
  game = await openGame(test, player, 'moonlit-koi')
})

async function spin(key: string = randomUUID(), stake = 1_000): Promise<RoundAnswer> {
  const response = await game.call('round', { key, bet: { stake } })
  return (await response.json()) as RoundAnswer
}

async function states(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'SELECT state FROM studio.round WHERE player = $1 ORDER BY number',
    [player],
  )
  return rows.map(({ state }) => state)
}

/** The first calls of this kind go wrong in these ways, all later ones go well. */
function failing(call: 'bet' | 'win' | 'rollback', ...faults: Fault[]): void {
  test.operator.fault = (name) => (name === call ? (faults.shift() ?? 'none') : 'none')
}

describe('a round', () => {
  it('takes the stake, pays what its events say, and shows the wallet’s balance', async () => {
    const answer = await spin()
    if (answer.outcome !== 'played') throw new Error(answer.outcome)
    expect(game.balance()).toBe(1_000_000 - 1_000 + answer.round.payout)
    expect(answer).toMatchObject({ balance: game.balance(), net: answer.round.payout - 1_000 })
    expect(answer.round.events.at(-1)).toEqual({ type: 'round-ended', stake: 1_000, payout: answer.round.payout })
    expect(await states()).toEqual(['paid'])
  })

  it('is one round however often the same press arrives', async () => {
    const key = randomUUID()
    const answers = await Promise.all([spin(key), spin(key), spin(key)])
    const again = await spin(key)
    expect(await states()).toHaveLength(1)
    expect([...test.operator.movements.values()].filter(({ kind }) => kind === 'bet').length).toBeGreaterThan(0)
    for (const answer of [...answers, again]) expect(['played', 'pending']).toContain(answer.outcome)
    expect(again.outcome).toBe('played')
  })

  it('refused by the operator costs nothing and says why', async () => {
    test.operator.balances.set(player, 500)
    expect(await spin()).toEqual({ outcome: 'refused', reason: 'no-money', balance: 500 })
    expect(await states()).toEqual(['refused'])
  })

  it('with a stake that is not offered is no round', async () => {
    for (const stake of [0, -1_000, 1_001, 1_000.5, 2 ** 53, '1000', null]) {
      const response = await game.call('round', { key: randomUUID(), bet: { stake } })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ error: 'bet-invalid' })
    }
    expect(await states()).toEqual([])
    expect(game.balance()).toBe(1_000_000)
  })

  it.each<Fault>(['cut-after', 'error-after', 'late', 'cut-before', 'unknown', 'unknown-after'])(
    'whose bet answered «%s» once is asked again with the same id and staked once',
    async (fault) => {
      failing('bet', fault)
      const answer = await spin()
      if (answer.outcome !== 'played') throw new Error(answer.outcome)
      expect(game.balance()).toBe(1_000_000 - 1_000 + answer.round.payout)
    },
  )

  it.each<Fault>(['cut-after', 'error-after', 'late', 'cut-before', 'unknown', 'unknown-after'])(
    'whose bet stays unknown («%s») is undone, and nothing is decided',
    async (fault) => {
      failing('bet', fault, fault)
      expect(await spin()).toEqual({ outcome: 'undone' })
      await recoverRounds(test.studio)
      expect(await states()).toEqual(['undone'])
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(game.balance()).toBe(1_000_000)
    },
  )

  it('whose rollback fails is rolled back later, and nothing else is played meanwhile', async () => {
    failing('bet', 'error-after', 'error-after')
    const { fault } = test.operator
    test.operator.fault = (name) => (name === 'rollback' ? 'error-before' : fault(name))
    expect(await spin()).toEqual({ outcome: 'undone' })
    const response = await game.call('round', { key: randomUUID(), bet: { stake: 1_000 } })
    expect([response.status, await response.json()]).toEqual([409, { error: 'round-unfinished' }])
    expect(game.balance()).toBe(999_000)
    test.operator.fault = () => 'none'
    await recoverRounds(test.studio)
    expect(game.balance()).toBe(1_000_000)
    expect(await states()).toEqual(['undone'])
    expect((await spin()).outcome).toBe('played')
  })

  it.each<Fault>([
    'cut-before',
    'cut-after',
    'error-before',
    'error-after',
    'late',
    'doubled',
    'unknown',
    'unknown-after',
  ])('whose win answered «%s» is shown all the same and paid exactly once', async (fault) => {
    failing('win', fault, fault)
    const answer = await spin()
    if (answer.outcome !== 'played') throw new Error(answer.outcome)
    await recoverRounds(test.studio)
    await recoverRounds(test.studio)
    await recoverRounds(test.studio)
    expect(await states()).toEqual(['paid'])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(game.balance()).toBe(1_000_000 - 1_000 + answer.round.payout)
  })

  it('that a crash left undecided is undone by the next start', async () => {
    await database.pool.query(
      `INSERT INTO studio.round (id, session_id, request_key, site, player, game_code, state, bet, stake, bet_uuid, win_uuid, rollback_uuid, due_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), site, player, game_code, 'opened', '{"stake":1000}', 1000,
         gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now() FROM studio.session WHERE player = $1`,
      [player],
    )
    await recoverRounds(test.studio)
    expect(await states()).toEqual(['undone'])
    expect(game.balance()).toBe(1_000_000)
  })

  it('not seen to its end is given again when the page comes back, until it was seen', async () => {
    const played = await spin()
    if (played.outcome !== 'played') throw new Error(played.outcome)
    const reload = async () => (await (await game.call('session')).json()) as SessionShown
    const { stake, payout } = played.round
    expect(await reload()).toMatchObject({ unshown: played.round, net: 0 })
    const seen = await game.call('shown', { round: played.round.id })
    expect(await seen.json()).toEqual({ net: payout - stake })
    expect(await reload()).toMatchObject({ unshown: null, net: payout - stake })
  })

  it('once decided cannot be changed, nor opened again, not even in the database', async () => {
    await spin()
    const change = (set: string) =>
      database.ownerPool.query(`UPDATE studio.round SET ${set} WHERE player = $1`, [player])
    await expect(change('payout = payout + 1')).rejects.toThrow(/decided round/)
    await expect(change(`events = '[]'`)).rejects.toThrow(/decided round/)
    await expect(change('stake = 1')).rejects.toThrow(/bet of a round/)
    await expect(change(`state = 'decided', due_at = now()`)).rejects.toThrow(/closed round/)
  })
})

describe('sessions', () => {
  it('without their secret play nothing', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${'A'.repeat(43)}`]) {
      const response = await fetch(`${test.url}/play-api/session`, { method: 'POST', headers: { authorization } })
      expect([response.status, await response.json()]).toEqual([401, { error: 'session-ended' }])
    }
  })

  it('do not mark each other’s rounds as seen', async () => {
    const played = await spin()
    if (played.outcome !== 'played') throw new Error(played.outcome)
    const other = await openGame(test, `player-${randomUUID()}`, 'moonlit-koi')
    await other.call('shown', { round: played.round.id })
    expect(((await (await game.call('session')).json()) as SessionShown).unshown?.id).toBe(played.round.id)
  })

  it('at the baccarat table keep their shoe and never show its cards', async () => {
    const table = await openGame(test, `player-${randomUUID()}`, 'baccarat')
    for (let coup = 1; coup <= 3; coup++) {
      const response = await table.call('round', { key: randomUUID(), bet: { player: 10_000, tie: 1_000 } })
      const answer = (await response.json()) as RoundAnswer
      if (answer.outcome !== 'played') throw new Error(answer.outcome)
      await table.call('shown', { round: answer.round.id })
      const text = await (await table.call('session')).text()
      expect((JSON.parse(text) as SessionShown).table?.outcomes).toHaveLength(coup)
      expect(text).not.toContain('"cards"')
    }
  })
})
