import { expect, test } from 'vitest'
import { nextOption } from './next-option.rules.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** Two rows of text (0, 1), then posters: three (2, 3, 4) and two (5, 6). */
const boxes = [
  box(0, 0, 300, 40),
  box(0, 40, 300, 40),
  ...[0, 100, 200].map((left) => box(left, 100, 90, 120)),
  ...[0, 100].map((left) => box(left, 230, 90, 120)),
]

test.each([
  ['the first one is reached from the field', -1, 'ArrowDown', 0],
  ['the last one is reached backwards', -1, 'ArrowUp', 6],
  ['a row leads to the next row', 0, 'ArrowDown', 1],
  ['a row leads to the poster below its middle', 1, 'ArrowDown', 3],
  ['a poster leads to the one below it', 3, 'ArrowDown', 6],
  ['a poster with none right below leads to the nearest', 4, 'ArrowDown', 6],
  ['a poster leads up to its row', 2, 'ArrowUp', 1],
  ['right goes on in the row', 2, 'ArrowRight', 3],
  ['right goes on in the next row of posters', 4, 'ArrowRight', 5],
  ['right stays at the last one', 6, 'ArrowRight', 6],
  ['below the last one stands the first', 6, 'ArrowDown', 0],
  ['above the first one stands the last', 0, 'ArrowUp', 6],
] as const)('%s', (_, at, key, next) => expect(nextOption(boxes, at, key)).toBe(next))

test.each([
  ['in the field', -1],
  ['on a row of its own', 1],
])('left and right move the caret %s', (_, at) => {
  expect(nextOption(boxes, at, 'ArrowLeft')).toBeUndefined()
  expect(nextOption(boxes, at, 'ArrowRight')).toBeUndefined()
})

test('where nothing can be chosen no key leads anywhere', () => {
  expect(nextOption([], -1, 'ArrowDown')).toBeUndefined()
})
