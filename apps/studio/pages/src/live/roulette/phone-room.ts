import type { LayoutAsked } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'
import { boardOf } from './board.ts'
import { gridBoardOf } from './grid-board.ts'
import { raceOf } from './race-board.ts'
import { INNER_PAGES, innerBoard, type RouletteParts, type RouletteRoom } from './roulette-parts.ts'

const TOUCH = 44
const TRAY = 62
const TABS = 44
const STRIP = 36
const TOOLS = 46
const NOWHERE = { dealer: { x: 0, y: 0, width: 0, height: 0 }, edge: 0, inset: 0 } as const
/** Of the usual board, upright: zero and twelve rows. */
const ROWS = 13
const LOW_ROWS = 9
/** Of the usual board, lying: three rows of numbers, two of 0.8 of their height. */
const LYING_LEAST = 4.6 * 55

/** The felt above the thumb; of the wheel the nearer rim above it, until the ball runs and the wheel comes forward. */
export function portraitRoom({ width, height, page, isFramed }: LayoutAsked): RouletteRoom {
  const bottom = height - TRAY - TABS
  const hasStrip = bottom - STRIP - 4 >= LOW_ROWS * TOUCH
  const isTall = bottom - STRIP - 60 >= ROWS * TOUCH
  const boardHeight = Math.min(
    Math.max(isTall ? ROWS * TOUCH : LOW_ROWS * TOUCH, height * 0.62),
    bottom - (hasStrip ? STRIP : 0),
    ROWS * 56,
  )
  const area: Box = { x: 4, y: bottom - boardHeight, width: width - 8, height: boardHeight }
  // On the other pages the wheel makes room until the ball runs.
  const tall = Math.max(boardHeight, Math.min(bottom - 4, LOW_ROWS * TOUCH + 60))
  const pageArea: Box = { ...area, y: bottom - tall, height: tall }
  const radius = Math.min(width * 0.52, height * 0.3)
  const above = area.y - (hasStrip ? STRIP : 0)
  const tabs: Box = { x: 8, y: bottom, width: width - 16 - (hasStrip ? 0 : 54), height: TABS }
  return {
    ...NOWHERE,
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    shoe: { x: width / 2, y: 0 },
    bank: { x: width / 2, y: -20 },
    cards: { x: width / 2, y: 0, width: 10 },
    dial: hasStrip
      ? { x: 10, y: 8, width: Math.min(60, above - 12), height: Math.min(60, above - 12) }
      : { x: width - 52, y: bottom, width: 44, height: 44 },
    others: undefined,
    bets: { x: width - 124, y: 8 + (isFramed ? 48 : 0), width: 114, height: Math.min(58, above) },
    winners: undefined,
    result: { x: width / 2, y: Math.max(8, height * 0.6) },
    notice: { x: width / 2, y: bottom - 6 },
    tray: { x: 0, y: height - TRAY, width, height: TRAY },
    panel: hasStrip
      ? // The switches of a phone stand at its right.
        { x: 8, y: area.y - STRIP, width: width - 16 - TOOLS, height: STRIP - 4 }
      : { x: 0, y: 0, width: 0, height: 0 },
    wheel: {
      resting: { x: width / 2 - radius, y: above - 2 * radius * 0.97, width: 2 * radius, height: 2 * radius },
      running: { x: 6, y: Math.max(6, height * 0.36 - width / 2), width: width - 12, height: width - 12 },
      flat: 0.94,
    },
    ...pageOf(page, page === 0 ? area : pageArea, true, INNER_PAGES.portrait, isTall),
    tabs,
  }
}

/** The wheel under the left hand, the felt under the right. */
export function landscapeRoom({ width, height, page, isFramed }: LayoutAsked): RouletteRoom {
  const trayHeight = height < 300 ? 50 : TRAY
  const top = height < 300 || isFramed ? 2 : 6
  const bottom = height - trayHeight
  const isWide = width >= 14 * TOUCH + 150
  const boardWidth = isWide ? Math.max(14 * TOUCH, Math.min(width * 0.74, 760)) : width - 8
  const area: Box = { x: width - 4 - boardWidth, y: top, width: boardWidth, height: bottom - top - 4 }
  const left = width - boardWidth - 12
  const size = Math.max(0, Math.min(left, bottom - 70 - STRIP))
  const running = Math.min(bottom - 10, width * 0.5)
  return {
    ...NOWHERE,
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    shoe: { x: left / 2, y: 0 },
    bank: { x: left / 2, y: -20 },
    cards: { x: left / 2, y: 0, width: 10 },
    dial: isWide ? { x: 10, y: 8, width: 58, height: 58 } : { x: 6, y: height - 54, width: 46, height: 46 },
    others: undefined,
    bets: isWide ? { x: 76, y: 8, width: Math.max(0, left - 72), height: 58 } : { x: 0, y: 0, width: 0, height: 0 },
    winners: undefined,
    result: { x: width / 2, y: 40 },
    notice: { x: width / 2, y: bottom - 4 },
    tray: isWide
      ? { x: 0, y: bottom, width: width - 236, height: trayHeight }
      : { x: 56, y: bottom, width: width - 56 - 232, height: trayHeight },
    panel: isWide
      ? { x: 6, y: bottom - STRIP, width: left - 4, height: STRIP - 4 }
      : { x: 0, y: 0, width: 0, height: 0 },
    wheel: {
      resting: isWide
        ? { x: 4, y: 70, width: left, height: size }
        : { x: width / 2, y: -2 * running, width: running, height: running },
      running: { x: (width - running) / 2, y: 6, width: running, height: running },
      flat: 0.94,
    },
    ...pageOf(page, area, false, INNER_PAGES.landscape, isWide && area.height >= LYING_LEAST),
    tabs: { x: width - 228, y: bottom + (trayHeight - TABS) / 2, width: 224, height: TABS },
  }
}

function pageOf(
  page: number,
  area: Box,
  isUpright: boolean,
  innerPages: number,
  isWhole: boolean,
): Pick<RouletteParts, 'board' | 'race'> {
  if (page > innerPages) return { board: undefined, race: raceOf(area, TOUCH) }
  if (page > 0) return { board: innerBoard(area, isUpright, page - 1, innerPages), race: undefined }
  const board = isWhole
    ? boardOf({ box: area, isUpright, rows: [0, 11], band: 0, hasOutside: true })
    : gridBoardOf(area, isUpright)
  return { board, race: undefined }
}
