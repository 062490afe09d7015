import { cashOf } from '@maru/contract'
import { expect, test } from 'vitest'
import { lookOf, outcomeOf, partAt, partsOf, shareOf } from './ticket.rules.ts'

const score = (home: number, away: number) => ({ home, away, periods: [] })

test('a leg that is played shows what would become of it if this were the end', () => {
  const leg = { state: 'open', eventState: 'live', sport: 'soccer', market: '18/total=2.5', outcome: '12' } as const
  expect(lookOf({ ...leg, score: score(2, 1) })).toBe('leading')
  expect(lookOf({ ...leg, score: score(1, 1) })).toBe('trailing')
})

test('a leg that has not begun, or whose market says nothing, waits', () => {
  const leg = {
    state: 'open',
    eventState: 'upcoming',
    sport: 'soccer',
    market: '1',
    outcome: '1',
    score: null,
  } as const
  expect(lookOf(leg)).toBe('open')
  expect(lookOf({ ...leg, eventState: 'live', market: '99999', score: score(1, 0) })).toBe('open')
})

test('a fight that goes on has no points that a leg could lead or trail by', () => {
  const leg = { state: 'open', eventState: 'live', sport: 'combat', score: score(0, 0) } as const
  expect(lookOf({ ...leg, market: '186', outcome: '4' })).toBe('open')
  expect(lookOf({ ...leg, market: '911', outcome: '76' })).toBe('open')
})

test('a decided leg shows its result whatever the score is', () => {
  const leg = { eventState: 'live', sport: 'soccer', market: '1', outcome: '1', score: score(0, 1) } as const
  expect(lookOf({ ...leg, state: 'half-won' })).toBe('half-won')
})

test('parts of a ticket are multiples of its step, and the last is the whole', () => {
  const parts = partsOf({ stake: 30_000, cashedStake: 0, cashOut: { value: 67_000, step: 3_000, most: 27_000 } })
  expect(parts && [partAt(parts, 0), partAt(parts, 8), partAt(parts, 9)]).toEqual([3_000, 27_000, 30_000])
  const whole = partsOf({ stake: 30_000, cashedStake: 10_000, cashOut: { value: 9_000, step: null, most: null } })
  expect(whole && [whole.count, partAt(whole, 0)]).toEqual([0, 20_000])
})

test('of many parts those of a tenth each are offered', () => {
  const parts = partsOf({ stake: 10_003, cashedStake: 0, cashOut: { value: 9_000, step: 1, most: 10_002 } })
  expect(parts && [0, 4, 8, 9].map((place) => partAt(parts, place))).toEqual([1_000, 5_001, 9_002, 10_003])
  const lines = partsOf({ stake: 99_000, cashedStake: 0, cashOut: { value: 9_000, step: 33, most: 98_967 } })
  expect(lines && [partAt(lines, 0), partAt(lines, 8)].map((part) => part % 33)).toEqual([0, 0])
})

test('a part and its rest never say more than the whole', () => {
  for (const part of [1, 7, 333, 999])
    expect(shareOf(777, part, 1_000) + shareOf(777, 1_000 - part, 1_000)).toBeLessThanOrEqual(777)
})

test('a ticket that pays less than what was left of its stake has not won', () => {
  const ended = (payout: number, cashedStake = 0) =>
    outcomeOf({ state: 'settled', stake: cashOf(20_000), cashedStake: cashOf(cashedStake), payout: cashOf(payout) })
  expect(ended(0)).toBe('lost')
  expect(ended(10_000)).toBe('part')
  expect(ended(20_000)).toBe('won')
  expect(ended(10_000, 15_000)).toBe('won')
})
