export type ConvertBounds = { held: number; minimum: number; perDay: number; convertedToday: number }

/** Why nothing can be converted at all. */
export const standsInTheWay = ({
  held,
  minimum,
  perDay,
  convertedToday,
}: ConvertBounds): 'few' | 'times' | undefined =>
  perDay > 0 && convertedToday >= perDay ? 'times' : held < Math.max(1, minimum) ? 'few' : undefined

export const amountFinding = (
  amount: number,
  { held, minimum }: ConvertBounds,
): 'none' | 'minimum' | 'most' | undefined =>
  amount <= 0 ? 'none' : amount > held ? 'most' : amount < minimum ? 'minimum' : undefined
