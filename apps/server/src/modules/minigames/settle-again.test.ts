import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRoom } from './minigames.fixture.ts'
import { closeSettling, settleRounds, startSettling } from './settle.service.ts'

const room = await gameRoom()
const round = { ...room.key(), drawAt: new Date('2026-11-23T08:50:00Z') }
const wait = { timeout: 15_000, interval: 100 }

beforeAll(() => room.open())
afterAll(() => room.close())

const state = async (of = round) => (await room.round(of))?.state
const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const drawn = (time: string) => ({ ...room.key(), drawAt: at(time) })
/** One of the two bets wins. */
const betBoth = async (memberId: number, time: string): Promise<void> => {
  for (const side of ['odd', 'even']) await room.bet(memberId, drawn(time), 1_000, 1_900, [['sum-parity', side]])
}

test('a settlement that failed, as when the database was gone for a moment, is tried again soon and asks nobody', async () => {
  await room.run()
  await room.bet(await room.member(), round, 1_000, 1_950, [['power-ball-parity', 'odd']])
  await room.run('2026-11-23T17:49:30+09:00')
  await room.run('2026-11-23T17:50:00+09:00')
  await room.server.ownerPool.query('ALTER TABLE wagers.settlement RENAME TO settlement_away')
  await room.settle()
  expect(await state()).toBe('drawn')
  await room.server.ownerPool.query('ALTER TABLE wagers.settlement_away RENAME TO settlement')
  await expect
    .poll(async () => {
      await room.settle()
      return state()
    }, wait)
    .toBe('settled')
  expect(await room.notices()).toEqual([])
  await room.nothingIsWrong()
})

test('what a process has drawn it settles at once, without its clock', async () => {
  startSettling(room.server.contexts)
  const member = await room.member()
  await betBoth(member, '08:55:00')
  await room.run(at('08:54:30'))
  room.server.sent.splice(0)
  await room.run(at('08:55:00'))
  await expect.poll(() => state(drawn('08:55:00')), wait).toBe('settled')
  expect(await room.cash(member)).toBe(1_000_000 - 2_000 + 1_900)
  expect(room.published()).toEqual(['drawn 08:55', 'open 09:00', 'settled 08:55'])
  await room.nothingIsWrong()
})

test('two processes that settle a round at once pay it once, and one that was closed after its draw leaves it to the other', async () => {
  const other = room.anotherProcess()
  const member = await room.member()
  for (const time of ['09:00:00', '09:05:00']) await betBoth(member, time)
  await room.run(at('08:59:30'))
  await room.run(at('09:00:00'))
  await settleRounds(other)
  await expect.poll(() => state(drawn('09:00:00')), wait).toBe('settled')
  await room.run(at('09:04:30'))
  await closeSettling(room.server.contexts)
  await room.run(at('09:05:00'))
  expect(await state(drawn('09:05:00'))).toBe('drawn')
  await settleRounds(other)
  expect(await state(drawn('09:05:00'))).toBe('settled')
  expect(await room.cash(member)).toBe(1_000_000 - 4_000 + 2 * 1_900)
  await closeSettling(other)
  await room.nothingIsWrong()
})
