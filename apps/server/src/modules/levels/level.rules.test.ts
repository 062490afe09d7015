import { highestLevel, type LevelNeeds, type LevelRules } from '@maru/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earnedLevel, nextLevel, rulesProblem } from './level.rules.ts'

const levels = Array.from({ length: highestLevel }, (_, at) => ({ deposits: at * 100, turnover: at * 1_000, days: at }))
const rules: LevelRules = { mayFall: false, levels }
const reached = (changes: Partial<LevelNeeds> = {}): LevelNeeds => ({ deposits: 0, turnover: 0, days: 0, ...changes })

describe('the level that is earned', () => {
  test('asks for deposits, turnover and days together', () => {
    expect(earnedLevel(rules, reached())).toBe(1)
    expect(earnedLevel(rules, reached({ deposits: 300, turnover: 3_000, days: 3 }))).toBe(4)
    expect(earnedLevel(rules, reached({ deposits: 300, turnover: 3_000, days: 2 }))).toBe(3)
    expect(earnedLevel(rules, reached({ deposits: 299, turnover: 9_999, days: 99 }))).toBe(3)
    expect(earnedLevel(rules, reached({ deposits: 1e9, turnover: 1e9, days: 999 }))).toBe(highestLevel)
  })

  test('never falls as a member comes to more', () => {
    const any = fc.record({ deposits: fc.nat(2_000), turnover: fc.nat(20_000), days: fc.nat(20) })
    fc.assert(
      fc.property(any, any, (a, b) => {
        const more = { deposits: a.deposits + b.deposits, turnover: a.turnover + b.turnover, days: a.days + b.days }
        expect(earnedLevel(rules, more)).toBeGreaterThanOrEqual(earnedLevel(rules, a))
      }),
    )
  })
})

test('the nightly run only raises, unless the site lets levels fall', () => {
  const met = reached({ deposits: 200, turnover: 2_000, days: 2 })
  expect(nextLevel(rules, 2, met)).toBe(3)
  expect(nextLevel(rules, 9, met)).toBe(9)
  expect(nextLevel({ ...rules, mayFall: true }, 9, met)).toBe(3)
})

test('level 1 asks for nothing, and no level for less than the one below it', () => {
  expect(rulesProblem(rules)).toBeUndefined()
  expect(rulesProblem({ ...rules, levels: levels.with(0, reached({ days: 1 })) })).toBe('levels.0')
  expect(rulesProblem({ ...rules, levels: levels.with(6, reached({ deposits: 600, turnover: 6_000, days: 4 })) })).toBe(
    'levels.6',
  )
})
