import { languages } from '@maru/contract'
import { marketKey, marketTypes, type Specifiers } from '@maru/sports'
import { expect, test } from 'vitest'
import { marketName, outcomeName, readMarketKey } from './market-words.ts'

const sides = { home: 'Velmora', away: 'Tarnwick' }
const VARIANTS: Readonly<Record<number, readonly string[]>> = {
  910: ['sr:winning_method:ko_submission_decision', 'sr:winning_method:ko_decision'],
  912: ['sr:winner_and_rounds:3', 'sr:winner_and_rounds:5', 'sr:winner_and_rounds:12'],
}
const specifierOf = (name: string, type: number): string => {
  if (name === 'hcp') return type === 14 || type === 326 ? '0:1' : '-1.5'
  return name === 'total' ? '2.5' : '2'
}
const specifiersOf = (type: number, names: readonly string[]): Specifiers[] =>
  names.includes('variant')
    ? (VARIANTS[type] ?? []).map((variant) => ({ variant }))
    : [Object.fromEntries(names.map((name) => [name, specifierOf(name, type)]))]

test('every market that can be settled has a name, and each of its outcomes one of its own, in every language', () => {
  for (const type of marketTypes)
    for (const specifiers of specifiersOf(type.type, type.specifiers)) {
      const market = readMarketKey(marketKey({ type: type.type, specifiers }))
      for (const language of languages) {
        expect(marketName(language, market, sides)).toMatch(/^[^{}]+$/)
        const names = type.outcomes(specifiers).map((id) => outcomeName(language, market, id, sides))
        expect(names).not.toContain(null)
        expect(new Set(names).size, `${type.type} ${names.join(', ')}`).toBe(names.length)
      }
    }
})

test('a side of a handicap has the line as it is for it, and a number of a part stands in the name', () => {
  const handicap = readMarketKey('16/hcp=-0.25')
  expect(outcomeName('en', handicap, '1714', sides)).toBe('Velmora −0.25')
  expect(outcomeName('en', handicap, '1715', sides)).toBe('Tarnwick +0.25')
  expect(marketName('ko', readMarketKey('202/setnr=2'), sides)).toBe('2세트 승패')
  expect(outcomeName('ko', readMarketKey('10'), '9', sides)).toBe('Velmora / 무승부')
  expect(outcomeName('vn', readMarketKey('18/total=2.5'), '12', sides)).toBe('Tài 2,5')
  expect(marketName('en', readMarketKey('4711'), sides)).toBeNull()
})
