import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NumberLiteral, parseExactly, parseNumbersWith, writeExactly } from './exact-json.ts'

describe('exact JSON', () => {
  it('whole numbers are read as written, beyond what a number holds too', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (whole) => {
        const { amount } = parseExactly(`{"amount":${whole}}`) as { amount: number | bigint }
        expect(BigInt(amount)).toBe(whole)
        expect(typeof amount === 'number').toBe(Number.isSafeInteger(Number(whole)))
        expect(writeExactly({ amount: whole })).toBe(`{"amount":${whole}}`)
      }),
    )
  })

  it('anything without fractions and large numbers is what JSON.parse makes of it', () => {
    const texts = fc.json({ noUnicodeString: false, stringUnit: 'binary', maxDepth: 4 })
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(!/[\d.]e|\d\.|-|\d{16}/i.test(text))
        expect(parseExactly(text)).toEqual(JSON.parse(text))
        expect(parseNumbersWith(text, Number)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each(['100000.0000000001', '100000.0', '1e5', '1E5', '-0', '-0.0', '1.5', '1e400', '0e0'])(
    '%s is no whole number, however near it comes to one',
    (literal) => {
      for (const text of [literal, `[${literal}]`, `{"a":${literal} }`]) {
        const read = parseExactly(text) as { a?: unknown }
        const found = Array.isArray(read) ? read[0] : (read.a ?? read)
        expect(found).toEqual(new NumberLiteral(literal))
        expect(JSON.stringify(found)).toBe(literal)
      }
    },
  )

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"x":[{"b":{}},{"a":1,"b":2,"a":3}]}',
    '{"__proto__":1,"__proto__":2}',
    '{"a":1.5,"a":1.5}',
    '{"":1,"":2}',
  ])('%s gives a key twice and is refused', (text) => {
    expect(() => parseExactly(text)).toThrow(/twice/)
    expect(() => parseNumbersWith(text, String)).toThrow(/twice/)
  })

  it.each([
    '{"a":{"a":1},"b":{"a":2}}',
    '{"a:":"b\\":","c\\\\":"d","\\"e\\":":"f:"}',
    '{"__proto__":{"isAdmin":true}}',
    '["a:","a:"]',
  ])('%s gives none twice', (text) => {
    expect(JSON.stringify(parseExactly(text))).toBe(JSON.stringify(JSON.parse(text)))
  })

  it.each(['', '{', '01', '[1 2]', '1_000', '+1', '.5', '{"a":1,}', 'NaN'])('%j is no JSON', (text) => {
    expect(() => parseExactly(text)).toThrow(SyntaxError)
  })
})
