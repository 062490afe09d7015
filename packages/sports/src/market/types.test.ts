import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Specifiers } from '../market.ts'
import type { PeriodKind, Score } from '../score.ts'
import { sports } from '../sport.ts'
import { periods, running, soccer } from './scores.fixture.ts'
import { findMarketType, marketKey, marketTypesOf, readSpecifiers, specifiersText } from './settle.ts'
import { marketTypes } from './types.ts'

describe('every type', () => {
  const example = (name: string, type: number): string => {
    if (name === 'hcp') return type === 14 || type === 326 ? '0:1' : '-1.5'
    if (name === 'variant') return type === 910 ? 'sr:winning_method:ko_decision' : 'sr:winner_and_rounds:12'
    return name === 'total' ? '2.5' : '1'
  }
  const specifiersOf = (names: readonly string[], type: number): Specifiers =>
    Object.fromEntries(names.map((name) => [name, example(name, type)]))

  test('has a number, a name and a sport of its own, and each sport has a winner and a total or method', () => {
    expect(new Set(marketTypes.map(({ type }) => type)).size).toBe(marketTypes.length)
    expect(new Set(marketTypes.map(({ name }) => name)).size).toBe(marketTypes.length)
    for (const sport of sports) {
      const names = marketTypesOf(sport).map(({ name }) => name)
      expect(names.some((name) => /^(1x2|winner)/.test(name))).toBe(true)
      expect(names.length).toBeGreaterThan(4)
    }
    expect(findMarketType(325)).toBeNull()
  })

  test('settles all of its outcomes or none, and refuses specifiers that are none of its', () => {
    const score = fc.record({
      home: fc.integer({ min: 0, max: 7 }),
      away: fc.integer({ min: 0, max: 7 }),
      ended: fc.boolean(),
      winner: fc.constantFrom('home', 'away', null),
      method: fc.constantFrom('knockout', 'submission', 'points', 'disqualification', undefined),
      periods: fc.array(
        fc.record({
          kind: fc.constantFrom<PeriodKind>('half', 'quarter', 'period', 'inning', 'set', 'map', 'round', 'overtime'),
          nr: fc.integer({ min: 1, max: 3 }),
          home: fc.integer({ min: 0, max: 7 }),
          away: fc.integer({ min: 0, max: 7 }),
          ended: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
    })
    const property = fc.property(fc.constantFrom(...marketTypes), score, (type, anyScore) => {
      const { method, ...without } = anyScore
      const given: Score = method === undefined ? without : { ...without, method }
      const specifiers = specifiersOf(type.specifiers, type.type)
      const results = type.settle(specifiers, given)
      if (results !== null) expect([...results.keys()].sort()).toEqual([...type.outcomes(specifiers)].sort())
      expect(() => type.settle({ ...specifiers, more: '1' }, given)).toThrow(RangeError)
      for (const name of type.specifiers) {
        expect(() => type.settle({ ...specifiers, [name]: 'x' }, given)).toThrow(RangeError)
        const { [name]: _, ...fewer } = specifiers
        expect(() => type.settle(fewer, given)).toThrow(RangeError)
      }
    })
    fc.assert(property, { numRuns: 300 })
  })

  test('what is decided early is not changed by more goals or by the end', () => {
    const goals = fc.integer({ min: 0, max: 6 })
    const property = fc.property(
      fc.constantFrom(...marketTypesOf('soccer')),
      goals,
      goals,
      goals,
      goals,
      (type, ...of) => {
        const [home, away, moreHome, moreAway] = of
        const specifiers = specifiersOf(type.specifiers, type.type)
        const early = type.settle(specifiers, running(home, away, { periods: periods('half', [home, away]) }))
        const later = type.settle(specifiers, {
          ...soccer([home, away], [moreHome, moreAway]),
          goals: [...Array(home).fill('home'), ...Array(away).fill('away'), ...Array(moreHome + moreAway).fill('home')],
        })
        if (early !== null) expect(later).toEqual(early)
        expect(later).not.toBeNull()
      },
    )
    fc.assert(property, { numRuns: 500 })
  })

  test('is named by its number and its specifiers in order', () => {
    expect(marketKey({ type: 309, specifiers: { setnr: '1', hcp: '-2.5' } })).toBe('309/hcp=-2.5|setnr=1')
    expect(marketKey({ type: 1, specifiers: {} })).toBe('1')
    expect(readSpecifiers('setnr=1|hcp=-2.5')).toEqual({ hcp: '-2.5', setnr: '1' })
    expect(specifiersText(readSpecifiers('variant=sr:winner_and_rounds:3'))).toBe('variant=sr:winner_and_rounds:3')
    for (const text of ['hcp', 'hcp=', 'hcp=1|hcp=2', '|', 'Hcp=1'])
      expect(() => readSpecifiers(text)).toThrow(RangeError)
  })
})
