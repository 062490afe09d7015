import { afterAll, expect, test, vi } from 'vitest'
import { dayAndNumber } from '../round.rules.ts'
import { feedRoom } from './feed.fixture.ts'

const { room, server, at, after, draw, take, says, saysRows, fails, state, why, accept } = await feedRoom()
afterAll(() => room.close())

const rowOf = (minutes = 0) => {
  const { day, number } = dayAndNumber(after(minutes * 60))
  return { date: day, round: number, balls: draw.numbers, powerball: draw.powerBall }
}
const settled = async () => {
  await take()
  await room.settle()
  return [await state(), await why()]
}

test('rows of other rounds that cannot be read stop nothing: the good ones are used', async () => {
  saysRows(rowOf(), { ...rowOf(-5), balls: ['?'] }, { ...rowOf(5), round: 'x', date: '2026-01-01' }, { note: 'hello' })
  expect(await settled()).toEqual(['settled', []])
})

test('a row that names the round and cannot be read holds it, also beside a good one, until staff have decided', async () => {
  saysRows(rowOf(), { ...rowOf(), balls: [8, 6, 20, '?', 1] })
  expect(await settled()).toEqual(['closed held', ['unreadable']])
  expect([await accept(1, draw), await accept(2, draw)]).toEqual(['waiting', 'accepted'])
  // It stands in the feed still.
  expect(await settled()).toEqual(['settled', []])
})

test('one that contradicts a settled round so asks staff, too', async () => {
  saysRows(rowOf())
  await settled()
  saysRows(rowOf(), { ...rowOf(), powerball: 'four' })
  expect(await settled()).toEqual(['settled held', ['unreadable']])
})

test.each([{ round: '2 14' }, { date: '23.11.' }, { round: null, date: null }])(
  'a result whose round cannot be read (%j) holds each round that waits and that it may be of',
  async (unknown) => {
    saysRows(rowOf(), { ...rowOf(), ...unknown, balls: [9, 6, 20, 28, 1] })
    expect(await settled()).toEqual(['closed held', ['unreadable']])
  },
)

test('one that stood there before betting closed is no result of the round', async () => {
  const next = { ...at.round, drawAt: after(600) }
  saysRows({ ...rowOf(), round: 'x' })
  await take()
  await room.run(after(570))
  await room.run(after(600))
  server.clock.set(after(601).toISOString())
  saysRows({ ...rowOf(), round: 'x' }, rowOf(10))
  await take()
  await room.settle()
  expect(await room.round(next)).toMatchObject({ state: 'settled', isHeld: false })
})

test('one whose round cannot be read leaves settled rounds alone', async () => {
  saysRows(rowOf())
  await settled()
  saysRows(rowOf(), { ...rowOf(), round: 'x' })
  expect(await settled()).toEqual(['settled', []])
})

test('a feed that cannot be read is logged once, anew for another reason, and when it is read again', async () => {
  const warn = vi.spyOn(server.contexts.log, 'warn')
  const info = vi.spyOn(server.contexts.log, 'info')
  const said = () =>
    [...warn.mock.calls, ...info.mock.calls].map(([about, text]) => [text, (about as { problem?: string }).problem])
  for (const reason of ['HTTP 500', 'HTTP 500', 'HTTP 404', 'HTTP 404']) {
    fails(new Error(reason))
    await take()
  }
  saysRows(rowOf(-5), { ...rowOf(-10), balls: ['?'] })
  await take()
  await take()
  says()
  await take()
  expect(said()).toEqual([
    ['a feed was not read', 'HTTP 500'],
    ['a feed was not read', 'HTTP 404'],
    ['a row of a feed was set aside', undefined],
    ['a feed is read again', undefined],
  ])
  vi.restoreAllMocks()
})
