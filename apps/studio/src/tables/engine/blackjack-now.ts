import {
  type Action,
  actBlackjack,
  type BlackjackRound,
  blackjackSideBets,
  type Card,
  type Change,
  dealBlackjack,
  legalActions,
  returnOfHand,
  type SideBetOutcome,
  seatsAtTable,
  turnOf,
} from '@maru/live-games'
import type { DealShown } from '../table-shapes.ts'
import type { RoundNow } from './round-now.ts'
import type { SeatNow } from './table-now.ts'

/** A round of blackjack while it is played: the seats and actions say all, the shoe the cards. */
export type BlackjackNow = { seats: readonly number[]; actions: readonly Action[]; round: BlackjackRound }

export const everySeat = Array.from({ length: seatsAtTable }, (_, seat) => seat)

/** Where a stake lies: of a seat's first hand, of its split, of a double of either. */
export const stakePlace = (seat: number, hand: number): string => (hand === 0 ? `seat-${seat}` : `seat-${seat}-split`)
export const doublePlace = (seat: number, hand: number): string => `seat-${seat}-double-${hand}`
const RAISE = /^seat-(\d)-(split|double-(\d))$/
export const isRaisePlace = (place: string): boolean => RAISE.test(place)

/** Seats whose player has accepted chips on the seat. */
export const playingSeats = (round: RoundNow, seats: readonly SeatNow[]): number[] =>
  everySeat.filter((seat) => stakedOn(round, `seat-${seat}`, seats.find((one) => one.seat === seat)?.player) > 0)

/** Accepted chips of a player on a place. */
export const stakedOn = (round: RoundNow, place: string, player: string | undefined): number =>
  (round.changesOf.get(player ?? '') ?? []).reduce(
    (sum, { state, chips }) => sum + (state === 'accepted' ? (chips[place] ?? 0) : 0),
    0,
  )

export const playedTo = (
  shoe: readonly Card[],
  at: number,
  seats: readonly number[],
  actions: readonly Action[],
): BlackjackNow => ({
  seats,
  actions,
  round: actions.reduce((round, action) => actBlackjack(round, action, shoe), dealBlackjack(seats, shoe, at)),
})

export const blackjackShown = ({ actions, round }: BlackjackNow, endsAt: number | undefined): DealShown => {
  const turn = turnOf(round)
  return {
    kind: 'blackjack',
    seats: round.seats,
    dealer: round.dealer,
    step: actions.length,
    turn: turn ? { ...turn, legal: legalActions(round), endsAt: endsAt ?? 0 } : null,
  }
}

/** Where a double or split of the hand whose turn it is stakes, and whose stake it repeats. */
export const raiseOf = ({ round }: BlackjackNow, action: 'double' | 'split') => {
  const turn = turnOf(round)
  if (!turn) return undefined
  const { seat, hand } = turn
  return { place: action === 'split' ? stakePlace(seat, 1) : doublePlace(seat, hand), like: `seat-${seat}` }
}

/** A raise and the action that it pays for. */
export type Raise = { change: Change; action: 'double' | 'split' }

/** The raise that the turn waits for, or that was accepted and is not carried out yet. */
export const openRaise = (now: RoundNow): Raise | undefined => {
  const turn = now.blackjack && turnOf(now.blackjack.round)
  if (!turn) return undefined
  for (const change of now.state.changes.values()) {
    if (!change.isRaise || (change.state !== 'asked' && change.state !== 'accepted')) continue
    const [, seat, kind = '', hand] = RAISE.exec(Object.keys(change.chips)[0] ?? '') ?? []
    if (Number(seat) !== turn.seat) continue
    const hands = now.blackjack?.round.seats.find((one) => one.seat === turn.seat)?.hands ?? []
    if (kind === 'split' && hands.length === 1) return { change, action: 'split' }
    if (kind !== 'split' && Number(hand) === turn.hand && !hands[turn.hand]?.doubled)
      return { change, action: 'double' }
  }
  return undefined
}

/**
 * What 100 staked on each place bring back. A bet behind plays the first hand with its first stake. What was staked on a seat that did not play comes
 * back.
 */
export const blackjackPays = ({ seats, round }: BlackjackNow): { [place: string]: number } => {
  const pays: { [place: string]: number } = {}
  for (const seat of everySeat) {
    if (!seats.includes(seat)) {
      for (const kind of ['behind', ...blackjackSideBets.places.map(({ code }) => code)]) pays[`${kind}-${seat}`] = 100
      continue
    }
    const hands = round.seats.find((one) => one.seat === seat)?.hands ?? []
    hands.forEach((_, hand) => {
      const returned = returnOfHand(round, seat, hand)
      pays[stakePlace(seat, hand)] = returned
      pays[doublePlace(seat, hand)] = returned
      if (hand === 0) pays[`behind-${seat}`] = returned
    })
    const outcome = firstCards(round, seat)
    for (const { code, returnedPerHundred } of blackjackSideBets.places)
      pays[`${code}-${seat}`] = returnedPerHundred(outcome)
  }
  return Object.fromEntries(Object.entries(pays).filter(([, returned]) => returned > 0))
}

const firstCards = ({ seats, dealer }: BlackjackRound, seat: number): SideBetOutcome => {
  const hands = seats.find((one) => one.seat === seat)?.hands ?? []
  const [one, other] = hands
  return {
    first: one?.cards[0] as Card,
    second: (other ? other.cards[0] : one?.cards[1]) as Card,
    dealer: dealer[0] as Card,
  }
}
