import type { MiniDrawOut } from '@maru/contract/minigame'
import { type Cue, cue, shareBetween, type Timeline } from './timeline.ts'

const firstLeavesMs = 1_700
const betweenMs = 1_200
const rollMs = 1_080
/** A ball has less way to go than the one before it. */
const lessRollMs = 50
const powerLeavesMs = 9_500
const powerRollMs = 1_050

/** The first machine stands still, the moons of the second one light up, the last ball has landed, everything rests. */
export const machineStopsMs = 6_900
export const moonsAppearMs = 7_700
export const powerballMs = 11_600
/** So long before it leaves a ball is drawn towards the gate. */
export const towardsGateMs = 720

/** `place`: 0 to 4 on the rail, 5 the cup of the power ball. It leaves the machine and arrives at its place. */
export type RollingBall = { place: number; number: number; leavesMs: number; arrivesMs: number }

export const rollingBalls = ({ numbers, powerBall }: MiniDrawOut): RollingBall[] => [
  ...numbers.map((number, place) => {
    const leavesMs = firstLeavesMs + place * betweenMs
    return { place, number, leavesMs, arrivesMs: leavesMs + rollMs - place * lessRollMs }
  }),
  { place: 5, number: powerBall ?? 0, leavesMs: powerLeavesMs, arrivesMs: powerLeavesMs + powerRollMs },
]

export type BallAt = RollingBall & {
  state: 'inside' | 'rolling' | 'resting'
  /** Of its way, 0 to 1. */
  way: number
}

/** Where each of the six balls stands at an instant. */
export const ballsAt = (draw: MiniDrawOut, atMs: number): BallAt[] =>
  rollingBalls(draw).map((ball) => ({
    ...ball,
    state: atMs < ball.leavesMs ? 'inside' : atMs < ball.arrivesMs ? 'rolling' : 'resting',
    way: wayOf(shareBetween(ball.leavesMs, ball.arrivesMs, atMs)),
  }))

/** Falls, then rolls on with the speed that it got: no ball slows down before its number is known. */
const wayOf = (share: number): number => {
  const falling = 0.5
  const speed = 1 / (1 - falling / 2)
  return share < falling ? (speed * share * share) / (2 * falling) : 1 - speed * (1 - share)
}

/** How far the balls on the rail are pushed by one that has just arrived: 1 at once, then back to 0. */
export const pushAt = (draw: MiniDrawOut, atMs: number): number => {
  const arrived = rollingBalls(draw).filter(({ place, arrivesMs }) => place < 5 && arrivesMs <= atMs)
  const last = arrived.at(-1)
  if (!last) return 0
  const share = shareBetween(last.arrivesMs, last.arrivesMs + 260, atMs)
  return share < 0.25 ? share * 4 : (1 - share) / 0.75
}

export const powerballTimeline = (draw: MiniDrawOut): Timeline => {
  const balls = rollingBalls(draw)
  return { durationMs: powerballMs, marks: balls.map(({ arrivesMs }) => arrivesMs), cues: cuesOf(balls) }
}

const cuesOf = (balls: readonly RollingBall[]): Cue[] =>
  [
    cue(0, 'swell', 0, 3_000),
    cue(100, 'tumble', 0, machineStopsMs - 100),
    ...balls.flatMap((ball) => [
      cue(ball.leavesMs, 'pop', ball.place),
      cue(ball.leavesMs + 120, 'roll', 0, ball.arrivesMs - ball.leavesMs - 120),
      ball.place < 5 ? cue(ball.arrivesMs, 'click', ball.place) : cue(ball.arrivesMs, 'chime', 7),
    ]),
    cue(moonsAppearMs - 300, 'swell', 2, 3_200),
    cue(powerballMs - 700, 'end'),
  ].sort((one, other) => one.atMs - other.atMs)
