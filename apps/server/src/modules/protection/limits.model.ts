import type { LimitKind, LimitPeriod } from '@maru/contract'

const HOUR_MS = 3_600_000
const SEOUL_AHEAD_MS = 9 * HOUR_MS

/** What happened to a member's money. A stake that is returned and a payout count at the instant at which they move. */
export type MoneyEvent = { at: number; what: 'stake' | 'returned' | 'paid' | 'deposit'; amount: number }
export type LimitOf = `${Exclude<LimitKind, 'session'>} ${LimitPeriod}`

/** Days since 1970 by a clock in Seoul, which has no summer time. 1 January 1970 was a Thursday. */
const dayOf = (at: number): number => Math.floor((at + SEOUL_AHEAD_MS) / (24 * HOUR_MS))
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7)
const monthOf = (at: number): string => new Date(at + SEOUL_AHEAD_MS).toISOString().slice(0, 7)
const isSame: Record<LimitPeriod, (one: number, other: number) => boolean> = {
  day: (one, other) => dayOf(one) === dayOf(other),
  week: (one, other) => weekOf(one) === weekOf(other),
  month: (one, other) => monthOf(one) === monthOf(other),
}

const counts: Record<Exclude<LimitKind, 'session'>, Partial<Record<MoneyEvent['what'], 1 | -1>>> = {
  stake: { stake: 1, returned: -1 },
  loss: { stake: 1, returned: -1, paid: -1 },
  deposit: { deposit: 1 },
}

/** Plain arithmetic over all that happened. */
export const sumFor = (limit: LimitOf, events: readonly MoneyEvent[], now: number): number => {
  const [kind, period] = limit.split(' ') as [Exclude<LimitKind, 'session'>, LimitPeriod]
  let sum = 0
  for (const { at, what, amount } of events) if (isSame[period](at, now)) sum += amount * (counts[kind][what] ?? 0)
  return sum
}
