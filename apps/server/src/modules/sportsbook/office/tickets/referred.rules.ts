import type { ResultCode } from '@maru/contract'
import { limitsOf } from '../../rules/limit.rules.ts'
import { isPriceTaken, judgeSlip, refusalOfStake, type SlipFacts } from '../../tickets/judge.rules.ts'
import { askedOf } from '../../tickets/slip.rules.ts'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'

export type Verdict = {
  /** What stands against accepting it now. */
  refusal: ResultCode | null
  /** In whole units; null where nothing could be accepted. */
  mostStake: number | null
  mayOffer: boolean
  referAbove: number | null
  mostWin: number
}

/** What a trader has to know of a ticket that waits, by the same checks that decide it. */
export const verdictOf = (stored: StoredTicket, facts: SlipFacts): Verdict => {
  const asked = askedOf(stored)
  const limits = limitsOf(facts.rules, facts)
  const referAbove = limits.referAbove === null ? null : Math.max(0, limits.referAbove - facts.openStake)
  const known = { referAbove, mostWin: limits.mostWin }
  const judged = judgeSlip(asked, facts)
  if (typeof judged === 'string') return { ...known, refusal: judged, mostStake: null, mayOffer: false }
  const seen = asked.selections.map(({ price }) => price)
  const refusal = isPriceTaken(asked.pricePolicy, seen, judged.prices)
    ? (refusalOfStake(judged, asked.stake) ?? null)
    : 'B6020'
  return { ...known, refusal, mostStake: judged.most.stake, mayOffer: judged.delaySeconds === 0 }
}
