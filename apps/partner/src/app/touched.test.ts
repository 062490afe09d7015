import { afterEach, expect, test, vi } from 'vitest'
import { createTouched } from './touched.ts'

afterEach(() => vi.unstubAllGlobals())

const shareStorage = (): void => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

test('a page that is left alone knows that another one was touched', () => {
  shareStorage()
  let now = 1_000_000
  const [left, used] = [createTouched(() => now), createTouched(() => now)]
  now += 30 * 60_000
  used.note()
  now += 60_000
  expect(now - left.at()).toBe(60_000)
})

test('where nothing can be stored a page knows of itself', () => {
  vi.stubGlobal('localStorage', undefined)
  let now = 1_000_000
  const page = createTouched(() => now)
  now += 5_000
  page.note()
  expect(page.at()).toBe(1_005_000)
})
