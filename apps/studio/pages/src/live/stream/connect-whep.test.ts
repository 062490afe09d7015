import { expect, test } from 'vitest'
import { resourceOf } from './connect-whep.ts'

test('what is deleted at the end of a stream lies at its own origin', () => {
  const url = 'https://live.example/whep/table-1'
  expect(resourceOf(url, '/session/4')).toBe('https://live.example/session/4')
  expect(resourceOf(url, 'https://live.example/session/4')).toBe('https://live.example/session/4')
  expect(resourceOf(url, 'https://other.example/session/4')).toBeUndefined()
  expect(resourceOf(url, null)).toBeUndefined()
})
