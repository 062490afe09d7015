import { expect, test } from 'vitest'
import { entryInPath, isGone } from './entry-in-path.ts'

test('an address that names no entry shows nobody another one', () => {
  for (const text of [undefined, '', 'abc', '0', '-3', '1.5', '9007199254740993', '1e400'])
    expect(isGone(entryInPath(text), undefined), text).toBe(true)
  expect(entryInPath('17')).toBe(17)
  expect(isGone(17, undefined)).toBe(false)
})
