import { randomUUID } from 'node:crypto'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { seededRandom } from '../../games/random.ts'
import { openTable, startLeader, TABLE, type TablePage, takePartInCut, untilBetting, wait } from './gateway.fixture.ts'

const database = await testDatabase('studio')
let studio: TestStudio
let leader: Awaited<ReturnType<typeof startLeader>>
let first: TablePage
beforeAll(async () => {
  studio = await startTestStudio(
    database.pool,
    seededRandom(5),
    patient,
    postgresTransport(database.url, 'studio-live'),
  )
  leader = await startLeader(database, studio.operator.walletUrl)
  first = await openTable(studio)
  await takePartInCut(first)
}, 60_000)
afterAll(async () => {
  await studio.close()
  await leader.stop()
})

const chips = (amount: number) => ({ banker: amount })

describe('a page of a table', () => {
  test('learns from its session which table it is', async () => {
    const session = await (await first.call('session')).json()
    expect(session).toMatchObject({ game: { kind: 'table', code: TABLE, game: 'baccarat' }, balance: 1_000_000 })
    expect(await (await first.ask('describe')).json()).toEqual(session.game)
  })

  test('bets once however often it sends the same change, and takes it back', async () => {
    const page = await openTable(studio)
    const round = await untilBetting(page)
    const asked = { round, change: randomUUID(), chips: chips(10_000) }
    const answers = await Promise.all([1, 2, 3].map(() => page.answer('place', asked)))
    expect(answers.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
    expect(page.balance()).toBe(990_000)
    expect(await page.answer('undo', { round, change: asked.change })).toMatchObject({ outcome: 'done' })
    await vi.waitFor(() => expect(page.balance()).toBe(1_000_000), wait)
  })

  test('may sit at a table with the session of another game', async () => {
    const page = await openTable(studio, 'koi-that-is-none').catch(() => openTable(studio, 'moonlit-koi'))
    expect((await page.shown(TABLE)).own).toMatchObject({ held: {} })
    expect((await page.ask('describe', {}, TABLE)).status).toBe(200)
  })
})

describe('a hostile page', () => {
  test('cannot take back or claim the change of another player', async () => {
    const [owner, thief] = [await openTable(studio), await openTable(studio)]
    const round = await untilBetting(owner)
    const change = randomUUID()
    expect(await owner.answer('place', { round, change, chips: chips(20_000) })).toMatchObject({ outcome: 'done' })
    expect(await thief.answer('undo', { round, change })).toMatchObject({ outcome: 'refused', reason: 'unknown' })
    const claimed = await thief.answer('place', { round, change, chips: chips(20_000) })
    expect(claimed).toMatchObject({ outcome: 'refused', own: { changes: [] } })
    expect([owner.balance(), thief.balance()]).toEqual([980_000, 1_000_000])
  })

  test.each([
    ['place', {}],
    ['place', { round: 1, change: 'no-uuid', chips: { banker: 1_000 } }],
    ['place', { round: 1, change: randomUUID(), chips: { banker: -1_000 } }],
    ['place', { round: 1, change: randomUUID(), chips: { banker: 0.5 } }],
    ['place', { round: 1, change: randomUUID(), chips: { banker: Number.MAX_SAFE_INTEGER * 2 } }],
    ['place', { round: '1', change: randomUUID(), chips: { banker: 1_000 } }],
    ['place', []],
    ['place', { round: 1, change: randomUUID(), chips: { ['x'.repeat(41)]: 1_000 } }],
    ['undo', { round: 1, change: 'everything' }],
    ['seedCommitment', { cut: 1, commitment: 'ab' }],
    ['seed', { cut: 1, seed: 'Z'.repeat(64) }],
    ['act', { round: 1, step: 0, action: 'surrender' }],
    ['seat', { seat: 7 }],
    ['shoe', { shoe: -1 }],
  ])('is refused %s with %j', async (call, body) => {
    const answer = await first.ask(call, body)
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'bet-invalid' }])
  })

  test.each(['constructor', '__proto__', 'toString', 'command', 'heads', 'nothing'])(
    'cannot make the call %s',
    async (call) => {
      const body = { id: randomUUID(), by: 'me', order: { kind: 'close' }, from: 'me', heads: 1_000 }
      expect((await first.ask(call, body)).status).toBe(404)
    },
  )

  test.each(['no-such-table', 'moonlit-koi', '__proto__', '..%2Fcommand', "x'--"])(
    'finds no table %s',
    async (code) => {
      expect((await first.ask('shown', {}, code)).status).toBe(404)
    },
  )

  test('cannot say who it is', async () => {
    const page = await openTable(studio)
    const round = await untilBetting(page)
    const caller = { sessionId: randomUUID(), site: '1', player: first.user, name: 'somebody' }
    await page.answer('place', { round, change: randomUUID(), chips: chips(10_000), caller, player: first.user })
    expect([page.balance(), first.balance()]).toEqual([990_000, 1_000_000])
  })

  test('without a session, or with one that has ended, is refused every call', async () => {
    const page = await openTable(studio)
    await studio.studio.db.query('UPDATE studio.session SET ended_at = now() WHERE player = $1', [page.user])
    for (const authorization of [`Bearer ${page.secret}`, `Bearer ${'x'.repeat(43)}`, 'Bearer ', '', "Bearer ' OR 1=1"])
      for (const call of ['shown', 'place', 'shoes']) {
        const headers = { 'content-type': 'application/json', authorization }
        const answer = await fetch(`${studio.url}/play-api/table/${TABLE}/${call}`, {
          method: 'POST',
          headers,
          body: '{}',
        })
        expect([answer.status, await answer.json()]).toEqual([401, { error: 'session-ended' }])
      }
  })

  test('that asks too often is refused and takes nothing from others', async () => {
    const [page, other] = [await openTable(studio), await openTable(studio)]
    const asked = { round: 1, change: randomUUID(), chips: chips(1_000) }
    const answers = await Promise.all(Array.from({ length: 400 }, () => page.answer('place', asked)))
    const often = answers.filter((answer) => answer.outcome === 'refused' && answer.reason === 'too-often')
    expect(often.length).toBeGreaterThan(100)
    const shown = await Promise.all(Array.from({ length: 200 }, () => page.ask('shown')))
    expect(shown.map(({ status }) => status)).toContain(429)
    expect((await other.ask('shown')).status).toBe(200)
  })
})
