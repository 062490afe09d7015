import type { SportMarketOut } from '@maru/contract'
import { expect, test } from 'vitest'
import { mainLines, marketSets, mostEven } from './ladder.rules.ts'

const market = (key: string, line: string | null, prices: [number | null, number | null] = [1_900, 1_900]) =>
  ({
    key,
    type: Number(key.split('/')[0]),
    name: key,
    line,
    group: 'main',
    state: 'active',
    outcomes: prices.map((price, at) => ({ id: String(at), name: '', price, isActive: true })),
  }) as SportMarketOut

test('lines of one question stand together from low to high, others apart', () => {
  const sets = marketSets([
    market('1', null),
    market('16/hcp=0.5', '0.5'),
    market('236/quarternr=1|total=44.5', '44.5'),
    market('16/hcp=-0.5', '-0.5'),
    market('236/quarternr=2|total=40.5', '40.5'),
    market('8/goalnr=3', null),
    market('8/goalnr=4', null),
  ])
  expect(sets.map(({ markets }) => markets.map(({ key }) => key))).toEqual([
    ['1'],
    ['16/hcp=-0.5', '16/hcp=0.5'],
    ['236/quarternr=1|total=44.5'],
    ['236/quarternr=2|total=40.5'],
    ['8/goalnr=3'],
    ['8/goalnr=4'],
  ])
})

test('the most even line is the one whose two prices are nearest, of those that can be had', () => {
  const closed = { ...market('18/total=2.5', '2.5'), state: 'suspended' as const }
  const [low, high] = [market('18/total=1.5', '1.5', [1_300, 3_400]), market('18/total=3.5', '3.5', [2_100, 1_720])]
  expect(mostEven([low, closed, high])).toBe('18/total=3.5')
  expect(mostEven([closed, market('18/total=4.5', '4.5', [null, null])])).toBeNull()
})

test('a line among the main markets stays while it can be had, though another is more even by now', () => {
  const lines = (state: SportMarketOut['state']) => [
    { ...market('16/hcp=-0.5', '-0.5', [1_500, 2_600]), group: 'handicap' as const, state },
    { ...market('16/hcp=-1.5', '-1.5', [1_900, 1_900]), group: 'handicap' as const },
  ]
  expect(mainLines(lines('active'), [])).toEqual(['16/hcp=-1.5'])
  expect(mainLines(lines('active'), ['16/hcp=-0.5'])).toEqual(['16/hcp=-0.5'])
  expect(mainLines(lines('suspended'), ['16/hcp=-0.5'])).toEqual(['16/hcp=-1.5'])
})
