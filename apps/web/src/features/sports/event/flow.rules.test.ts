import type { SportIncidentOut } from '@maru/contract'
import { expect, test } from 'vitest'
import { leadsOf, pressureOf, signsOf } from './flow.rules.ts'

const incident = (kind: string, minute: number, side: 'home' | 'away', home = 0, away = 0): SportIncidentOut => ({
  at: '2026-11-26T09:00:00Z',
  atSeconds: minute * 60,
  kind,
  side,
  home,
  away,
})

test('pressure belongs to the side of the record, is strongest at its minute and never beyond the whole', () => {
  const flow = pressureOf([incident('goal', 10.5, 'home'), incident('corner', 30, 'away')], 40)
  expect(flow).toHaveLength(40)
  expect(flow[10]).toBe(Math.max(...flow))
  expect(flow[30]).toBeLessThan(0)
  expect(Math.abs(flow[20] ?? 1)).toBeLessThan(0.05)
  expect(Math.max(...flow.map(Math.abs))).toBeLessThanOrEqual(1)
})

test('a lead changes only with the score', () => {
  const moves = [
    incident('possession', 1, 'home', 2, 0),
    incident('possession', 2, 'away', 2, 0),
    incident('possession', 3, 'away', 2, 3),
  ]
  expect(leadsOf('basketball', moves)).toEqual([0, 2, -1])
})

test('where sets are counted, each point is one ahead', () => {
  const rallies = [incident('point', 1, 'home'), incident('point', 1, 'home'), incident('point', 2, 'away')]
  expect(leadsOf('volleyball', rallies)).toEqual([0, 1, 2, 1])
})

test('of many signs of one side rare ones stand, and others where there is room', () => {
  const corners = [1, 2, 3, 9].map((minute) => incident('corner', minute, 'home'))
  const others = [incident('corner', 2, 'away'), incident('goal', 9, 'home'), incident('goal', 10, 'home')]
  const signs = signsOf([...corners, ...others], { isRare: ({ kind }) => kind === 'goal', room: 3 })
  expect(signs.map(({ kind, side, atSeconds }) => `${kind} ${side} ${(atSeconds ?? 0) / 60}`).toSorted()).toEqual([
    'corner away 2',
    'corner home 1',
    'goal home 10',
    'goal home 9',
  ])
})
