/**
 * The number of a coupon: 80 random bits as 16 characters of Crockford's base 32, which has no letter that is taken for a digit, and a check character. Schema-free, so that a browser checks
 * what is typed.
 */
export const couponAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const couponCodeBytes = 10
const BITS = 5
const CHARACTERS = (couponCodeBytes * 8) / BITS
/** x⁵ + x² + 1, by which GF(32) is made: 2 is a primitive element of it. */
const POLYNOMIAL = 0b100101

const times2 = (n: number): number => {
  const doubled = n << 1
  return doubled & 0b100000 ? doubled ^ POLYNOMIAL : doubled
}

/** A sum over GF(32) whose weights are powers of 2: a wrong character or two that were exchanged always change it. */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => times2(sum ^ value), 0)

const valuesOf = (text: string): number[] => [...text].map((character) => couponAlphabet.indexOf(character))

/** 17 characters without separators. Throws RangeError for another number of bytes. */
export const couponCodeOf = (bytes: Uint8Array): string => {
  if (bytes.length !== couponCodeBytes) throw new RangeError(`a coupon of ${bytes.length} bytes`)
  let rest = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const values = Array.from({ length: CHARACTERS }, () => {
    const value = Number(rest & 31n)
    rest >>= BigInt(BITS)
    return value
  }).reverse()
  return [...values, checkOf(values)].map((value) => couponAlphabet[value]).join('')
}

/** What was typed as it is stored: separators are dropped, and letters that are taken for digits become them. Undefined: no such number can exist. */
export const readCouponCode = (typed: string): string | undefined => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (text.length !== CHARACTERS + 1) return undefined
  const values = valuesOf(text)
  if (values.includes(-1)) return undefined
  return checkOf(values.slice(0, CHARACTERS)) === values[CHARACTERS] ? text : undefined
}

/** In groups of four, as it is printed. */
export const spacedCouponCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
