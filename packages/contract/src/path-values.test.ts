import { expect, test } from 'vitest'
import { filledPath, pathValuesOf } from './path-values.ts'

const path = '/api/minigame/slots/{prodId}/{type}'

test('the values of a path are named in their order', () => {
  expect(pathValuesOf(path)).toEqual(['prodId', 'type'])
  expect(pathValuesOf('/api/main')).toEqual([])
})

test('a path takes its values from the body, escaped', () => {
  expect(filledPath(path, { prodId: 'maru', type: 'powerball' })).toBe('/api/minigame/slots/maru/powerball')
  expect(filledPath(path, { prodId: '../a b', type: 7 })).toBe('/api/minigame/slots/..%2Fa%20b/7')
  expect(filledPath('/api/main', { prodId: 'maru' })).toBe('/api/main')
})

test.each([{}, null, 'text', { prodId: '', type: {} }, { prodId: '\ud800', type: null }])(
  'what %j does not have stays as it is named',
  (body) => {
    expect(decodeURIComponent(filledPath(path, body))).toBe(path)
  },
)
