import { beforeEach, expect, test, vi } from 'vitest'
import { notePurseChoice, purseChoice } from './purse-choice.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
})
beforeEach(() => kept.clear())

test('a choice is remembered for each vendor, and for nobody else', () => {
  notePurseChoice('haneul', 'a', 50_000)
  notePurseChoice('haneul', 'b', 'all')
  expect([purseChoice('haneul', 'a'), purseChoice('haneul', 'b'), purseChoice('haneul', 'c')]).toEqual([
    50_000,
    'all',
    undefined,
  ])
  expect(purseChoice('nightcat', 'a')).toBeUndefined()
})

test.each([
  '{',
  '7',
  '{"owner":"haneul","vendors":{"a":-1}}',
  '{"owner":"haneul","vendors":{"a":"9"}}',
  '{"owner":"haneul"}',
])('a storage that holds %s is none', (held) => {
  kept.set('maru-purse-choice', held)
  expect(purseChoice('haneul', 'a')).toBeUndefined()
})
