import type { SportCode, SportPeriodKind, SportScoreIn } from '@maru/contract'
import { describe, expect, test } from 'vitest'
import { followsFrom } from './follows.rules.ts'
import { readScore } from './score.rules.ts'

type Part = [SportPeriodKind, number, number, number]
const typed = (home: number, away: number, parts: Part[] = [], more: Partial<SportScoreIn> = {}): SportScoreIn => ({
  home,
  away,
  periods: parts.map(([kind, nr, ofHome, ofAway]) => ({ kind, nr, home: ofHome, away: ofAway })),
  winner: null,
  method: null,
  ...more,
})

describe('a final score', () => {
  test('of two halves needs the first alone', () => {
    const read = readScore('soccer', typed(3, 1, [['half', 1, 1, 1]]), true)
    expect(read).toMatchObject({
      score: {
        winner: 'home',
        ended: true,
        periods: [
          { kind: 'half', nr: 1, home: 1, away: 1, ended: true },
          { kind: 'half', nr: 2, home: 2, away: 0, ended: true },
        ],
      },
    })
  })

  test('is drawn, or decided by a shoot-out that somebody won', () => {
    const level: Part[] = [['overtime', 1, 1, 1]]
    expect(readScore('soccer', typed(2, 2, level), false)).toMatchObject({ score: { winner: null } })
    expect(readScore('soccer', typed(2, 2, [...level, ['penalties', 1, 4, 5]]), false)).toMatchObject({
      score: { winner: 'away' },
    })
  })

  test('is of a match in any of the lengths that a sport is played in', () => {
    for (const [sport, home] of [
      ['tennis', 2],
      ['tennis', 3],
      ['volleyball', 3],
      ['esport', 1],
    ] as const)
      expect(readScore(sport, typed(home, 0), false)).toMatchObject({ score: { winner: 'home' } })
    expect(readScore('baseball', typed(4, 4), false)).toMatchObject({ score: { winner: null } })
    const late = typed(95, 90, [['overtime', 1, 10, 5]])
    expect(readScore('basketball', late, false)).toMatchObject({ score: { winner: 'home' } })
  })

  test.each<[string, SportCode, SportScoreIn, boolean, string]>([
    ['with more in a half than in all', 'soccer', typed(1, 0, [['half', 1, 2, 0]]), true, 'sum'],
    ['without the parts that a market needs', 'soccer', typed(1, 0), true, 'missing'],
    ['with parts of another sport', 'soccer', typed(1, 0, [['quarter', 1, 1, 0]]), false, 'parts'],
    ['with a part left out', 'basketball', typed(20, 10, [['quarter', 2, 20, 10]]), true, 'parts'],
    [
      'with a part twice',
      'hockey',
      typed(2, 0, [
        ['period', 1, 1, 0],
        ['period', 1, 1, 0],
      ]),
      true,
      'parts',
    ],
    ['whose quarters are not all there', 'basketball', typed(20, 10, [['quarter', 1, 20, 10]]), true, 'sum'],
    [
      'whose sets are won by the other',
      'tennis',
      typed(2, 0, [
        ['set', 1, 6, 3],
        ['set', 2, 3, 6],
      ]),
      true,
      'sum',
    ],
    ['of more sets than a match has', 'badminton', typed(3, 0), false, 'sum'],
    ['of fewer sets than a win takes', 'tennis', typed(1, 0), false, 'sum'],
    ['of more maps than a match has', 'esport', typed(4, 3), false, 'sum'],
    ['drawn in a sport that plays on', 'basketball', typed(1, 1), false, 'winner'],
    [
      'with an overtime that nothing called for',
      'basketball',
      typed(90, 80, [['overtime', 1, 10, 5]]),
      false,
      'overtime',
    ],
    ['of sets that nobody won', 'volleyball', typed(2, 2), false, 'winner'],
    ['with a shoot-out that nobody won', 'hockey', typed(1, 1, [['penalties', 1, 2, 2]]), false, 'penalties'],
    ['with a shoot-out after a win', 'hockey', typed(2, 1, [['penalties', 1, 3, 2]]), false, 'penalties'],
    ['with a winner who does not follow from it', 'soccer', typed(1, 0, [], { winner: 'away' }), false, 'winner'],
    ['of a bout that was won in no way', 'combat', typed(0, 0, [], { winner: 'home' }), false, 'winner'],
    ['of a bout with points', 'combat', typed(1, 0, [], { winner: 'home', method: 'points' }), false, 'sum'],
  ])('%s is refused', (_, sport, score, isDetailed, problem) => {
    expect(readScore(sport, score, isDetailed)).toEqual({ problem })
  })
})

test.each<[string, SportCode, number, Record<string, string>, string]>([
  ['the winner follows from the whole', 'soccer', 1, {}, 'score'],
  ['a total', 'basketball', 225, { total: '180.5' }, 'score'],
  ['a first half needs it', 'soccer', 60, {}, 'parts'],
  ['a first half of quarters', 'football', 68, { total: '20.5' }, 'parts'],
  ['a set', 'tennis', 202, { setnr: '2' }, 'parts'],
  ['points of all sets', 'volleyball', 238, { total: '170.5' }, 'parts'],
  ['five innings', 'baseball', 274, {}, 'parts'],
  ['the round of a bout', 'combat', 912, { variant: 'sr:winner_and_rounds:3' }, 'parts'],
  ['how a bout was won', 'combat', 911, {}, 'score'],
  ['the first goal is chosen by hand', 'soccer', 8, { goalnr: '1' }, 'hand'],
  ['so is the ninth', 'soccer', 8, { goalnr: '9' }, 'hand'],
  ['and a market that the product does not know', 'soccer', 9_999, {}, 'hand'],
])('%s', (_, sport, type, specifiers, way) => {
  expect(followsFrom(sport, { type, specifiers })).toBe(way)
})
