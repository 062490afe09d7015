import type { LayoutAsked } from '../game/game-view.ts'
import { resultOverChips } from '../room/result-height.ts'
import type { Box } from '../scene/scene.ts'
import { boardOf } from './board.ts'
import { raceOf } from './race-board.ts'
import type { RouletteRoom } from './roulette-parts.ts'

const TRAY = 80
const EDGE = 20
const GAP = 18
const FLOATING_TOOLS = 48
const PANEL = { least: 92, most: 184 } as const
const BETS = 250
/** Rows of a lying board with its outside, in heights of a number. */
const BOARD_ROWS = 4.6
const RACE_ROWS = 2.5
/** Of a drawn dealer: height of the box, and of the table's edge in it, to its width. */
const DEALER = { height: 0.875, edge: 0.781 } as const

/** Dealer and wheel at the left, statistics, felt and racetrack at the right. */
export function desktopRoom({ width, height, isFramed }: LayoutAsked): RouletteRoom {
  const left = Math.round(Math.min(760, Math.max(420, width * 0.385)))
  const right: Box = { x: left + 12, y: 0, width: width - left - 12 - EDGE, height }
  const free = height - TRAY - EDGE - 3 * GAP
  const number = Math.min(right.width / 14, 84, (free - PANEL.least) / (BOARD_ROWS + RACE_ROWS))
  const panelHeight = Math.min(PANEL.most, free - number * (BOARD_ROWS + RACE_ROWS))
  const top = Math.max(EDGE, EDGE + (free - panelHeight - number * (BOARD_ROWS + RACE_ROWS)) * 0.3)
  const panelWidth = right.width - BETS - GAP
  const edge = Math.round(Math.min(height * 0.325, left * 0.54))
  const spare = height - TRAY - GAP - (top + panelHeight + 2 * GAP + number * (BOARD_ROWS + RACE_ROWS))
  const boardBox: Box = {
    x: right.x + (right.width - number * 14) / 2,
    // On the cloth, not over its edge.
    y: Math.max(top + panelHeight + GAP, Math.min(edge + 8, top + panelHeight + GAP + spare)),
    width: number * 14,
    height: number * BOARD_ROWS,
  }
  const raceBox: Box = {
    x: boardBox.x + number * 0.4,
    y: boardBox.y + boardBox.height + GAP,
    width: boardBox.width - number * 0.8,
    height: number * RACE_ROWS,
  }
  const dealerWidth = Math.min(left * 0.62, edge * 1.28)
  const middle = left * 0.52
  const dealer = {
    x: middle - dealerWidth / 2,
    y: edge - dealerWidth * DEALER.edge,
    width: dealerWidth,
    height: dealerWidth * DEALER.height,
  }
  const wheel: Box = { x: EDGE, y: edge - 24, width: left - EDGE - 4, height: height - TRAY - edge + 12 }
  const tray: Box = { x: right.x, y: height - TRAY, width: right.width, height: TRAY }
  const dial = Math.min(92, Math.max(64, left * 0.16))
  return {
    stage: { x: 0, y: 0, width, height },
    table: { x: 0, y: 0, width, height },
    dealer,
    edge,
    inset: 0,
    shoe: { x: middle, y: edge + 20 },
    bank: { x: middle, y: edge + 24 },
    cards: { x: middle, y: edge + 20, width: 10 },
    dial: { x: EDGE, y: EDGE, width: dial, height: dial },
    others: undefined,
    bets: {
      x: width - EDGE - BETS,
      y: top + (isFramed ? FLOATING_TOOLS : 0),
      width: BETS,
      height: panelHeight - (isFramed ? FLOATING_TOOLS : 0),
    },
    winners: undefined,
    // Neither over the statistics nor over the number that has won.
    result: resultOverChips(tray),
    notice: { x: right.x + right.width / 2, y: height - TRAY - 8 },
    tray,
    panel: { x: boardBox.x, y: top, width: panelWidth - (boardBox.x - right.x), height: panelHeight },
    wheel: { resting: wheel, running: wheel, flat: 0.76 },
    board: boardOf({
      box: boardBox,
      isUpright: false,
      rows: [0, 11],
      band: Math.round(number * 0.3),
      hasOutside: true,
    }),
    race: raceOf(raceBox, 0),
    tabs: undefined,
  }
}
