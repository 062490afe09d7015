import type { LimitKind, LimitPeriod } from '@maru/contract'

const HOUR_MS = 3_600_000
/** A looser limit holds a day after it was asked for at the earliest. */
export const LOOSEN_AFTER_MS = 24 * HOUR_MS
/** Then it may be confirmed for two days; not confirmed by then, the limit stays as it is. */
export const CONFIRM_WITHIN_MS = 48 * HOUR_MS
const SECONDS_A_MINUTE = 60

export type LimitName = { kind: LimitKind; period: LimitPeriod }
export type Limit = LimitName & { amount: number }

/** Null: no limit. */
export const changeOf = (now: number | null, wanted: number | null): 'none' | 'tighter' | 'looser' => {
  if (now === wanted) return 'none'
  if (wanted === null) return 'looser'
  return now === null || wanted < now ? 'tighter' : 'looser'
}

export const confirmWindow = (askedAt: Date): { from: Date; until: Date } => {
  const from = askedAt.getTime() + LOOSEN_AFTER_MS
  return { from: new Date(from), until: new Date(from + CONFIRM_WITHIN_MS) }
}

export const mayConfirm = (at: Date, { from, until }: { from: Date; until: Date }): boolean => at >= from && at <= until

/** Of one period: what was staked and paid on its days, whenever the wagers were placed, and seconds logged in. */
export type Used = { staked: number; paid: number; seconds: number }
export type UsedBy = Record<LimitPeriod, Used>
/** How much a member with limits may stake now, and whether the time of its sessions is used up. */
export type PlayRoom = { stake: number; isTimeUp: boolean }

/** A stake still open is lost until it is paid. So it is accepted only where its loss fits, too. */
const leftOf = ({ kind, period, amount }: Limit, used: UsedBy): number => {
  const { staked, paid, seconds } = used[period]
  if (kind === 'stake') return amount - staked
  if (kind === 'loss') return amount - (staked - paid)
  return kind === 'session' ? amount * SECONDS_A_MINUTE - seconds : Number.POSITIVE_INFINITY
}

/** Every limit holds: the tightest decides. Below none where corrections of earlier wagers passed a limit: then nothing may be staked. */
export const playRoom = (limits: readonly Limit[], used: UsedBy): PlayRoom => {
  const stakes = limits.filter(({ kind }) => kind === 'stake' || kind === 'loss').map((limit) => leftOf(limit, used))
  const times = limits.filter(({ kind }) => kind === 'session').map((limit) => leftOf(limit, used))
  return { stake: Math.max(0, Math.min(...stakes)), isTimeUp: Math.min(...times) <= 0 }
}

/** As the member sees it: minutes of a session. */
export const usedOf = ({ kind, period }: LimitName, used: UsedBy, deposits: Record<LimitPeriod, number>): number => {
  const { staked, paid, seconds } = used[period]
  if (kind === 'deposit') return deposits[period]
  if (kind === 'stake') return staked
  return kind === 'loss' ? staked - paid : Math.floor(seconds / SECONDS_A_MINUTE)
}
