import type { LayoutAsked, PlaceShape, RoomLayout } from '../game/game-view.ts'
import { HALF_RESULT } from '../room/result-height.ts'
import type { Box } from '../scene/scene.ts'
import type { FeltPlan } from './felt-plan.ts'
import { type Ring, sectorShape } from './sector.ts'

type Arcs = {
  /** Size that the table is drawn for. */
  width: number
  centreY: number
  outer: readonly [number, number]
  inner: readonly [number, number]
  /** Half of the angle that all places share, and of a deep place at its end. */
  half: number
  end: number
  dealerWidth: number
  edge: number
  inset: number
  /** Height of a row of low places, in parts of the whole depth. */
  low: number
}

type Kind = 'desktop' | 'lying' | 'upright' | 'half'

/** `half`: half of a desktop, or a small window, where places that are deep enough for a finger need more of the height. */
const ARCS: { readonly [kind in Kind]: Arcs } = {
  desktop: {
    width: 1_440,
    centreY: -90,
    outer: [900, 700],
    inner: [690, 530],
    half: 45,
    end: 12.2,
    dealerWidth: 370,
    edge: 276,
    inset: 210,
    low: 0.3,
  },
  lying: {
    width: 1_024,
    centreY: -60,
    outer: [640, 552],
    inner: [470, 398],
    half: 46,
    end: 12.4,
    dealerWidth: 270,
    edge: 210,
    inset: 130,
    low: 0.32,
  },
  upright: {
    width: 768,
    centreY: -10,
    outer: [500, 680],
    inner: [366, 478],
    half: 48,
    end: 12.2,
    dealerWidth: 430,
    edge: 318,
    inset: 92,
    low: 0.25,
  },
  half: {
    width: 860,
    centreY: -10,
    outer: [560, 680],
    inner: [410, 412],
    half: 48,
    end: 12.2,
    dealerWidth: 350,
    edge: 254,
    inset: 100,
    low: 0.29,
  },
}
/** From the table's edge to the cards: a third one lies across their feet on a tablet, and ends above the places. */
const CARDS_BELOW: { readonly [kind in Kind]: number } = { desktop: 26, lying: 20, upright: 26, half: 26 }
/** And to the middle of the shoe: on a wide table a third card lies in front of it. */
const SHOE_BELOW: { readonly [kind in Kind]: number } = { desktop: 16, lying: 34, upright: 34, half: 34 }
const TRAY = 76
/** The sum on a place may hang so far out of it. */
const BEYOND = 8
const EDGE = 16
/** What a finger meets surely, with the gap to the next row; and what is left of the depth for the large places. */
const TOUCH = 48
/** A row that is lower wants arcs of its own. */
const FINGER = 36
/** Between two rows, in parts of the depth. */
const GAP = 0.025
const MAIN_AT_LEAST = 0.42
const GAP_DEGREES = 0.6
const FLOATING_TOOLS = 48
/** What a line of the lists beside the dealer needs, with the padding around them. */
const PANE = { least: 150, most: 236, head: 44, line: 24 } as const

export function arcedLayout(asked: LayoutAsked, plan: FeltPlan): RoomLayout {
  const { width, height, shape } = asked
  const kind = kindOf(asked, plan)
  const arcs = ARCS[kind]
  const isUpright = kind === 'upright' || kind === 'half'
  const { felt, scale } = measuresOf(kind, asked)
  const middle = width / 2
  const dealerWidth = arcs.dealerWidth * scale
  const dealer: Box = {
    x: middle - dealerWidth / 2,
    y: arcs.edge * scale - dealerWidth * 0.781,
    width: dealerWidth,
    height: dealerWidth * 0.875,
  }
  const paneWidth = Math.min(PANE.most, Math.max(PANE.least, width * 0.165))
  const top = EDGE + (asked.isFramed ? FLOATING_TOOLS : 0)
  const places = arcedPlaces(arcs, plan, kind, middle, scale)
  const lowestPane = Math.min(...Object.values(places).map(({ bounds }) => bounds.y)) - 8
  const lines = Math.max(1, Math.min(5, Math.floor((lowestPane - EDGE - PANE.head) / PANE.line)))
  const paneHeight = (count: number) => PANE.head + count * PANE.line
  const bets: Box = {
    x: width - paneWidth - EDGE,
    y: top,
    width: paneWidth,
    height: paneHeight(Math.min(3, lines)) + 12,
  }
  const winnersTop = bets.y + bets.height + 12
  const dialSize = Math.round(Math.max(64, Math.min(96, dealerWidth * 0.25)))
  const isBeside = !isUpright && dealer.x - paneWidth - EDGE > dialSize + 24
  return {
    shape,
    stage: { x: 0, y: 0, width, height: felt },
    table: { x: 0, y: 0, width, height: felt },
    dealer,
    edge: arcs.edge * scale,
    inset: middle - (arcs.width / 2 - arcs.inset) * scale,
    shoe: {
      x: middle + cardWidthOf(kind) * scale * (kind === 'desktop' ? 2.3 : 2.2) + dealerWidth * 0.085,
      y: (arcs.edge + SHOE_BELOW[kind]) * scale,
    },
    bank: { x: middle, y: (arcs.edge + 30) * scale },
    cards: { x: middle, y: (arcs.edge + CARDS_BELOW[kind]) * scale, width: cardWidthOf(kind) * scale },
    places,
    dial: isBeside
      ? { x: Math.max(paneWidth + EDGE + 12, dealer.x - dialSize * 0.8), y: 20, width: dialSize, height: dialSize }
      : { x: EDGE + 18, y: EDGE + paneHeight(3) + 14, width: dialSize, height: dialSize },
    others: { x: EDGE, y: EDGE, width: paneWidth, height: paneHeight(isUpright ? Math.min(3, lines) : lines) },
    bets,
    winners:
      kind === 'desktop' && winnersTop + paneHeight(2) < lowestPane
        ? { x: bets.x, y: winnersTop, width: paneWidth, height: Math.min(paneHeight(3), lowestPane - winnersTop) }
        : undefined,
    result: isBeside
      ? { x: Math.max(paneWidth + EDGE + 140, dealer.x - 96), y: 56 }
      : // In the place of the dial, which counts nothing then.
        { x: HALF_RESULT, y: EDGE + paneHeight(3) + 14 },
    notice: { x: middle, y: felt - TRAY - 8 },
    tray: { x: 0, y: felt - TRAY, width, height: TRAY },
    panel: { x: 0, y: felt, width, height: height - felt },
  }
}

