import type { LayoutAsked } from '../game/game-view.ts'
import { resultOverChips } from '../room/result-height.ts'
import { dealerAt, isDealerCovered, phoneHead } from '../scene/phone-head.ts'
import type { Box } from '../scene/scene.ts'
import { boardOf } from './board.ts'
import { gridBoardOf } from './grid-board.ts'
import { raceOf } from './race-board.ts'
import { INNER_PAGES, innerBoard, type RouletteParts, type RouletteRoom } from './roulette-parts.ts'

const TOUCH = 44
const TRAY = 62
const TABS = 44
const STRIP = 36
/** Where nothing stands above the board, the switch of the room has its upper left corner; of a narrow lying one, the dial too, the lower right. */
const CORNER = 46
const LYING_CORNER = 50
/** Of a narrow lying board. */
const LYING_ROWS = 5
/** Width of the sum of one's own chips on a lying phone. */
const SUM = 108
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }
const FLAT = 0.8
/** Height of a wheel that is seen so to its width, and of one that rests before the dealer. */
const RATIO = 0.868
const SQUASH = 0.62
/** What dealer and resting wheel want above the board, and what they can do with. */
const HEAD = { least: 150, most: 214 } as const
/** Below this height a row of its own for the last numbers would leave no room for the dial. */
const TOP_ROW = 52
/** Of the usual board, upright: zero and twelve rows. */
const ROWS = 13
const LOW_ROWS = 9
/** Of the usual board, lying: three rows of numbers, two of 0.8 of their height. */
const LYING_LEAST = 4.6 * 55

/** The felt above the thumb; above it the dealer behind the wheel, which comes forward while the ball runs. */
export function portraitRoom({ width, height, page }: LayoutAsked): RouletteRoom {
  const tray: Box = { x: 0, y: height - TRAY, width, height: TRAY }
  const bottom = tray.y - TABS
  const hasStrip = bottom - STRIP - TOP_ROW >= LOW_ROWS * TOUCH
  const hasHead = bottom - STRIP - HEAD.least >= LOW_ROWS * TOUCH
  const isTall = bottom - STRIP - HEAD.least >= ROWS * TOUCH
  const rows = isTall ? ROWS : LOW_ROWS
  const free = bottom - (hasHead ? HEAD.most + STRIP : hasStrip ? TOP_ROW + STRIP : TOP_ROW)
  const boardHeight = Math.max(Math.min(rows * TOUCH, bottom), Math.min(free, ROWS * 56))
  // On the other pages the dealer makes some room; dial and switch keep theirs.
  const high =
    page === 0
      ? boardHeight
      : Math.max(boardHeight, Math.min(bottom - TOP_ROW - (hasStrip ? STRIP : 0), LOW_ROWS * TOUCH + 60))
  const area: Box = { x: 4, y: bottom - high, width: width - 8, height: high }
  const above = area.y - (hasStrip ? STRIP : 0)
  const { resting, running, ...head } = phoneHead(width, height, above, height - TRAY, RATIO)
  const row = Math.max(0, Math.min(44, area.y - 8))
  return {
    ...head,
    inset: 10,
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    pressed: area,
    dial:
      row >= 40
        ? { x: 10, y: 6, width: hasStrip && above >= 90 ? 60 : row, height: hasStrip && above >= 90 ? 60 : row }
        : { x: width - 52, y: bottom, width: 44, height: 44 },
    others: undefined,
    bets:
      hasStrip && above >= 70
        ? { x: width - 164, y: 8, width: 106, height: 58 }
        : row >= 40
          ? { x: width - 154, y: 6, width: 96, height: row }
          : NOWHERE,
    winners: undefined,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: bottom - 6 },
    tray,
    panel: hasStrip
      ? { x: 8, y: area.y - STRIP, width: width - 16, height: STRIP - 4 }
      : row >= 40
        ? { x: 62, y: 10, width: width - 222, height: STRIP - 4 }
        : NOWHERE,
    wheel: { resting, running, flat: FLAT, squash: isDealerCovered(head) ? 1 : SQUASH },
    ...pageOf(page, area, true, isTall, row < 40 ? CORNER : 0),
    tabs: { x: 8, y: bottom, width: width - 16 - (row >= 40 ? 0 : 54), height: TABS },
  }
}

