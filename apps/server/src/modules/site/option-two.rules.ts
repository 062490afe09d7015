import type { PageOption } from '@maru/contract'

/** Up to which sum one of the staff gives away alone, as it is stored. `pointsForTwoStaff` 0: any sum. */
const freeSums: Partial<Record<PageOption, (value: number) => number>> = {
  pointsForTwoStaff: (value) => (value === 0 ? Number.POSITIVE_INFINITY : value),
  handBonusAlone: (value) => value,
  couponsAlone: (value) => value,
}

/** Would one of the staff give away more alone than before? Then one alone may not decide it. */
export const freesOneOfTwo = (name: PageOption, before: unknown, after: unknown): boolean => {
  const sumOf = freeSums[name]
  return sumOf !== undefined && sumOf(Number(after)) > sumOf(Number(before))
}
