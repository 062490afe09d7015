import type { DealerAct } from '../../pages/src/live/scene/scene.ts'

const STARTS_AT = 400
const PLACES: Record<DealerAct['act'], { x: number; y: number }> = {
  shuffle: { x: 0.5, y: 0.96 },
  draw: { x: 0.84, y: 0.95 },
  deal: { x: 0.42, y: 1.04 },
  turn: { x: 0.36, y: 1.02 },
  squeeze: { x: 0.5, y: 1.02 },
  spin: { x: 0.24, y: 1.02 },
  throw: { x: 0.72, y: 0.98 },
  lift: { x: 0.42, y: 1 },
  point: { x: 0.3, y: 1.06 },
  sweep: { x: 0.16, y: 1.12 },
  pay: { x: 0.8, y: 1.1 },
}

/** One act as the gallery shows it; a deal after the draw that comes before it. */
export function actsOf(name: string, ms: number, asked: URLSearchParams): DealerAct[] {
  if (!name) return []
  const act = name as DealerAct['act']
  const place = PLACES[act]
  const at = { x: Number(asked.get('x') ?? place.x), y: Number(asked.get('y') ?? place.y) }
  if (act === 'deal')
    return [
      { act: 'draw', from: STARTS_AT, to: STARTS_AT + ms * 0.3, at: PLACES.draw },
      { act, from: STARTS_AT + ms * 0.3, to: STARTS_AT + ms * 0.7, at },
    ]
  return [{ act, from: STARTS_AT, to: STARTS_AT + ms, at }]
}
