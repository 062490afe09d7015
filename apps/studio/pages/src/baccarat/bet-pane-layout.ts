import type { Rect } from './table-layout.ts'

/** Where a phone has its words for the sums: beside them, above them, or, where there is no room, for screen readers alone. */
export type BetWords = 'beside' | 'above' | 'hidden'
export interface BetPaneLayout extends Rect {
  readonly words: BetWords
  /** Also says what lies on which place. */
  readonly isListed: boolean
}

/** Width and height with the longest words and the highest stakes. */
const SIZES = { beside: [196, 50], above: [134, 88], hidden: [134, 50] } as const
const TOP = 8
const GAP = 4

/** Of the drawing in `dealer`. Her head is a little to the right of the middle. */
export const faceOf = (dealer: Rect): Rect => ({
  x: dealer.x + dealer.w * 0.43,
  y: dealer.y + dealer.h * 0.08,
  w: dealer.w * 0.25,
  h: dealer.h * 0.32,
})

/** On a phone, left of the dealer's face and above the cards. */
export function betPane(left: number, dealer: Rect, cardY: number): BetPaneLayout {
  const free = faceOf(dealer).x - GAP - left
  const words: BetWords = free >= SIZES.beside[0] ? 'beside' : cardY >= TOP + SIZES.above[1] + GAP ? 'above' : 'hidden'
  const [w, h] = SIZES[words]
  return { x: left, y: TOP, w, h, words, isListed: false }
}
