import { createCipheriv, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { open, seal, wireKey } from './envelope.ts'

const bytes = randomBytes(32)
const key = wireKey(bytes.toString('base64'))

test('what is sealed opens to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value))
      expect(open(key, JSON.parse(seal(key, plain)))).toEqual(plain)
    }),
  )
})

test('the layout is IV, then AES-256-CBC of the JSON, in base64', () => {
  const iv = Buffer.alloc(16, 7)
  const encryption = createCipheriv('aes-256-cbc', bytes, iv)
  const d = Buffer.concat([iv, encryption.update('{"a":1}', 'utf8'), encryption.final()]).toString('base64')
  expect(open(key, { d })).toEqual({ a: 1 })
})

test('the same value is sealed differently each time', () => {
  expect(seal(key, { a: 1 })).not.toBe(seal(key, { a: 1 }))
})

test('a broken, foreign or missing envelope opens to nothing', () => {
  const sealed = JSON.parse(seal(key, { a: 1 })) as { d: string }
  const other = wireKey(randomBytes(32).toString('base64'))
  for (const body of [
    undefined,
    null,
    'x',
    7,
    {},
    { d: 7 },
    { d: '' },
    { d: '!!!!' },
    { d: sealed.d.slice(0, -8) },
    { d: 'A'.repeat(64) },
  ])
    expect(open(key, body)).toBeUndefined()
  expect(open(other, sealed)).not.toEqual({ a: 1 })
})

test('a key that is not 32 bytes is refused', () => {
  expect(() => wireKey(randomBytes(16).toString('base64'))).toThrow(/32 bytes/)
})
