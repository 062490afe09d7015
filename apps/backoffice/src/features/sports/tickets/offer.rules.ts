import type { ReferredTicket } from '@maru/contract'
import { readAmount } from '../../minigames/amount.rules.ts'
import { readPrice } from '../../minigames/price.rules.ts'

export type OfferDraft = { stake: string; prices: string[] }
export type OfferProblem = 'stake' | 'lines' | 'above' | 'price' | 'same'
type Asked = Pick<ReferredTicket, 'stake' | 'lines' | 'mostStake' | 'legs'> & {
  why: Pick<ReferredTicket['why'], 'referAbove'>
}

/** What would be accepted without a trader, or as much as can be; a whole sum for each line. 0: there is nothing to suggest. */
export const lowerStakeOf = ({ stake, lines, mostStake, why }: Asked): number => {
  const most = Math.min(stake - 1, mostStake ?? 0, why.referAbove || (mostStake ?? 0))
  return Math.max(0, Math.floor(most / lines) * lines)
}

export type Offered = { stake: number; prices: number[] }

/** What is typed as it is sent, or what is wrong with it. */
export const readOffer = (
  { stake, prices }: OfferDraft,
  asked: Asked,
): { offer: Offered } | { problem: OfferProblem } => {
  const units = readAmount(stake)
  if (!Number.isSafeInteger(units) || units < 1) return { problem: 'stake' }
  if (units > asked.stake) return { problem: 'above' }
  if (units % asked.lines !== 0) return { problem: 'lines' }
  const read = prices.map(readPrice)
  const known = read.filter((price) => price !== undefined)
  if (known.length < read.length || known.some((price) => price < 1_010 || price > 1_000_000))
    return { problem: 'price' }
  const isSame = units === asked.stake && known.every((price, i) => price === asked.legs[i]?.price)
  return isSame ? { problem: 'same' } : { offer: { stake: units, prices: known } }
}
