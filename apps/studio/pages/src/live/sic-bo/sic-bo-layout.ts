import { cellShape, rowOf } from '../felt/cell.ts'
import type { LayoutAsked, PlaceShape, RoomLayout } from '../game/game-view.ts'
import { HALF_RESULT, RESULT_HEIGHT, resultOverChips } from '../room/result-height.ts'
import { dealerAt, phoneHead } from '../scene/phone-head.ts'
import type { Box } from '../scene/scene.ts'
import { pagedRows, type Row, wholeRows } from './sic-bo-rows.ts'

export type SicBoLayout = RoomLayout & {
  /** The dish while bets are laid, and while dice are thrown: on a phone it comes forward. */
  dish: { resting: Box; running: Box }
}

const TRAY = { desktop: 80, tablet: 76, portrait: 62, landscape: 62 } as const
const EDGE = 20
/** On a phone that is narrower the sum stands below the switches, clear of the dealer's face. */
const NARROW = 360
/** A tablet that has room for the dish beside the felt. */
const WIDE = 900
const STRIP = 36
const TOUCH = 44
/** Width of the sum of one's own chips on a lying phone. */
const SUM = 108
const FLOATING_TOOLS = 48
const BETS = 250
/** Height of the dish with its lid to its width. */
const RATIO = 0.96
/** What dealer and resting dish want above the felt, and what dial and sum do. */
const HEAD = 226
const TOP_ROW = 54
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 } as const
/** Rows whose cells have words: the others are drawn. */
const WORDED = /^(small|big|odd|even|any-triple|more)$/

export function sicBoLayout(asked: LayoutAsked): SicBoLayout {
  if (asked.shape === 'portrait') return portrait(asked)
  if (asked.shape === 'landscape') return landscape(asked)
  return asked.shape === 'desktop' || asked.width > Math.max(asked.height, WIDE) ? wide(asked) : upright(asked)
}

/** Dealer and dish at the left, statistics and felt at the right. */
function wide({ width, height, shape, isFramed }: LayoutAsked): SicBoLayout {
  const left = Math.round(Math.min(640, Math.max(shape === 'desktop' ? 400 : 270, width * 0.36)))
  const right: Box = { x: left + 8, y: EDGE, width: width - left - 8 - EDGE, height: height - TRAY[shape] - EDGE - 12 }
  const rows = wholeRows(right.width)
  const panelHeight = Math.min(150, Math.max(0, right.height - 16 - heightOf(rows, TOUCH)))
  const felt: Box = { ...right, y: right.y + panelHeight + 14, height: right.height - panelHeight - 14 }
  const high = Math.min(felt.height, heightOf(rows, 98))
  const edge = Math.round(Math.min(height * 0.36, left * 0.62))
  const dealerWidth = Math.min(left * 0.72, edge * 1.28)
  const dish: Box = { x: EDGE, y: edge - 10, width: left - EDGE - 6, height: height - TRAY[shape] - edge + 10 }
  const betsWidth = Math.min(BETS, right.width * 0.34)
  return {
    ...tableOf(width, height),
    ...dealerAt(left * 0.52, edge, dealerWidth),
    shape,
    places: placesOf(rows, { ...felt, height: high }, 17),
    dial: { x: EDGE, y: EDGE, width: 84, height: 84 },
    others: undefined,
    bets: {
      x: width - EDGE - betsWidth,
      y: EDGE + (isFramed ? FLOATING_TOOLS : 0),
      width: betsWidth,
      height: Math.max(58, panelHeight - (isFramed ? FLOATING_TOOLS : 0)),
    },
    winners: undefined,
    // Over what is past, not over the places that have won.
    result:
      panelHeight < RESULT_HEIGHT
        ? { x: right.x + right.width / 2, y: felt.y + 12 }
        : { x: right.x + (right.width - betsWidth - 14) / 2, y: EDGE + (panelHeight - RESULT_HEIGHT) / 2 },
    notice: { x: right.x + right.width / 2, y: height - TRAY[shape] - 8 },
    tray: { x: right.x, y: height - TRAY[shape], width: right.width, height: TRAY[shape] },
    panel: { x: right.x, y: EDGE, width: right.width - betsWidth - 14, height: panelHeight },
    dish: { resting: dish, running: dish },
  }
}

