import { seatsAtTable } from '@maru/live-games'
import { CARD } from '../../cards/card-textures.ts'
import type { LayoutAsked, RoomLayout } from '../../game/game-view.ts'
import { resultOverChips } from '../../room/result-height.ts'
import type { Box } from '../../scene/scene.ts'
import type { BlackjackLayout, SeatShape } from './blackjack-layout.ts'
import { circlePlace, type PlaceShapes, pillPlace, raisePlaces } from './seat-places.ts'

const RATIO = CARD.height / CARD.width
const TOUCH = 44
const FLOATING_TOOLS = 48
const SIDE = 8
const GAP = 6

const within = (size: number, least: number, most: number): number => Math.max(least, Math.min(most, size))

/** From top to bottom: the dealer, the other seats in a row, the seat that is looked at, chips. */
export function portraitLayout({ width, height, shape, isFramed, page }: LayoutAsked): BlackjackLayout {
  const tray: Box = { x: 0, y: height - 60, width, height: 60 }
  const column = Math.min(width - 2 * SIDE, 560)
  const x = (width - column) / 2
  const cardHeight = Math.min(column * 0.17 * RATIO, height * 0.125)
  const placesHeight = within(height * 0.16, 88, 124)
  const own: Box = { x, y: 0, width: column, height: cardHeight + 14 + placesHeight + GAP + TOUCH }
  own.y = tray.y - GAP - own.height
  const tiles: Box = { x, y: 0, width: column, height: within(height * 0.112, 64, 90) }
  tiles.y = own.y - 12 - tiles.height
  const dealerCard = Math.min(60, width * 0.14, (height * 0.1) / RATIO)
  const top = tiles.y - 10 - dealerCard * RATIO
  const edge = top - 10
  const isSmall = height < 600
  // A tablet says what the sum is.
  const betsWidth = shape === 'tablet' ? 164 : 114
  const places: PlaceShapes = {}
  return {
    shape,
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    ...standingAt(width / 2, edge, Math.min(width * 0.84, edge / 0.76)),
    edge,
    inset: 14,
    cards: { x: width / 2, y: top, width: dealerCard },
    pressed: tiles,
    places,
    dial: { x: 12, y: 12, width: isSmall ? 52 : 64, height: isSmall ? 52 : 64 },
    others: undefined,
    bets: { x: width - betsWidth - 10, y: 10 + (isFramed ? FLOATING_TOOLS : 0), width: betsWidth, height: 58 },
    winners: undefined,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: tray.y - 6 },
    tray,
    panel: { x: 0, y: height, width, height: 0 },
    seats: seatsOf(page, tiles, own, cardHeight, placesHeight, places),
    dealerHand: { x: width / 2, y: top, width: dealerCard, room: width * 0.62 },
    actions: { x: 0, y: tray.y - GAP - TOUCH, width, height: tray.height + GAP + TOUCH },
    lettering: undefined,
  }
}

/** Left the dealer with the cards, right the seats, chips below both. */
export function landscapeLayout({ width, height, shape, isFramed, page }: LayoutAsked): BlackjackLayout {
  const tray: Box = { x: 0, y: height - 58, width, height: 58 }
  const right = within(width * 0.52, Math.min(300, width * 0.62), 470)
  const left = width - right
  const top = isFramed ? FLOATING_TOOLS + 4 : 6
  const free = tray.y - 4 - top
  const tiles: Box = { x: left + 4, y: top, width: right - 12, height: within(free * 0.22, 40, 64) }
  const own: Box = { ...tiles, y: tiles.y + tiles.height + GAP, height: free - tiles.height - GAP }
  const cardHeight = Math.max(within(free * 0.2, 34, 70), Math.min(130, own.height - 14 - GAP - TOUCH - 150))
  const placesHeight = own.height - cardHeight - 14 - GAP - TOUCH
  const dealerCard = Math.min(54, left * 0.16, (tray.y * 0.26) / RATIO)
  const dealerTop = tray.y - 10 - dealerCard * RATIO
  const edge = dealerTop - 10
  const dial = left < 260 ? 48 : 64
  const places: PlaceShapes = {}
  return {
    shape,
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width: left, height },
    ...standingAt(left / 2, edge, Math.min(left * 0.8, edge / 0.74)),
    edge,
    inset: 14,
    cards: { x: left / 2, y: dealerTop, width: dealerCard },
    pressed: tiles,
    places,
    dial: { x: 12, y: 10, width: dial, height: dial },
    others: undefined,
    bets: { x: left - Math.min(114, left - 76) - 4, y: 10, width: Math.min(114, left - 76), height: 58 },
    winners: undefined,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: tray.y - 4 },
    tray,
    panel: { x: left, y: height, width: right, height: 0 },
    seats: seatsOf(page, tiles, own, cardHeight, placesHeight, places),
    dealerHand: { x: left / 2, y: dealerTop, width: dealerCard, room: left * 0.7 },
    actions: tray,
    lettering: undefined,
  }
}

