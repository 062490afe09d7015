import type { Place } from '../../../src/games/baccarat/places.ts'
import { type BetPaneLayout, betPane } from './bet-pane-layout.ts'
import { arcedPlaces, cellPlaces, type PlaceShape } from './place-shapes.ts'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export type TableKind = 'desk' | 'tablet-wide' | 'tablet-tall' | 'phone-tall' | 'phone-wide'
type Spot = readonly [x: number, y: number, turn: number]
interface HandLayout {
  readonly cards: readonly Spot[]
  /** With two cards and with three. */
  readonly totals: readonly [Spot, Spot]
}

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
  /** One line that says what is going on; on a phone always, elsewhere beside the dealer. */
  readonly call: Rect
  readonly bet: BetPaneLayout
  /** Middle of the lower edge of what is said about a refusal or the shoe: above the cards, below the dealer's face. */
  readonly notice: readonly [x: number, y: number]
  readonly facts: Rect | undefined
  readonly chips: Rect
  readonly action: Rect
  readonly roads: Rect
}

interface ArcedTable {
  readonly box: readonly [number, number]
  readonly centreY: number
  readonly outer: readonly [number, number]
  readonly inner: readonly [number, number]
  /** Degrees from the middle: outer and inner edge of a pair, of a main place, and half of the tie. */
  readonly angles: readonly [number, number, number, number, number]
  readonly dealerWidth: number
  readonly edge: number
  readonly inset: number
  readonly card: number
  readonly cardY: number
}
const ARCED: Readonly<Record<'desk' | 'tablet-wide' | 'tablet-tall', ArcedTable>> = {
  desk: {
    box: [1440, 678],
    centreY: -90,
    outer: [900, 684],
    inner: [690, 530],
    angles: [45, 32.7, 32.1, 12.6, 12],
    dealerWidth: 370,
    edge: 276,
    inset: 210,
    card: 74,
    cardY: 306,
  },
  'tablet-wide': {
    box: [1024, 566],
    centreY: -60,
    outer: [640, 542],
    inner: [470, 405],
    angles: [46, 33.6, 33, 13, 12.2],
    dealerWidth: 280,
    edge: 218,
    inset: 130,
    card: 60,
    cardY: 238,
  },
  'tablet-tall': {
    box: [768, 752],
    centreY: 0,
    outer: [500, 660],
    inner: [372, 496],
    angles: [46, 34, 33.2, 13, 12.2],
    dealerWidth: 430,
    edge: 318,
    inset: 92,
    card: 64,
    cardY: 350,
  },
}
const CARD_RATIO = 1.42
/** The smallest thing a finger meets surely. */
const TOUCH = 44
const TRAY = 78

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
  return arced(kind, width, height)
}

function arced(kind: 'desk' | 'tablet-wide' | 'tablet-tall', width: number, height: number): TableLayout {
  const table = ARCED[kind]
  const roadsHeight = kind === 'tablet-tall' ? Math.min(230, height * 0.23) : Math.min(200, Math.max(112, height * 0.2))
  // While the window around it opens, the area may be lower than the roads alone.
  const felt = Math.max(0, height - roadsHeight)
  const scale = Math.min(width / table.box[0], felt / table.box[1])
  const middle = width / 2
  const at = (x: number, y: number): readonly [number, number] => [middle + x * scale, y * scale]
  const dealerWidth = table.dealerWidth * scale
  const paneWidth = Math.min(236, Math.max(150, width * 0.165))
  const dealerLeft = middle - dealerWidth / 2
  const callWidth = kind === 'tablet-tall' ? paneWidth : dealerLeft - paneWidth - 36
  return {
    kind,
    scene: { x: 0, y: 0, w: width, h: felt },
    edge: table.edge * scale,
    inset: middle - (table.box[0] / 2 - table.inset) * scale,
    dealer: dealerAt(middle, table.edge * scale, dealerWidth),
    cardWidth: table.card * scale,
    hands: handsAt(middle, table.cardY * scale, table.card * scale, kind === 'desk' ? 'beside' : 'across'),
    places: arcedPlaces({ ...table, at, scale }),
    call:
      kind === 'tablet-tall'
        ? { x: 16, y: 170 * scale, w: callWidth, h: 150 * scale }
        : { x: paneWidth + 28, y: 14, w: callWidth, h: (table.edge - 40) * scale },
    notice: [middle, table.cardY * scale - 6],
    bet: { x: width - paneWidth - 16, y: 16, w: paneWidth, h: 150 * scale, words: 'beside' },
    facts: { x: 16, y: 16, w: paneWidth, h: 150 * scale },
    chips: { x: middle, y: felt - TRAY, w: 0, h: TRAY },
    action: { x: middle, y: felt - TRAY, w: 0, h: TRAY },
    roads: { x: 0, y: felt, w: width, h: roadsHeight },
  }
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
  const mainHeight = height < 310 ? 60 : Math.min(120, height * 0.29)
  // The switches for help and sound lie above the places.
  const pairs: Rect = { ...right, y: right.y + 44, h: pairHeight }
  const main: Rect = { ...right, y: pairs.y + pairHeight + gap, h: mainHeight }
  const action: Rect = { ...right, y: height - 8 - 46, h: 46 }
  const roadsTop = main.y + mainHeight + gap
  const chips: Rect = { x: 10, y: height - 8 - 48, w: split - 20, h: 48 }
  const call: Rect = { x: 10, y: chips.y - 34, w: split - 20, h: 30 }
  return {
    kind: 'phone-wide',
    scene: { x: 0, y: 0, w: split, h: height },
    ...roomAbove(call.y, split / 2, split, 10, 10),
    places: cellPlaces(pairs, main, gap),
    call,
    facts: undefined,
    chips,
    action,
    roads: { x: right.x, y: roadsTop, w: right.w, h: Math.max(0, action.y - gap - roadsTop) },
  }
}

/** Dealer and cards in what a phone leaves above `bottom`. */
function roomAbove(bottom: number, middle: number, width: number, inset: number, left: number) {
  const cardWidth = Math.max(34, Math.min(58, width * 0.145, bottom * 0.21))
  const cardY = bottom - cardWidth * CARD_RATIO - 4
  const edge = cardY - 14
  const dealerWidth = Math.min(320, width * 0.84, Math.max(150, edge / 0.74))
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

function dealerAt(middle: number, edge: number, width: number): Rect {
  return { x: middle - width / 2, y: edge - width * 0.781, w: width, h: width * 0.875 }
}

function handsAt(middle: number, top: number, width: number, third: 'beside' | 'across'): TableLayout['hands'] {
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
