import { expect, test } from 'vitest'
import { uncoveredLevels } from './uncovered.rules.ts'

const row = (levelFrom: number, levelTo: number, isOn = true) => ({ levelFrom, levelTo, isOn })

test('levels whose members have nowhere to send deposits are named', () => {
  expect(uncoveredLevels([])).toEqual([])
  expect(uncoveredLevels([row(1, 15)])).toEqual([])
  expect(uncoveredLevels([row(1, 2), row(4, 6)])).toEqual(['3', '7–15'])
  expect(uncoveredLevels([row(1, 15, false)])).toEqual(['1–15'])
})
