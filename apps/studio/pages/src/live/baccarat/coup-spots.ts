import type { Spot } from '../cards/dealt-cards.ts'
import type { Point, RoomLayout } from '../game/game-view.ts'

export const CARD_RATIO = 1.42

/** Of the plate with a total. */
export const sizeOfTotal = ({ cards }: Pick<RoomLayout, 'cards'>): number => Math.max(24, cards.width * 0.62)

export type SideSpots = { cards: readonly [Spot, Spot, Spot]; totals: readonly [Point, Point] }

/** Where the cards of a coup lie: the third beside the others on a wide table, else across their feet, so low that their suits are seen and no lower: below lie the places. */
export function coupSpots({ cards, shape }: RoomLayout): { player: SideSpots; banker: SideSpots } {
  const { x: middle, y: top, width } = cards
  const height = width * CARD_RATIO
  const isWide = shape === 'desktop'
  const y = top + height * (isWide ? 0.5 : 0.42)
  const inner = width * (isWide ? 0.72 : 0.62)
  const outer = inner + width + 4
  const edge = outer + width / 2
  const near = edge + 8 + width * 0.36
  const side = (sign: 1 | -1): SideSpots => {
    const at = (offset: number) => middle + sign * offset
    const [first, second] = sign < 0 ? [outer, inner] : [inner, outer]
    const total = (offset: number): Point => ({ x: at(offset), y: top + height * (isWide ? 0.44 : 0.74) })
    // On a tablet the places come close: there the total lies on the lower corner of its outer card, whose rank stands in the upper one.
    const onCard = { x: at(outer + width * 0.36), y: top + height * 0.77 }
    return {
      cards: [
        { x: at(first), y, turn: -0.03 },
        { x: at(second), y, turn: 0.03 },
        isWide
          ? { x: at(edge + 8 + height / 2), y: y + height * 0.02, turn: Math.PI / 2 }
          : { x: at((inner + outer) / 2), y: top + height * (shape === 'tablet' ? 0.8 : 0.84), turn: Math.PI / 2 },
      ],
      totals: shape === 'tablet' ? [onCard, onCard] : [total(near), total(isWide ? near + height + 6 : near)],
    }
  }
  return { player: side(-1), banker: side(1) }
}
