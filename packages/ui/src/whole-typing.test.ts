import { expect, test } from 'vitest'
import { decimalMarkOf, wholeOf } from './whole-typing.ts'

const markOf = (locale: string) => decimalMarkOf((value) => new Intl.NumberFormat(locale).format(value))

test('a language that groups by commas has a point before decimals, and the other way round', () => {
  expect(['ko-KR', 'en-US', 'vi-VN'].map(markOf)).toEqual(['.', '.', ','])
})

test('cents are left out of whole units, and never make them a hundred times as many', () => {
  expect(['12.50', '1,250', '1,250.75', '.5', ''].map((text) => wholeOf(text, '.'))).toEqual([12, 1_250, 1_250, 0, 0])
  expect(['12,50', '1.250'].map((text) => wholeOf(text, ','))).toEqual([12, 1_250])
})
