import type { SportCode } from '@maru/contract'
import type { StoppedEvent } from '../../sportsdata/index.ts'

/**
 * When bets on an event that is not played to its end, or not in time, are void. A change is another version, for tickets that are accepted from then on: the old one stays for the others.
 * `cancelledMinutes` and `abandonedHours` leave the feed time to say it itself, and count from when it said that the event ended so; `playedHours`: so long after the start for which a bet was
 * accepted its event may still be played, by sport.
 */
export type StoppedRule = {
  version: string
  cancelledMinutes: number
  abandonedHours: number
  playedHours: Readonly<Record<SportCode, number>>
}
export const stoppedRule: StoppedRule = {
  version: 'stopped-1',
  cancelledMinutes: 15,
  abandonedHours: 24,
  playedHours: {
    soccer: 48,
    basketball: 48,
    baseball: 24,
    volleyball: 48,
    badminton: 72,
    hockey: 48,
    combat: 72,
    // Rain stops a tournament for days, and its matches are played nevertheless.
    tennis: 336,
    handball: 48,
    football: 48,
    esport: 24,
  },
}

const rules: readonly StoppedRule[] = [stoppedRule]
/** By the version that stands on a ticket; those from before it stood there have the first. */
export const stoppedRuleOf = (version: string | null): StoppedRule =>
  rules.find((rule) => rule.version === version) ?? stoppedRule

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Whether bets on it that were accepted for this start, and that no result decided, are void now. Of an event that was moved no further than it may be none are: it may be late. */
export const isVoidBy = (
  { sport, state, startsAt, since }: Omit<StoppedEvent, 'eventId' | 'earliestStart'>,
  acceptedFor: Date,
  now: Date,
  rule: StoppedRule = stoppedRule,
): boolean => {
  if (state === 'cancelled') return now.getTime() - since.getTime() >= rule.cancelledMinutes * MINUTE_MS
  if (state === 'abandoned') return now.getTime() - since.getTime() >= rule.abandonedHours * HOUR_MS
  const playedMs = rule.playedHours[sport] * HOUR_MS
  const isMoved = startsAt.getTime() - acceptedFor.getTime() >= playedMs
  return (
    (state === 'postponed' || state === 'interrupted' || isMoved) && now.getTime() - acceptedFor.getTime() >= playedMs
  )
}
