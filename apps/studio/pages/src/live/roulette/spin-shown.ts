import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { chanceOfRound } from '../wheel/seeded.ts'
import { type Spin, spinOf, THROWN_MS } from '../wheel/spin.ts'
import { angleOfPocket, FRONT } from '../wheel/wheel-shape.ts'
import { idleAngle, smooth, type Turn, wheelAngle } from '../wheel/wheel-turn.ts'
import { TRAIL, type WheelShown } from '../wheel/wheel-view.ts'
import { type DealTimes, dealTimesOf, sinceDealing } from './spin-clock.ts'

/** The wheel has brought the pocket to the front so long after the ball lies. */
const TO_FRONT_MS = 700
const TRAIL_STEP_MS = 9
/** Ghosts show while the ball is faster, rad/s. */
const FAST = 5
const LIT_MS = 350
/** On a phone the wheel comes forward, and goes back when the result has been looked at. */
const FORWARD_MS = 700
const LOOKED_AT_MS = 1_300

export type Strike = { number: number; multiplier: number; atMs: number }
export type SpinShown = WheelShown & {
  /** 0: in its place; 1: before everything else. */
  forward: number
  /** Lucky numbers with their light. */
  strikes: readonly (Strike & { light: number })[]
  /** The pocket, once the ball lies. */
  landed: number | undefined
}

const STRIKES = { from: 2_200, every: 1_050, rise: 380 } as const

/** Lucky numbers are struck one after the other while the ball runs. */
export const strikesOf = (lucky: readonly { number: number; multiplier: number }[]): Strike[] =>
  lucky.map((one, at) => ({ ...one, atMs: STRIKES.from + at * STRIKES.every }))

/** What wheel and ball show at an instant; keeps nothing but the way of the ball of the round that it was asked for last. */
export function spinWatch(said: Pick<TableSaid, 'code' | 'game' | 'pace'>): (moment: RoomMoment) => SpinShown {
  const times = dealTimesOf(said)
  let known: { key: string; turn: Turn; spin: Spin } | undefined

  const wayOf = (round: number, pocket: number, beganAt: number) => {
    const key = `${round} ${pocket} ${beganAt}`
    if (known?.key === key) return known
    const turn: Turn = {
      beganAt,
      pocket,
      frontMs: times.restMs + TO_FRONT_MS,
      onMs: times.payoutMs,
      endMs: times.endMs,
    }
    const spin = spinOf(pocket, times.restMs, (ms) => wheelAngle(turn, ms), chanceOfRound(said.code, round))
    known = { key, turn, spin }
    return known
  }

  return (moment) => {
    const { row, deal, now, isStill } = moment
    const ms = sinceDealing(moment, times)
    const wheel = deal?.kind === 'wheel' && !row.voided ? deal : undefined
    if (!wheel || ms === undefined)
      return {
        wheel: isStill ? 0 : idleAngle(now),
        ball: undefined,
        trail: [],
        lit: [],
        forward: 0,
        strikes: [],
        landed: undefined,
      }
    // Whole milliseconds: the instant at which dealing began is the same in every frame.
    const beganAt = row.phase === 'dealing' ? row.startedAt : Math.round(row.startedAt - startOf(row.phase, times))
    const { turn, spin } = wayOf(row.round, wheel.pocket, beganAt)
    const at = isStill ? times.restMs + TO_FRONT_MS : ms
    const isTaken = ms > times.breakMs + 300
    const hasLanded = ms >= spin.landsMs || isStill
    const strikes = strikesOf(wheel.lucky).map((strike) => ({
      ...strike,
      light: isTaken ? 0 : isStill ? 1 : smooth((ms - strike.atMs) / STRIKES.rise),
    }))
    return {
      wheel: isStill ? FRONT - angleOfPocket(wheel.pocket) : wheelAngle(turn, at),
      ball: at < THROWN_MS || isTaken ? undefined : isStill ? lyingBall(spin, turn, times) : spin.placeAt(at),
      trail: isStill || isTaken ? [] : trailOf(spin, at),
      lit: [
        ...(hasLanded && !isTaken
          ? [{ pocket: wheel.pocket, light: isStill ? 1 : smooth((ms - spin.landsMs) / LIT_MS) }]
          : []),
        ...strikes
          .filter(({ number }) => !hasLanded && number !== undefined)
          .map(({ number, light }) => ({ pocket: number, light })),
      ],
      forward: isStill
        ? Number(row.phase === 'dealing')
        : smooth(ms / FORWARD_MS) - smooth((ms - times.resultMs - LOOKED_AT_MS) / FORWARD_MS),
      strikes,
      landed: hasLanded ? wheel.pocket : undefined,
    }
  }
}

/** The ball in its pocket, which stands at the front. */
function lyingBall(spin: Spin, turn: Turn, { restMs }: DealTimes) {
  const at = restMs + TO_FRONT_MS
  return {
    ...spin.placeAt(at),
    angle: spin.placeAt(at).angle - wheelAngle(turn, at) + FRONT - angleOfPocket(turn.pocket),
  }
}

function trailOf(spin: Spin, ms: number) {
  const behind = spin.placeAt(Math.max(THROWN_MS, ms - TRAIL_STEP_MS))
  const speed = ((spin.placeAt(ms).angle - behind.angle) * 1_000) / TRAIL_STEP_MS
  if (speed < FAST || ms < THROWN_MS + TRAIL * TRAIL_STEP_MS) return []
  return Array.from({ length: TRAIL }, (_, at) => spin.placeAt(ms - (at + 1) * TRAIL_STEP_MS))
}

const startOf = (phase: string, times: DealTimes): number =>
  ({ result: times.resultMs, payout: times.payoutMs, break: times.breakMs })[phase] ?? 0
