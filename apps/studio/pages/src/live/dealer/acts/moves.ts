import type { DealerAct } from '../../scene/scene.ts'
import { clamp, reach, travel } from '../ease.ts'
import { BOX, type Point } from '../skeleton/geometry.ts'
import { between, pointOf, type Side, type Station, stationAt } from './station.ts'

/** What one hand does from one time to another, as a function of the part that has passed. */
export type Move = { side: Side; from: number; to: number; at: (part: number) => Station }
type Make = (act: DealerAct, last: (side: Side) => Station | undefined, dealt: Side) => readonly Move[]

const SHOE: Point = { x: 535, y: 528 }
const BANK = { x: 320, y: 512 } as const
const CENTRE: Point = { x: 320, y: 530 }
/** Of one riffle and the squaring after it, ms. */
const RIFFLE_MS = 1_250

const near = (point: Point): Side => (point.x < BOX.middle ? -1 : 1)
const placeOf = (act: DealerAct, otherwise: Point): Point => (act.at ? pointOf(act.at) : otherwise)
const moved = (point: Point, x: number, y: number): Point => ({ x: point.x + x, y: point.y + y })
const both = (make: (side: Side) => Move): readonly Move[] => [make(-1), make(1)]

export const MOVES: Record<DealerAct['act'], Make> = {
  shuffle: (act) => {
    const point = placeOf(act, CENTRE)
    return both((side) => ({
      side,
      from: act.from,
      to: act.to,
      at: (part) => riffle(side, point, part * (act.to - act.from)),
    }))
  },
  draw: (act) => {
    const point = placeOf(act, SHOE)
    const side = near(point)
    const start = stationAt(side, point, 'hold', { pitch: 0.34 })
    const end = stationAt(side, moved(point, -20 * side, 12), 'hold', { lift: 6, pitch: 0.3 })
    return [{ side, from: act.from, to: act.to, at: (part) => between(start, end, reach(part * 1.7 - 0.5)) }]
  },
  deal: (act, last, dealt) => {
    const point = placeOf(act, CENTRE)
    const start = last(dealt) ?? stationAt(dealt, SHOE, 'hold')
    // By the edge that lies nearer the dealer: the card stays in view.
    const end = stationAt(dealt, moved(point, 6 * dealt, -24), 'hold', { lift: 3, pitch: 0.26 })
    return [{ side: dealt, from: act.from, to: act.to, at: (part) => between(start, end, travel(part), 10) }]
  },
  turn: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const take = stationAt(side, moved(point, 26 * side, -16), 'hold', { pitch: 0.4 })
    const over = stationAt(side, moved(point, -10 * side, -24), 'hold', { lift: 30, roll: 1.25, pitch: 0.1 })
    const leave = stationAt(side, moved(point, 44 * side, -46), 'flat', { lift: 12 })
    return [{ side, from: act.from, to: act.to, at: (part) => through(take, over, leave, part) }]
  },
  squeeze: (act) => {
    const point = placeOf(act, CENTRE)
    return both((side) => ({
      side,
      from: act.from,
      to: act.to,
      at: (part) => {
        const pressed = reach(part)
        const tremble = Math.sin(part * 37 + side) * 0.6 * (1 - part)
        return stationAt(side, moved(point, side * (40 - pressed * 4), 6 - pressed * 4), 'hold', {
          lift: 3 + pressed * 9 + tremble,
          pitch: 0.5 + pressed * 0.25,
          roll: 0.3 + pressed * 0.35,
        })
      },
    }))
  },
  spin: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const take = stationAt(side, moved(point, -26 * side, 10), 'grip', { lift: 10 })
    const push = stationAt(side, moved(point, 44 * side, -6), 'flat', { lift: 16 })
    return [{ side, from: act.from, to: act.to, at: (part) => between(take, push, travel((part - 0.18) / 0.6), 6) }]
  },
  throw: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const take = stationAt(side, point, 'grip', { lift: 12, roll: 0.5 })
    const back = stationAt(side, moved(point, 12 * side, 6), 'grip', { lift: 16, roll: 0.8 })
    const off = stationAt(side, moved(point, -54 * side, -8), 'flat', { lift: 26, roll: 0.1 })
    return [
      {
        side,
        from: act.from,
        to: act.to,
        at: (part) =>
          part < 0.45 ? between(take, back, reach(part / 0.45)) : between(back, off, travel((part - 0.45) / 0.4)),
      },
    ]
  },
  lift: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const take = stationAt(side, point, 'grip', { lift: 4, pitch: 0.55 })
    const up = stationAt(side, moved(point, 22 * side, 6), 'grip', { lift: 64, pitch: 0.36 })
    return [{ side, from: act.from, to: act.to, at: (part) => between(take, up, reach((part - 0.15) / 0.75)) }]
  },
  point: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const tap = (part: number) => Math.abs(Math.sin(clamp(part / 0.6) * Math.PI * 2)) * 7
    return [
      {
        side,
        from: act.from,
        to: act.to,
        at: (part) => stationAt(side, point, 'point', { lift: 4 + tap(part), pitch: 0.34, roll: 0.3 }),
      },
    ]
  },
  sweep: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const start = stationAt(side, point, 'scoop', { roll: 0.7, pitch: 0.14 })
    const end = stationAt(side, moved(BANK, side * 26, 4), 'scoop', { roll: 0.5 })
    return [{ side, from: act.from, to: act.to, at: (part) => between(start, end, reach(part)) }]
  },
  pay: (act) => {
    const point = placeOf(act, CENTRE)
    const side = near(point)
    const start = stationAt(side, moved(BANK, side * 30, 2), 'grip')
    const end = stationAt(side, point, 'hold', { lift: 4 })
    const open = stationAt(side, point, 'rest', { lift: 12 })
    return [
      {
        side,
        from: act.from,
        to: act.to,
        at: (part) =>
          part < 0.82 ? between(start, end, reach(part / 0.82), 14) : between(end, open, reach((part - 0.82) / 0.18)),
      },
    ]
  },
}

function through(a: Station, b: Station, c: Station, part: number): Station {
  const eased = reach(part)
  return between(between(a, b, clamp(eased * 2)), between(b, c, clamp(eased * 2 - 1)), eased)
}

/** Two packets are riffled into each other and squared; again and again, each time a little different. */
function riffle(side: Side, point: Point, ms: number): Station {
  const into = (ms % RIFFLE_MS) / RIFFLE_MS
  const part = into < 0.2 ? reach(into / 0.2) : into < 0.62 ? 1 : 1 - reach((into - 0.62) / 0.38)
  const letGo = into > 0.2 && into < 0.62 ? Math.sin((into - 0.2) * 62) * 1.2 : 0
  return stationAt(side, moved(point, side * (34 + 16 * part), 4 - 3 * part), into < 0.62 ? 'hold' : 'scoop', {
    lift: 6 + 10 * part + letGo,
    roll: 0.3 + part * 0.45,
    pitch: 0.3 + part * 0.15,
    yaw: -side * (1.05 - 0.2 * part),
  })
}
