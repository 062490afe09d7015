import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import type { StaffOrder } from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { addPlayer, bet, startTables, until, wallet } from './engine.fixture.ts'
import { carryOutCommand } from './staff.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())

const order = (actor: TableActor, what: StaffOrder, id: string = randomUUID(), by = 'dealer') =>
  carryOutCommand(actor, { id, by, order: what })

/** A table with a stream, asleep, with a player at it. */
const tableWithStream = async (code: string) => {
  const tables = await startTables(database, operator, { tables: [code], leastOpenMs: 60_000 })
  const actor = await tables.actor()
  await order(actor, { kind: 'pause' })
  await until(actor, ({ now }) => now.row.phase === 'asleep')
  const video = { kind: 'hls' as const, url: 'https://stream.example/table.m3u8' }
  expect(await order(actor, { kind: 'video', video })).toEqual({ outcome: 'done' })
  await order(actor, { kind: 'open' })
  return { tables, actor, player: await addPlayer(database, operator, code) }
}
/** Player 2 and 5: seven; banker 4 and 4: a natural eight. */
const dealt = { cards: [1, 3, 4, 16] }
const phase = (actor: TableActor, name: string) => until(actor, ({ now }) => now.row.phase === name)

test('a dealer opens betting, ends it, types the result; another one puts it in force', async () => {
  const { tables, actor, player } = await tableWithStream('hc-pavilion-baccarat')
  const round = actor.now.row.round + 1
  expect(actor.now.row.phase).toBe('asleep')
  expect(await order(actor, { kind: 'open-bets', round: round + 1 })).toMatchObject({ reason: 'unknown' })
  expect(await order(actor, { kind: 'open-bets', round })).toEqual({ outcome: 'done' })
  expect(await order(actor, { kind: 'open-bets', round })).toMatchObject({ reason: 'too-late' })
  expect(await bet(actor, player, { banker: 100_000 })).toMatchObject({ outcome: 'done' })
  expect(await order(actor, { kind: 'type-result', round, dealt })).toMatchObject({ reason: 'too-late' })

  expect(await order(actor, { kind: 'close-bets', round })).toEqual({ outcome: 'done' })
  expect(await bet(actor, player, { tie: 1_000 })).toMatchObject({ outcome: 'refused', reason: 'late' })
  expect(await order(actor, { kind: 'close-bets', round })).toMatchObject({ reason: 'too-late' })
  await phase(actor, 'dealing')
  expect(await order(actor, { kind: 'type-result', round, dealt: { pocket: 3 } })).toMatchObject({
    reason: 'wrong-result',
  })
  expect(await order(actor, { kind: 'type-result', round, dealt: { cards: [1, 3, 4, 16, 9] } })).toMatchObject({
    reason: 'wrong-result',
  })
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await order(actor, { kind: 'type-result', round, dealt: { cards: [14, 3, 4, 16] } }, first)).toEqual({
    outcome: 'done',
  })
  expect(await order(actor, { kind: 'type-result', round, dealt }, second)).toEqual({ outcome: 'done' })
  expect(actor.now.row.decided).toBe(false)
  const confirm = (typed: string, by: string) =>
    order(actor, { kind: 'confirm-result', round, typed }, randomUUID(), by)
  expect(await confirm(randomUUID(), 'another')).toMatchObject({ reason: 'unknown' })
  expect(await confirm(first, 'another')).toMatchObject({ reason: 'conflict' })
  expect(await confirm(second, 'dealer')).toMatchObject({ reason: 'not-possible' })
  expect(actor.now.row.decided).toBe(false)
  expect(await confirm(second, 'another')).toEqual({ outcome: 'done' })
  await expect.poll(() => player.balance(), { timeout: 30_000 }).toBe(10_000_000 - 100_000 + 195_000)

  await phase(actor, 'break')
  expect(actor.now.shoe).toBeUndefined()
  expect((actor.now.row.endsAt ?? 0) - actor.now.row.startedAt).toBe(600_000)
  expect(await order(actor, { kind: 'open-bets', round: round + 1 })).toEqual({ outcome: 'done' })
  expect(actor.now.row).toMatchObject({ round: round + 1, phase: 'betting' })
  await tables.stop()
})

test('a wrong card ends in a void: the stakes come back, and the dealer opens the next round', async () => {
  const { tables, actor, player } = await tableWithStream('moonlit-baccarat-1')
  const round = actor.now.row.round + 1
  await order(actor, { kind: 'open-bets', round })
  const before = player.balance()
  await bet(actor, player, { banker: 100_000 })
  await order(actor, { kind: 'close-bets', round })
  await phase(actor, 'dealing')
  const typed = randomUUID()
  await order(actor, { kind: 'type-result', round, dealt }, typed)
  expect(await order(actor, { kind: 'void', round, reason: 'a card fell' })).toEqual({ outcome: 'done' })
  expect(await order(actor, { kind: 'confirm-result', round, typed }, randomUUID(), 'another')).toMatchObject({
    reason: 'too-late',
  })
  await expect.poll(() => player.balance(), { timeout: 30_000 }).toBe(before)
  await phase(actor, 'break')
  expect(await order(actor, { kind: 'open-bets', round: round + 1 })).toEqual({ outcome: 'done' })
  await tables.stop()
})

test('nobody but its dealer wakes a table with a stream, and one that is paused sleeps at once', async () => {
  const { tables, actor } = await tableWithStream('hc-garden-baccarat')
  const round = actor.now.row.round + 1
  actor.present()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(actor.now.row.phase).toBe('asleep')
  await order(actor, { kind: 'open-bets', round })
  await order(actor, { kind: 'void', round, reason: 'a card fell' })
  await phase(actor, 'break')
  await order(actor, { kind: 'pause' })
  await phase(actor, 'asleep')
  expect(await order(actor, { kind: 'open-bets', round: round + 1 })).toMatchObject({ reason: 'not-possible' })
  expect(await order(actor, { kind: 'video', video: null })).toEqual({ outcome: 'done' })
  await order(actor, { kind: 'open' })
  expect(await order(actor, { kind: 'open-bets', round: round + 1 })).toMatchObject({ reason: 'not-possible' })
  await tables.stop()
})

test('one that is paused during a round sleeps when the round is over', async () => {
  const { tables, actor } = await tableWithStream('squeeze-baccarat')
  const round = actor.now.row.round + 1
  await order(actor, { kind: 'open-bets', round })
  await order(actor, { kind: 'pause' })
  await order(actor, { kind: 'void', round, reason: 'a card fell' })
  await phase(actor, 'asleep')
  await tables.stop()
})
