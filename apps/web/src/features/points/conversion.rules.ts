import type { PointSummary } from './calls/points.ts'

export type Bounds = Pick<PointSummary, 'minimum' | 'unit' | 'perDay' | 'convertedToday'> & { held: number }

/** The most that can be converted: what is held, cut to the site's unit. */
export const mostConvertible = ({ held, unit }: Pick<Bounds, 'held' | 'unit'>): number => held - (held % unit)

/** The result code that an amount would be refused with; undefined where it may be sent. */
export const amountFinding = (amount: number, bounds: Bounds): 'P001' | 'P002' | 'P003' | 'P004' | undefined => {
  if (amount <= 0) return 'P001'
  if (amount < bounds.minimum) return 'P003'
  if (amount > bounds.held) return 'P002'
  return amount % bounds.unit === 0 ? undefined : 'P004'
}

/** Why nothing can be converted now, whatever the amount: too few points, or the conversions of the day are used up. */
export const standsInTheWay = (bounds: Bounds): 'few' | 'P009' | undefined => {
  if (bounds.perDay > 0 && bounds.convertedToday >= bounds.perDay) return 'P009'
  return mostConvertible(bounds) < bounds.minimum ? 'few' : undefined
}
