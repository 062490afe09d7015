import { expect, test } from 'vitest'
import { barsOf } from './days-chart.rules.ts'

const day = (deposits: number, withdrawals: number) => ({ day: '2026-11-20', deposits, withdrawals })

test('both directions share one scale', () => {
  const [a, b] = barsOf([day(400_000, 0), day(0, 200_000)])
  expect(a?.up).toBe(40)
  expect(b?.down).toBe(20)
})
test('nothing draws nothing, and a small sum stays visible', () => {
  const [none, small] = barsOf([day(0, 0), day(1, 0), day(10_000_000, 0)])
  expect(none).toMatchObject({ up: 0, down: 0 })
  expect(small?.up).toBe(2)
})
test('bars stay inside the picture', () => {
  const bars = barsOf(Array.from({ length: 14 }, () => day(1, 9_000_000)))
  for (const bar of bars) expect(bar.down).toBeLessThanOrEqual(28)
  const last = bars.at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(312)
})
