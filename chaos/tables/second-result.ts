import type { Kind } from './tables-in-play.ts'

/** What 100 on each place that chaos bets on bring back, by the printed rules of the games. Undefined for blackjack, whose seats play. */
export const paysOf = (kind: Kind, cards: readonly number[], result: string): Record<string, number> | undefined => {
  if (kind === 'blackjack') return undefined
  if (kind === 'roulette') return ofPocket(Number(result))
  return kind === 'sic-bo' ? ofDice(result.split(' ').map(Number)) : ofCards(cards)
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const ofPocket = (pocket: number): Record<string, number> => ({
  ...(RED.has(pocket) ? { red: 200 } : {}),
  ...(pocket >= 13 && pocket <= 24 ? { 'dozen-2': 300 } : {}),
  ...(pocket === 7 ? { 'straight-7': 3_600 } : {}),
})

const ofDice = (dice: readonly number[]): Record<string, number> => {
  const sum = dice.reduce((total, die) => total + die, 0)
  const isTriple = new Set(dice).size === 1
  const threes = dice.filter((die) => die === 3).length
  return {
    ...(!isTriple && sum >= 4 && sum <= 10 ? { small: 200 } : {}),
    ...(!isTriple && sum >= 11 && sum <= 17 ? { big: 200 } : {}),
    ...(threes > 0 ? { 'single-3': (threes + 1) * 100 } : {}),
  }
}

const worth = (card: number): number => Math.min((card % 13) + 1, 10) % 10
const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + worth(card), 0) % 10

/** Player, banker, player, banker, then the player's third card if there is one, and the banker's. */
const ofCards = (cards: readonly number[]): Record<string, number> => {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, ...thirds] = cards
  const first = { player: totalOf([p1, p2]), banker: totalOf([b1, b2]) }
  const isNatural = Math.max(first.player, first.banker) >= 8
  const draws = !isNatural && first.player <= 5
  const players = draws ? [p1, p2, ...thirds.slice(0, 1)] : [p1, p2]
  const bankers = [b1, b2, ...thirds.slice(draws ? 1 : 0)]
  const [player, banker] = [totalOf(players), totalOf(bankers)]
  if (player === banker) return { player: 100, banker: 100, tie: 900 }
  return player > banker ? { player: 200 } : { banker: 195 }
}
