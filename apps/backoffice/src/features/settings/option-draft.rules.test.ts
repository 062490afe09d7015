import type { SiteOptionKind, SiteOptionUnit, SiteOptionValue } from '@maru/contract'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { draftOf, sentValueOf } = await import('./option-draft.rules.ts')

const shape = (kind: SiteOptionKind, more = {}) => ({
  kind,
  unit: null as SiteOptionUnit | null,
  least: null,
  most: null,
  isKeptOn: false,
  ...more,
})

test('every kind of option comes out of the form as it went in', () => {
  const values: [SiteOptionKind, SiteOptionValue][] = [
    ['switch', true],
    ['switch', false],
    ['yes-no', 'N'],
    ['whole', 1_440],
    ['sum', 10_000],
    ['sums', [10, 20, 50_000]],
    ['level-sums', [3_000_000, 5_000_000]],
    ['tier-sums', [5, 4, 3, 2, 0]],
    ['choice', 'at-once'],
    ['time', '23:30'],
    ['text', '1336'],
    ['link', null],
    ['link', 'https://help.example/a'],
    ['codes', ['studio', 'hub88']],
    ['codes', []],
  ]
  for (const [kind, value] of values) expect(sentValueOf(shape(kind), draftOf(shape(kind), value)), kind).toEqual(value)
})

test('a value outside of its bounds, or of another shape, is not sent', () => {
  const minutes = shape('whole', { least: 1, most: 60 })
  expect(['0', '61', '', 'x', '-1', '1e1'].map((text) => sentValueOf(minutes, [text]))).toEqual(
    Array(6).fill(undefined),
  )
  expect(sentValueOf(minutes, ['60'])).toBe(60)
  for (const text of ['24:00', '9:30', '']) expect(sentValueOf(shape('time'), [text])).toBeUndefined()
  for (const text of ['http://a.example', 'x', 'javascript:1'])
    expect(sentValueOf(shape('link'), [text])).toBeUndefined()
  expect(sentValueOf(shape('text', { most: 2 }), ['123'])).toBeUndefined()
})

test('what the licence keeps on is not switched off', () => {
  expect(sentValueOf(shape('whole', { least: 0, isKeptOn: true }), ['0'])).toBeUndefined()
  expect(sentValueOf(shape('text', { most: 20, isKeptOn: true }), [' '])).toBeUndefined()
})

test('USDT is typed with its decimals, and a spread as percent', () => {
  const usdt = shape('whole', { unit: 'micro-usdt', least: 1, most: 1_000_000_000_000 })
  const percent = shape('whole', { unit: 'basis-points', least: 0, most: 2_000 })
  expect([draftOf(usdt, 10_000_000), draftOf(percent, 50)]).toEqual([['10.000000'], ['0.50']])
  expect(['10', '0.000001', '1,5'].map((text) => sentValueOf(usdt, [text]))).toEqual([10_000_000, 1, 1_500_000])
  expect(['0.5', '20', '0'].map((text) => sentValueOf(percent, [text]))).toEqual([50, 2_000, 0])
  for (const text of ['0', '1,000', '1000001', 'x']) expect(sentValueOf(usdt, [text])).toBeUndefined()
  for (const text of ['20.01', '0.555', '-1']) expect(sentValueOf(percent, [text])).toBeUndefined()
})
