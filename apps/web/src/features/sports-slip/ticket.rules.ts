import type { SportScoreOut } from '@maru/contract'
import { type PeriodScore, readSpecifiers, settleMarket } from '@maru/sports'
import type { SportTicket, TicketLeg } from './calls/tickets.ts'

/** Of the wire: when a ticket was placed. */
export type Period = { startDate?: string; endDate?: string }

/** How a ticket ended, or where it is. `part`: less came back than what was left of its stake. */
export type TicketOutcome = SportTicket['state'] | 'won' | 'part' | 'lost'
export const outcomeOf = (ticket: Pick<SportTicket, 'state' | 'payout' | 'stake' | 'cashedStake'>): TicketOutcome => {
  const { state, payout } = ticket
  if (state !== 'settled') return state
  if (payout === 0) return 'lost'
  return payout < stakeLeft(ticket) ? 'part' : 'won'
}

/** How a leg looks: what became of it, and while it is played, what would if that were the end. */
export type LegLook = TicketLeg['state'] | 'leading' | 'trailing'

const isPlayed = { live: true, paused: true, ended: true } as Record<string, true | undefined>

export const lookOf = (
  leg: Pick<TicketLeg, 'state' | 'eventState' | 'sport' | 'score' | 'market' | 'outcome'>,
): LegLook => {
  // A fight has no points: what would be its end is not known.
  if (leg.state !== 'open' || !isPlayed[leg.eventState] || !leg.score || leg.sport === 'combat') return leg.state
  const won = wouldWin(leg, leg.score)
  return won === undefined ? 'open' : won ? 'leading' : 'trailing'
}

/** Undefined where a score says nothing of it. */
const wouldWin = (
  { market, outcome }: Pick<TicketLeg, 'market' | 'outcome'>,
  score: SportScoreOut,
): boolean | undefined => {
  const [type, specifiers = ''] = market.split('/')
  try {
    const results = settleMarket(
      { type: Number(type), specifiers: readSpecifiers(specifiers) },
      {
        home: score.home,
        away: score.away,
        periods: score.periods as PeriodScore[],
        ended: true,
        winner: score.home === score.away ? null : score.home > score.away ? 'home' : 'away',
      },
    )
    const result = results?.get(outcome)
    return result && (result.result === 1 || result.voidHalves === 2)
  } catch {
    return undefined
  }
}

type Sums = {
  stake: number
  cashedStake: number
  cashOut: { value: number; step: number | null; most: number | null } | null
}

/** What is left in a ticket after cash-outs, in ledger units. */
export const stakeLeft = ({ stake, cashedStake }: Pick<Sums, 'stake' | 'cashedStake'>): number => stake - cashedStake

/** So many places has the slider at most: parts of a tenth each. */
const MOST_PLACES = 10

/** Parts that can be cashed out, the least first and the whole last. Of many those nearest to tenths. */
export const partsOf = (ticket: Sums): Parts | undefined => {
  const { cashOut } = ticket
  if (!cashOut) return undefined
  const whole = stakeLeft(ticket)
  const step = cashOut.step ?? whole
  const count = cashOut.most === null || step <= 0 ? 0 : Math.floor(Math.min(cashOut.most, whole - 1) / step)
  return { whole, step, count: Math.min(count, MOST_PLACES - 1), isTenths: count > MOST_PLACES - 1 }
}
export type Parts = { whole: number; step: number; count: number; isTenths: boolean }

/** The stake of a part by its place; the one after the last is the whole. */
export const partAt = ({ whole, step, count, isTenths }: Parts, place: number): number => {
  if (place >= count) return whole
  return isTenths ? Math.floor((whole * (place + 1)) / MOST_PLACES / step) * step : (place + 1) * step
}

/** What a part of what is left is worth, floored: so it never says more than is paid. */
export const shareOf = (sum: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(sum) * BigInt(part)) / BigInt(whole))
