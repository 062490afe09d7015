/** One unit of a currency (one won, one euro) is this many on the wire, whatever the currency. */
export const WIRE_UNITS_PER_UNIT = 100_000
const WIRE_DIGITS = 5
const MOST_DIGITS = 6

/** A whole number of 1/100,000 of a currency unit, as the wallet protocol writes every amount: a bigint where a number could not hold it. */
export type WireAmount = number | bigint

/** An amount that the wire or the currency cannot hold exactly. Nothing is ever rounded on the way. */
export class AmountError extends Error {
  override name = 'AmountError'
}

/**
 * Wire amount of a whole number of ledger units (won: `digits` 0; micro-euro: 6).
 * Throws AmountError for a fraction, a negative amount, an unsafe number, and one that is finer than the wire.
 */
export function toWireAmount(units: number, digits = 0): WireAmount {
  refuseUnlessWhole(units)
  const { multiply, divide } = stepOf(digits)
  if (units % divide !== 0) throw new AmountError(`${units} is finer than the wire writes`)
  const wire = (units / divide) * multiply
  return Number.isSafeInteger(wire) ? wire : BigInt(units / divide) * BigInt(multiply)
}

/** The same for what a member holds, which may be finer than the wire: the part that it cannot write is left out, so no vendor is told of more than there is. */
export function toWireBalance(units: number, digits = 0): WireAmount {
  return toWireAmount(units - (units % stepOf(digits).divide), digits)
}

/**
 * Whole ledger units of a wire amount.
 * Throws AmountError for a fraction of a unit, a negative amount, an unsafe number, and more units than a number holds.
 */
export function fromWireAmount(wire: WireAmount, digits = 0): number {
  if (typeof wire === 'number') refuseUnlessWhole(wire)
  const { multiply, divide } = stepOf(digits)
  if (typeof wire === 'number' && wire % multiply === 0) {
    const units = (wire / multiply) * divide
    if (Number.isSafeInteger(units)) return units
  }
  return fromLargeAmount(BigInt(wire), BigInt(multiply), BigInt(divide))
}

/** Whether `fromWireAmount` would accept this amount. */
export function fitsCurrency(wire: WireAmount, digits = 0): boolean {
  try {
    fromWireAmount(wire, digits)
    return true
  } catch {
    return false
  }
}

function fromLargeAmount(wire: bigint, multiply: bigint, divide: bigint): number {
  if (wire < 0n || wire % multiply !== 0n)
    throw new AmountError(`${wire} is not a whole number of the currency's smallest unit`)
  const units = Number((wire / multiply) * divide)
  if (!Number.isSafeInteger(units)) throw new AmountError(`${wire} is more than any account holds`)
  return units
}

/** From a ledger unit to the wire: times `multiply`, or through `divide` where the ledger is finer. */
function stepOf(digits: number): { multiply: number; divide: number } {
  if (!Number.isInteger(digits) || digits < 0 || digits > MOST_DIGITS)
    throw new AmountError(`a currency has 0 to ${MOST_DIGITS} digits, not ${digits}`)
  return digits > WIRE_DIGITS
    ? { multiply: 1, divide: 10 ** (digits - WIRE_DIGITS) }
    : { multiply: 10 ** (WIRE_DIGITS - digits), divide: 1 }
}

function refuseUnlessWhole(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new AmountError(`${amount} is not a safe whole number`)
  if (amount < 0) throw new AmountError(`${amount} is negative: direction is said by the call, not by the sign`)
}
