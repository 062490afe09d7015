import type { ResultCode } from '@maru/contract'

export type ConversionBounds = {
  held: number
  minimum: number
  unit: number
  /** Conversions of a day; 0: any number. */
  perDay: number
  today: number
}

/** The code that stands in the way of converting so many points; undefined: nothing does. */
export const conversionRefusal = (
  amount: number,
  { held, minimum, unit, perDay, today }: ConversionBounds,
): ResultCode | undefined => {
  if (amount <= 0) return 'P001'
  if (amount < minimum) return 'P003'
  if (amount > held) return 'P002'
  if (amount % unit !== 0) return 'P004'
  return perDay > 0 && today >= perDay ? 'P009' : undefined
}
