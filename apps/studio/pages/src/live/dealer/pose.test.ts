import { describe, expect, it } from 'vitest'
import type { DealerAct } from '../scene/scene.ts'
import { MOVES } from './acts/moves.ts'
import { planOf } from './acts/plan.ts'
import { instantOf } from './instant.ts'
import { type Limb, type Pose, poseAt } from './pose.ts'
import { LOWER, UPPER } from './skeleton/arm.ts'
import { BOX, lengthOf, minus, project } from './skeleton/geometry.ts'

const asked = (acts: readonly DealerAct[], acting: number | undefined, now = 50_000) => ({
  now,
  acting,
  plan: planOf(acts),
  seed: 7,
  handSize: 1,
})
const KINDS = Object.keys(MOVES) as DealerAct['act'][]
const tipOf = ({ hand }: Limb) => project(hand.fingers[0]?.at(-1) ?? hand.wrist)
const distance = (limb: Limb, x: number, y: number) => {
  const tip = tipOf(limb)
  return Math.hypot(tip.x - x, tip.y - y)
}

describe('a hand reaches where its act says', () => {
  const places = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((x) => [0.92, 1, 1.1, 1.18].map((y) => ({ x, y })))
  it.each(places)('at $x, $y', ({ x, y }) => {
    const pose = poseAt(asked([{ act: 'point', from: 1_000, to: 2_000, at: { x, y } }], 2_000 - 1))
    const limb = x < 0.5 ? pose.left : pose.right
    // The finger points at it from just above.
    expect(distance(limb, x * BOX.width, y * BOX.height)).toBeLessThan(26)
  })
})

it('bones keep their lengths in every act', () => {
  for (const act of KINDS)
    for (let ms = 0; ms < 3_000; ms += 130) {
      const pose = poseAt(asked([{ act, from: 800, to: 2_200, at: { x: 0.3, y: 1.4 } }], ms))
      for (const { arm } of [pose.left, pose.right]) {
        expect(lengthOf(minus(arm.elbow, arm.shoulder))).toBeCloseTo(UPPER, 3)
        expect(lengthOf(minus(arm.wrist, arm.elbow))).toBeCloseTo(LOWER, 3)
      }
    }
})

it('the same time gives the same pose', () => {
  const acts: DealerAct[] = KINDS.map((act, index) => ({ act, from: index * 900, to: index * 900 + 600 }))
  for (const ms of [-500, 0, 450, 3_333, 20_000]) expect(poseAt(asked(acts, ms))).toEqual(poseAt(asked(acts, ms)))
})

it('a hand never jumps: from one frame to the next it moves by less than 40 units', () => {
  for (const act of KINDS) {
    const acts: DealerAct[] = [
      { act, from: 600, to: 1_400, at: { x: 0.3, y: 1 } },
      { act: 'draw', from: 1_900, to: 2_100, at: { x: 0.85, y: 0.95 } },
      { act: 'deal', from: 2_100, to: 2_600, at: { x: 0.6, y: 1 } },
    ]
    let before: Pose | undefined
    for (let ms = 0; ms < 4_000; ms += 16) {
      const pose = poseAt(asked(acts, ms, 50_000 + ms))
      if (before)
        for (const side of ['left', 'right'] as const) {
          const [was, is] = [project(before[side].hand.wrist), project(pose[side].hand.wrist)]
          expect(Math.hypot(is.x - was.x, is.y - was.y), `${act} at ${ms}`).toBeLessThan(40)
        }
      before = pose
    }
  }
})

it('the dealer is alive between acts: it breathes, blinks and looks about', () => {
  const poses = Array.from({ length: 600 }, (_, index) => poseAt(asked([], undefined, index * 50)))
  expect(Math.max(...poses.map(({ breath }) => breath))).toBeGreaterThan(0.9)
  expect(Math.max(...poses.map(({ lids }) => lids))).toBe(1)
  expect(new Set(poses.map(({ eyes }) => Math.round(eyes.y * 10))).size).toBeGreaterThan(3)
})

it('with reduced motion every instant is the same', () => {
  const row = { round: 1, phase: 'dealing' as const, startedAt: 0, endsAt: null, voided: false }
  const at = (now: number, isStill: boolean) => instantOf({ now, row, deal: null, dealing: now / 2, isStill })
  expect(at(5_000, true)).toEqual(at(90_000, true))
  expect(at(5_000, false)).toEqual({ now: 5_000, acting: 2_500 })
})

it('outside of dealing acts begin with their phase', () => {
  const row = { round: 1, phase: 'payout' as const, startedAt: 4_000, endsAt: null, voided: false }
  expect(instantOf({ now: 4_700, row, deal: null, dealing: undefined, isStill: false }).acting).toBe(700)
})

it('when other acts begin the hands go on from where they were', () => {
  const acts: DealerAct[] = [{ act: 'squeeze', from: 0, to: 4_000, at: { x: 0.5, y: 1.1 } }]
  const before = poseAt(asked(acts, 3_000))
  const carried = (part: number) =>
    poseAt({ ...asked([], undefined), carried: { left: before.left.station, right: before.right.station, part } })
  expect(project(carried(0).left.hand.wrist)).toEqual(project(before.left.hand.wrist))
  expect(carried(1)).toEqual(poseAt(asked([], undefined)))
})

it('the eyes follow the acting hand', () => {
  const looked = (x: number) => poseAt(asked([{ act: 'deal', from: 400, to: 900, at: { x, y: 1 } }], 800)).eyes.x
  expect(looked(0.1)).toBeLessThan(-0.5)
  expect(looked(0.9)).toBeGreaterThan(0.5)
})
