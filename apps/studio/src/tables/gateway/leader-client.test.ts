import { randomUUID } from 'node:crypto'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { seededRandom } from '../../games/random.ts'
import { transactionIdOf } from '../engine/wallet-ids.ts'
import type { TableAnswer } from '../table-shapes.ts'
import {
  openTable,
  type Passage,
  startLeader,
  startPassage,
  TABLE,
  type TablePage,
  takePartInCut,
  untilBetting,
  wait,
} from './gateway.fixture.ts'

const database = await testDatabase('studio')
let studio: TestStudio
let passage: Passage
let leader: Awaited<ReturnType<typeof startLeader>>
const lead = () => startLeader(database, studio.operator.walletUrl, { passage })
beforeAll(async () => {
  passage = await startPassage()
  studio = await startTestStudio(
    database.pool,
    seededRandom(7),
    patient,
    postgresTransport(database.url, 'studio-live'),
  )
  leader = await lead()
  await takePartInCut(await openTable(studio))
}, 60_000)
afterAll(async () => {
  await studio.close()
  await leader.stop()
  passage.close()
})
beforeEach(() => {
  studio.operator.fault = () => 'none'
})

const STAKE = 10_000
type Asked = { round: number; change: string; chips: { [place: string]: number } }
const bet = (round: number): Asked => ({ round, change: randomUUID(), chips: { player: STAKE } })
/** Asked again with the same ids until it is clear what became of it, as a page does. */
const untilClear = async (page: TablePage, asked: Asked): Promise<TableAnswer> => {
  let answer: TableAnswer = { outcome: 'pending' }
  await vi.waitFor(async () => {
    answer = await page.answer('place', asked)
    expect(answer.outcome).not.toBe('pending')
  }, wait)
  return answer
}
const betsTaken = (): number => [...studio.operator.movements.values()].filter(({ kind }) => kind === 'bet').length
/** Each of these bets, and nothing else, was taken once and kept where it was answered so; else it was not taken, or given back. */
const expectOnce = async (before: number, bets: readonly (readonly [Asked, TableAnswer])[]): Promise<void> => {
  const { movements } = studio.operator
  let taken = 0
  for (const [{ round, change }, { outcome }] of bets) {
    const found = await database.pool.query('SELECT id FROM studio.table_round WHERE code = $1 AND round = $2', [
      TABLE,
      round,
    ])
    const has = (kind: 'bet' | 'rollback') => movements.has(transactionIdOf(found.rows[0].id, kind, change))
    await vi.waitFor(() => expect(has('bet') && !has('rollback')).toBe(outcome === 'done'), wait)
    taken += Number(has('bet'))
  }
  expect(betsTaken() - before).toBe(taken)
}

test('calls of all pages share one connection to the process that leads', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => openTable(studio)))
  const before = passage.connections()
  const answers = await Promise.all(pages.map((page) => page.ask('shown')))
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(passage.connections()).toBe(before)
})

test('a bet whose connection is lost after the wallet was asked and before the answer is taken once, and answered over a new connection', async () => {
  const page = await openTable(studio)
  const round = await untilBetting(page)
  const [connections, bets] = [passage.connections(), betsTaken()]
  studio.operator.fault = (call) => {
    if (call === 'bet') passage.cut()
    return 'none'
  }
  const asked = bet(round)
  const answer = await untilClear(page, asked)
  expect(passage.connections()).toBeGreaterThan(connections)
  await expectOnce(bets, [[asked, answer]])
})

test('bets that were sent as the connection was cut, again and again, are each taken once or not at all', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => openTable(studio)))
  const round = await untilBetting(pages[0] as TablePage)
  const bets = betsTaken()
  const cutting = setInterval(passage.cut, 40)
  const clear = pages.map(async (page) => {
    const asked = bet(round)
    return [asked, await untilClear(page, asked)] as const
  })
  setTimeout(() => clearInterval(cutting), 600)
  await expectOnce(bets, await Promise.all(clear))
})

test('a leader that stops with bets under way leaves them to the next one, which answers each', {
  timeout: 90_000,
}, async () => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => openTable(studio)))
  const round = await untilBetting(pages[0] as TablePage)
  const bets = betsTaken()
  let calls = 0
  studio.operator.fault = (call) => {
    if (call === 'bet') calls++
    return calls % 2 === 0 ? 'none' : 'cut-after'
  }
  const clear = pages.map(async (page) => {
    const asked = bet(round)
    return [asked, await untilClear(page, asked)] as const
  })
  await vi.waitFor(() => expect(calls).toBeGreaterThan(0), wait)
  await leader.stop()
  leader = await lead()
  await expectOnce(bets, await Promise.all(clear))
})
