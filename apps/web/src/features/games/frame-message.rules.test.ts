import { expect, test } from 'vitest'
import { bestOf, readFrameMessage } from './frame-message.rules.ts'

test.each([null, 'maru:bet', {}, { type: 1 }, { type: 'toString' }, { type: 'maru:other' }])(
  'what is no message of the protocol is ignored: %j',
  (said) => expect(readFrameMessage(said)).toBeUndefined(),
)

test.each([-100_000, 0.5, 150_000, 2 ** 80, '100000', Number.NaN])(
  'a stake that is no whole won is ignored: %j',
  (amount) => expect(readFrameMessage({ type: 'maru:bet', amount })).toBeUndefined(),
)

test('a stake comes in wire units', () => {
  expect(readFrameMessage({ type: 'maru:bet', amount: 100_000_000 })).toEqual({ type: 'maru:bet', stake: 1_000 })
})

test('what a vendor declares decides how long its results are waited for', () => {
  expect(bestOf([])).toBe('nothing')
  expect(bestOf(['maru:closed', 'maru:revealed'])).toBe('revealed')
  expect(bestOf(['maru:revealed', 'maru:bet'])).toBe('bet')
})

test('a stake in euro comes in millionths', () => {
  expect(readFrameMessage({ type: 'maru:bet', amount: 1_250 }, 1_000_000)).toEqual({ type: 'maru:bet', stake: 12_500 })
})
