import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets(Buffer.from('a key for tests'))
const another = createSecrets(Buffer.from('another key'))

test('what was sealed opens again, and never looks the same twice', () => {
  const first = secrets.seal('phone', '01023456789')
  expect(secrets.open('phone', first)).toBe('01023456789')
  expect(first.equals(secrets.seal('phone', '01023456789'))).toBe(false)
  expect(first.includes('0102345')).toBe(false)
})

test('another key, another purpose or one changed bit does not open', () => {
  const sealed = secrets.seal('phone', '01023456789')
  expect(() => another.open('phone', sealed)).toThrow()
  expect(() => secrets.open('account', sealed)).toThrow()
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => secrets.open('phone', changed)).toThrow()
  }
})

test('an index is equal for equal texts of one purpose and key only', () => {
  const index = secrets.index('phone', '01023456789')
  expect(index.equals(secrets.index('phone', '01023456789'))).toBe(true)
  expect(index.equals(secrets.index('phone', '01023456780'))).toBe(false)
  expect(index.equals(secrets.index('account', '01023456789'))).toBe(false)
  expect(index.equals(another.index('phone', '01023456789'))).toBe(false)
})
