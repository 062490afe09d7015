import type { Place } from '../../../src/games/baccarat/places.ts'
import { arcedLayout } from './arced-layout.ts'
import { type BetPaneLayout, betPane } from './bet-pane-layout.ts'
import { CARD_RATIO, dealerAt, type HandLayout, handsAt } from './hands-layout.ts'
import { cellPlaces, type PlaceShape } from './place-shapes.ts'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export type TableKind = 'desk' | 'tablet-wide' | 'tablet-tall' | 'phone-tall' | 'phone-wide'

/** Where everything on the table is, in CSS pixels from the upper left corner of the game's area. */
export interface TableLayout {
  readonly kind: TableKind
  /** The room with the dealer; the felt begins at its lower part. */
  readonly scene: Rect
  /** Height of the table's far edge, and how far it keeps from the sides of the scene. */
  readonly edge: number
  readonly inset: number
  readonly dealer: Rect
  readonly cardWidth: number
  readonly hands: Readonly<Record<'player' | 'banker', HandLayout>>
  readonly places: Readonly<Record<Place, PlaceShape>>
  /** What is going on, and what the round brought: on a phone one line, elsewhere beside the dealer or in the left column. */
  readonly call: Rect
  /** The moon that fills while the shoe is dealt. */
  readonly shoe: Rect | undefined
  readonly bet: BetPaneLayout
  /** Middle of the lower edge of what is said about a refusal or the shoe: above the cards, below the dealer's face. */
  readonly notice: readonly [x: number, y: number]
  /** Round and returns: not on a phone, nor where a window leaves no room. */
  readonly facts: Rect | undefined
  readonly chips: Rect
  readonly action: Rect
  readonly roads: Rect
}

/** Six rows of a road that one can still read. */
const ROAD_AT_LEAST = 30
/** The smallest thing a finger meets surely. */
const TOUCH = 44

export const onPhone = ({ kind }: { kind: TableKind }): boolean => kind.startsWith('phone')

export function kindOf(width: number, height: number): TableKind {
  if (width > height && height < 480) return 'phone-wide'
  if (width <= 600) return 'phone-tall'
  if (width < height * 1.12) return 'tablet-tall'
  return width < 1100 ? 'tablet-wide' : 'desk'
}

export function tableLayout(width: number, height: number): TableLayout {
  const kind = kindOf(width, height)
  if (kind === 'phone-tall') return phoneTall(width, height)
  if (kind === 'phone-wide') return phoneWide(width, height)
  return arcedLayout(kind, width, height)
}

/** Above the thumb: scene, cards, places in two rows, chips, the button, roads. */
function phoneTall(width: number, height: number): TableLayout {
  const small = height < 600
  const side = 10
  const gap = 6
  const roads = small ? 62 : Math.min(150, height * 0.18)
  const action: Rect = { x: side, y: height - roads - 50 - gap, w: width - 2 * side, h: 50 }
  const chips: Rect = { x: side, y: action.y - 52, w: width - 2 * side, h: 48 }
  const mainHeight = small ? 74 : Math.min(116, height * 0.14)
  const pairHeight = small ? TOUCH + 4 : 62
  const main: Rect = { x: side, y: chips.y - mainHeight - 8, w: width - 2 * side, h: mainHeight }
  const pairs: Rect = { x: side, y: main.y - pairHeight - gap, w: width - 2 * side, h: pairHeight }
  const callHeight = small ? 30 : 40
  const call: Rect = { x: side, y: pairs.y - callHeight - 2, w: width - 2 * side, h: callHeight }
  const scene: Rect = { x: 0, y: 0, w: width, h: Math.max(0, height - roads) }
  return {
    kind: 'phone-tall',
    scene,
    ...roomAbove(call.y, width / 2, width, 16, side),
    places: cellPlaces(pairs, main, gap),
    call,
    shoe: undefined,
    facts: undefined,
    chips,
    action,
    roads: { x: 0, y: height - roads, w: width, h: roads },
  }
}

/** Scene and chips under the left hand, places, the button and the road under the right. */
function phoneWide(width: number, height: number): TableLayout {
  const gap = 6
  const split = Math.round(Math.min(width * 0.6, width - 240))
  const right: Rect = { x: split + 8, y: 8, w: width - split - 16, h: height - 16 }
  const pairHeight = height < 310 ? TOUCH + 2 : 52
  // The switches for help and sound lie above the places.
  const pairs: Rect = { ...right, y: right.y + 44, h: pairHeight }
  const action: Rect = { ...right, y: height - 8 - 46, h: 46 }
  const mainTop = pairs.y + pairHeight + gap
  const left = Math.max(0, action.y - gap - mainTop)
  // Where no road would be left to read, the places take its room.
  const mainHeight = left < 60 + gap + ROAD_AT_LEAST ? left : height < 310 ? 60 : Math.min(120, height * 0.29)
  const main: Rect = { ...right, y: mainTop, h: mainHeight }
  const roadsTop = main.y + mainHeight + gap
  const chips: Rect = { x: 10, y: height - 8 - 48, w: split - 20, h: 48 }
  const call: Rect = { x: 10, y: chips.y - 34, w: split - 20, h: 30 }
  return {
    kind: 'phone-wide',
    scene: { x: 0, y: 0, w: split, h: height },
    ...roomAbove(call.y, split / 2, split, 10, 10),
    places: cellPlaces(pairs, main, gap),
    call,
    shoe: undefined,
    facts: undefined,
    chips,
    action,
    roads: { x: right.x, y: roadsTop, w: right.w, h: mainHeight === left ? 0 : action.y - gap - roadsTop },
  }
}

/** Dealer and cards in what a phone leaves above `bottom`. */
function roomAbove(bottom: number, middle: number, width: number, inset: number, left: number) {
  const cardWidth = Math.max(34, Math.min(58, width * 0.145, bottom * 0.21))
  const cardY = bottom - cardWidth * CARD_RATIO - 4
  const edge = cardY - 14
  // Small where there is little room, but with the whole face.
  const dealerWidth = Math.min(320, width * 0.84, Math.max(80, edge / 0.74))
  const dealer = dealerAt(middle, edge, dealerWidth)
  return {
    edge,
    notice: [middle, cardY - 6] as const,
    inset: middle - width / 2 + inset,
    dealer,
    bet: betPane(left, dealer, cardY),
    cardWidth,
    hands: handsAt(middle, cardY, cardWidth, 'across'),
  }
}
