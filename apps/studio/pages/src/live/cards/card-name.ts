import { numberOf, suitOf } from '@maru/live-games'
import { ranks } from './suits.ts'

const SIGNS = ['♠', '♥', '♦', '♣']

/** A card for who cannot see it: `♠A`. */
export const cardName = (card: number): string => `${SIGNS[suitOf(card)] ?? ''}${ranks[numberOf(card) - 1] ?? ''}`

export const cardNames = (cards: readonly number[]): string => cards.map(cardName).join(' ')
