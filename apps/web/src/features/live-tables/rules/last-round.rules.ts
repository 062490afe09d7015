import type { LiveTable } from '@maru/contract'
import { pocketOf, sideOf, type Throw, throwOf } from './past.rules.ts'

/** What lies on the table of a tile: of the last round. */
export type LastRound =
  | { kind: 'cards'; hands: number[][]; won: 'left' | 'right' | null }
  | { kind: 'pocket'; pocket: number }
  | { kind: 'dice'; dice: Throw }
  | { kind: 'none' }

const none: LastRound = { kind: 'none' }

export const lastRoundOf = ({ game, last }: Pick<LiveTable, 'game' | 'last'>): LastRound => {
  if (!last || last.result === 'void') return none
  const { cards, result } = last
  const side = sideOf(result)
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission': {
      const [player, banker] = coupOf(cards)
      return hands([player, banker], side === 'P' ? 'left' : side === 'B' ? 'right' : null)
    }
    case 'dragon-tiger':
      return hands([cards.slice(0, 1), cards.slice(1, 2)], side === 'B' ? 'left' : side === 'P' ? 'right' : null)
    case 'andar-bahar':
      // The joker, and the card that met it.
      return cards.length < 2 ? none : hands([cards.slice(0, 1), cards.slice(-1)], null)
    case 'blackjack': {
      const dealer = dealerOf(cards, result)
      return dealer.length === 0 ? none : hands([dealer], null)
    }
    case 'roulette':
    case 'multiplier-roulette': {
      const pocket = pocketOf(result)
      return pocket === undefined ? none : { kind: 'pocket', pocket }
    }
    case 'sic-bo': {
      const dice = throwOf(result)
      return dice ? { kind: 'dice', dice } : none
    }
    default:
      return none
  }
}

const hands = (all: number[][], won: 'left' | 'right' | null): LastRound =>
  all.some((hand) => hand.length === 0) ? none : { kind: 'cards', hands: all, won }

const pointsOf = (card: number): number => ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1)

/** Cards lie in the order in which they were dealt: player, banker, player, banker, then third cards. Of five the last is the player's unless the player stood. */
const coupOf = (cards: readonly number[]): [number[], number[]] => {
  const at = (...places: number[]) => places.flatMap((place) => cards[place] ?? [])
  const player = at(0, 2)
  const banker = at(1, 3)
  if (cards.length === 6)
    return [
      [...player, ...at(4)],
      [...banker, ...at(5)],
    ]
  const stood = player.reduce((sum, card) => sum + pointsOf(card), 0) % 10 >= 6
  return stood ? [player, [...banker, ...at(4)]] : [[...player, ...at(4)], banker]
}

/** The dealer's first card follows the first one of every seat; which of the later cards are the dealer's only the rules of the game say. */
const dealerOf = (cards: readonly number[], result: string): number[] =>
  cards.slice(result.split(', ').length).slice(0, 1)
