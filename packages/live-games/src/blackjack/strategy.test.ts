import { expect, test } from 'vitest'
import type { Action } from './round.ts'
import { basicAction } from './strategy.ts'

const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const first: Action[] = ['hit', 'stand', 'double']
const letters = { hit: 'H', stand: 'S', double: 'D', split: 'P' }
const row = (total: number, soft: boolean, pair = 0) =>
  ups.map((up) => letters[basicAction(pair ? [...first, 'split'] : first, { total, soft }, up, pair)]).join('')

// Columns: the dealer's 2 to 10, ace. The usual chart for no hole card, soft 17 stood on, double after split.
test.each([
  [8, 'HHHHHHHHHH'],
  [9, 'HDDDDHHHHH'],
  [10, 'DDDDDDDDHH'],
  [11, 'DDDDDDDDHH'],
  [12, 'HHSSSHHHHH'],
  [13, 'SSSSSHHHHH'],
  [16, 'SSSSSHHHHH'],
  [17, 'SSSSSSSSSS'],
])('a hard %i plays %s', (total, expected) => expect(row(total, false)).toBe(expected))

test.each([
  [13, 'HHHHDHHHHH'],
  [14, 'HHHDDHHHHH'],
  [15, 'HHHDDHHHHH'],
  [16, 'HHDDDHHHHH'],
  [17, 'HDDDDHHHHH'],
  [18, 'SDDDDSSHHH'],
  [19, 'SSSSSSSSSS'],
])('a soft %i plays %s', (total, expected) => expect(row(total, true)).toBe(expected))

test.each([
  [1, 'PPPPPPPPPH'],
  [2, 'PPPPPPHHHH'],
  [3, 'PPPPPPHHHH'],
  [4, 'HHHPPHHHHH'],
  [5, 'DDDDDDDDHH'],
  [6, 'PPPPPHHHHH'],
  [7, 'PPPPPPHHHH'],
  [8, 'PPPPPPPPHH'],
  [9, 'PPPPPSPPSS'],
  [10, 'SSSSSSSSSS'],
])('a pair of %i plays %s', (pair, expected) =>
  expect(row(pair === 1 ? 12 : 2 * pair, pair === 1, pair)).toBe(expected),
)
