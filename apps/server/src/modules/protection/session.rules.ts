import type { LimitPeriod } from '@maru/contract'
import type { Limit, UsedBy } from './limit.rules.ts'

const MINUTE_MS = 60_000
const SECONDS_A_MINUTE = 60
const LICENSED_MINUTES = 60
/** How long before the end of its time a member is warned. */
export const WARN_SECONDS = 300

const timesOf = (limits: readonly Limit[]): Limit[] => limits.filter(({ kind }) => kind === 'session')

/** Until the tightest limit of time; undefined where there is none. Never below 0. */
export const secondsLeft = (limits: readonly Limit[], used: UsedBy): number | undefined => {
  const left = timesOf(limits).map(({ period, amount }) => amount * SECONDS_A_MINUTE - used[period].seconds)
  return left.length === 0 ? undefined : Math.max(0, Math.min(...left))
}

/**
 * `end`: this session used up the last of a limit's time. One that began when it was used up already goes on, so that the member may withdraw; it takes no bets. `own`: seconds of
 * this session in each period.
 */
export const sessionStep = (
  limits: readonly Limit[],
  used: UsedBy,
  own: Record<LimitPeriod, number>,
): 'end' | 'warn' | 'go on' => {
  const times = timesOf(limits)
  const isUp = (seconds: number, { amount }: Limit): boolean => seconds >= amount * SECONDS_A_MINUTE
  const ends = times.some((limit) => {
    const { seconds } = used[limit.period]
    return isUp(seconds, limit) && !isUp(seconds - own[limit.period], limit)
  })
  if (ends) return 'end'
  const left = secondsLeft(limits, used)
  return left !== undefined && left > 0 && left <= WARN_SECONDS ? 'warn' : 'go on'
}

/** Under a licence no site is without reality checks. */
export const siteMinutes = (option: number, isLicensed: boolean): number =>
  option === 0 && isLicensed ? LICENSED_MINUTES : option

/** When the next reality check is due. `minutes` 0: never. */
export const realityDueAt = (checkedAt: Date, minutes: number): Date | null =>
  minutes === 0 ? null : new Date(checkedAt.getTime() + minutes * MINUTE_MS)

/** Another interval counts from the last check on; what is due already stays due. */
export const dueAfterChange = (
  session: { checkedAt: Date; dueAt: Date | null },
  minutes: number,
  now: Date,
): Date | null => (session.dueAt && session.dueAt <= now ? session.dueAt : realityDueAt(session.checkedAt, minutes))
