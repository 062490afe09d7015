/**
 * A round goes through betting, closing (no more bets, the dealer says so), dealing, result, payout and a break; before the first round of a shoe comes the cut
 * of that shoe. A table that is paused or empty sleeps after the break.
 */
export const phases = ['cut', 'betting', 'closing', 'dealing', 'result', 'payout', 'break', 'asleep'] as const
export type Phase = (typeof phases)[number]

/** Milliseconds. Speed, squeeze and hotel tables are the same with others. Dealing takes `dealingMs` and `perCardMs` for each card. */
export type TableClock = {
  cutMs: number
  bettingMs: number
  closingMs: number
  dealingMs: number
  perCardMs: number
  resultMs: number
  payoutMs: number
  breakMs: number
  /** A step that comes later than this does not hurry: its phase begins when it comes. Below it the phase began when it was due, so that no delay adds up. */
  graceMs: number
}

/** What is stored of a table's round. Times are ms since 1970. */
export type RoundRow = {
  /** Counts up by one, voided rounds too. */
  round: number
  phase: Phase
  startedAt: number
  /** Undefined while asleep. */
  endsAt: number | undefined
  /** Its result is stored. */
  decided: boolean
  /** Stakes are given back instead of payouts. */
  voided: boolean
}

/** What is known only when a step is carried out. */
export type StepFacts = {
  /** Cards that the round shows: how long dealing takes. None for a wheel. */
  cards?: number
  /** The result is stored in the same transaction. False at a table whose dealer has yet to type it. */
  decided?: boolean
  /** The table is paused or nobody sits: it falls asleep instead of the next round. */
  sleeps?: boolean
  /** The shoe is at its cut card: it is cut before the next round. */
  newShoe?: boolean
}

/** A table before its first round. */
export const sleepingTable = (now: number): RoundRow => ({
  round: 0,
  phase: 'asleep',
  startedAt: now,
  endsAt: undefined,
  decided: false,
  voided: false,
})

/** Whether the phase of this row is over, so that `nextStep` may be stored. */
export const isDue = ({ endsAt }: RoundRow, now: number): boolean => endsAt !== undefined && now >= endsAt

/** How long a process may sleep before it asks again, ms; undefined where only somebody's act goes on. */
export const waitOf = ({ endsAt }: RoundRow, now: number): number | undefined =>
  endsAt === undefined ? undefined : Math.max(0, endsAt - now)

/** Bets count by the clock at which they are committed; a late tick does not keep betting open. */
export const acceptsBets = ({ phase, endsAt }: RoundRow, now: number): boolean =>
  phase === 'betting' && endsAt !== undefined && now < endsAt

/**
 * The row after the step that is due. Store it together with what the step does, where the row is still the one that was read: a process killed before leaves
 * the step due for the next one, and killed after it the step is done. A round that has no result when dealing is over is voided. Throws RangeError where
 * nothing is due.
 */
export const nextStep = (row: RoundRow, clock: TableClock, now: number, facts: StepFacts = {}): RoundRow => {
  if (!isDue(row, now)) throw new RangeError(`nothing is due in ${row.phase}`)
  const startedAt = startOf(row, clock, now)
  switch (row.phase) {
    case 'cut':
      return newRound(row, clock, startedAt)
    case 'betting':
      return { ...row, ...during('closing', startedAt, clock.closingMs) }
    case 'closing': {
      const dealingMs = clock.dealingMs + (facts.cards ?? 0) * clock.perCardMs
      return { ...row, ...during('dealing', startedAt, dealingMs), decided: facts.decided ?? false }
    }
    case 'dealing':
      return row.decided
        ? { ...row, ...during('result', startedAt, clock.resultMs) }
        : { ...row, ...during('payout', startedAt, clock.payoutMs), voided: true }
    case 'result':
      return { ...row, ...during('payout', startedAt, clock.payoutMs) }
    case 'payout':
      return { ...row, ...during('break', startedAt, clock.breakMs) }
    default:
      if (facts.sleeps) return { ...row, phase: 'asleep', startedAt, endsAt: undefined }
      return afterBreak(row, clock, startedAt, facts)
  }
}

/** A sleeping table begins: with the cut of a shoe, or at once. Throws RangeError for a table that is awake. */
export const wakeTable = (row: RoundRow, clock: TableClock, now: number, facts: StepFacts = {}): RoundRow => {
  if (row.phase !== 'asleep') throw new RangeError(`a table in ${row.phase} is awake`)
  return afterBreak(row, clock, now, facts)
}

/** The dealer of a table with a stream opens the next round: after a break, or at a sleeping table. Throws RangeError elsewhere. */
export const openRound = (row: RoundRow, clock: TableClock, now: number): RoundRow => {
  if (!mayBeOpened(row)) throw new RangeError(`no round begins in ${row.phase}`)
  return newRound(row, clock, now)
}
export const mayBeOpened = ({ phase }: RoundRow): boolean => phase === 'break' || phase === 'asleep'

/** Betting ends at once, before its time. Throws RangeError outside of betting. */
export const endBetting = (row: RoundRow, now: number): RoundRow => {
  if (!acceptsBets(row, now)) throw new RangeError(`betting is not open in ${row.phase}`)
  return { ...row, endsAt: now }
}

/** Dealing takes so much longer from now on: a seat's turn, a card that was drawn. Throws RangeError outside of dealing. */
export const prolongDealing = (row: RoundRow, now: number, ms: number): RoundRow => {
  if (row.phase !== 'dealing') throw new RangeError(`a round in ${row.phase} is not dealt`)
  return { ...row, endsAt: Math.max(row.endsAt ?? now, now + ms) }
}

/** A result typed while dealing; it is shown at once. Throws RangeError outside of dealing and for a second result. */
export const decideRound = (row: RoundRow, now: number): RoundRow => {
  if (row.phase !== 'dealing' || row.decided) throw new RangeError(`a round in ${row.phase} takes no result`)
  return { ...row, decided: true, endsAt: now }
}

/** From betting to the result: once payouts begin, part of them may have arrived. */
export const mayBeVoided = ({ phase }: RoundRow): boolean =>
  phase === 'betting' || phase === 'closing' || phase === 'dealing' || phase === 'result'

/** Staff void the round: every stake comes back in full, whatever the result; the next round follows. Throws RangeError where it is too late. */
export const voidRound = (row: RoundRow, clock: TableClock, now: number): RoundRow => {
  if (!mayBeVoided(row)) throw new RangeError(`a round in ${row.phase} cannot be voided`)
  return { ...row, ...during('payout', now, clock.payoutMs), voided: true }
}

const startOf = ({ endsAt = 0 }: RoundRow, { graceMs }: TableClock, now: number): number =>
  now - endsAt <= graceMs ? endsAt : now

const during = (phase: Phase, startedAt: number, ms: number) => ({ phase, startedAt, endsAt: startedAt + ms })

const afterBreak = (row: RoundRow, clock: TableClock, startedAt: number, { newShoe }: StepFacts): RoundRow =>
  newShoe ? { ...row, ...during('cut', startedAt, clock.cutMs) } : newRound(row, clock, startedAt)

const newRound = ({ round }: RoundRow, clock: TableClock, startedAt: number): RoundRow => ({
  round: round + 1,
  ...during('betting', startedAt, clock.bettingMs),
  decided: false,
  voided: false,
})
