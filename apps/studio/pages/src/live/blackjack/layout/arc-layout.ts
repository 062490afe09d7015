import { seatsAtTable } from '@maru/live-games'
import { CARD } from '../../cards/card-textures.ts'
import type { LayoutAsked } from '../../game/game-view.ts'
import { HALF_RESULT, NARROW_RESULT, RESULT_HEIGHT, resultInFree } from '../../room/result-height.ts'
import type { Box } from '../../scene/scene.ts'
import type { BlackjackLayout, SeatShape } from './blackjack-layout.ts'
import { circlePlace, type PlaceShapes, pillPlace, raisePlaces } from './seat-places.ts'

const RATIO = CARD.height / CARD.width
const TRAY = 76
const PANEL = 78
const EDGE = 16
const FLOATING_TOOLS = 48
const GAP = 12
const SIDE_RADIUS = 22
const BEHIND = 44
const PLATE = 28
const PANE = { least: 150, most: 236, head: 44, line: 24 } as const
/** From so much width of a seat on side bets lie left and right of its circle; below, above it. */
const FLANKED_FROM = 150

/** What one seat needs, from its cards down to its plate. */
type Block = { cell: number; isFlanked: boolean; card: number; radius: number; height: number }

const blockOf = (cell: number, height: number): Block => {
  const isFlanked = cell >= FLANKED_FROM
  const card = Math.min(isFlanked ? 60 : 50, cell * 0.4, height * 0.074)
  const radius = isFlanked ? Math.min(36, cell / 2 - 2 * SIDE_RADIUS - 3) : Math.min(30, cell * 0.28)
  const sides = isFlanked ? 0 : 2 * SIDE_RADIUS + 3
  return { cell, isFlanked, card, radius, height: card * RATIO + 12 + sides + 2 * radius + 4 + BEHIND + 4 + PLATE }
}