/** Dealer and dish above, the felt across the whole width below. */
function upright({ width, height, shape, isFramed }: LayoutAsked): SicBoLayout {
  const rows = wholeRows(width - 24)
  const high = Math.max(heightOf(rows, TOUCH), Math.min(heightOf(rows, 70), height * 0.52))
  const felt: Box = { x: 12, y: height - TRAY[shape] - 8 - high, width: width - 24, height: high }
  const edge = felt.y * 0.44
  const middle = width * 0.32
  const panelX = width * 0.6
  const top = 12 + (isFramed ? FLOATING_TOOLS : 0)
  const dish: Box = { x: 12, y: edge - 8, width: panelX - 24, height: felt.y - edge }
  return {
    ...tableOf(width, height),
    ...dealerAt(middle, edge, Math.min(width * 0.42, edge / 0.76)),
    shape,
    places: placesOf(rows, felt, 17),
    dial: { x: 12, y: 12, width: 72, height: 72 },
    others: undefined,
    bets: { x: panelX, y: top, width: width - panelX - 12, height: 62 },
    winners: undefined,
    // Over statistics: on the felt people look for the sum.
    result: { x: width - HALF_RESULT, y: top + 74 },
    notice: { x: width / 2, y: height - TRAY[shape] - 6 },
    tray: { x: 0, y: height - TRAY[shape], width, height: TRAY[shape] },
    panel: { x: panelX, y: top + 74, width: width - panelX - 12, height: felt.y - top - 88 },
    dish: { resting: dish, running: dish },
  }
}

/** The felt above the thumb, on a small phone in two pages; above it the dealer behind the dish, which comes forward when it is shaken. */
function portrait({ width, height, shape, page }: LayoutAsked): SicBoLayout {
  const tray: Box = { x: 0, y: height - TRAY.portrait, width, height: TRAY.portrait }
  const bottom = tray.y - 4
  const whole = wholeRows(width - 8)
  const isPaged = bottom - STRIP - TOP_ROW < heightOf(whole, TOUCH)
  const rows = isPaged ? pagedRows(width - 8, page) : whole
  // Dealer and dish stay where they are when the page is turned.
  const least = isPaged
    ? Math.max(...[0, 1].map((one) => heightOf(pagedRows(width - 8, one), TOUCH)))
    : heightOf(whole, TOUCH)
  const hasStrip = bottom - STRIP - TOP_ROW >= least
  const high = Math.min(heightOf(rows, 56), Math.max(least, bottom - (hasStrip ? STRIP : 0) - HEAD))
  const felt: Box = { x: 4, y: bottom - high, width: width - 8, height: high }
  const above = felt.y - (hasStrip ? STRIP : 0)
  const { resting, running, ...head } = phoneHead(width, height, above, bottom, RATIO)
  const isLow = above < 90
  return {
    ...tableOf(width, height),
    ...head,
    inset: 10,
    shape,
    places: placesOf(rows, felt, 15),
    dial: { x: 10, y: 6, width: isLow ? 44 : 60, height: isLow ? 44 : 60 },
    others: undefined,
    bets:
      width < NARROW && !isLow
        ? { x: width - 106, y: 58, width: 98, height: 44 }
        : { x: width - 158, y: 6, width: 98, height: isLow ? 44 : 58 },
    winners: undefined,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: bottom - 6 },
    tray,
    panel: hasStrip ? { x: 8, y: felt.y - STRIP, width: width - 16, height: STRIP - 4 } : NOWHERE,
    dish: { resting, running },
  }
}

