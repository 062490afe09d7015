import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import type { TableAnswer } from '../table-shapes.ts'
import { answerCall } from './answer-call.ts'
import { addPlayer, mix, type Player, startTables, untilBetting, wallet } from './engine.fixture.ts'

const CODE = 'moonlit-baccarat-1'
const database = await testDatabase('studio')
const operator = await wallet()
const tables = await startTables(database, operator, { tables: [CODE], leastOpenMs: 5_000 })
afterAll(async () => {
  await tables.stop()
  operator.close()
})

const ask = async ({ caller }: Player, call: string, asked: object): Promise<TableAnswer> => {
  const text = JSON.stringify({ caller, asked })
  const answered = await answerCall(tables.led.actorOf, tables.engine.log, { code: CODE, call, text })
  return JSON.parse(answered.text)
}

test('an id of a change in capital letters is the same id: its bet is one, and those beside it are stored', async () => {
  const actor = await tables.actor()
  const [one, other] = [await addPlayer(database, operator, CODE), await addPlayer(database, operator, CODE)]
  const before = one.balance()
  await mix(actor, one)
  await untilBetting(actor)
  const { round } = actor.now.row
  const asked = { round, change: randomUUID(), chips: { banker: 10_000 } }
  const capitals = { ...asked, change: asked.change.toUpperCase() }
  const answers = await Promise.all([
    ask(one, 'place', asked),
    ask(one, 'place', capitals),
    ask(other, 'place', { ...asked, change: randomUUID() }),
  ])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
  expect([one.balance(), other.balance()]).toEqual([before - 10_000, before - 10_000])
  expect(await ask(one, 'undo', { round, change: capitals.change })).toMatchObject({ outcome: 'done' })
}, 60_000)
