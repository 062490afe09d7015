import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { agoText } = await import('./ago.ts')

const now = Date.parse('2026-11-28T03:00:00Z')
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('an age has a word, in the largest whole unit', () => {
  expect(agoText(before(13), now, 'ko')).toBe('13초 전')
  expect(agoText(before(13), now, 'en')).toBe('13 seconds ago')
  expect(agoText(before(13), now, 'vn')).toBe('13 giây trước')
  expect(agoText(before(119), now, 'en')).toBe('1 minute ago')
  expect(agoText(before(7_200), now, 'ko')).toBe('2시간 전')
  expect(agoText(before(90_000), now, 'en')).toBe('1 day ago')
})
test('a clock ahead of ours is not ahead of now', () => {
  expect(agoText(before(-5), now, 'en')).toBe('0 seconds ago')
})
