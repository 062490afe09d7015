import {
  type Action,
  type BlackjackRound,
  basicAction,
  blackjackSideBets,
  legalActions,
  pointsOf,
  returnOfHand,
  totalOf,
  turnOf,
} from '@maru/live-games'

export type Pays = { [place: string]: number }

export const raises = [0, 1, 2, 3, 4, 5, 6].flatMap((seat) => [
  `seat-${seat}-split`,
  `seat-${seat}-double-0`,
  `seat-${seat}-double-1`,
])

export const adviceFor = (round: BlackjackRound): Action => {
  const turn = turnOf(round)
  const cards = round.seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]?.cards ?? []
  const legal = legalActions(round).filter((action) => action === 'hit' || action === 'stand')
  return basicAction(legal, totalOf(cards), pointsOf(round.dealer[0] ?? 0))
}

export function paysOf(round: BlackjackRound): Pays {
  const pays: Pays = {}
  for (const { seat, hands } of round.seats) {
    hands.forEach((_, hand) => {
      const back = returnOfHand(round, seat, hand)
      for (const code of [hand === 0 ? `seat-${seat}` : `seat-${seat}-split`, `seat-${seat}-double-${hand}`])
        pays[code] = back
      if (hand === 0) pays[`behind-${seat}`] = back
    })
    const [one, other] = hands
    const outcome = {
      first: one?.cards[0] ?? 0,
      second: (other ? other.cards[0] : one?.cards[1]) ?? 0,
      dealer: round.dealer[0] ?? 0,
    }
    for (const { code, returnedPerHundred } of blackjackSideBets.places)
      pays[`${code}-${seat}`] = returnedPerHundred(outcome)
  }
  return pays
}

export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
