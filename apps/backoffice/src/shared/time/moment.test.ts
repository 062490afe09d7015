import { expect, test } from 'vitest'
import { fromMomentText, momentFinding, momentText, toMomentText } from './moment.ts'

test('a field and an instant lead back to each other, by the clock of Seoul', () => {
  expect(fromMomentText('2026.11.21 00:30')).toBe('2026-11-20T15:30:00.000Z')
  expect(toMomentText('2026-11-20T15:30:00.000Z')).toBe('2026.11.21 00:30')
  expect(momentText('2026-11-21', '00:30')).toBe('2026.11.21 00:30')
})
test.each(['2026.11.20 18:00', '20261120 1800', '2026-11-20T18:00', ' 2026. 11. 20. 18:00 ', '2026/11/20 18:00'])(
  '%j is read as it is meant',
  (text) => {
    expect(fromMomentText(text)).toBe('2026-11-20T09:00:00.000Z')
    expect(momentFinding(text)).toBeUndefined()
  },
)
test.each([
  ['2026.02.31 10:00', { kind: 'day', typed: '2026.02.31' }],
  ['2026.13.01 10:00', { kind: 'day', typed: '2026.13.01' }],
  ['2026.11.20 24:00', { kind: 'clock', typed: '24:00' }],
  ['2026.11.20 10:60', { kind: 'clock', typed: '10:60' }],
  ['2026.11.20', { kind: 'shape' }],
  ['11/20/2026 6:00 PM', { kind: 'shape' }],
  ['tomorrow 10:00', { kind: 'shape' }],
])('%j is refused, and the reason is known', (text, finding) => {
  expect(fromMomentText(text)).toBeUndefined()
  expect(momentFinding(text)).toEqual(finding)
})
test('an empty field is no time and no mistake', () => {
  expect(fromMomentText('')).toBeUndefined()
  expect(momentFinding(' ')).toBeUndefined()
})
