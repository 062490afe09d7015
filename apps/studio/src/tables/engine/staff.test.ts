import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import type { StaffOrder } from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { addPlayer, bet, mix, startTables, until, untilBetting, wallet } from './engine.fixture.ts'
import { carryOutCommand } from './staff.ts'
import { undo } from './table-calls.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())

const order = (actor: TableActor, what: StaffOrder, id: string = randomUUID()) =>
  carryOutCommand(actor, { id, by: 'ann', order: what })

test('a voided round gives every stake back, once, and the next round follows', async () => {
  const tables = await startTables(database, operator)
  const actor = await tables.actor()
  const player = await addPlayer(database, operator, actor.table.code)
  await mix(actor, player)
  await untilBetting(actor)
  const { round } = actor.now.row
  await bet(actor, player, { banker: 500_000 })
  await bet(actor, player, { tie: 1_000 })
  expect(player.balance()).toBe(9_499_000)
  const id = randomUUID()
  const what = { kind: 'void' as const, round, reason: 'a card fell' }
  expect(await order(actor, what, id)).toEqual({ outcome: 'done' })
  expect(await order(actor, what, id)).toEqual({ outcome: 'done' })
  expect(await order(actor, { ...what, reason: 'another' }, id)).toEqual({ outcome: 'refused', reason: 'conflict' })
  expect(await order(actor, what)).toEqual({ outcome: 'refused', reason: 'too-late' })
  await expect.poll(() => player.balance()).toBe(10_000_000)
  await until(actor, ({ now }) => now.row.round > round)
  expect(player.balance()).toBe(10_000_000)
  expect(actor.now.past.find((past) => past.round === round)?.result).toBe('void')
  await tables.stop()
})

test('a stake that was accepted before another process began to lead comes back from a void and from its player, too', async () => {
  const first = await startTables(database, operator, { tables: ['no-commission-1'], leastOpenMs: 8_000 })
  const before = await first.actor()
  const voided = await addPlayer(database, operator, before.table.code)
  const undone = await addPlayer(database, operator, before.table.code)
  await mix(before, voided)
  await untilBetting(before)
  const { round } = before.now.row
  await bet(before, voided, { banker: 500_000 })
  await bet(before, undone, { tie: 1_000 })
  await first.kill()

  const second = await startTables(database, operator, { tables: ['no-commission-1'], leastOpenMs: 8_000 })
  const actor = await second.actor()
  expect(actor.now.row).toMatchObject({ round, phase: 'betting' })
  expect(await undo(actor, undone.caller, { round, change: 'all' })).toMatchObject({ outcome: 'done' })
  await expect.poll(() => undone.balance()).toBe(10_000_000)
  expect(await order(actor, { kind: 'void', round, reason: 'a card fell' })).toEqual({ outcome: 'done' })
  await expect.poll(() => voided.balance()).toBe(10_000_000)
  await second.stop()
})

test('a paused table ends its round and sleeps, an opened one goes on; a closed one takes no bets', async () => {
  const tables = await startTables(database, operator, { tables: ['dragon-tiger-1'] })
  const actor = await tables.actor()
  const player = await addPlayer(database, operator, actor.table.code)
  await mix(actor, player)
  await untilBetting(actor)
  await order(actor, { kind: 'pause' })
  expect(await bet(actor, player, { dragon: 10_000 })).toMatchObject({ outcome: 'done' })
  await until(actor, ({ now }) => now.row.phase === 'asleep')
  await order(actor, { kind: 'open' })
  await until(actor, ({ now }) => now.row.phase === 'cut')
  await mix(actor, player)
  await untilBetting(actor)
  await order(actor, { kind: 'close' })
  expect(await bet(actor, player, { dragon: 10_000 })).toMatchObject({ outcome: 'refused', reason: 'closed' })
  await tables.stop()
})

test('a table is dressed as a room that is drawn, and as no other', async () => {
  const tables = await startTables(database, operator, { tables: ['andar-bahar-1'] })
  const actor = await tables.actor()
  expect(await order(actor, { kind: 'dress', room: 'moon' })).toEqual({ outcome: 'done' })
  expect(await order(actor, { kind: 'dress', room: 'nowhere' })).toEqual({ outcome: 'refused', reason: 'unknown' })
  expect(actor.now.room).toBe('moon')
  await tables.stop()
})

test('a site can be switched off and have limits of its own, which hold in the round that runs and are said to who breaks them', async () => {
  const tables = await startTables(database, operator, { tables: ['sic-bo-1'] })
  const actor = await tables.actor()
  const player = await addPlayer(database, operator, actor.table.code)
  await mix(actor, player)
  await untilBetting(actor)
  await order(actor, { kind: 'limits', site: '1', places: { small: { least: 2_000, most: 3_000 } } })
  const refused = (reason: string, most: number) => ({ outcome: 'refused', reason, most })
  expect(await bet(actor, player, { small: 4_000 })).toMatchObject(refused('place-most', 3_000))
  expect(await bet(actor, player, { small: 1_000 })).toMatchObject(refused('place-least', 2_000))
  expect(await order(actor, { kind: 'limits', site: '1', places: { nothing: { least: 1, most: 2 } } })).toMatchObject({
    outcome: 'refused',
  })
  await order(actor, { kind: 'switch', site: '1', isOn: false })
  expect(await bet(actor, player, { small: 2_000 })).toMatchObject({ outcome: 'refused', reason: 'closed' })
  await order(actor, { kind: 'switch', site: '1', isOn: true })
  await order(actor, { kind: 'dealer', dealer: 2 })
  expect(tables.messages.at(-1)).toMatchObject({ t: 'state', dealer: 2 })
  await tables.stop()
})
