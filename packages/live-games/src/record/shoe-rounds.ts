import { baccaratTotal, dealCoup } from '../baccarat/coup.ts'
import { type CoupFacts, factsOfCoup } from '../baccarat/facts.ts'
import {
  type Action,
  actBlackjack,
  type BlackjackRound,
  dealBlackjack,
  legalActions,
  settleBlackjack,
  turnOf,
} from '../blackjack/round.ts'
import { type Card, numberOf } from '../cards.ts'
import type { DragonTigerOutcome } from '../dragon-tiger/dragon-tiger.ts'

/** Games whose rounds follow each other in one shoe of eight decks. */
export const shoeGames = ['baccarat', 'baccarat-no-commission', 'dragon-tiger', 'blackjack'] as const
export type ShoeGame = (typeof shoeGames)[number]

/** A round by the rules: its cards in the order in which they were dealt, what places look at, and the result as a record says it. */
export type PlayedRound<Outcome> = { cards: readonly Card[]; outcome: Outcome; result: string }

/** What players of blackjack decided: the seats that played, and their actions in the order of the turns. */
export type Choices = { seats: readonly number[]; actions: readonly Action[] }

/** Both tables with and without commission. The result is the winner and the totals of player and banker, as `banker 3:7`. Throws RangeError at the end of the shoe. */
export const playBaccarat = (shoe: readonly Card[], at: number): PlayedRound<CoupFacts> => {
  let next = at
  const coup = dealCoup(() => cardAt(shoe, next++))
  return {
    cards: shoe.slice(at, next),
    outcome: factsOfCoup(coup),
    result: `${coup.winner} ${baccaratTotal(coup.player)}:${baccaratTotal(coup.banker)}`,
  }
}

/** `dragon`, `tiger` or `tie`. Throws RangeError at the end of the shoe. */
export const playDragonTiger = (shoe: readonly Card[], at: number): PlayedRound<DragonTigerOutcome> => {
  const outcome = { dragon: cardAt(shoe, at), tiger: cardAt(shoe, at + 1) }
  const lead = numberOf(outcome.dragon) - numberOf(outcome.tiger)
  return {
    cards: [outcome.dragon, outcome.tiger],
    outcome,
    result: lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger',
  }
}

/**
 * The result is what each seat staked in the end and what came back, per hundred of its first stake, as `0 100/250, 3 200/0`. Throws RangeError for seats or
 * actions that the rules do not allow, for one missing, and at the end of the shoe.
 */
export const playBlackjack = (
  shoe: readonly Card[],
  at: number,
  { seats, actions }: Choices,
): PlayedRound<BlackjackRound> =>
  playedBlackjack(
    shoe,
    at,
    actions.reduce((round, action) => actBlackjack(round, action, shoe), dealBlackjack(seats, shoe, at)),
  )

/** A round of blackjack in which `decide` is asked at every turn; what was decided comes with it. */
export const decideBlackjack = (
  shoe: readonly Card[],
  at: number,
  seats: readonly number[],
  decide: (round: BlackjackRound, legal: readonly Action[]) => Action,
): PlayedRound<BlackjackRound> & { actions: Action[] } => {
  const actions: Action[] = []
  let round = dealBlackjack(seats, shoe, at)
  while (turnOf(round)) {
    const action = decide(round, legalActions(round))
    actions.push(action)
    round = actBlackjack(round, action, shoe)
  }
  return { ...playedBlackjack(shoe, at, round), actions }
}

const playedBlackjack = (shoe: readonly Card[], at: number, round: BlackjackRound): PlayedRound<BlackjackRound> => ({
  cards: shoe.slice(at, round.dealt),
  outcome: round,
  result: blackjackResult(round),
})

/** Of a round that has ended, as `playBlackjack` says it. Throws RangeError before. */
export const blackjackResult = (round: BlackjackRound): string =>
  round.seats
    .map(({ seat }) => {
      const { stakedPerHundred, returnedPerHundred } = settleBlackjack(round, seat)
      return `${seat} ${stakedPerHundred}/${returnedPerHundred}`
    })
    .join(', ')

/** The round of a game that begins at a card of the shoe. Choices are for blackjack alone. */
export const playFromShoe = (
  game: ShoeGame,
  shoe: readonly Card[],
  at: number,
  choices: Choices,
): PlayedRound<unknown> => {
  if (game === 'dragon-tiger') return playDragonTiger(shoe, at)
  return game === 'blackjack' ? playBlackjack(shoe, at, choices) : playBaccarat(shoe, at)
}

const cardAt = (shoe: readonly Card[], at: number): Card => {
  const card = shoe[at]
  if (card === undefined) throw new RangeError('the shoe is empty')
  return card
}
