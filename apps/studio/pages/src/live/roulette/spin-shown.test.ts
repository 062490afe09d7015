import { clockAtPace, wheelOrder } from '@maru/live-games'
import { expect, test } from 'vitest'
import type { RowShown } from '../../../../src/tables/table-shapes.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { FRONT, pocketAt } from '../wheel/wheel-shape.ts'
import { spinWatch, strikesOf } from './spin-shown.ts'

const table = { code: 'halo-roulette', game: 'multiplier-roulette', pace: 'normal' } as const
const clock = clockAtPace(table.game, table.pace)
const began = 1_790_000_000_000
const starts = {
  betting: began - 16_500,
  dealing: began,
  result: began + clock.dealingMs,
  payout: began + clock.dealingMs + clock.resultMs,
  break: began + clock.dealingMs + clock.resultMs + clock.payoutMs,
}
const lucky = [
  { number: 8, multiplier: 100 },
  { number: 17, multiplier: 500 },
]
const momentAt = (phase: keyof typeof starts, ms: number, more: Partial<RoomMoment> = {}, pocket = 17): RoomMoment => {
  const row: RowShown = { round: 9, phase, startedAt: starts[phase], endsAt: null, voided: false }
  const isDealt = phase !== 'betting'
  return {
    now: starts[phase] + ms,
    row,
    deal: isDealt ? { kind: 'wheel', pocket, lucky } : null,
    dealing: isDealt ? starts[phase] + ms - began : undefined,
    isStill: false,
    ...more,
  }
}

test('one who joins in any phase sees what those see who were there', () => {
  const watched = spinWatch(table)
  for (const phase of ['dealing', 'result', 'payout', 'break'] as const)
    for (const ms of [0, 900]) {
      watched(momentAt('dealing', 100))
      expect(spinWatch(table)(momentAt(phase, ms))).toEqual(watched(momentAt(phase, ms)))
    }
})

test('the number is not shown before the ball lies', () => {
  const shown = spinWatch(table)
  expect(shown(momentAt('dealing', 12_000)).landed).toBeUndefined()
  expect(shown(momentAt('dealing', 13_100)).landed).toBe(17)
  expect(shown(momentAt('betting', 5_000)).landed).toBeUndefined()
})

test('every number comes to the front while the result is shown', () => {
  for (const pocket of wheelOrder) {
    const { wheel } = spinWatch(table)(momentAt('dealing', clock.dealingMs - 700, {}, pocket))
    expect(pocketAt(FRONT, wheel)).toBe(pocket)
  }
})

test('lucky numbers are struck one after the other, the last one long before the ball falls', () => {
  const five = strikesOf([1, 2, 3, 4, 5].map((number) => ({ number, multiplier: 50 })))
  expect(five.every(({ atMs }, at) => at === 0 || atMs > (five[at - 1]?.atMs ?? 0))).toBe(true)
  expect(five.at(-1)?.atMs).toBeLessThan(10_000)
  const shown = spinWatch(table)
  expect(shown(momentAt('dealing', 1_000)).strikes.map(({ light }) => light)).toEqual([0, 0])
  expect(shown(momentAt('dealing', 6_000)).strikes.map(({ light }) => light)).toEqual([1, 1])
})

test('with reduced motion the ball lies at once, its pocket at the front', () => {
  const { ball, wheel, trail, landed } = spinWatch(table)(momentAt('dealing', 200, { isStill: true }))
  expect(pocketAt(FRONT, wheel)).toBe(17)
  expect(pocketAt(ball?.angle ?? 0, wheel)).toBe(17)
  expect(trail).toEqual([])
  expect(landed).toBe(17)
})

test('a voided round shows neither ball nor number', () => {
  const moment = momentAt('result', 100)
  const shown = spinWatch(table)({ ...moment, row: { ...moment.row, voided: true } })
  expect(shown.ball).toBeUndefined()
  expect(shown.landed).toBeUndefined()
})
