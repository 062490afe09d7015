import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { addPlayer, bet, mix, sleep, startTables, until, untilBetting, wallet } from './engine.fixture.ts'
import { createWalletTrouble } from './wallet-trouble.ts'

type Line = { what: string; unsaid: number }
const logOf = (lines: Line[]) => ({
  info: () => {},
  error: () => {},
  warn: (...said: unknown[]) => {
    const [{ unsaid }, what] = said as [{ unsaid: number }, string]
    lines.push({ what, unsaid })
  },
})

test('a wallet that does not answer gets fewer calls at once, and more again with each clear answer', async () => {
  const trouble = createWalletTrouble(logOf([]), 'table')
  let [underWay, most] = [0, 0]
  const ends: (() => void)[] = []
  const call = () =>
    trouble.inTurn(async () => {
      most = Math.max(most, ++underWay)
      await new Promise<void>((resolve) => ends.push(resolve))
      underWay--
    })
  for (let n = 0; n < 6; n++) trouble.unanswered({})
  const calls = Array.from({ length: 12 }, call)
  await sleep(0)
  expect([underWay, most]).toEqual([4, 4])
  trouble.answered()
  await sleep(0)
  expect(underWay).toBe(5)
  while (ends.length > 0) {
    ends.shift()?.()
    await sleep(0)
  }
  await Promise.all(calls)
  expect([underWay, most]).toEqual([0, 5])
})

test('thousands of alike failures are a few lines, which say how many they stand for', () => {
  const lines: Line[] = []
  let now = 0
  const trouble = createWalletTrouble(logOf(lines), 'table', () => now)
  // Ten minutes, ten a second.
  for (let n = 0; n < 6_000; n++) {
    now += 100
    trouble.unanswered({})
  }
  const first = lines.length
  expect(first).toBeLessThanOrEqual(7)
  for (let n = 0; n < 252; n++) trouble.answered()
  expect(lines.at(-1)?.what).toBe('the wallet answers again')
  expect(lines.reduce((sum, { unsaid }) => sum + unsaid, first)).toBe(6_000)
  trouble.unanswered({})
  expect(lines.at(-1)).toEqual({ what: 'no answer of the wallet', unsaid: 0 })
})

test('what was owed while the wallet was away is settled soon after it is back, and said in a few lines', async () => {
  const database = await testDatabase('studio')
  const operator = await wallet()
  const lines: Line[] = []
  const code = 'moonlit-baccarat-1'
  // Who waits for its own next try waits longer than this test.
  const patience = { retryMs: 500, longestRetryMs: 600_000 }
  const tables = await startTables(database, operator, { tables: [code], log: logOf(lines), ...patience })
  const actor = await tables.actor()
  const players = await Promise.all(Array.from({ length: 8 }, () => addPlayer(database, operator, code)))
  await mix(actor, players[0] as (typeof players)[0])
  await untilBetting(actor)
  const { round } = actor.now.row
  let isAway = true
  operator.fault = () => (isAway ? 'cut-before' : 'none')
  const placed = players.flatMap((player) =>
    Array.from({ length: 5 }, () => bet(actor, player, { banker: 10_000 }, randomUUID()).catch(() => undefined)),
  )
  await until(actor, ({ now }) => now.row.round > round || now.row.phase === 'result')
  await sleep(3_000)
  isAway = false
  await until(actor, ({ now }) => !now.rounds.has(round), 20_000)
  await Promise.all(placed)
  expect(players.map((player) => player.balance())).toEqual(players.map(() => 10_000_000))
  expect(lines.length).toBeLessThanOrEqual(6)
  await tables.stop()
  operator.close()
}, 60_000)
