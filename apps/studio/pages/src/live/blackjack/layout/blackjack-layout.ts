import { seatsAtTable } from '@maru/live-games'
import type { LayoutAsked, Point, RoomLayout } from '../../game/game-view.ts'
import type { Box, RoomShape } from '../../scene/scene.ts'
import { arcLayout } from './arc-layout.ts'
import { landscapeLayout, portraitLayout } from './phone-layout.ts'

/** Where the hands of a seat, or of the dealer, lie: the middle of their upper edge, the width of a card, and of all of them. */
export type HandPlace = Point & { width: number; room: number }

export type SeatShape = {
  seat: number
  hand: HandPlace
  /** Who sits here; pressed to sit down or to leave. */
  plate: Box
  /** On a phone a seat that is not looked at: the whole tile is pressed to look at it. */
  tile: Box | undefined
}

export interface BlackjackLayout extends RoomLayout {
  seats: readonly SeatShape[]
  dealerHand: HandPlace
  /** What one's own hand may do: in the place of the chips while cards are dealt. */
  actions: Box
  /** Middle of the lettering on the felt, where there is room for it. */
  lettering: Point | undefined
}

/** A tablet narrower than this is laid out as an upright phone: seven seats with places for fingers do not fit side by side. */
const SEVEN_FROM = 740

export function blackjackLayout(asked: LayoutAsked): BlackjackLayout {
  if (asked.shape === 'landscape') return landscapeLayout(asked)
  return asked.shape === 'portrait' || asked.width < SEVEN_FROM ? portraitLayout(asked) : arcLayout(asked)
}

/** On a phone each page looks at one seat; its number is that of the seat. */
export const blackjackPages = (shape: RoomShape): number =>
  shape === 'portrait' || shape === 'landscape' || shape === 'tablet' ? seatsAtTable : 1