function kindOf(asked: LayoutAsked, plan: FeltPlan): Kind {
  if (asked.shape === 'desktop') return 'desktop'
  const kind = asked.width > asked.height ? 'lying' : 'upright'
  const { scale } = measuresOf(kind, asked)
  const { inner, outer } = ARCS[kind]
  const low = (lowShare(ARCS[kind], plan.tablet.length, scale) - GAP) * (outer[1] - inner[1]) * scale
  return low < FINGER ? 'half' : kind
}

/** Height of what is drawn, without the roads below it, and how large it is drawn. */
function measuresOf(kind: Kind, { width, height }: LayoutAsked): { felt: number; scale: number } {
  const { width: drawnFor, centreY, outer } = ARCS[kind]
  const panelHeight = kind === 'upright' ? Math.min(230, height * 0.23) : Math.min(200, Math.max(112, height * 0.2))
  const felt = Math.max(0, height - panelHeight)
  return { felt, scale: Math.max(0.1, Math.min(width / drawnFor, (felt - TRAY - BEYOND) / (centreY + outer[1]))) }
}

/** Deep enough for a finger, as far as the large places leave room. */
const lowShare = ({ low, inner, outer }: Arcs, rows: number, scale: number): number =>
  Math.max(low, Math.min((1 - MAIN_AT_LEAST) / rows, TOUCH / ((outer[1] - inner[1]) * scale)))

const cardWidthOf = (kind: Kind): number => (kind === 'desktop' ? 72 : kind === 'lying' ? 58 : 62)

function arcedPlaces(
  arcs: Arcs,
  plan: FeltPlan,
  kind: Kind,
  middle: number,
  scale: number,
): { [code: string]: PlaceShape } {
  const by = ([rx, ry]: readonly [number, number]) => [rx * scale, ry * scale] as const
  const ring: Ring = { centre: { x: middle, y: arcs.centreY * scale }, inner: by(arcs.inner), outer: by(arcs.outer) }
  const chips = { own: Math.max(13, 22 * scale), others: Math.max(8, 13 * scale) }
  const places: { [code: string]: PlaceShape } = {}
  const { half, end } = arcs
  const nameSize = (size: number, least: number) => Math.round(Math.max(least, size * scale) * 10) / 10
  const row = (
    cells: readonly (readonly [string, number])[],
    from: number,
    near: number,
    far: number,
    size: number,
  ) => {
    const shares = cells.reduce((sum, [, share]) => sum + share, 0)
    let at = -from
    for (const [code, share] of cells) {
      const to = at + (2 * from * share) / shares
      places[code] = sectorShape(ring, { from: at + GAP_DEGREES / 2, to: to - GAP_DEGREES / 2, near, far }, size, chips)
      at = to
    }
  }
  const lows = kind === 'desktop' ? plan.desktop : plan.tablet
  const low = lowShare(arcs, lows.length, scale)
  const reach = plan.ends ? half - end : half
  if (plan.ends) {
    const [left, right] = plan.ends
    const size = nameSize(16, 13)
    places[left] = sectorShape(ring, { from: -half, to: -reach - GAP_DEGREES / 2, near: 0, far: 1 }, size, chips)
    places[right] = sectorShape(ring, { from: reach + GAP_DEGREES / 2, to: half, near: 0, far: 1 }, size, chips)
  }
  lows.forEach((cells, index) => {
    row(cells, reach, low * index, low * (index + 1) - GAP, nameSize(14, 12))
  })
  row(plan.main, reach, low * lows.length, 1, nameSize(26, 17))
  return places
}
