import type { Rect } from './table-layout.ts'

type Spot = readonly [x: number, y: number, turn: number]
export interface HandLayout {
  readonly cards: readonly Spot[]
  /** With two cards and with three. */
  readonly totals: readonly [Spot, Spot]
}

/** Height of a card over its width. */
export const CARD_RATIO = 1.42

export function dealerAt(middle: number, edge: number, width: number): Rect {
  return { x: middle - width / 2, y: edge - width * 0.781, w: width, h: width * 0.875 }
}

export function handsAt(
  middle: number,
  top: number,
  width: number,
  third: 'beside' | 'across',
): Readonly<Record<'player' | 'banker', HandLayout>> {
  const gap = width * 0.2
  const height = width * CARD_RATIO
  const y = top + height / 2
  const inner = gap + width / 2
  const outer = inner + width + 4
  const edge = outer + width / 2
  const near = edge + 8 + width * 0.34
  const total = (offset: number): Spot => [offset, top + width * 0.36, 0]
  const hand = (side: 1 | -1): HandLayout => {
    const at = (offset: number) => middle + side * offset
    const [first, second] = side < 0 ? [outer, inner] : [inner, outer]
    return {
      cards: [
        [at(first), y, -2],
        [at(second), y, 2],
        third === 'beside'
          ? [at(edge + 8 + height / 2), y - height * 0.1, 90]
          : [at((inner + outer) / 2), top + height * 0.7, 90],
      ],
      totals: [total(at(near)), total(at(third === 'beside' ? near + height + 10 : near))],
    }
  }
  return { player: hand(-1), banker: hand(1) }
}
