import { expect, test } from 'vitest'
import { fillCostsOf, filledOf, lossOf, percentOf, timeLeft, weightGroupsOf, weightsOf } from './bonus.rules.ts'
import type { BonusList, OwnBonus, ShownTerms } from './calls/bonus-list.ts'

const terms = (changes: Partial<ShownTerms> = {}) =>
  ({ weights: { slot: 100, casino: 20, 'h-slot': 100 }, excludedGames: [], ...changes }) as ShownTerms
const game = (gameType: string, gameKey: string, returnBp: number, isOn = true) => ({
  ...{ vendorKey: 'studio', gameKey, gameType, returnBp, isOn },
})

test('groups that count stand with the most first, those of one weight together, and those that count nothing not at all', () => {
  expect(weightsOf(terms({ weights: { casino: 20, slot: 100, fishing: 0 } }))).toEqual([
    { group: 'slot', weight: 100 },
    { group: 'casino', weight: 20 },
  ])
  expect(weightGroupsOf(terms())).toEqual([
    { weight: 100, groups: ['slot', 'h-slot'] },
    { weight: 20, groups: ['casino'] },
  ])
})

test.each([
  [0, 250_000, 0],
  [155_000, 250_000, 62],
  [249_999, 250_000, 99],
  [250_000, 250_000, 100],
  [0, 0, 100],
])('%d of %d are %d percent, and never 100 while something is missing', (progress, required, percent) => {
  expect(percentOf({ progress, required })).toBe(percent)
  expect(filledOf({ progress, required })).toBeLessThanOrEqual(1)
})

test('the rest costs what the game of each group keeps that returns most, of those that are on and count', () => {
  const excluded = terms({ excludedGames: [{ vendorCode: 'studio', gameCode: 'best' }] })
  const games = [
    game('slot', 'best', 9_900),
    game('slot', 'koi', 9_620),
    game('slot', 'off', 9_800, false),
    game('casino', 'baccarat', 9_890),
    game('fishing', 'reef', 9_700),
  ]
  expect(fillCostsOf({ required: 250_000, progress: 155_000, terms: excluded }, games)).toEqual([
    { group: 'slot', turnover: 95_000, returnBp: 9_620, cost: 3_610 },
    { group: 'casino', turnover: 475_000, returnBp: 9_890, cost: 5_225 },
  ])
})

test('what is left of the time is whole days and hours, and never less than none', () => {
  const now = Date.parse('2026-11-20T06:00:00Z')
  expect(timeLeft('2026-11-29T12:30:00Z', now)).toEqual({ days: 9, hours: 6 })
  expect(timeLeft('2026-11-20T05:00:00Z', now)).toEqual({ days: 0, hours: 0 })
})

test('a withdrawal ends the bonus that runs, else one of a deposit that waits, and no other that waits', () => {
  const names = { ko: '보너스', en: 'Bonus', vn: 'Thưởng' }
  const due = (code: string) => ({ code, names, amount: 5_000, lapsesAt: '' }) as BonusList['waiting'][number]
  const bonus = (status: string) => ({ status, progress: 100, terms: { ...terms(), names } }) as OwnBonus
  const waiting = [due('back'), due('daily')]
  expect(lossOf({ left: 3_000, list: [bonus('active')], waiting })).toEqual({ names, left: 3_000, progress: 100 })
  expect(lossOf({ left: 0, list: [bonus('cancelled')], waiting })).toEqual({ names, left: 5_000, progress: null })
  expect(lossOf({ left: 0, list: [bonus('cancelled')], waiting: [due('back')] })).toBeUndefined()
})
