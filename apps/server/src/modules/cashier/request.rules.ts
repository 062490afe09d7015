import type { Cash, CashType, ResultCode } from '@maru/contract'

export type AmountBounds = { minimum: Cash; maximum: Cash; unit: Cash }

/** What each finding about an amount is called for a deposit and for a withdrawal. */
const amountCodes = {
  deposit: { missing: 'C002', below: 'C102', unit: 'C103', above: 'C101' },
  withdrawal: { missing: 'C206', below: 'C214', unit: 'C215', above: 'C101' },
} as const satisfies Record<CashType, Record<string, ResultCode>>

export const amountRefusal = (type: CashType, amount: number, bounds: AmountBounds): ResultCode | undefined => {
  const codes = amountCodes[type]
  if (amount <= 0) return codes.missing
  if (amount < bounds.minimum) return codes.below
  if (amount % bounds.unit !== 0) return codes.unit
  return amount > bounds.maximum ? codes.above : undefined
}

/** One sum per member level, level 1 first; a higher level than listed has the last. */
export const ofLevel = (byLevel: readonly Cash[], level: number): Cash => {
  const found = byLevel[Math.min(Math.max(level, 1), byLevel.length) - 1]
  if (found === undefined) throw new RangeError('no sum for any level')
  return found
}

/** Until when the last withdrawal, however it ended, keeps the next one waiting; undefined when it does not. */
export const waitsUntil = (lastRequestedAt: Date | undefined, now: Date, waitMinutes: number): Date | undefined => {
  if (!lastRequestedAt) return undefined
  const end = new Date(lastRequestedAt.getTime() + waitMinutes * 60_000)
  return end > now ? end : undefined
}
