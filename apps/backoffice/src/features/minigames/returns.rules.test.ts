import { cashOf, type MiniReturnMarket } from '@maru/contract'
import { expect, test } from 'vitest'
import { axisOf } from './returns.rules.ts'

const market = (figures: Partial<MiniReturnMarket>): MiniReturnMarket => ({
  market: 'parity',
  rounds: 288,
  staked: cashOf(1_000),
  paid: cashOf(975),
  actualBp: 9_750,
  expectedBp: 9_750,
  lowBp: 9_500,
  highBp: 10_000,
  verdict: 'inside',
  outcomes: [],
  ...figures,
})

test('an axis holds every band whole, in few round steps', () => {
  const axis = axisOf([market({ lowBp: 8_120, highBp: 11_380 }), market({ actualBp: 7_900, verdict: 'outside' })])
  expect(axis.ticks).toEqual([7_000, 8_000, 9_000, 10_000, 11_000, 12_000])
  expect([axis.at(7_000), axis.at(9_500), axis.at(12_000)]).toEqual([0, 50, 100])
})

test('what has no band does not stretch the axis, and stands at its end', () => {
  const axis = axisOf([market({}), market({ actualBp: 50_000, highBp: 60_000, verdict: 'few' })])
  expect(axis.ticks).toEqual([9_000, 9_500, 10_000])
  expect(axis.at(50_000)).toBe(100)
})
