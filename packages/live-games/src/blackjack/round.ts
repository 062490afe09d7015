import type { Card } from '../cards.ts'
import { dealerStands, isBlackjack, isBust, pointsOf, totalOf } from './hand.ts'

export const seatsAtTable = 7
export type Action = 'hit' | 'stand' | 'double' | 'split'
export type Hand = { cards: readonly Card[]; doubled: boolean; ended: boolean }
/** `seat`: 0 to 6, from the dealer's left. Two hands after a split. */
export type SeatHands = { seat: number; hands: readonly Hand[] }
export type BlackjackRound = {
  seats: readonly SeatHands[]
  /** One card until every seat has played: the dealer takes no hole card. */
  dealer: readonly Card[]
  /** How many cards of the shoe are out. */
  dealt: number
  /** Dealer and all hands have ended. */
  ended: boolean
}

/** Deals a card to every seat, one to the dealer, and a second to every seat. Throws RangeError for seats that no table has. */
export const dealBlackjack = (seats: readonly number[], shoe: readonly Card[], dealt = 0): BlackjackRound => {
  const known = seats.every((seat, at) => Number.isInteger(seat) && seat >= 0 && seat > (seats[at - 1] ?? -1))
  if (!known || seats.length === 0 || (seats.at(-1) ?? 0) >= seatsAtTable) throw new RangeError(`seats ${seats}`)
  const count = seats.length
  const hands = seats.map((seat, at) => {
    const cards = [cardAt(shoe, dealt + at), cardAt(shoe, dealt + count + 1 + at)]
    return { seat, hands: [handOf(cards)] }
  })
  const round = { seats: hands, dealer: [cardAt(shoe, dealt + count)], dealt: dealt + 2 * count + 1, ended: false }
  return playDealer(round, shoe)
}

/** The seat and hand whose turn it is; undefined once all have ended. */
export const turnOf = ({ seats }: BlackjackRound): { seat: number; hand: number } | undefined => {
  for (const { seat, hands } of seats) {
    const hand = hands.findIndex(({ ended }) => !ended)
    if (hand >= 0) return { seat, hand }
  }
  return undefined
}

/**
 * What the hand whose turn it is may do. Any two cards may be doubled, after a split too; two cards of equal points may be split once; split aces get one
 * card each. A seat that does not decide in time stands.
 */
export const legalActions = (round: BlackjackRound): Action[] => {
  const turn = turnOf(round)
  const hands = handsOf(round, turn?.seat)
  const hand = hands[turn?.hand ?? 0]
  if (!turn || !hand) return []
  if (hand.cards.length > 2) return ['hit', 'stand']
  const [one, two] = hand.cards.map(pointsOf)
  return hands.length === 1 && one === two ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

/** The round after the action of the hand whose turn it is; the dealer plays after the last one. Throws RangeError for what is not legal. */
export const actBlackjack = (round: BlackjackRound, action: Action, shoe: readonly Card[]): BlackjackRound => {
  const turn = turnOf(round)
  if (!turn || !legalActions(round).includes(action)) throw new RangeError(`${action} is not legal now`)
  const hands = handsOf(round, turn.seat)
  const hand = hands[turn.hand] as Hand
  const drawn = shoe.slice(round.dealt, round.dealt + cardsOf[action])
  if (drawn.length < cardsOf[action]) throw new RangeError('the shoe is empty')
  const played = handsAfter(action, hand, drawn)
  const seats = round.seats.map((one) =>
    one.seat === turn.seat ? { ...one, hands: hands.toSpliced(turn.hand, 1, ...played) } : one,
  )
  return playDealer({ ...round, seats, dealt: round.dealt + cardsOf[action] }, shoe)
}

/**
 * What 100 of a seat's first stake become: how much was staked in the end and how much comes back, in hundredths of it. A blackjack pays 3:2; a dealer's
 * blackjack takes doubled and split stakes too. A bet behind that does not follow doubles and splits plays the first hand with its first stake.
 */
export const settleBlackjack = (
  round: BlackjackRound,
  seat: number,
  follows = true,
): { stakedPerHundred: number; returnedPerHundred: number } => {
  if (!round.ended) throw new RangeError('the round has not ended')
  const hands = handsOf(round, seat)
  if (hands.length === 0) throw new RangeError(`nobody plays seat ${seat}`)
  const settled = { stakedPerHundred: 0, returnedPerHundred: 0 }
  for (const hand of follows ? hands : hands.slice(0, 1)) {
    const stake = follows && hand.doubled ? 200 : 100
    settled.stakedPerHundred += stake
    settled.returnedPerHundred += (stake * returnedOf(hand, hands.length === 1, round.dealer)) / 100
  }
  return settled
}

/** What 100 staked on one hand of a seat bring back; its double brings back as much for each 100. Throws RangeError for a hand that nobody plays. */
export const returnOfHand = (round: BlackjackRound, seat: number, hand: number): number => {
  if (!round.ended) throw new RangeError('the round has not ended')
  const hands = handsOf(round, seat)
  const own = hands[hand]
  if (!own) throw new RangeError(`nobody plays hand ${hand} of seat ${seat}`)
  return returnedOf(own, hands.length === 1, round.dealer)
}

/** Per hundred of the hand's own stake. */
const returnedOf = ({ cards }: Hand, unsplit: boolean, dealer: readonly Card[]): number => {
  const isNatural = unsplit && isBlackjack(cards)
  if (isNatural || isBlackjack(dealer)) return isNatural ? (isBlackjack(dealer) ? 100 : 250) : 0
  if (isBust(cards)) return 0
  const lead = totalOf(cards).total - totalOf(dealer).total
  if (isBust(dealer) || lead > 0) return 200
  return lead === 0 ? 100 : 0
}

const cardsOf: { readonly [A in Action]: number } = { hit: 1, stand: 0, double: 1, split: 2 }

const handsAfter = (action: Action, hand: Hand, drawn: readonly Card[]): Hand[] => {
  if (action === 'stand') return [{ ...hand, ended: true }]
  if (action === 'hit') return [handOf([...hand.cards, ...drawn])]
  if (action === 'double') return [{ cards: [...hand.cards, ...drawn], doubled: true, ended: true }]
  const isAces = pointsOf(hand.cards[0] as Card) === 1
  return hand.cards.map((card, at) => {
    const split = handOf([card, drawn[at] as Card])
    return isAces ? { ...split, ended: true } : split
  })
}

/** A hand of 21 or more ends by itself. */
const handOf = (cards: readonly Card[]): Hand => ({ cards, doubled: false, ended: totalOf(cards).total >= 21 })

/** Once all hands have ended the dealer draws to 17, unless every hand is bust. */
const playDealer = (round: BlackjackRound, shoe: readonly Card[]): BlackjackRound => {
  if (turnOf(round)) return round
  const hasToDraw = round.seats.some(({ hands }) => hands.some(({ cards }) => !isBust(cards)))
  const dealer = [...round.dealer]
  let { dealt } = round
  while (hasToDraw && !dealerStands(totalOf(dealer))) dealer.push(cardAt(shoe, dealt++))
  return { ...round, dealer, dealt, ended: true }
}

const handsOf = ({ seats }: BlackjackRound, seat: number | undefined): readonly Hand[] =>
  seats.find((one) => one.seat === seat)?.hands ?? []

const cardAt = (shoe: readonly Card[], at: number): Card => {
  const card = shoe[at]
  if (card === undefined) throw new RangeError('the shoe is empty')
  return card
}
