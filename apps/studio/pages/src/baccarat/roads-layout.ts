import type { Rect, TableKind } from './table-layout.ts'

export interface RoadsLayout {
  readonly bead: Rect | undefined
  readonly big: Rect
  readonly derived: readonly [Rect, Rect, Rect] | undefined
  readonly ask: Rect | undefined
  readonly stats: Rect | undefined
}

const STATS = 32
/** Below this a line of figures would leave too little of the road. */
const WITH_STATS = 92

/** How the roads share their rectangle; all of it relative to its corner. */
export function roadsLayout(kind: TableKind, { w, h }: Rect): RoadsLayout {
  const stats: Rect | undefined = h < WITH_STATS ? undefined : { x: 0, y: h - STATS, w, h: STATS }
  const body = stats ? h - STATS : h
  if (kind === 'phone-tall' || kind === 'phone-wide') {
    const ask = w >= 360 && body >= 60 ? 128 : 0
    return {
      bead: undefined,
      big: { x: 0, y: 0, w: w - ask, h: body },
      derived: undefined,
      ask: ask ? { x: w - ask, y: 0, w: ask, h: body } : undefined,
      stats,
    }
  }
  const ask = kind === 'desk' && w >= 1280 ? 170 : 124
  if (kind === 'tablet-tall') {
    const half = Math.round((w - ask) * 0.56)
    return {
      bead: undefined,
      big: { x: 0, y: 0, w: half, h: body },
      derived: stacked(half + 1, w - ask - half - 2, body),
      ask: { x: w - ask, y: 0, w: ask, h: body },
      stats,
    }
  }
  const bead = Math.round(Math.min(300, w * 0.2))
  const derived = Math.round(Math.min(380, w * 0.22))
  const big = w - bead - derived - ask - 3
  return {
    bead: { x: 0, y: 0, w: bead, h: body },
    big: { x: bead + 1, y: 0, w: big, h: body },
    derived: stacked(bead + big + 2, derived, body),
    ask: { x: w - ask, y: 0, w: ask, h: body },
    stats,
  }
}

function stacked(x: number, w: number, height: number): [Rect, Rect, Rect] {
  const h = (height - 2) / 3
  return [
    { x, y: 0, w, h },
    { x, y: h + 1, w, h },
    { x, y: 2 * (h + 1), w, h },
  ]
}
