import { parseNumbersWith } from '@maru/vendor-wallet'

type RawJson = { rawJSON(text: string): unknown }
const raw = (text: string): unknown => (JSON as unknown as RawJson).rawJSON(text)

/** A number of a JSON text as it is written there: amounts are read from the text and never become a float. */
export class Figure {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): unknown {
    return raw(this.text)
  }
}

/** JSON whose numbers are Figures. Throws SyntaxError, also for a key that is given twice. */
export const readExactly = (text: string): unknown => parseNumbersWith(text, (source) => new Figure(source))

/** `above`: an amount too fine is more than so many whole units, and less than one more. */
export type ReadAmount =
  | { units: number }
  | { misfit: 'negative' | 'too-large' }
  | { misfit: 'too-fine'; above: number }

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/
/** Digits, a point and digits. Exponents are refused, and a nothing that is less than nothing: whoever writes them counts in floats. */
export const isPlain = ({ text }: Figure): boolean => NUMBER.test(text) && !/^-[0.]+$/.test(text)
/** No amount of money has more digits before or behind its point. */
const FURTHEST = 40

/** Whole smallest units of a currency of so many decimals. Nothing is rounded: 1.500000 are 150 cents, 1.505 are none. */
export const unitsOf = (figure: Figure, digits: number): ReadAmount => {
  const [, sign, whole = '', part = ''] = NUMBER.exec(figure.text) ?? []
  if (whole === '' || part.length > FURTHEST || whole.length > FURTHEST) return { misfit: 'too-large' }
  const value = BigInt(whole + part)
  if (value === 0n) return { units: 0 }
  if (sign === '-') return { misfit: 'negative' }
  const shift = digits - part.length
  const divisor = 10n ** BigInt(Math.max(0, -shift))
  const units = (value * 10n ** BigInt(Math.max(0, shift))) / divisor
  if (units > BigInt(Number.MAX_SAFE_INTEGER)) return { misfit: 'too-large' }
  return value % divisor === 0n ? { units: Number(units) } : { misfit: 'too-fine', above: Number(units) }
}

/** The same the other way: 1050 cents are 10.50. */
export const figureOf = (units: number, digits: number): Figure => {
  if (digits === 0) return new Figure(String(units))
  const text = String(Math.abs(units)).padStart(digits + 1, '0')
  return new Figure(`${units < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`)
}
