import { expect, test } from 'vitest'
import { besideCells, wonCells } from './won-cells.ts'

const middle = { rows: [1, 1, 1, 1, 1], count: 3 }
const vee = { rows: [0, 1, 2, 1, 0], count: 5 }

test('a cell of two lines counts once, and none beyond what won', () => {
  expect(wonCells([middle, vee]).toSorted((a, b) => a - b)).toEqual([0, 1, 4, 7, 8, 10, 12])
})

test('the card lies where fewer cells of the middle reels won', () => {
  expect(besideCells(wonCells([vee]))).toBe('above')
  expect(besideCells(wonCells([{ rows: [2, 1, 0, 1, 2], count: 5 }]))).toBe('below')
  expect(besideCells(wonCells([middle]))).toBe('below')
})
