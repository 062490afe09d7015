import type { LayoutAsked } from '../game/game-view.ts'
import { resultInFree, resultOverChips } from '../room/result-height.ts'
import type { Box } from '../scene/scene.ts'
import { boardOf } from './board.ts'
import { gridBoardOf } from './grid-board.ts'
import { raceOf } from './race-board.ts'
import { INNER_PAGES, innerBoard, type RouletteRoom } from './roulette-parts.ts'

const TRAY = 76
const TABS = 48
const TOUCH = 44
const EDGE = 12
/** A number as long as a finger and two lines beside it. */
const WITH_LINES = 68
/** So high, a dozen below a line of streets still is. */
const LEAST = 70
const DEALER = { height: 0.875, edge: 0.781 } as const

/** Wheel, dealer and statistics above, the felt across the whole width below. */
export function tabletRoom({ width, height, page, isFramed }: LayoutAsked): RouletteRoom {
  const area: Box = { x: EDGE, y: 0, width: width - 2 * EDGE, height: 0 }
  const along = area.width / 14
  const across = Math.min(92, Math.max(LEAST, Math.min(height * 0.085, along * 1.25)))
  area.height = across * 4.6
  area.y = height - TRAY - TABS - area.height
  const isUpright = height > width
  const top = area.y - EDGE
  const wheelWidth = isUpright ? width * 0.62 : width * 0.4
  const edge = isUpright ? top * 0.42 : top * 0.3
  const wheel: Box = isUpright
    ? { x: EDGE, y: edge - 16, width: wheelWidth, height: top - edge + 16 }
    : { x: EDGE, y: 8, width: wheelWidth, height: top - 8 }
  const dealerWidth = isUpright ? Math.min(wheelWidth * 0.7, edge / 0.76) : Math.min(width * 0.24, top * 0.9)
  const middle = isUpright ? EDGE + wheelWidth / 2 : EDGE + wheelWidth + dealerWidth * 0.52
  const dealerEdge = isUpright ? edge : Math.min(top * 0.72, dealerWidth * 0.8)
  const panelX = isUpright ? EDGE + wheelWidth + 12 : middle + dealerWidth * 0.5
  const betsHeight = 70
  const panelTop = EDGE + (isFramed ? 48 : 0) + betsHeight + 10
  const dealer: Box = {
    x: middle - dealerWidth / 2,
    y: dealerEdge - dealerWidth * DEALER.edge,
    width: dealerWidth,
    height: dealerWidth * DEALER.height,
  }
  const freeX = isUpright ? dealer.x + dealerWidth * 0.75 : EDGE + wheelWidth
  const freeY = isUpright ? EDGE : dealer.y + dealer.height + 8
  const free = resultInFree({
    x: freeX,
    y: freeY,
    width: panelX - freeX,
    height: (isUpright ? wheel.y : top) - freeY,
  })
  const tray: Box = { x: 0, y: height - TRAY, width, height: TRAY }
  const isInner = page >= 1 && page <= INNER_PAGES.tablet
  return {
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    dealer,
    edge: dealerEdge,
    inset: 0,
    shoe: { x: middle, y: dealerEdge + 16 },
    bank: { x: middle, y: dealerEdge + 20 },
    cards: { x: middle, y: dealerEdge + 16, width: 10 },
    dial: { x: EDGE, y: EDGE, width: 72, height: 72 },
    others: undefined,
    bets: { x: panelX, y: panelTop - betsHeight - 10, width: width - panelX - EDGE, height: betsHeight },
    winners: undefined,
    // Not over the statistics, nor over the board, where people look for the number.
    result: free ?? resultOverChips(tray),
    notice: { x: width / 2, y: height - TRAY - 6 },
    tray,
    panel: { x: panelX, y: panelTop, width: width - panelX - EDGE, height: top - panelTop },
    wheel: { resting: wheel, running: wheel, flat: 0.8 },
    board: isInner
      ? innerBoard(area, false, page - 1, INNER_PAGES.tablet)
      : page === 0
        ? along < TOUCH
          ? gridBoardOf(area, false)
          : boardOf({
              box: area,
              isUpright: false,
              rows: [0, 11],
              band: along >= WITH_LINES ? 24 : 0,
              hasOutside: true,
            })
        : undefined,
    race: page === INNER_PAGES.tablet + 1 ? raceOf(area, 44) : undefined,
    tabs: { x: EDGE, y: height - TRAY - TABS + 2, width: area.width, height: 44 },
  }
}
