import { expect, test } from 'vitest'
import { partsOfDay } from './chaos-parts.ts'

const parts = ['members', 'minigames', 'studio', 'tables', 'sports', 'losing', 'coin']

test('members are played by every run of the day, each other part by one of three runs after each other', () => {
  const runs = [7, 8, 9].map((share) => partsOfDay(parts, { share, changed: [] }))
  for (const run of runs) expect(run).toContain('members')
  expect(
    runs
      .flat()
      .filter((part) => part !== 'members')
      .toSorted(),
  ).toEqual(['coin', 'losing', 'minigames', 'sports', 'studio', 'tables'].toSorted())
})

test('a part whose product was changed of late is played by every run', () => {
  const changed = ['packages/live-games/src/table/calls.ts']
  for (const share of [7, 8]) expect(partsOfDay(parts, { share, changed })).toContain('tables')
})

test('without a share every part is played', () => {
  expect(partsOfDay(parts, { share: undefined, changed: [] })).toEqual(parts)
})
