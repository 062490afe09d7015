import type { Fraction } from '@maru/draws'
import { andarBahar } from '../andar-bahar/andar-bahar.ts'
import { baccaratGames } from '../baccarat/places.ts'
import { pointsOf, totalOf } from '../blackjack/hand.ts'
import { returnOfBetBehind, returnOfEightDecks } from '../blackjack/return.ts'
import { type Action, type BlackjackRound, seatsAtTable, settleBlackjack } from '../blackjack/round.ts'
import { blackjackSideBets, type SideBetOutcome } from '../blackjack/side-bets.ts'
import { basicAction } from '../blackjack/strategy.ts'
import type { Card } from '../cards.ts'
import { dragonTiger } from '../dragon-tiger/dragon-tiger.ts'
import type { LiveGame } from '../games.ts'
import { type CountedGame, type Distribution, distributionOf, returnOfDistribution } from '../place.ts'
import type { LinkGame } from '../record/link-rounds.ts'
import type { TableRecord } from '../record/record.ts'
import { decideBlackjack, playBaccarat, playDragonTiger, type ShoeGame } from '../record/shoe-rounds.ts'
import { europeanRoulette } from '../roulette/european.ts'
import { multiplierRoulette } from '../roulette/multiplier.ts'
import { sicBo } from '../sic-bo/sic-bo.ts'
import { type PlayNext, type Simulated, simulatedLinks, simulatedShoes } from './tables.ts'

/** A place at which a simulation looks. */
export type WatchedPlace<Outcome> = {
  code: string
  /** Exact return of one staked, and the variance of what one brings back; undefined where it is not counted. */
  exact: number
  variance: number | undefined
  /** What 100 staked bring back in a round, less what was staked beyond them. */
  backPerHundred(outcome: Outcome): number
}
export type SimulatedGame<Outcome> = {
  game: LiveGame
  places: readonly WatchedPlace<Outcome>[]
  /** `start`, 32 bytes, decides everything. At most as many rounds as a chain has links. */
  tables(rounds: number, start: Uint8Array): Iterable<Simulated<Outcome, TableRecord>>
}

/** As many rounds as eight decks always last: 6 cards a coup, 2 a round of dragon tiger. */
const roundsPerShoe = { baccarat: 69, 'dragon-tiger': 208 }
/** Of seven seats with about 22 cards a round. The cards of one round cannot come to the end of the shoe here but by a chance that never was seen. */
const blackjackRoundsPerShoe = 8

const watched = <Outcome>({ places, outcomes }: CountedGame<Outcome>): WatchedPlace<Outcome>[] => {
  const momentsOfKind = new Map<string, { exact: number; variance: number }>()
  return places.map((place) => {
    const moments = momentsOfKind.get(place.kind) ?? momentsOf(distributionOf(place, outcomes()))
    momentsOfKind.set(place.kind, moments)
    return { code: place.code, ...moments, backPerHundred: (outcome) => place.returnedPerHundred(outcome) }
  })
}

const momentsOf = (distribution: Distribution) => {
  const exact = shareOf(returnOfDistribution(distribution))
  const variance = distribution.reduce(
    (sum, { returnedPerHundred, chance }) => sum + (returnedPerHundred / 100 - exact) ** 2 * shareOf(chance),
    0,
  )
  return { exact, variance }
}
const shareOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

const fromShoes = <Outcome>(
  game: ShoeGame,
  perShoe: number,
  places: readonly WatchedPlace<Outcome>[],
  playNext: PlayNext<Outcome>,
): SimulatedGame<Outcome> => ({
  game,
  places,
  tables: (rounds, start) => simulatedShoes(game, rounds, perShoe, start, playNext),
})

const fromLinks = <Outcome>(game: LinkGame, counted: CountedGame<Outcome>): SimulatedGame<Outcome> => ({
  game,
  places: watched(counted),
  tables: (rounds, start) => simulatedLinks<Outcome>(game, rounds, start),
})

const nextCoup = (shoe: readonly Card[], at: number) => {
  const { cards, outcome, result } = playBaccarat(shoe, at)
  return { outcome, round: { cards, result } }
}
const nextDuel = (shoe: readonly Card[], at: number) => {
  const { cards, outcome, result } = playDragonTiger(shoe, at)
  return { outcome, round: { cards, result } }
}

/** All seats play basic strategy. */
const everySeat = Array.from({ length: seatsAtTable }, (_, seat) => seat)
type SeatsOutcome = { played: BlackjackRound; first: SideBetOutcome[] }
const nextBlackjack = (shoe: readonly Card[], at: number) => {
  const { cards, outcome, result, actions } = decideBlackjack(shoe, at, everySeat, decideByStrategy)
  const cardAt = (after: number) => shoe[at + after] as Card
  const first = everySeat.map((seat) => ({
    first: cardAt(seat),
    second: cardAt(seatsAtTable + 1 + seat),
    dealer: cardAt(seatsAtTable),
  }))
  return { outcome: { played: outcome, first }, round: { cards, result, seats: everySeat, actions } }
}

const decideByStrategy = (round: BlackjackRound, legal: readonly Action[]): Action => {
  const cards = round.seats.flatMap(({ hands }) => hands).find(({ ended }) => !ended)?.cards ?? []
  const pair = legal.includes('split') ? pointsOf(cards[0] as Card) : 0
  return basicAction(legal, totalOf(cards), pointsOf(round.dealer[0] as Card), pair)
}

const blackjackPlaces = (): WatchedPlace<SeatsOutcome>[] => {
  const sideBets = watched(blackjackSideBets)
  return everySeat.flatMap((seat) => {
    const main = (code: string, exact: number, follows: boolean): WatchedPlace<SeatsOutcome> => ({
      code: `${code}-${seat}`,
      exact,
      variance: undefined,
      backPerHundred: ({ played }) => {
        const { stakedPerHundred, returnedPerHundred } = settleBlackjack(played, seat, follows)
        return 100 + returnedPerHundred - stakedPerHundred
      },
    })
    return [
      main('seat', returnOfEightDecks, true),
      main('behind-that-stays', returnOfBetBehind, false),
      ...sideBets.map((place) => ({
        ...place,
        code: `${place.code}-${seat}`,
        backPerHundred: ({ first }: SeatsOutcome) => place.backPerHundred(first[seat] as SideBetOutcome),
      })),
    ]
  })
}

/** The games of live tables as they are simulated: every place of every seat. */
export const simulatedGame = (game: LiveGame): SimulatedGame<unknown> => makers[game]() as SimulatedGame<unknown>

const makers: { readonly [Game in LiveGame]: () => unknown } = {
  baccarat: () => fromShoes('baccarat', roundsPerShoe.baccarat, watched(baccaratGames.baccarat), nextCoup),
  'baccarat-no-commission': () =>
    fromShoes(
      'baccarat-no-commission',
      roundsPerShoe.baccarat,
      watched(baccaratGames['baccarat-no-commission']),
      nextCoup,
    ),
  'dragon-tiger': () => fromShoes('dragon-tiger', roundsPerShoe['dragon-tiger'], watched(dragonTiger), nextDuel),
  blackjack: () => fromShoes('blackjack', blackjackRoundsPerShoe, blackjackPlaces(), nextBlackjack),
  roulette: () => fromLinks('roulette', europeanRoulette),
  'multiplier-roulette': () => fromLinks('multiplier-roulette', multiplierRoulette),
  'sic-bo': () => fromLinks('sic-bo', sicBo),
  'andar-bahar': () => fromLinks('andar-bahar', andarBahar),
}
