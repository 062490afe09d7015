import type { DeskTable, LiveTableGame } from '@maru/contract'
import { dealAndarBahar, playBaccarat, playDragonTiger } from '@maru/live-games'
import { cardText } from '../card-text.ts'

export type Dealt = NonNullable<DeskTable['waiting'][number]['dealt']>
/** What a dealer has typed or scanned so far. `more`: the rules want another card, or another die. */
export type Seen = { is: 'whole'; dealt: Dealt; result: string } | { is: 'more' } | { is: 'wrong' }

const suits = 'SHDC'
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const wrong: Seen = { is: 'wrong' }
const more: Seen = { is: 'more' }

/** What a line of a scanner or a keyboard holds: cards, pockets or dice, one or several. */
export const partsOf = (text: string): string[] =>
  text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** A card is its suit and its rank in either order: `S7`, `9H`, `10D`, `TC`. */
export const cardOf = (text: string): number | undefined => {
  const [, before, rank = '', after] = /^([SHDC]?)(A|[2-9]|10|T|J|Q|K)([SHDC]?)$/.exec(text) ?? []
  const suit = before || after
  if (!suit || (before && after)) return undefined
  return suits.indexOf(suit) * 13 + ranks.indexOf(rank === 'T' ? '10' : rank)
}

/** As a part is shown in the list of what was scanned. */
export const partText = (part: string): string => {
  const card = cardOf(part)
  return card === undefined ? part : cardText(card)
}

/** By the rules of the game; the server reads it again. */
export const seenBy = (game: LiveTableGame, parts: readonly string[]): Seen => {
  if (game === 'roulette' || game === 'multiplier-roulette') return pocketSeen(game, parts)
  if (game === 'sic-bo') return diceSeen(parts)
  const cards = parts.flatMap((part) => cardOf(part) ?? [])
  if (cards.length < parts.length) return wrong
  return cardsSeen(game, cards)
}

const pocketSeen = (game: LiveTableGame, [first, ...others]: readonly string[]): Seen => {
  if (first === undefined) return more
  const pocket = wholeIn(first, 0, 36)
  const lucky = others.map((part) => {
    const [, number = '', multiplier = ''] = /^(\d{1,2})X(\d{1,4})$/.exec(part) ?? []
    return { number: wholeIn(number, 0, 36) ?? -1, multiplier: wholeIn(multiplier, 2, 1_000) ?? -1 }
  })
  if (pocket === undefined || lucky.some(({ number, multiplier }) => number < 0 || multiplier < 0)) return wrong
  if (lucky.length === 0) return { is: 'whole', dealt: { pocket }, result: String(pocket) }
  if (game === 'roulette' || lucky.length > 10) return wrong
  const result = [pocket, ...lucky.map(({ number, multiplier }) => `${number}x${multiplier}`)].join(', ')
  return { is: 'whole', dealt: { pocket, lucky }, result }
}

const diceSeen = (parts: readonly string[]): Seen => {
  const dice = parts.flatMap((part) => wholeIn(part, 1, 6) ?? [])
  if (dice.length < parts.length || dice.length > 3) return wrong
  return dice.length < 3 ? more : { is: 'whole', dealt: { dice }, result: dice.join(' ') }
}

const cardsSeen = (game: LiveTableGame, cards: number[]): Seen => {
  try {
    const played = playedBy(game, cards)
    if (!played) return wrong
    return played.count === cards.length ? { is: 'whole', dealt: { cards }, result: played.result } : wrong
  } catch (error) {
    // The rules ask for a card that is not there yet.
    if (error instanceof RangeError) return cards.length < 60 ? more : wrong
    throw error
  }
}

const playedBy = (game: LiveTableGame, cards: number[]): { count: number; result: string } | undefined => {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission': {
      const { cards: used, result } = playBaccarat(cards, 0)
      return { count: used.length, result }
    }
    case 'dragon-tiger':
      return { count: 2, result: playDragonTiger(cards, 0).result }
    case 'andar-bahar': {
      const { cards: count } = dealAndarBahar(cards)
      return { count: count + 1, result: `${count % 2 === 1 ? 'andar' : 'bahar'} ${count}` }
    }
    default:
      return undefined
  }
}

const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** What was dealt comes to, where cards do not say it themselves. */
export const resultOf = (game: LiveTableGame, dealt: Dealt): string | undefined =>
  'cards' in dealt ? playedBy(game, dealt.cards)?.result : undefined

export const dealtText = (dealt: Dealt): string => {
  if ('cards' in dealt) return dealt.cards.map(cardText).join(' ')
  if ('dice' in dealt) return dealt.dice.join(' ')
  return [dealt.pocket, ...(dealt.lucky ?? []).map(({ number, multiplier }) => `${number}×${multiplier}`)].join(' ')
}
