import { expect, test } from 'vitest'
import { bothSidesIn, type Closing, closeOf, type FlagLeg, togetherIn } from './flag.rules.ts'

const START = new Date('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(START.getTime() - 3_600_000 + minutes * 60_000)
const leg = (memberId: number, outcome = '1', minutes = 0, price = 2_000, eventId = 1): FlagLeg => ({
  eventId,
  marketKey: '1',
  memberId,
  outcome,
  price,
  placedAt: at(minutes),
})
const closing = (probability: number | null, price: number | null = null): Closing => ({
  startsAt: START,
  outcomes: [{ id: '1', probability, price }],
})

test('who had better prices than the fair ones at the start in half of at least twenty selections is flagged', () => {
  const legs = (better: number, worse: number) => [
    ...Array.from({ length: better }, () => leg(1, '1', 0, 2_100)),
    ...Array.from({ length: worse }, () => leg(1, '1', 0, 1_900)),
  ]
  const fair = () => closing(0.5)
  expect(closeOf(legs(10, 10), fair)).toEqual({ compared: 20, beaten: 10, edgeBp: 0, isFlagged: true })
  expect(closeOf(legs(10, 11), fair).isFlagged).toBe(false)
  expect(closeOf(legs(19, 0), fair)).toMatchObject({ edgeBp: 500, isFlagged: false })
})

test('a bet on a live event, and one whose closing price nobody knows, are not compared', () => {
  expect(closeOf([leg(1, '1', 61), leg(1, '2')], () => closing(0.5)).compared).toBe(0)
  expect(closeOf([leg(1)], () => undefined).compared).toBe(0)
  expect(closeOf([leg(1)], () => closing(null, 1_900))).toMatchObject({ compared: 1, beaten: 1 })
  expect(closeOf([leg(1)], () => closing(null)).compared).toBe(0)
})

test('five members on one selection within five minutes are together, unless as many bet on something else of the event', () => {
  const five = [0, 1, 2, 3, 5].map((minutes, i) => leg(i + 1, '1', minutes))
  expect(togetherIn(five)).toMatchObject([{ outcome: '1', memberIds: [1, 2, 3, 4, 5] }])
  expect(togetherIn(five.with(4, leg(5, '1', 6)))).toEqual([])
  expect(togetherIn(five.with(4, leg(4, '1', 5)))).toEqual([])
  const others = [6, 7, 8, 9, 10].map((memberId) => leg(memberId, '2'))
  expect(togetherIn([...five, ...others])).toHaveLength(2)
  expect(togetherIn([...five, ...others.slice(0, 4), ...[11, 12].map((one) => leg(one, '3'))])).toEqual([])
})

test('both sides of a market by members of one place, not by one member and not of a provider’s address', () => {
  const legs = [leg(1, '1'), leg(2, '3'), leg(3, '1'), leg(9, '3')]
  const place = { memberIds: [1, 2], isSameDevice: false }
  expect(bothSidesIn(legs, [place, { memberIds: [1, 2], isSameDevice: true }])).toEqual([
    { eventId: 1, marketKey: '1', outcomes: ['1', '3'], memberIds: [1, 2], isSameDevice: true },
  ])
  expect(bothSidesIn(legs, [{ memberIds: [1, 3], isSameDevice: true }])).toEqual([])
  expect(bothSidesIn([leg(1, '1'), leg(1, '3')], [place])).toEqual([])
  expect(bothSidesIn(legs, [{ memberIds: Array.from({ length: 11 }, (_, i) => i + 1), isSameDevice: false }])).toEqual(
    [],
  )
})
