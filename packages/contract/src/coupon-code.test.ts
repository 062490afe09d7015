import { expect, test } from 'vitest'
import { couponAlphabet, couponCodeOf, readCouponCode, spacedCouponCode } from './coupon-code.ts'

const codes = Array.from({ length: 20 }, () => couponCodeOf(crypto.getRandomValues(new Uint8Array(10))))
const replaced = (code: string, at: number, by: string): string => code.slice(0, at) + by + code.slice(at + 1)

test('a number is read as it was made, however it is spaced and whichever letters stand for digits', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{17}$/)
    expect(readCouponCode(` ${spacedCouponCode(code).toLowerCase()} `)).toBe(code)
    expect(readCouponCode(code.replaceAll('1', 'l').replaceAll('0', 'o'))).toBe(code)
  }
  expect(couponCodeOf(new Uint8Array(10))).toBe('0'.repeat(17))
})

test('all 80 bits are in the number', () => {
  const bits = Array.from({ length: 80 }, (_, bit) => {
    const bytes = new Uint8Array(10)
    bytes[bit >> 3] = 1 << (bit & 7)
    return couponCodeOf(bytes)
  })
  expect(new Set(bits).size).toBe(80)
  expect(() => couponCodeOf(new Uint8Array(9))).toThrow(RangeError)
})

test('no wrong character and no two that were exchanged pass', () => {
  for (const code of codes)
    for (let at = 0; at < code.length; at++) {
      for (const other of couponAlphabet)
        if (other !== code[at]) expect(readCouponCode(replaced(code, at, other))).toBeUndefined()
      for (let to = at + 1; to < code.length; to++) {
        const [one = '', two = ''] = [code[at], code[to]]
        if (one !== two) expect(readCouponCode(replaced(replaced(code, at, two), to, one))).toBeUndefined()
      }
    }
})

test('what is too short, too long or of other letters is no number', () => {
  for (const typed of ['', '0', '0'.repeat(16), '0'.repeat(18), `${'0'.repeat(16)}U`, '쿠폰'.repeat(9)])
    expect(readCouponCode(typed)).toBeUndefined()
})
