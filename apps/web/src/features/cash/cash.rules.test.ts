import { describe, expect, test } from 'vitest'
import { amountFinding, findingOfCode, mostPossible } from './amount.rules.ts'
import { closedUntil, closesAt, openingAt } from './closed-hours.rules.ts'
import { isOpen, stepOf, stepsOf } from './request.rules.ts'
import { pauseAt } from './withdrawal-pause.rules.ts'

const bounds = { minimum: 10_000, maximum: 5_000_000, unit: 10_000, available: 250_000 }
const seoul = (time: string) => Date.parse(`2026-11-20T${time}+09:00`)
const night = { from: '23:30', until: '00:30' }

describe('an amount', () => {
  test.each([
    [0, 'missing'],
    [9_999, 'below'],
    [15_000, 'unit'],
    [5_010_000, 'above'],
    [260_000, 'beyond'],
    [250_000, undefined],
    [10_000, undefined],
  ])('of %i is %s', (amount, finding) => {
    expect(amountFinding(amount, bounds)).toBe(finding)
  })
  test('that nobody here knows the maximum of is left to the server', () => {
    expect(amountFinding(90_000_000, { ...bounds, maximum: undefined, available: undefined })).toBeUndefined()
  })
  test('has its refusals by kind of request', () => {
    expect(findingOfCode('deposit', 'C102')).toBe('below')
    expect(findingOfCode('withdrawal', 'C214')).toBe('below')
    expect(findingOfCode('deposit', 'C214')).toBeUndefined()
  })
  test('in full is whole units of what there is and may be', () => {
    expect(mostPossible({ ...bounds, available: 259_999 })).toBe(250_000)
    expect(mostPossible({ ...bounds, available: 9_000 })).toBe(0)
    expect(mostPossible({ minimum: 10_000, maximum: undefined, unit: 10_000 })).toBeUndefined()
  })
})

describe('closed hours', () => {
  test.each([
    ['22:59:59', { is: 'open' }],
    ['23:00:00', { is: 'soon', minutes: 30 }],
    ['23:29:59', { is: 'soon', minutes: 1 }],
    ['23:30:00', { is: 'closed' }],
    ['00:29:59', { is: 'closed' }],
    ['00:30:00', { is: 'open' }],
    ['12:00:00', { is: 'open' }],
  ])('over midnight: at %s', (time, opening) => {
    expect(openingAt(seoul(time), night)).toEqual(opening)
  })
  test('within a day, and none where both ends are the same', () => {
    expect(openingAt(seoul('04:10:00'), { from: '04:00', until: '05:00' })).toEqual({ is: 'closed' })
    expect(openingAt(seoul('05:00:00'), { from: '04:00', until: '05:00' })).toEqual({ is: 'open' })
    expect(openingAt(seoul('04:00:00'), { from: '04:00', until: '04:00' })).toEqual({ is: 'open' })
  })
})

describe('a withdrawal', () => {
  const paused = (time: string, wait?: string) => {
    const pause = pauseAt(seoul(time), { closed: night, waitsUntil: wait ? seoul(wait) : undefined, waitMinutes: 10 })
    return pause && [pause.reason, new Date(pause.until).toISOString()]
  }
  const iso = (at: string) => new Date(at).toISOString()
  test('can be requested outside the closed hours and after its waiting time', () => {
    expect(paused('12:00:00')).toBeUndefined()
    expect(paused('12:10:00', '12:10:00')).toBeUndefined()
  })
  test('comes back when the closed hours or the waiting time end', () => {
    expect(paused('23:30:00')).toEqual(['closed', iso('2026-11-21T00:30+09:00')])
    expect(paused('00:10:59')).toEqual(['closed', iso('2026-11-20T00:30+09:00')])
    expect(paused('12:09:59', '12:10:00')).toEqual(['wait', iso('2026-11-20T12:10+09:00')])
  })
  test('whose waiting time ends in the closed hours comes back after them', () => {
    expect(paused('23:25:00', '23:35:00')).toEqual(['closed', iso('2026-11-21T00:30+09:00')])
  })
  test('whose waiting time outlasts the closed hours comes back after it', () => {
    expect(paused('00:29:00', '00:33:00')).toEqual(['wait', iso('2026-11-20T00:33+09:00')])
  })
})

test('closed hours end and begin at their minute, whatever the second', () => {
  expect(closedUntil(seoul('00:29:59'), night)).toBe(seoul('00:30:00'))
  expect(closedUntil(seoul('00:30:00'), night)).toBeUndefined()
  expect(closesAt(seoul('23:29:59'), night)).toBe(seoul('23:30:00'))
  expect(closesAt(seoul('12:00:00'), { from: '04:00', until: '04:00' })).toBeUndefined()
})

test('a request is open while applied or waiting', () => {
  expect(([0, 2, 1, -1] as const).map((status) => isOpen({ status }))).toEqual([true, true, false, false])
})

test('a request that was taken back has two steps, one that staff refused ends at the third', () => {
  expect(stepsOf('cancelled')).toHaveLength(2)
  expect(stepsOf('rejected').at(stepOf('rejected'))).toBe('rejected')
  expect(stepOf('completed')).toBe(stepsOf('completed').length)
})
