import { blinkAt, breathAt, type Gaze, glanceAt, restAt, swayAt } from './acts/idle.ts'
import { handAt, lookAt, type Plan } from './acts/plan.ts'
import { arcBetween, between, type Side, type Station } from './acts/station.ts'
import { clamp, reach, wander } from './ease.ts'
import { type Arm, bendArm, missing } from './skeleton/arm.ts'
import { type Spot, spotAt } from './skeleton/geometry.ts'
import { type Hand, placeHand } from './skeleton/hand.ts'

/** Everything that the drawing of an instant needs. The same input gives the same pose. */
export type Pose = {
  breath: number
  /** To the right, in units of the picture. */
  sway: number
  /** Forwards, in units of depth. */
  lean: number
  eyes: Gaze
  head: Gaze
  /** 0 open to 1 closed. */
  lids: number
  isShuffling: boolean
  left: Limb
  right: Limb
}
export type Limb = { arm: Arm; hand: Hand; station: Station }

export type PoseAsked = {
  /** ms by the studio's clock. */
  now: number
  /** ms since the acts began; undefined where nothing is done. */
  acting: number | undefined
  plan: Plan
  seed: number
  handSize: number
  /** Where the hands were when other acts began, and how much of the way from there is done. */
  carried?: Carried | undefined
}
export type Carried = { left: Station; right: Station; part: number }

const SHOULDER = { x: 91, h: 151, z: -108 } as const
/** The body leans so far at most, and comes down with it. */
const FURTHEST_LEAN = 135
const STOOP = 0.3

export function poseAt({ now, acting, plan, seed, handSize, carried }: PoseAsked): Pose {
  const breath = breathAt(now, seed)
  const sway = swayAt(now, seed) * 5
  const station = (side: Side) => {
    const rest = restAt(now, seed, side)
    const planned = acting === undefined ? rest : handAt(side < 0 ? plan.left : plan.right, acting, rest)
    if (!carried) return planned
    const from = side < 0 ? carried.left : carried.right
    return between(from, planned, reach(carried.part), arcBetween(from, planned))
  }
  const stations = { left: station(-1), right: station(1) }
  const hands = { left: handOf(stations.left, -1, handSize), right: handOf(stations.right, 1, handSize) }
  const shoulder = (side: Side, lean: number): Spot => ({
    x: side * SHOULDER.x + sway,
    h: SHOULDER.h + breath * 1.7 - lean * STOOP,
    z: SHOULDER.z + lean,
  })
  const lean = clamp(
    Math.max(missing(shoulder(-1, 0), hands.left.wrist), missing(shoulder(1, 0), hands.right.wrist)) * 1.6,
    0,
    FURTHEST_LEAN,
  )
  const limb = (side: Side): Limb => {
    const name = side < 0 ? 'left' : 'right'
    const arm = bendArm(shoulder(side, lean), hands[name].wrist, side)
    // A hand that is out of reach stays at the end of its arm.
    const moved = moveHand(hands[name], arm.wrist)
    return { arm, hand: moved, station: stations[name] }
  }
  const gaze = (ms: number): Gaze =>
    (acting === undefined ? undefined : lookAt(plan, acting - ms)) ?? glanceAt(now - ms, seed)
  const eyes = mean(gaze, 4, 30)
  const head = mean(gaze, 9, 75)
  return {
    breath,
    sway,
    lean,
    eyes,
    head: { x: head.x + wander(now, 4_700, seed + 31) * 0.14, y: head.y + wander(now, 5_300, seed + 37) * 0.1 },
    lids: clamp(Math.max(0.14 + eyes.y * 0.58, blinkAt(now, seed))),
    isShuffling: acting !== undefined && plan.shuffles.some(({ from, to }) => acting >= from && acting < to),
    left: limb(-1),
    right: limb(1),
  }
}

function handOf({ x, y, lift, yaw, pitch, roll, shape }: Station, side: Side, size: number): Hand {
  return placeHand({ reach: raised(spotAt({ x, y }, 0), lift), yaw, pitch, roll, shape }, side, size)
}
const raised = (spot: Spot, lift: number): Spot => ({ ...spot, h: spot.h + lift })

function moveHand(hand: Hand, wrist: Spot): Hand {
  const by = { x: wrist.x - hand.wrist.x, h: wrist.h - hand.wrist.h, z: wrist.z - hand.wrist.z }
  if (Math.abs(by.x) + Math.abs(by.h) + Math.abs(by.z) < 0.01) return hand
  const move = (spot: Spot): Spot => ({ x: spot.x + by.x, h: spot.h + by.h, z: spot.z + by.z })
  return { ...hand, wrist, fingers: hand.fingers.map((finger) => finger.map(move)), thumb: hand.thumb.map(move) }
}

/** The head follows slowly, the eyes at once: the mean of the last instants. */
function mean(gaze: (msAgo: number) => Gaze, samples: number, apart: number): Gaze {
  let [x, y] = [0, 0]
  for (let sample = 0; sample < samples; sample++) {
    const each = gaze(sample * apart)
    x += each.x / samples
    y += each.y / samples
  }
  return { x, y }
}
