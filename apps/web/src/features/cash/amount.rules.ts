import type { CashType, ResultCode } from '@maru/contract'

/** In ledger units. An unknown maximum is the server's to judge. */
export type AmountBounds = {
  minimum: number
  maximum: number | undefined
  unit: number
  available?: number | undefined
}

export const amountCodes = {
  deposit: { missing: 'C002', below: 'C102', unit: 'C103', above: 'C101', beyond: 'C202' },
  withdrawal: { missing: 'C206', below: 'C214', unit: 'C215', above: 'C101', beyond: 'C202' },
} as const satisfies Record<CashType, Record<string, ResultCode>>
export type AmountFinding = keyof (typeof amountCodes)['deposit']

/** What is wrong with an amount, in the order in which the server looks. */
export const amountFinding = (amount: number, bounds: AmountBounds): AmountFinding | undefined => {
  if (amount <= 0) return 'missing'
  if (amount < bounds.minimum) return 'below'
  if (amount % bounds.unit !== 0) return 'unit'
  if (bounds.maximum !== undefined && amount > bounds.maximum) return 'above'
  return bounds.available !== undefined && amount > bounds.available ? 'beyond' : undefined
}

export const findingOfCode = (cashType: CashType, code: string): AmountFinding | undefined =>
  (Object.keys(amountCodes[cashType]) as AmountFinding[]).find((finding) => amountCodes[cashType][finding] === code)

/** The most that can be asked for: whole units, within the maximum and what there is. */
export const mostPossible = ({ maximum, available, unit }: AmountBounds): number | undefined => {
  const most = Math.min(maximum ?? Number.POSITIVE_INFINITY, available ?? Number.POSITIVE_INFINITY)
  return Number.isFinite(most) ? Math.max(0, Math.floor(most / unit) * unit) : undefined
}