/** Dealer and dish under the left hand, two pages of the felt under the right. */
function landscape({ width, height, page, shape, isFramed }: LayoutAsked): SicBoLayout {
  const trayHeight = height < 300 ? 52 : TRAY.landscape
  const bottom = height - trayHeight
  const left = width >= 700 ? Math.round(width * 0.27) : 0
  const top = isFramed ? 2 : 4
  const felt: Box = { x: left + 4, y: top, width: width - left - 8, height: bottom - top - 4 }
  const size = Math.min(bottom - 10, width * 0.5)
  const running: Box = { x: (width - size) / 2, y: 6, width: size, height: size }
  const isBeside = left > 0
  const edge = isBeside ? Math.round(bottom * 0.46) : -60
  const chips = isBeside ? { x: 0, width: width - SUM } : { x: 52, width: width - 52 }
  const tray: Box = { ...chips, y: bottom, height: trayHeight }
  return {
    ...tableOf(width, height),
    ...(isBeside ? { inset: 10, cover: { x: left, y: 0, width: width - left, height: bottom } } : undefined),
    ...dealerAt(left / 2, edge, isBeside ? Math.min(left * 0.76, edge / 0.76) : 0),
    shape,
    places: placesOf(pagedRows(felt.width, page), felt, 15),
    dial: isBeside ? { x: 8, y: 6, width: 50, height: 50 } : { x: 6, y: height - 50, width: 44, height: 44 },
    others: undefined,
    // Beside the chips: above stands the dealer.
    bets: isBeside ? { x: width - SUM, y: bottom + (trayHeight - 44) / 2, width: SUM - 4, height: 44 } : NOWHERE,
    winners: undefined,
    result: resultOverChips(tray),
    notice: { x: width / 2, y: bottom - 4 },
    tray,
    panel: isBeside ? { x: 6, y: bottom - STRIP, width: left - 8, height: STRIP - 4 } : NOWHERE,
    dish: {
      resting: isBeside
        ? { x: 6, y: edge - 18, width: left - 12, height: bottom - STRIP - edge + 16 }
        : { x: width / 2, y: -2 * size, width: size, height: size },
      running,
    },
  }
}

const tableOf = (width: number, height: number) => ({
  stage: { x: 0, y: 0, width, height },
  table: { x: 0, y: 0, width, height },
  inset: 0,
})

const heightOf = (rows: readonly Row[], one: number): number => rows.reduce((sum, { share }) => sum + share * one, 0)

function placesOf(rows: readonly Row[], felt: Box, nameSize: number): { [code: string]: PlaceShape } {
  const shares = rows.reduce((sum, { share }) => sum + share, 0)
  const places: { [code: string]: PlaceShape } = {}
  let y = felt.y
  for (const { share, cells } of rows) {
    const height = (felt.height * share) / shares
    for (const { code, box } of rowOf({ ...felt, y, height }, cells, 0)) {
      const isWorded = WORDED.test(code)
      const chips = { own: Math.min(16, height * 0.26), others: 7 }
      const shape = cellShape(box, isWorded ? nameSize : 13, chips)
      places[code] = isWorded
        ? { ...shape, others: { x: box.x + 9, y: box.y + box.height - 8, radius: 6, dx: 7 } }
        : drawnCell(code, box, shape)
    }
    y += height
  }
  return places
}

/** Its dice, its number and what it pays are drawn in its middle. A stack of others' chips stands at its left edge: beside the number of a total, else beside what the place pays. */
function drawnCell(code: string, { x, y, width, height }: Box, { tag: _, ...shape }: PlaceShape): PlaceShape {
  const radius = width < 56 ? 4 : 5.5
  return {
    ...shape,
    words: { ...shape.words, lines: 'none' },
    own: { ...shape.own, x: x + width / 2, y: y + height - 15 },
    others: {
      x: x + radius + 2,
      y: y + (code.startsWith('total') ? height * 0.48 : height - 8),
      radius,
      dx: 0,
      dy: -0.7 * radius,
    },
  }
}