/** Of the drawing of a dealer: width to height down to the edge of the table. */
const standingAt = (middle: number, edge: number, width: number): Pick<RoomLayout, 'dealer' | 'shoe' | 'bank'> => ({
  dealer: { x: middle - width / 2, y: edge - width * 0.781, width, height: width * 0.875 },
  shoe: { x: middle + width * 0.52, y: edge + width * 0.1 },
  bank: { x: middle, y: edge + width * 0.08 },
})

function seatsOf(
  focus: number,
  tiles: Box,
  own: Box,
  cardHeight: number,
  placesHeight: number,
  places: PlaceShapes,
): SeatShape[] {
  const count = seatsAtTable - 1
  const wide = (tiles.width - (count - 1) * 4) / count
  let shown = 0
  // Seat 0 is at the dealer's left: on the right of who sits in front.
  return Array.from({ length: seatsAtTable }, (_, index) => seatsAtTable - 1 - index)
    .map((seat): SeatShape => {
      if (seat === focus) return ownSeat(seat, own, cardHeight, placesHeight, places)
      const tile: Box = { ...tiles, x: tiles.x + shown++ * (wide + 4), width: wide }
      const card = Math.min(wide * 0.46, (tile.height - 34) / RATIO, 30)
      const hand = { x: tile.x + wide / 2, y: tile.y + 17, width: card, room: wide - 6 }
      return { seat, hand, plate: tile, tile }
    })
    .sort((one, other) => one.seat - other.seat)
}

function ownSeat(seat: number, own: Box, cardHeight: number, placesHeight: number, places: PlaceShapes): SeatShape {
  const middle = own.x + own.width / 2
  const top = own.y + cardHeight + 14
  const radius = Math.min(placesHeight / 2, 58)
  const y = top + placesHeight / 2
  const chip = within(radius * 0.5, 15, 24)
  const circle = circlePlace({ x: middle, y, radius }, chip, radius * 0.55)
  // Beside it lies the second hand.
  places[`seat-${seat}`] = { ...circle, wonOnTop: `seat-${seat}-split` }
  const wide = Math.min(150, own.width / 2 - radius - 12)
  const high = Math.max(TOUCH, Math.min(72, placesHeight * 0.7))
  const side = (x: number): Box => ({ x, y: y - high / 2, width: wide, height: high })
  places[`perfect-pairs-${seat}`] = pillPlace(side(middle - radius - 8 - wide), chip * 0.8)
  places[`21+3-${seat}`] = pillPlace(side(middle + radius + 8), chip * 0.8)
  const low = top + placesHeight + GAP
  const half = Math.min((own.width - GAP) / 2, 240)
  places[`behind-${seat}`] = pillPlace({ x: middle + GAP / 2, y: low, width: half, height: TOUCH }, 14)
  Object.assign(places, raisePlaces(seat, { x: middle, y, radius }, chip * 0.8))
  return {
    seat,
    hand: { x: middle, y: own.y, width: cardHeight / RATIO, room: Math.min(own.width, 300) },
    plate: { x: middle - GAP / 2 - half, y: low, width: half, height: TOUCH },
    tile: undefined,
  }
}
