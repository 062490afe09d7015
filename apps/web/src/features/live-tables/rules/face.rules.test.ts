import { readFileSync } from 'node:fs'
import { type LiveTable, languages, liveTableGames, liveTablePhases } from '@maru/contract'
import { expect, test } from 'vitest'
import { startedAt, tableWith } from '../table.fixture.ts'
import { bettingSeconds, faceOf } from './face.rules.ts'

const face = (table: Partial<LiveTable>) => faceOf(tableWith(table).table)

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../../../packages/i18n/locales/${language}/tables.json`, import.meta.url), 'utf8'),
  )

test.each(languages)('every phase of every game has words of its own in %s', (language) => {
  const texts = textsOf(language)
  for (const game of liveTableGames)
    for (const phase of liveTablePhases) expect(texts[`phase.${face({ game, phase }).word}`]).toMatch(/^\p{L}/u)
  const words = liveTablePhases.map((phase) => face({ phase }).word)
  expect(words).toEqual(['shuffle', 'betting', 'closing', 'cards', 'result', 'payout', 'break', 'asleep'])
})

test('only betting is counted down', () => {
  const counted = liveTablePhases.filter((phase) => face({ phase }).dial !== null)
  expect(counted).toEqual(['betting'])
  expect(face({ phase: 'betting' }).dial).toEqual({ until: startedAt + 15_000, total: 15 })
})

test('seconds are whole, by the server’s clock, and never below none', () => {
  const { table } = tableWith()
  const left = [0, 1, 999, 1_000, 14_001, 15_000, 99_000].map((ms) => bettingSeconds(table, startedAt + ms))
  expect(left).toEqual([15, 15, 15, 14, 1, 0, 0])
})

test('a wheel rolls, dice are thrown, cards are dealt', () => {
  const words = (['roulette', 'sic-bo', 'andar-bahar'] as const).map((game) => face({ game, phase: 'dealing' }).word)
  expect(words).toEqual(['spin', 'dice', 'cards'])
  expect(face({ game: 'roulette', phase: 'cut' }).word).toBe('prepare')
  expect(face({ game: 'baccarat', phase: 'cut' }).word).toBe('shuffle')
})

test.each(['paused', 'closed', 'unreachable'] as const)(
  'a table that is %s neither is live nor counts down',
  (state) => {
    expect(face({ state })).toMatchObject({ word: state, dial: null, isLive: false, canEnter: state !== 'closed' })
  },
)

test('a sleeping table may be entered and is not called live', () => {
  expect(face({ phase: 'asleep', endsAt: null })).toMatchObject({ word: 'asleep', isLive: false, canEnter: true })
})
