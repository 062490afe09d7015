/** One unit of a currency (one won, one euro) is this many on the wire, whatever the currency. */
export const WIRE_UNITS_PER_UNIT = 100_000

/** A whole number of 1/100,000 of a currency unit, as the wallet protocol writes every amount. */
export type WireAmount = number & { readonly __wireAmount: unique symbol }

/** An amount that the wire or the currency cannot hold exactly. Nothing is ever rounded on the way. */
export class AmountError extends Error {
  override name = 'AmountError'
}

/**
 * Wire amount of a whole number of minor units (won: `minorDigits` 0; cents: 2).
 * Throws AmountError for a fraction, a negative amount and what would leave the safe whole numbers.
 */
export function toWireAmount(minorUnits: number, minorDigits = 0): WireAmount {
  refuseUnlessWhole(minorUnits)
  const wire = minorUnits * wirePerMinorUnit(minorDigits)
  if (!Number.isSafeInteger(wire)) throw new AmountError(`${minorUnits} is too large for the wire`)
  return wire as WireAmount
}

/**
 * Whole minor units (won) of a wire amount.
 * Throws AmountError for a fraction of a minor unit, a negative amount and an unsafe number.
 */
export function fromWireAmount(wire: number, minorDigits = 0): number {
  refuseUnlessWhole(wire)
  const perUnit = wirePerMinorUnit(minorDigits)
  if (wire % perUnit !== 0) throw new AmountError(`${wire} is not a whole number of the currency's smallest unit`)
  return wire / perUnit
}

/** Whether `fromWireAmount` would accept this amount. */
export function fitsCurrency(wire: number, minorDigits = 0): boolean {
  return Number.isSafeInteger(wire) && wire >= 0 && wire % wirePerMinorUnit(minorDigits) === 0
}

function wirePerMinorUnit(minorDigits: number): number {
  if (!Number.isInteger(minorDigits) || minorDigits < 0 || minorDigits > 5) {
    throw new AmountError(`the wire has room for 0 to 5 digits, not ${minorDigits}`)
  }
  return WIRE_UNITS_PER_UNIT / 10 ** minorDigits
}

function refuseUnlessWhole(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new AmountError(`${amount} is not a safe whole number`)
  if (amount < 0) throw new AmountError(`${amount} is negative: direction is said by the call, not by the sign`)
}
