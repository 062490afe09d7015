import type { DeskTable, LiveTableGame } from '@maru/contract'
import { cardText } from './card-text.ts'

export type Dealt = NonNullable<DeskTable['waiting'][number]['dealt']>

const suits = 'SHDC'
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** What a dealer types or scans; undefined where it is no result of the game. The server reads it again by the rules. */
export const readDealt = (game: LiveTableGame, text: string): Dealt | undefined => {
  const parts = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/)
  if (game === 'roulette' || game === 'multiplier-roulette') {
    const pocket = wholeOf(parts, 0, 36)
    return pocket?.length === 1 && pocket[0] !== undefined ? { pocket: pocket[0] } : undefined
  }
  if (game === 'sic-bo') {
    const dice = wholeOf(parts, 1, 6)
    return dice?.length === 3 ? { dice } : undefined
  }
  const cards = parts.map(cardOf)
  return cards.length >= 2 && cards.length <= 60 && cards.every((card) => card !== undefined) ? { cards } : undefined
}

const wholeOf = (parts: string[], least: number, most: number): number[] | undefined => {
  const numbers = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  return numbers.every((number) => number >= least && number <= most) ? numbers : undefined
}

const cardOf = (text: string): number | undefined => {
  const [suit, rank] = [suits.indexOf(text.charAt(0)), ranks.indexOf(text.slice(1))]
  return text !== '' && suit >= 0 && rank >= 0 ? suit * 13 + rank : undefined
}

export const dealtText = (dealt: Dealt): string => {
  if ('cards' in dealt) return dealt.cards.map(cardText).join(' ')
  return 'dice' in dealt ? dealt.dice.join(' ') : String(dealt.pocket)
}
