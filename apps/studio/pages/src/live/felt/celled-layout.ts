import type { LayoutAsked, PlaceShape, RoomLayout } from '../game/game-view.ts'
import { resultOverChips } from '../room/result-height.ts'
import type { Box } from '../scene/scene.ts'
import { cellShape, rowOf } from './cell.ts'
import type { FeltPlan } from './felt-plan.ts'

const SIDE = 10
const GAP = 6
const CARD_RATIO = 1.42
const TOUCH = 44
const FLOATING_TOOLS = 48
/** From this width on a card has room beside the dealer. */
const BESIDE_DEALER = 500

/** Above the thumb: the dealer, cards, places in rows, winners, chips, roads. */
export function portraitLayout(asked: LayoutAsked, plan: FeltPlan): RoomLayout {
  const { width, height, isFramed } = asked
  const isSmall = height < 600
  const panelHeight = isSmall ? 62 : Math.min(148, height * 0.18)
  const stageHeight = height - panelHeight
  const trayHeight = 60
  const tray: Box = { x: 0, y: stageHeight - trayHeight, width, height: trayHeight }
  const winners: Box | undefined = isSmall
    ? undefined
    : { x: SIDE, y: tray.y - 26, width: width - 2 * SIDE, height: 24 }
  const placesBottom = (winners?.y ?? tray.y) - 6
  const placesHeight = Math.max(TOUCH * 3 + 2 * GAP, Math.min(190, height * 0.235))
  const box: Box = { x: SIDE, y: placesBottom - placesHeight, width: width - 2 * SIDE, height: placesHeight }
  const cardWidth = Math.max(30, Math.min(58, width * 0.145, box.y * 0.17))
  const cardsTop = box.y - cardWidth * CARD_RATIO - 16
  const edge = cardsTop - cardWidth * 0.3
  return {
    shape: 'portrait',
    stage: { x: 0, y: 0, width, height: stageHeight },
    table: { x: 0, y: 0, width, height: stageHeight },
    ...standingAt(width / 2, edge, Math.min(width * 0.84, edge / 0.76), cardWidth),
    edge,
    inset: 18,
    cards: { x: width / 2, y: cardsTop, width: cardWidth },
    places: celledPlaces(box, plan, asked.page, isSmall, isSmall ? 14 : 17),
    dial: { x: 12, y: 12, width: isSmall ? 52 : 64, height: isSmall ? 52 : 64 },
    others: undefined,
    // The switches stand on the right then.
    bets: isFramed ? { x: 10, y: 106, width: 114, height: 58 } : { x: width - 124, y: 10, width: 114, height: 58 },
    winners,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: box.y - 6 },
    tray,
    panel: { x: 0, y: stageHeight, width, height: panelHeight },
  }
}

/** Scene and chips under the left hand, places and roads under the right. */
export function landscapeLayout(asked: LayoutAsked, plan: FeltPlan): RoomLayout {
  const { width, height, isFramed } = asked
  const split = Math.round(Math.min(width * 0.62, width - 250))
  const tray: Box = { x: 0, y: height - 62, width: split, height: 62 }
  const top = isFramed ? FLOATING_TOOLS + 4 : 8
  const right: Box = { x: split + 10, y: top, width: width - split - 20, height: height - top - 8 }
  const panelHeight = right.height < 250 ? 0 : Math.min(138, right.height - 190)
  const box: Box = { ...right, height: right.height - (panelHeight ? panelHeight + GAP : 0) }
  // Half of a desktop is as wide as a lying phone, and higher.
  const tall = Math.min(1, Math.max(0, (height - 400) / 190))
  const cardWidth = Math.max(30, Math.min(50 + 20 * tall, split * (0.085 + 0.04 * tall), height * 0.135))
  const cardsTop = tray.y - cardWidth * CARD_RATIO - 12
  const edge = cardsTop - cardWidth * 0.3
  return {
    shape: 'landscape',
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width: split, height },
    ...standingAt(split / 2, edge, Math.min(split * (0.56 + 0.26 * tall), edge / 0.74), cardWidth),
    edge,
    inset: 18,
    cards: { x: split / 2, y: cardsTop, width: cardWidth },
    places: celledPlaces(box, plan, asked.page, box.height < 150, 13),
    dial: { x: 16, y: 12, width: 64, height: 64 },
    others: undefined,
    bets: { x: split - 126, y: 12, width: 114, height: 58 },
    winners: undefined,
    result: split < BESIDE_DEALER ? resultOverChips(tray) : { x: split - 116, y: 78 },
    notice: { x: split / 2, y: tray.y - 4 },
    tray,
    panel: { x: right.x, y: box.y + box.height + GAP, width: right.width, height: panelHeight },
  }
}

/** Of the drawing of a dealer: width to height down to the edge of the table. */
function standingAt(
  middle: number,
  edge: number,
  width: number,
  cardWidth: number,
): Pick<RoomLayout, 'dealer' | 'shoe' | 'bank'> {
  return {
    dealer: { x: middle - width / 2, y: edge - width * 0.781, width, height: width * 0.875 },
    shoe: { x: middle + cardWidth * 2.2 + width * 0.085, y: edge + width * 0.1 },
    bank: { x: middle, y: edge + width * 0.08 },
  }
}

function celledPlaces(
  box: Box,
  plan: FeltPlan,
  page: number,
  isSmall: boolean,
  chip: number,
): { [code: string]: PlaceShape } {
  const rows = plan.phone[page] ?? plan.phone[0] ?? []
  const shares = rows.reduce((sum, { share }) => sum + share, 0)
  const free = box.height - GAP * (rows.length - 1)
  const places: { [code: string]: PlaceShape } = {}
  let y = box.y
  for (const { share, cells } of rows) {
    const height = (free * share) / shares
    for (const { code, box: cell } of rowOf({ ...box, y, height }, cells, GAP))
      places[code] = cellShape(cell, share > 1.2 ? (isSmall ? 17 : 21) : 13.5, { own: chip, others: 9 })
    y += height + GAP
  }
  return places
}
