import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

const sides = { home: 'North', away: 'North / City' }
const words = { home: 'Home', away: 'Away' }

test.each([
  ['North', 'North'],
  ['North / City', 'North / City'],
  ['North (0:2)', 'Home (0:2)'],
  ['North / City (1:0)', 'Away (1:0)'],
  ['North / Under 2.5', 'Home / Under 2.5'],
  ['North / Draw', 'Home / Draw'],
  ['Draw / North / City', 'Draw / Away'],
  ['North / North / City', 'Home / Away'],
  ['North / City / North / City', 'Away / Away'],
  ['Over 2.5', 'Over 2.5'],
])('%s is told from its neighbours as %s', (name, short) => {
  expect(shortName(name, sides, words)).toBe(short)
})
