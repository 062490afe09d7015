import type { RoomLayout } from '../game/game-view.ts'
import type { Box } from './scene.ts'

/** Of a drawn dealer: height of the box, and of the table's edge in it, to its width. */
const DEALER = { height: 0.875, edge: 0.781 } as const
/** Lower than this a dealer would be a thumbnail: then the places lie over the table until wheel or dish comes forward. */
const LEAST = 136
const RAISED = 16

/** The places lie over the dealer, and over what is before him. */
export const isDealerCovered = ({ cover, dealer }: Pick<RoomLayout, 'cover' | 'dealer'>): boolean =>
  cover !== undefined && cover.x <= dealer.x

export type PhoneHead = Pick<RoomLayout, 'dealer' | 'edge' | 'shoe' | 'bank' | 'cards' | 'cover'> & {
  /** On the table before the dealer while bets are laid (where he is covered, nothing is drawn there), and as wide as the phone while it runs. */
  resting: Box
  running: Box
}

/**
 * What stands above the places of an upright phone: the dealer, and the wheel or the dish on the table. `above`: where the places begin. `ratio`: of what runs, height to
 * width.
 */
export function phoneHead(width: number, height: number, above: number, bottom: number, ratio: number): PhoneHead {
  const isCovered = above < LEAST
  const edge = Math.round(isCovered ? Math.min(height * 0.26, width * 0.46) : above * 0.6)
  const size = Math.min(width - 12, (bottom - edge) / ratio)
  const running: Box = { x: (width - size) / 2, y: edge - RAISED, width: size, height: size * ratio }
  const top = isCovered ? 4 : edge - RAISED
  const resting: Box = { x: width * 0.2, y: top, width: width * 0.6, height: Math.max(0, above - 4 - top) }
  return {
    ...dealerAt(width / 2, edge, Math.min(width * 0.62, edge / 0.76)),
    resting,
    running,
    cover: isCovered ? { x: 0, y: 0, width, height: bottom } : undefined,
  }
}

/** A dealer who stands behind a table's edge, and deals no cards. */
export function dealerAt(
  middle: number,
  edge: number,
  width: number,
): Pick<RoomLayout, 'dealer' | 'edge' | 'shoe' | 'bank' | 'cards'> {
  return {
    edge: Math.max(0, edge),
    dealer: { x: middle - width / 2, y: edge - width * DEALER.edge, width, height: width * DEALER.height },
    shoe: { x: middle, y: edge + 20 },
    bank: { x: middle, y: edge + 20 },
    cards: { x: middle, y: edge + 20, width: 10 },
  }
}
