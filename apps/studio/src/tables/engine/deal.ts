import {
  type CountedGame,
  type Dice,
  dealAndarBahar,
  type LinkGame,
  type LiveGame,
  type MultiplierOutcome,
  type PlayedRound,
  playBaccarat,
  playDragonTiger,
  playOfLink,
} from '@maru/live-games'
import type { DealtSeen } from '../engine-shapes.ts'
import { counted } from '../table-places.ts'
import type { DealShown } from '../table-shapes.ts'
import type { Dealt } from './round-now.ts'

/** Games whose round is decided as soon as betting has closed; blackjack waits for its seats. */
type DecidedGame = Exclude<LiveGame, 'blackjack'>

/** Throws RangeError at the end of the shoe. */
export const dealFromShoe = (game: Exclude<DecidedGame, LinkGame>, shoe: readonly number[], at: number): Dealt =>
  dealtOf(game, game === 'dragon-tiger' ? playDragonTiger(shoe, at) : playBaccarat(shoe, at))

export const dealFromLink = (game: LinkGame, link: Uint8Array, salt: Uint8Array): Dealt =>
  dealtOf(game, playOfLink[game](link, salt))

/** What the dealer of a real table saw; undefined where the rules do not allow it. */
export const dealFromSight = (game: LiveGame, seen: DealtSeen): Dealt | undefined => {
  try {
    return game === 'blackjack' ? undefined : dealtFrom(game, seen)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const dealtFrom = (game: DecidedGame, seen: DealtSeen): Dealt | undefined => {
  if ('pocket' in seen && (game === 'roulette' || game === 'multiplier-roulette')) {
    const { pocket, lucky = [] } = seen
    if (game === 'roulette') return dealtOf(game, { cards: [], outcome: pocket, result: String(pocket) })
    const result = [pocket, ...lucky.map(({ number, multiplier }) => `${number}x${multiplier}`)].join(', ')
    return dealtOf(game, { cards: [], outcome: { pocket, lucky }, result })
  }
  if ('dice' in seen && game === 'sic-bo')
    return dealtOf(game, { cards: [], outcome: seen.dice, result: seen.dice.join(' ') })
  if (!('cards' in seen)) return undefined
  const { cards } = seen
  if (game === 'andar-bahar') {
    const outcome = dealAndarBahar(cards)
    if (cards.length !== 1 + outcome.cards) return undefined
    return dealtOf(game, { cards, outcome, result: `${outcome.cards % 2 === 1 ? 'andar' : 'bahar'} ${outcome.cards}` })
  }
  if (game === 'roulette' || game === 'multiplier-roulette' || game === 'sic-bo') return undefined
  const dealt = dealFromShoe(game, cards, 0)
  return dealt.cards.length === cards.length ? dealt : undefined
}

const dealtOf = (game: DecidedGame, { cards, outcome, result }: PlayedRound<unknown>): Dealt => ({
  cards,
  result,
  deal: dealShown(game, cards, outcome),
  pays: paysOf(counted[game], outcome),
})

const dealShown = (game: DecidedGame, cards: readonly number[], outcome: unknown): DealShown => {
  if (game === 'roulette') return { kind: 'wheel', pocket: outcome as number, lucky: [] }
  if (game === 'multiplier-roulette') {
    const { pocket, lucky } = outcome as MultiplierOutcome
    return { kind: 'wheel', pocket, lucky }
  }
  return game === 'sic-bo' ? { kind: 'dice', dice: outcome as Dice } : { kind: 'cards', cards }
}

/** What 100 staked bring back, of every place that brings anything back. */
const paysOf = ({ places }: CountedGame<unknown>, outcome: unknown): { [place: string]: number } =>
  Object.fromEntries(
    places.flatMap((place) => {
      const returned = place.returnedPerHundred(outcome)
      return returned > 0 ? [[place.code, returned]] : []
    }),
  )

/** What statistics count: the pocket, the sum of dice, the side that won. */
export const countedAs = (game: LiveGame, result: string): string | undefined => {
  if (game === 'blackjack' || result === 'void') return undefined
  if (game === 'sic-bo') return String(result.split(' ').reduce((sum, die) => sum + Number(die), 0))
  return result.split(/[ ,]/)[0]
}