/** Dealer and wheel under the left hand, the felt under the right. */
export function landscapeRoom({ width, height, page, isFramed }: LayoutAsked): RouletteRoom {
  const trayHeight = height < 300 ? 50 : TRAY
  const top = height < 300 || isFramed ? 2 : 6
  const bottom = height - trayHeight
  const isWide = width >= 14 * TOUCH + 150
  const boardWidth = isWide ? Math.max(14 * TOUCH, Math.min(width * 0.74, 760)) : width - 8
  const area: Box = { x: width - 4 - boardWidth, y: top, width: boardWidth, height: bottom - top - 4 }
  const left = width - boardWidth - 12
  const hasDealer = isWide && left >= 190
  const edge = hasDealer ? Math.round(bottom * 0.46) : 0
  const size = Math.min(bottom - 10, width * 0.5)
  const running: Box = { x: (width - size) / 2, y: 6, width: size, height: size }
  const tray: Box = { x: 0, y: bottom, width: width - (isWide ? 236 + SUM : 228), height: trayHeight }
  const wheelTop = hasDealer ? edge - 12 : 70
  return {
    ...dealerAt(left / 2, edge, hasDealer ? Math.min(left * 0.76, edge / 0.76) : 0),
    inset: hasDealer ? 10 : 0,
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    pressed: area,
    cover: hasDealer ? { x: left + 4, y: 0, width: width - left - 4, height: bottom } : undefined,
    // Below the switch, so that the chips have the width that they need.
    dial: isWide
      ? { x: 8, y: 6, width: 50, height: 50 }
      : { x: width - 4 - TOUCH, y: bottom - 4 - (area.height / LYING_ROWS + TOUCH) / 2, width: TOUCH, height: TOUCH },
    others: undefined,
    // Beside the chips: above stands the dealer.
    bets: isWide ? { x: width - 236 - SUM, y: bottom + (trayHeight - 44) / 2, width: SUM - 4, height: 44 } : NOWHERE,
    winners: undefined,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: bottom - 4 },
    tray,
    panel: isWide ? { x: 6, y: bottom - STRIP, width: left - 4, height: STRIP - 4 } : NOWHERE,
    wheel: {
      resting: isWide
        ? { x: 4, y: wheelTop, width: left, height: Math.max(0, bottom - STRIP - wheelTop) }
        : { x: width / 2, y: -2 * size, width: size, height: size },
      running,
      flat: FLAT,
      squash: hasDealer ? 0.72 : 1,
    },
    ...pageOf(page, area, false, isWide && area.height >= LYING_LEAST, isWide ? 0 : LYING_CORNER),
    tabs: { x: width - 228, y: bottom + (trayHeight - TABS) / 2, width: 224, height: TABS },
  }
}

/** `corner` is left to the switch of the room; on the pages beside the first a whole side is, above or at the right. */
function pageOf(
  page: number,
  area: Box,
  isUpright: boolean,
  isWhole: boolean,
  corner: number,
): Pick<RouletteParts, 'board' | 'race'> {
  const innerPages = INNER_PAGES[isUpright ? 'portrait' : 'landscape']
  const free = isUpright
    ? { ...area, y: area.y + corner, height: area.height - corner }
    : { ...area, width: area.width - corner }
  if (page > innerPages) return { board: undefined, race: raceOf(free, TOUCH) }
  if (page > 0) return { board: innerBoard(free, isUpright, page - 1, innerPages), race: undefined }
  const board = isWhole
    ? boardOf({ box: area, isUpright, rows: [0, 11], band: 0, hasOutside: true })
    : gridBoardOf(area, isUpright, corner)
  return { board, race: undefined }
}
