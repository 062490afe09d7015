import { CARD } from '../cards/card-textures.ts'
import type { Spot } from '../cards/dealt-cards.ts'
import type { RoomLayout } from '../game/game-view.ts'

/** Two cards alone may be larger than six. */
const LARGER = 1.16

export type DuelSpots = { width: number; dragon: Spot; tiger: Spot }

export function duelSpots({ cards, shape }: RoomLayout): DuelSpots {
  const width = cards.width * (shape === 'portrait' || shape === 'landscape' ? 1 : LARGER)
  const y = cards.y + (width * CARD.height) / CARD.width / 2
  const away = width * 0.78
  return { width, dragon: { x: cards.x - away, y, turn: -0.03 }, tiger: { x: cards.x + away, y, turn: 0.03 } }
}
