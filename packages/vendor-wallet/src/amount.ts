/** One unit of a currency (one won, one euro) is this many on the wire, whatever the currency. */
export const WIRE_UNITS_PER_UNIT = 100_000

/** A whole number of 1/100,000 of a currency unit, as the wallet protocol writes every amount: a bigint where a number could not hold it. */
export type WireAmount = number | bigint

/** An amount that the wire or the currency cannot hold exactly. Nothing is ever rounded on the way. */
export class AmountError extends Error {
  override name = 'AmountError'
}

/**
 * Wire amount of a whole number of minor units (won: `minorDigits` 0; cents: 2).
 * Throws AmountError for a fraction, a negative amount and an unsafe number.
 */
export function toWireAmount(minorUnits: number, minorDigits = 0): WireAmount {
  refuseUnlessWhole(minorUnits)
  const perUnit = wirePerMinorUnit(minorDigits)
  const wire = minorUnits * perUnit
  return Number.isSafeInteger(wire) ? wire : BigInt(minorUnits) * BigInt(perUnit)
}

/**
 * Whole minor units (won) of a wire amount.
 * Throws AmountError for a fraction of a minor unit, a negative amount, an unsafe number, and more minor units than a number holds.
 */
export function fromWireAmount(wire: WireAmount, minorDigits = 0): number {
  const perUnit = wirePerMinorUnit(minorDigits)
  if (typeof wire === 'bigint') return fromLargeAmount(wire, BigInt(perUnit))
  refuseUnlessWhole(wire)
  if (wire % perUnit !== 0) throw new AmountError(`${wire} is not a whole number of the currency's smallest unit`)
  return wire / perUnit
}

/** Whether `fromWireAmount` would accept this amount. */
export function fitsCurrency(wire: WireAmount, minorDigits = 0): boolean {
  try {
    fromWireAmount(wire, minorDigits)
    return true
  } catch {
    return false
  }
}

function fromLargeAmount(wire: bigint, perUnit: bigint): number {
  if (wire < 0n || wire % perUnit !== 0n)
    throw new AmountError(`${wire} is not a whole number of the currency's smallest unit`)
  const minorUnits = Number(wire / perUnit)
  if (!Number.isSafeInteger(minorUnits)) throw new AmountError(`${wire} is more than any account holds`)
  return minorUnits
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