/** Seven seats on an arc round the dealer: desktop and tablet. */
export function arcLayout(asked: LayoutAsked): BlackjackLayout {
  const { width, height, shape } = asked
  const felt = height - PANEL
  const tray: Box = { x: 0, y: felt - TRAY, width, height: TRAY }
  const side = width > 1_100 ? Math.min(90, width * 0.04) : 10
  const block = blockOf(Math.min(216, (width - 2 * side) / seatsAtTable), height)
  const lowest = tray.y - 6 - block.height
  const dealerCard = Math.min(72, lowest * 0.14, width * 0.07)
  const edge = Math.min(width * 0.34, Math.max(96, (lowest - dealerCard * RATIO) * 0.72))
  const dealerTop = edge + 26
  const dealerBottom = dealerTop + dealerCard * RATIO
  const rise = Math.max(0, Math.min(width * 0.12, lowest - edge - 44))
  const middle = width / 2
  const dealerWidth = edge * 1.34
  const places: PlaceShapes = {}
  const seats = Array.from({ length: seatsAtTable }, (_, seat): SeatShape => {
    const out = (seatsAtTable - 1) / 2 - seat
    return seatAt(seat, middle + out * block.cell, lowest - rise * (out / 3) ** 2, block, places)
  })
  const endTop = Math.min(...seats.map(({ hand }) => hand.y)) - 12
  const paneWidth = Math.min(PANE.most, Math.max(PANE.least, width * 0.165))
  const lines = Math.max(1, Math.min(5, Math.floor((endTop - EDGE - PANE.head) / PANE.line)))
  const top = EDGE + (asked.isFramed ? FLOATING_TOOLS : 0)
  const paneHeight = PANE.head + lines * PANE.line
  const dial = Math.round(Math.max(60, Math.min(92, dealerWidth * 0.25)))
  const besideDealer = Math.max(paneWidth + EDGE + 136, middle - dealerWidth * 0.5 - 130)
  // Else it lies between the dealer's cards and those of the seats, where an upright table has the height for it.
  const hasRoomBeside =
    besideDealer + HALF_RESULT - GAP <= middle - dealerWidth * 0.15 || lowest - rise / 9 - dealerBottom < RESULT_HEIGHT
  const beside = { x: besideDealer, y: Math.max(8, Math.min(edge * 0.4, dealerTop - RESULT_HEIGHT)) }
  // Where that would cover the dealer's arm: between it and the list of the others, or below that list.
  const arm = middle - dealerWidth * 0.25
  const others: Box = { x: EDGE, y: EDGE, width: paneWidth, height: Math.min(paneHeight, endTop - EDGE) }
  const [right, under] = [others.x + others.width, others.y + others.height + 8]
  const free =
    resultInFree({ x: right, y: 8, width: arm - right, height: Math.max(0, edge - 8) }) ??
    resultInFree({
      x: EDGE - 2,
      y: under,
      width: Math.min(NARROW_RESULT.width + 4, arm - EDGE),
      height: Math.min(NARROW_RESULT.height + 8, endTop - under),
    })
  const dialX = Math.max(paneWidth + EDGE + 12, middle - dealerWidth * 0.66 - dial)
  return {
    shape,
    stage: { x: 0, y: 0, width, height: felt },
    table: { x: 0, y: 0, width, height: felt },
    dealer: {
      x: middle - dealerWidth / 2,
      y: edge - dealerWidth * 0.781,
      width: dealerWidth,
      height: dealerWidth * 0.875,
    },
    edge,
    inset: Math.max(24, side * 0.8),
    shoe: { x: middle + dealerWidth * 0.56, y: edge + dealerWidth * 0.1 },
    bank: { x: middle, y: edge + dealerWidth * 0.08 },
    cards: { x: middle, y: dealerTop, width: dealerCard },
    places,
    dial: { x: dialX, y: 14, width: dial, height: dial },
    others,
    bets: { x: width - paneWidth - EDGE, y: top, width: paneWidth, height: Math.min(paneHeight + 12, endTop - top) },
    winners: undefined,
    result: !hasRoomBeside
      ? { x: middle, y: dealerBottom + GAP }
      : besideDealer + HALF_RESULT > arm && free
        ? free
        : beside,
    notice: { x: middle, y: tray.y - 8 },
    tray,
    panel: { x: 0, y: felt, width, height: PANEL },
    seats,
    dealerHand: { x: middle, y: dealerTop, width: dealerCard, room: dealerCard * 5.2 },
    actions: tray,
    lettering: lowest - dealerBottom > 52 ? { x: middle, y: (lowest + dealerBottom) / 2 } : undefined,
  }
}

function seatAt(seat: number, x: number, top: number, block: Block, places: PlaceShapes): SeatShape {
  const { cell, isFlanked, card, radius } = block
  const below = top + card * RATIO + 12
  const y = below + (isFlanked ? 0 : 2 * SIDE_RADIUS + 3) + radius
  const away = isFlanked ? radius + SIDE_RADIUS + 2 : SIDE_RADIUS + 3
  const sideY = isFlanked ? y - 4 : below + SIDE_RADIUS
  const chip = Math.max(15, radius * 0.6)
  const circle = circlePlace({ x, y, radius }, chip, radius - 8)
  // Beside it lies the second hand.
  places[`seat-${seat}`] = { ...circle, wonOnTop: `seat-${seat}-split` }
  places[`perfect-pairs-${seat}`] = circlePlace({ x: x - away, y: sideY, radius: SIDE_RADIUS }, 14, -SIDE_RADIUS + 3)
  places[`21+3-${seat}`] = circlePlace({ x: x + away, y: sideY, radius: SIDE_RADIUS }, 14, -SIDE_RADIUS + 3)
  const wide = Math.min(cell - 8, 150)
  const behind = { x: x - wide / 2, y: y + radius + 4, width: wide, height: BEHIND }
  places[`behind-${seat}`] = pillPlace(behind, 14)
  Object.assign(places, raisePlaces(seat, { x, y, radius }, chip * 0.8))
  return {
    seat,
    hand: { x, y: top, width: card, room: cell - 10 },
    plate: { x: x - wide / 2, y: behind.y + BEHIND + 4, width: wide, height: PLATE },
    tile: undefined,
  }
}
