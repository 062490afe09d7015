import type { RoomLayout } from '../game/game-view.ts'

export type CardRows = {
  /** Of one card. */
  width: number
  height: number
  joker: { x: number; y: number }
  /** Middle of the first card of each side, and how far its row may reach to the right. */
  rows: { andar: { x: number; y: number }; bahar: { x: number; y: number } }
  reach: number
}

/** Of a card of other games, so that two rows and fifty cards have room above the places. */
const SHARE = { desktop: 0.58, tablet: 0.66, portrait: 0.78, landscape: 0.78 } as const
/** From the middle to either end of the rows, in such cards: what the arcs leave, or the phone. */
const HALF = { desktop: 3.4, tablet: 3.5, portrait: 5, landscape: 6 } as const
const RATIO = 1.42
const GAP = 6
/** Of the width of a card: how far the next one lies, as long as there is room. */
const STEP = 0.54

/** The joker at the left, beside it two rows: andar above, bahar below. */
export function cardRows({ cards, table, shape }: RoomLayout): CardRows {
  const width = cards.width * SHARE[shape]
  const height = width * RATIO
  const half = Math.min(table.width / 2 - 14, cards.width * HALF[shape])
  const left = cards.x - half
  const first = left + width * 2.9
  return {
    width,
    height,
    joker: { x: left + width * 1.1, y: cards.y + height + GAP / 2 },
    rows: { andar: { x: first, y: cards.y + height / 2 }, bahar: { x: first, y: cards.y + height * 1.5 + GAP } },
    reach: cards.x + half - first - width / 2,
  }
}

export type AndarBaharSpot = { side: 'joker' | 'andar' | 'bahar'; x: number; y: number }

/**
 * Where a card lies while `dealt` cards lie on its side: a fraction while one is on its way. Rows grow closer as they grow longer; by what will come nothing is
 * moved, so that a row does not show where it ends.
 */
export function spotOfCard(rows: CardRows, index: number, dealt: number): AndarBaharSpot {
  if (index === 0) return { side: 'joker', ...rows.joker }
  const side = index % 2 === 1 ? 'andar' : 'bahar'
  const place = Math.floor((index - 1) / 2)
  const step = Math.min(rows.width * STEP, rows.reach / Math.max(1, dealt - 1))
  const { x, y } = rows.rows[side]
  return { side, x: x + place * step, y }
}
