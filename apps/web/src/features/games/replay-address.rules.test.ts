import { expect, test } from 'vitest'
import { isOfOrigin } from './replay-address.rules.ts'

const studio = 'http://localhost:8082'

test('an address of the origin is taken', () => {
  expect(isOfOrigin('http://localhost:8082/replay/7?x=1', studio)).toBe(true)
})

test.each([
  'http:localhost:8082/replay/7',
  'http:/localhost:8082/replay/7',
  'HTTP://localhost:8082/replay/7',
  '//localhost:8082/replay/7',
  ' http://localhost:8082/replay/7',
  'http://localhost:8082@evil.example/',
  'http://localhost:80820/',
  'http://localhost:8082.evil.example/',
  'http://localhost:8082',
  'javascript:alert(1)//http://localhost:8082/',
  '',
])('%s is not', (address) => expect(isOfOrigin(address, studio)).toBe(false))
