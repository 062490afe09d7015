import { CARD } from '../../cards/card-textures.ts'
import type { Spot } from '../../cards/dealt-cards.ts'
import type { HandPlace } from '../layout/blackjack-layout.ts'

const RATIO = CARD.height / CARD.width
const OVERLAP = 0.44
const BESIDE = 1.08
const GAP = 6

/** A hand's share of its seat: whole, or half after a split. */
export function handShare(place: HandPlace, hand: number, hands: number): HandPlace {
  if (hands < 2) return place
  const room = (place.room - GAP) / 2
  const x = place.x + (hand === 0 ? -1 : 1) * ((room + GAP) / 2)
  return { x, y: place.y, room, width: Math.min(place.width, room * 0.72) }
}

/** Where a card of `count` lies; they move together as the hand grows. `count` may be between two whole numbers while a card is on its way. */
export function spotOf(place: HandPlace, index: number, count: number, isDealer: boolean): Spot {
  const { x, y, width, room } = place
  const step = count <= 1 ? 0 : Math.min(width * (isDealer ? BESIDE : OVERLAP), (room - width) / (count - 1))
  return {
    x: x + (index - (count - 1) / 2) * step,
    y: y + (width * RATIO) / 2,
    turn: isDealer ? 0 : (index - (count - 1) / 2) * 0.02,
  }
}
