export type ConversionBounds = {
  held: number
  minimum: number
  /** Conversions of a day; 0: any number. */
  perDay: number
  today: number
}

/** Whether so much commission may become cash now (C701 otherwise). */
export const mayConvert = (amount: number, { held, minimum, perDay, today }: ConversionBounds): boolean =>
  amount > 0 && amount >= minimum && amount <= held && (perDay === 0 || today < perDay)
