import { type Card, numberOf } from '../cards.ts'

export type Side = 'player' | 'banker'
export type Winner = Side | 'tie'

export interface Coup extends CoupOutcome {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/** One finished coup, as the roads remember it. */
export interface CoupOutcome {
  readonly winner: Winner
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** Ace 1, two to nine their number, ten and pictures 0. */
export function baccaratPoints(card: Card): number {
  const number = numberOf(card)
  return number >= 10 ? 0 : number
}

/** Last digit of the sum. */
export function baccaratTotal(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10
}

/** Deals one coup from the cards given, in their order: player, banker, player, banker, then the third cards by the rules. */
export function dealCoup(draw: () => Card): Coup {
  const first = draw()
  const second = draw()
  const player = [first, draw()]
  const banker = [second, draw()]
  if (!isNatural(player) && !isNatural(banker)) {
    if (playerDraws(baccaratTotal(player))) player.push(draw())
    const third = player[2]
    if (bankerDraws(baccaratTotal(banker), third === undefined ? undefined : baccaratPoints(third))) banker.push(draw())
  }
  return { player, banker, winner: winnerOf(baccaratTotal(player), baccaratTotal(banker)), ...pairsOf(player, banker) }
}

/** Eight or nine with two cards: nobody draws. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && baccaratTotal(cards) >= 8
}

export function playerDraws(total: number): boolean {
  return total <= 5
}

/** The banker's rule, by its own two-card total and the points of the player's third card, if there was one. */
export function bankerDraws(total: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return total <= 5
  if (total <= 2) return true
  if (total === 3) return playerThird !== 8
  if (total === 4) return playerThird >= 2 && playerThird <= 7
  if (total === 5) return playerThird >= 4 && playerThird <= 7
  if (total === 6) return playerThird === 6 || playerThird === 7
  return false
}

export function winnerOf(player: number, banker: number): Winner {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

function pairsOf(player: readonly Card[], banker: readonly Card[]): { playerPair: boolean; bankerPair: boolean } {
  const pair = ([one, two]: readonly Card[]) => numberOf(one as Card) === numberOf(two as Card)
  return { playerPair: pair(player), bankerPair: pair(banker) }
}
