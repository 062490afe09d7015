import { expect, test } from 'vitest'
import { draftOf, figuresOf, termsOf } from './wheel-draft.rules.ts'

const terms = {
  isOn: true,
  spinLasts: 30,
  slices: [
    { points: 100, weight: 90, stock: null },
    { points: 1_000, weight: 10, stock: 5 },
  ],
}

test('what is typed is the wheel that was read, until something is changed', () => {
  expect(termsOf(draftOf(terms))).toEqual(terms)
  expect(figuresOf(terms)).toEqual({ average: 190, percents: [90, 10] })
})

test('no wheel without a slice that is without end, with a weight of none, or of one slice', () => {
  const draft = draftOf(terms)
  const [first, second] = draft.slices
  if (!first || !second) throw new Error('two slices')
  expect(termsOf({ ...draft, slices: [{ ...first, stock: '3' }, second] })).toBeUndefined()
  expect(termsOf({ ...draft, slices: [{ ...first, weight: '0' }, second] })).toBeUndefined()
  expect(termsOf({ ...draft, slices: [first] })).toBeUndefined()
  expect(termsOf({ ...draft, spinLasts: 'soon' })).toBeUndefined()
})
