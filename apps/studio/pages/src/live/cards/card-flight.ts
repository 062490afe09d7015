import type { Point } from '../game/game-view.ts'
import { between, easeInOut, easeOut, part } from '../stage/ease.ts'

/** When a card leaves the shoe, comes to its place and is turned, ms since dealing began. */
export type CardTimes = { leavesAt: number; arrivesAt: number; turnsAt: number; liesAt: number }

const LONGEST_TRAVEL_MS = 460
const LONGEST_TURN_MS = 340

/** Within the time that the clock gives to a card: it travels first, and is turned at the end. */
export function timesOfCard({ leavesAt, liesAt }: { leavesAt: number; liesAt: number }): CardTimes {
  const whole = liesAt - leavesAt
  const travel = Math.min(LONGEST_TRAVEL_MS, whole * 0.45)
  return { leavesAt, arrivesAt: leavesAt + travel, turnsAt: liesAt - Math.min(LONGEST_TURN_MS, whole * 0.3), liesAt }
}

export type CardPose = {
  isSeen: boolean
  /** Between the shoe and its place. */
  isOnWay: boolean
  x: number
  y: number
  /** Radians. */
  turn: number
  /** Of its width: below 1 while it is turned. */
  narrow: number
  isFace: boolean
  /** How far it is above the felt, 0 to 1. */
  lift: number
}

type Spot = Point & { turn: number }

/** Where a card is at an instant: a function of time alone, so that who comes later sees the same. */
export function poseOf(times: CardTimes, from: Point, to: Spot, at: number): CardPose {
  const way = easeOut(part(at, times.leavesAt, times.arrivesAt))
  const turned = easeInOut(part(at, times.turnsAt, times.liesAt))
  const arc = Math.sin(way * Math.PI)
  return {
    isSeen: at >= times.leavesAt,
    isOnWay: at >= times.leavesAt && at < times.arrivesAt,
    x: between(from.x, to.x, way),
    y: between(from.y, to.y, way) - arc * Math.abs(to.x - from.x) * 0.08,
    turn: between(0.5, to.turn, way),
    narrow: Math.max(0.02, Math.abs(Math.cos(turned * Math.PI))),
    isFace: turned > 0.5,
    lift: Math.max(arc, Math.sin(turned * Math.PI)),
  }
}
