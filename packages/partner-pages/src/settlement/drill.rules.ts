import type { RatedProduct } from '@maru/contract'
import { ratedProducts } from '@maru/contract/partner-terms'
import { type Days, isDay } from '../parts/days.rules.ts'

/** How far a settlement was opened: a day of the period, a branch of that day, a product of that branch. */
export type Drill = { day?: string; branch?: string; product?: RatedProduct }
export const levels = ['period', 'day', 'branch', 'product'] as const
export type Level = (typeof levels)[number]

/** What the address asks for. A step without those before it counts for nothing. */
export const drillOf = (
  { day, branch, product }: { day?: string | undefined; branch?: string | undefined; product?: string | undefined },
  { from, until }: Days,
): Drill => {
  if (!day || !isDay(day) || day < from || day > until) return {}
  if (!branch || !/^\d{1,16}$/.test(branch)) return { day }
  const known = ratedProducts.find((one) => one === product)
  return known ? { day, branch, product: known } : { day, branch }
}

/** The level whose lines are shown. */
export const levelOf = ({ day, branch, product }: Drill): Level =>
  product ? 'product' : branch ? 'branch' : day ? 'day' : 'period'

/** The same, opened up to a level and no further. */
export const upTo = (
  { day, branch, product }: Drill,
  level: Level,
): Record<'day' | 'branch' | 'product', string | undefined> => {
  const at = levels.indexOf(level)
  return {
    day: at >= 1 ? day : undefined,
    branch: at >= 2 ? branch : undefined,
    product: at >= 3 ? product : undefined,
  }
}
