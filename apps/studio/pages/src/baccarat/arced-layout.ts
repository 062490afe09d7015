import { dealerAt, handsAt } from './hands-layout.ts'
import { arcedPlaces } from './place-shapes.ts'
import type { Rect, TableLayout } from './table-layout.ts'

interface ArcedTable {
  /** Width that the table is drawn for. */
  readonly width: number
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
    width: 1440,
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
    width: 1024,
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
    width: 768,
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
const TRAY = 78
/** How far the sum on a place may hang out of it. */
const TAG_BEYOND = 26
/** From the edges of the table's area to the panes. */
const EDGE = 16
/** Heights with the longest words: round with two returns and with four, the smallest moon with its name, and what is said with a sum below. */
const FACTS = { two: 130, four: 170 } as const
const SHOE = { least: 62, most: 90 } as const
const WORDS = 62
const GAP = 6
/** What is staked, place by place; below the switches. */
const BET_LIST = { from: 60, height: 200 } as const

/** Five places on one ellipse, the dealer above them, panes in both upper corners. */
export function arcedLayout(kind: keyof typeof ARCED, width: number, height: number): TableLayout {
  const table = ARCED[kind]
  const roadsHeight = kind === 'tablet-tall' ? Math.min(230, height * 0.23) : Math.min(200, Math.max(112, height * 0.2))
  // While the window around it opens, the area may be lower than the roads alone.
  const felt = Math.max(0, height - roadsHeight)
  // The tray keeps its size, however small the places are.
  const scale = Math.max(
    0,
    Math.min(width / table.width, (felt - TRAY - TAG_BEYOND) / (table.centreY + table.outer[1])),
  )
  const middle = width / 2
  const at = (x: number, y: number): readonly [number, number] => [middle + x * scale, y * scale]
  const dealer = dealerAt(middle, table.edge * scale, table.dealerWidth * scale)
  const paneWidth = Math.min(236, Math.max(150, width * 0.165))
  const places = arcedPlaces({ ...table, at, scale })
  const pair = places.playerPair.bounds
  /** Down to where the pair lies in the column. */
  const column: Rect = {
    x: EDGE,
    y: EDGE,
    w: paneWidth,
    h: Math.max(0, (pair.x >= EDGE + paneWidth ? felt - TRAY : pair.y) - GAP - EDGE),
  }
  const beside: Rect = {
    x: paneWidth + 28,
    y: 14,
    w: Math.max(0, dealer.x - paneWidth - 36),
    h: Math.max(0, (table.edge - 40) * scale),
  }
  const isListed = kind !== 'tablet-wide' && column.y + column.h >= BET_LIST.from + BET_LIST.height
  return {
    kind,
    scene: { x: 0, y: 0, w: width, h: felt },
    edge: table.edge * scale,
    inset: middle - (table.width / 2 - table.inset) * scale,
    dealer,
    cardWidth: table.card * scale,
    hands: handsAt(middle, table.cardY * scale, table.card * scale, kind === 'desk' ? 'beside' : 'across'),
    places,
    ...(kind === 'tablet-tall' || beside.w < 130 || beside.h < SHOE.least + WORDS
      ? inColumn(column)
      : { facts: { ...column, h: column.h < FACTS.four ? FACTS.two : FACTS.four }, ...shoeAndCall(beside) }),
    notice: [middle, table.cardY * scale - 6],
    bet: { x: width - paneWidth - EDGE, y: EDGE, w: paneWidth, h: column.h, words: 'beside', isListed },
    chips: { x: middle, y: felt - TRAY, w: 0, h: TRAY },
    action: { x: middle, y: felt - TRAY, w: 0, h: TRAY },
    roads: { x: 0, y: felt, w: width, h: roadsHeight },
  }
}

/** One below the other; what is said always, the moon before the returns, which the help says, too. */
function inColumn(column: Rect): Pick<TableLayout, 'facts' | 'shoe' | 'call'> {
  const left = column.h - FACTS.two - GAP
  if (left < SHOE.least + WORDS) return { facts: undefined, ...shoeAndCall(column) }
  return { facts: { ...column, h: FACTS.two }, ...shoeAndCall({ ...column, y: column.y + FACTS.two + GAP, h: left }) }
}

function shoeAndCall({ x, y, w, h }: Rect): Pick<TableLayout, 'shoe' | 'call'> {
  const moon = Math.min(SHOE.most, h - WORDS)
  if (moon < SHOE.least) return { shoe: undefined, call: { x, y, w, h } }
  return { shoe: { x, y, w, h: moon }, call: { x, y: y + moon, w, h: h - moon } }
}
