import { type Random, randomOf } from './random.rules.ts'
import { type Ball3, collide, face, hitWall, turn } from './tumble.rules.ts'

/** One ball is called to the gate at the bottom and leaves; instants of this machine, in ms. */
export type Call = { ball: number; fromMs: number; leavesMs: number }
export type GlobeRules = {
  seed: string
  /** What is printed on the balls. */
  numbers: readonly number[]
  calls: readonly Call[]
  /** How strongly air blows, 0 to 1. */
  airAt(ms: number): number
  /** Balls lie in a heap at first; else they hang where they appear. */
  isHeaped: boolean
}
export type GlobeBall = Ball3 & { number: number; isGone: boolean }
export type Globe = { readonly balls: readonly GlobeBall[]; advanceTo(ms: number): void }

/** Of a ball, where the glass has 1. */
export const ballRadius = 0.15
const stepMs = 1000 / 120
const step = stepMs / 1000
const heapSteps = 220

/**
 * Balls under glass, moved in equal steps with nothing but sums, products and roots, which every machine rounds the same: the picture at an instant is
 * the same for everybody, however many frames their screens show. Going back starts anew.
 */
export const globeOf = (rules: GlobeRules): Globe => {
  let random: Random
  let balls: GlobeBall[] = []
  let steps = 0
  const begin = () => {
    random = randomOf(rules.seed)
    balls = rules.numbers.map((number, index) => ballIn(random, number, index, rules.numbers.length))
    steps = 0
    if (rules.isHeaped) for (let count = 0; count < heapSteps; count++) move(balls, 0, random)
  }
  begin()
  return {
    get balls() {
      return balls
    },
    advanceTo(ms) {
      const wanted = Math.floor(ms / stepMs)
      if (wanted < steps) begin()
      for (; steps < wanted; steps++) {
        const now = steps * stepMs
        for (const call of rules.calls) obey(balls[call.ball], call, now)
        move(balls, rules.airAt(now), random)
      }
    },
  }
}

const ballIn = (random: Random, number: number, index: number, count: number): GlobeBall => {
  const around = () => random() * 1.2 - 0.6
  const [x, z, height] = [around(), around(), 0.7 - (1.4 * (index + random())) / count]
  const turning = () => (random() - 0.5) * 3
  const front = face(random() - 0.5, random() - 0.5, 0.4 + random())
  const spin = { sx: turning(), sy: turning(), sz: turning() }
  return { x, y: height, z, vx: 0, vy: 0, vz: 0, ...front, ...spin, number, isGone: false }
}

/** A spring that grows stiffer, so that it comes through the others and is there in time. */
const obey = (ball: GlobeBall | undefined, call: Call, now: number): void => {
  if (!ball || now < call.fromMs) return
  if (now >= call.leavesMs) {
    ball.isGone = true
    return
  }
  const near = (now - call.fromMs) / (call.leavesMs - call.fromMs)
  const pull = (20 + 160 * near) * step
  const brake = 1 - Math.min(0.2, (5 + 22 * near) * step)
  ball.vx = ball.vx * brake - ball.x * pull
  ball.vy = ball.vy * brake + (1 - ballRadius - ball.y) * pull
  ball.vz = ball.vz * brake - ball.z * pull
}

const gravity = 3.4
const blow = 21
const swirl = 0.9

const move = (balls: GlobeBall[], air: number, random: Random): void => {
  for (const ball of balls) {
    if (ball.isGone) continue
    const fromAxis = ball.x * ball.x + ball.z * ball.z
    // A jet from the bottom: strongest in its middle and near its mouth.
    const jet = fromAxis < 0.36 ? air * blow * (1 - fromAxis / 0.36) * Math.max(0.12, (ball.y + 0.9) / 1.9) : 0
    const drift = air * 12
    ball.vx += (-ball.z * swirl * air + (random() - 0.5) * drift) * step
    ball.vz += (ball.x * swirl * air + (random() - 0.5) * drift) * step
    ball.vy += (gravity - jet + (random() - 0.5) * drift) * step
    const loss = 1 - 0.25 * step
    ball.vx *= loss
    ball.vy *= loss
    ball.vz *= loss
    ball.x += ball.vx * step
    ball.y += ball.vy * step
    ball.z += ball.vz * step
    hitWall(ball, 1 - ballRadius)
    turn(ball, step)
  }
  for (let one = 0; one < balls.length; one++)
    for (let other = one + 1; other < balls.length; other++) {
      const a = balls[one]
      const b = balls[other]
      if (a && b && !a.isGone && !b.isGone) collide(a, b, 2 * ballRadius)
    }
}
