import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRoom } from './minigames.fixture.ts'

const room = await gameRoom()
const round = { ...room.key(), drawAt: new Date('2026-11-23T08:50:00Z') }
const wait = { timeout: 15_000, interval: 100 }

beforeAll(() => room.open())
afterAll(() => room.close())

const state = async () => (await room.round(round))?.state

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
