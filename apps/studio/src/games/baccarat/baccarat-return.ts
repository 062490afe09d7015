import { DECKS } from './cards.ts'
import { bankerDraws, playerDraws, winnerOf } from './coup.ts'
import { type BaccaratCode, PLACES, type Place } from './places.ts'

/** Chances of a coup from a full shoe, exact: every sequence of up to six point values, weighted by the cards left. */
export interface CoupChances {
  readonly player: number
  readonly banker: number
  readonly tie: number
  /** Banker wins with a total of six. */
  readonly bankerSix: number
  /** Either side's first two cards have one rank. */
  readonly pair: number
}

export function coupChances(decks: number = DECKS): CoupChances {
  const left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4))
  const chances = { player: 0, banker: 0, tie: 0, bankerSix: 0 }
  let cardsLeft = 52 * decks

  const draw = (weight: number, then: (points: number, weight: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      const cards = left[points] as number
      if (cards === 0) continue
      const chance = (weight * cards) / cardsLeft
      left[points] = cards - 1
      cardsLeft--
      then(points, chance)
      cardsLeft++
      left[points] = cards
    }
  }
  const finish = (player: number, banker: number, weight: number): void => {
    const winner = winnerOf(player, banker)
    chances[winner] += weight
    if (winner === 'banker' && banker === 6) chances.bankerSix += weight
  }
  const bankerThird = (player: number, banker: number, third: number | undefined, weight: number): void => {
    if (!bankerDraws(banker, third)) finish(player, banker, weight)
    else draw(weight, (points, chance) => finish(player, (banker + points) % 10, chance))
  }

  draw(1, (p1, w1) =>
    draw(w1, (b1, w2) =>
      draw(w2, (p2, w3) =>
        draw(w3, (b2, weight) => {
          const player = (p1 + p2) % 10
          const banker = (b1 + b2) % 10
          if (player >= 8 || banker >= 8) finish(player, banker, weight)
          else if (!playerDraws(player)) bankerThird(player, banker, undefined, weight)
          else draw(weight, (third, chance) => bankerThird((player + third) % 10, banker, third, chance))
        }),
      ),
    ),
  )
  return { ...chances, pair: (4 * decks - 1) / (52 * decks - 1) }
}

/** Theoretical return of every place, as a share of the stake; a tie gives player and banker their stake back. */
export function baccaratReturns(code: BaccaratCode, chances: CoupChances = coupChances()): Record<Place, number> {
  const { player, banker, tie, bankerSix, pair } = chances
  const bankerPays = code === 'baccarat' ? 1.95 * banker : 2 * banker - 0.5 * bankerSix
  const returns = { player: 2 * player + tie, banker: bankerPays + tie, tie: 9 * tie, playerPair: 12 * pair }
  return Object.fromEntries(PLACES.map((place) => [place, { ...returns, bankerPair: 12 * pair }[place]])) as Record<
    Place,
    number
  >
}
