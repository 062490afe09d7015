/** Of what lib.es knows not yet: the text of a number, and a number that is written as given (Node 22, Chrome 114). */
type WithSource = (key: string, value: unknown, context?: { source?: string }) => unknown
type RawJson = { rawJSON(text: string): unknown }

/** A number of a JSON text that is no plain whole number (1.5, 1e5, 100.0, -0), as it is written there. No field of the protocol takes one. */
export class NumberLiteral {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): unknown {
    return (JSON as unknown as RawJson).rawJSON(this.text)
  }
}

/**
 * JSON without loss: whole numbers are numbers, or bigints where a number could not hold them; any other number is a NumberLiteral. Throws SyntaxError
 * for what is no JSON, and for an object with a key that is given twice.
 */
export function parseExactly(text: string): unknown {
  const { keys, isPlain } = scan(text)
  return withoutRepeats(isPlain ? JSON.parse(text) : JSON.parse(text, ofNumbers(wholeOrLiteral)), keys)
}

/** The same, every number being what `numberOf` makes of its text. */
export function parseNumbersWith(text: string, numberOf: (source: string) => unknown): unknown {
  return withoutRepeats(JSON.parse(text, ofNumbers(numberOf)), scan(text).keys)
}

/** JSON of a value whose whole numbers may be bigints, at its first level. */
export function writeExactly(value: object): string {
  const hasBigints = Object.values(value).some((inner) => typeof inner === 'bigint')
  return hasBigints ? JSON.stringify(value, writtenWhole) : JSON.stringify(value)
}

const writtenWhole = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? (JSON as unknown as RawJson).rawJSON(String(value)) : value

const ofNumbers = (numberOf: (source: string) => unknown): ((key: string, value: unknown) => unknown) => {
  const read: WithSource = (_key, value, context) =>
    typeof value === 'number' ? numberOf(context?.source ?? String(value)) : value
  return read
}

const WHOLE = /^(?:0|-?[1-9]\d*)$/
const wholeOrLiteral = (source: string): unknown => {
  if (!WHOLE.test(source)) return new NumberLiteral(source)
  const value = Number(source)
  return Number.isSafeInteger(value) ? value : BigInt(source)
}

/** So many digits every number holds. */
const SAFE_DIGITS = 15
const QUOTE = 34
const COLON = 58
const BACKSLASH = 92

/**
 * Looks at the text outside of its strings, once: how many keys it has, and whether each number is whole and small enough for JSON.parse. Says nothing of use
 * about a text that is no JSON.
 */
const scan = (text: string): { keys: number; isPlain: boolean } => {
  let keys = 0
  let isPlain = true
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) {
      if (++digits > SAFE_DIGITS) isPlain = false
      continue
    }
    // A point or an exponent among digits, or a sign before them.
    if (code === 45 || (digits > 0 && (code === 46 || code === 69 || code === 101))) isPlain = false
    digits = 0
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COLON) keys++
  }
  return { keys, isPlain }
}

const endOfString = (text: string, start: number): number => {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}

const withoutRepeats = (value: unknown, written: number): unknown => {
  if (countKeys(value) !== written) throw new SyntaxError('a key is given twice')
  return value
}

/** Of arrays and plain objects: what stands for a number has no keys of the text. */
const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) for (const inner of value) keys += countKeys(inner)
  else if (Object.getPrototypeOf(value) === Object.prototype)
    for (const inner of Object.values(value)) keys += 1 + countKeys(inner)
  return keys
}
