import { totalOf } from '@maru/live-games'
import type { Say } from '../../../frame/texts.ts'
import { cardNames } from '../../cards/card-name.ts'
import type { BlackjackDeal } from '../play/timed-deal.ts'

/** The turn as it is read out: what the hand has, and the dealer's card. The seconds, which would be read each time, are not in it. */
export function turnWords({ turn, seats, dealer }: BlackjackDeal, say: Say): string {
  const cards = seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]?.cards ?? []
  return `${say('blackjackYourTurn')}: ${totalOf(cards).total}, ${cardNames(cards)}. ${say('blackjackDealer')} ${cardNames(dealer)}`
}
