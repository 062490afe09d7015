import { afterAll, expect, test } from 'vitest'
import { gameRoom } from './minigames.fixture.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())

const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const state = async (time: string) => (await room.round({ ...room.key(), drawAt: at(time) }))?.state
const openBefore = async (time: string) =>
  (await server.pool.query(`SELECT draw_at FROM minigames.round WHERE state = 'open' AND draw_at < $1`, [at(time)]))
    .rows

test('after the clock went back no round is opened whose link follows from one that is revealed', async () => {
  await room.open()
  await room.run(at('08:47:00'))
  // A game that is off records no draw as missed.
  await server.pool.query('UPDATE minigames.game SET is_on = false')
  await room.run(at('10:00:10'))
  await server.pool.query('UPDATE minigames.game SET is_on = true')
  for (const time of ['10:00:11', '10:04:30', '10:05:00']) await room.run(at(time))
  expect(await state('10:05:00')).toBe('drawn')
  for (const time of ['09:00:11', '09:31:00', '09:59:00']) await room.run(at(time))
  expect(await openBefore('10:05:00')).toEqual([])
  await room.run(at('10:05:01'))
  expect(await state('10:10:00')).toBe('open')
})
