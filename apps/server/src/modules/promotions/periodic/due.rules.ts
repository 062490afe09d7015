import type { BonusPeriod, BonusTerms } from '@maru/contract'
import { bonusOfDeposit } from '@maru/contract'
import { daysFrom, seoulDay, seoulMidnight, wallClock } from '../../../platform/seoul-time.ts'

/** Whole days in Seoul, the last one included. */
export type Days = { from: string; until: string }

const MONDAY = 1

/** The last period that is over; a week is over on Monday. */
export const periodBefore = (every: BonusPeriod, now: Date): Days => {
  const today = seoulDay(now)
  const before = (days: number): string => seoulDay(daysFrom(today, -days))
  if (every === 'day') return { from: before(1), until: before(1) }
  const sinceMonday = (wallClock(seoulMidnight(today)).dow + 7 - MONDAY) % 7
  return { from: before(sinceMonday + 7), until: before(sinceMonday + 1) }
}

const DEPOSIT = 'cash:'
/** Of a bonus that a deposit brought while another ran. */
export const periodOfDeposit = (requestId: number): string => `${DEPOSIT}${requestId}`
/** As `LIKE` takes it. */
export const anyDeposit = `${DEPOSIT}%`

/** What a member did in a period with cash of its own. Bonus money counts nothing, and what bonuses brought is no loss. */
export type Played = { staked: number; paid: number; bonusStaked: number; bonusPaid: number; converted: number }

/** What the rate is of: the turnover, or what was lost altogether. */
export const baseOf = (trigger: 'cashback' | 'rakeback', played: Played): number => {
  const { staked, paid, bonusStaked, bonusPaid, converted } = played
  const turnover = Math.max(0, staked - bonusStaked)
  return trigger === 'rakeback' ? turnover : Math.max(0, turnover - (paid - bonusPaid) - converted)
}

/** 0: nothing is due. */
export const dueAmount = (terms: BonusTerms, played: Played): number => {
  const { trigger, minimumDeposit } = terms
  if (trigger !== 'cashback' && trigger !== 'rakeback') return 0
  const base = baseOf(trigger, played)
  return base < minimumDeposit ? 0 : bonusOfDeposit(terms, base)
}
