import type { Dice } from '@maru/live-games'
import { between, type Chance } from '../wheel/seeded.ts'
import { heightOn, lyingOn } from './die-faces.ts'
import { combined, type Turn, turnAround } from './turns.ts'

/** In parts of the dish's radius: half the edge of a die, and where the middle of its way is. */
export const HALF = 0.15
const FROM_MIDDLE = [0.36, 0.44] as const
/** A die that jumps keeps this much more room. */
const WIDER = 0.12
const THIRD = (2 * Math.PI) / 3

/** The last jumps, from rest backwards; before them the plate shakes as strongly as it can. */
const LAST_JUMPS = [
  { forMs: 130, height: 0, turn: 0.5 },
  { forMs: 120, height: 0.02, turn: 0.9 },
  { forMs: 170, height: 0.07, turn: 1.7 },
  { forMs: 230, height: 0.17, turn: 2.6 },
  { forMs: 290, height: 0.3, turn: 3.6 },
] as const
const SHAKEN = { forMs: [270, 340], height: [0.32, 0.52], turn: [3, 5.4] } as const

/** Of the middle of a die: x to the right, y towards the player, z up from the dish. */
export type DiePlace = { x: number; y: number; z: number; turn: Turn }

type Jump = {
  from: number
  forMs: number
  height: number
  axis: readonly [number, number, number]
  angle: number
  start: Turn
}

/**
 * Three dice on a plate that shakes: computed backwards from how they lie, so that they end as the result says. Between two touches a die flies as things fall
 * and turns evenly; its height is that of its lowest corner, so it tips over its edges at the end. The three keep to their thirds of the dish and never meet.
 */
export function throwOf(dice: Dice, restMs: number, chance: Chance): (ms: number) => readonly DiePlace[] {
  const swirlTo = between(chance, 0, 2 * Math.PI)
  const swirl = between(chance, 2.2, 3.4) * (chance() < 0.5 ? -1 : 1)
  const ways = dice.map((face) => ({ jumps: jumpsOf(face, restMs, chance), radius: between(chance, ...FROM_MIDDLE) }))
  return (ms) => {
    const left = Math.max(0, restMs - ms) / 1_000
    // The whole lot turns around the dish, slower and slower.
    const swirled = swirlTo - swirl * left * Math.min(1, left / 2)
    return ways.map(({ jumps, radius }, at) => {
      const { turn, height, shake } = poseAt(jumps, ms)
      const angle = swirled + at * THIRD
      const out = radius + WIDER * shake
      return { x: out * Math.cos(angle), y: out * Math.sin(angle), z: height + heightOn(turn, HALF), turn }
    })
  }
}

function jumpsOf(face: number, restMs: number, chance: Chance): Jump[] {
  const jumps: Jump[] = []
  let end = restMs
  let turn = lyingOn(face, between(chance, 0, 2 * Math.PI))
  const add = (forMs: number, height: number, angle: number, axis: Jump['axis']): void => {
    const start = combined(turnAround(axis, -angle), turn)
    jumps.unshift({ from: end - forMs, forMs, height, axis, angle, start })
    end -= forMs
    turn = start
  }
  LAST_JUMPS.forEach(({ forMs, height, turn: angle }, at) => {
    add(
      forMs * between(chance, 0.9, 1.1),
      height,
      angle * between(chance, 0.8, 1.2),
      axisOf(chance, at < 2 ? 0.1 : 0.8),
    )
  })
  while (end > 0)
    add(
      between(chance, ...SHAKEN.forMs),
      between(chance, ...SHAKEN.height),
      between(chance, ...SHAKEN.turn),
      axisOf(chance, 0.8),
    )
  return jumps
}

/** Dice that come to rest tip over an edge, which lies flat. */
function axisOf(chance: Chance, upright: number): Jump['axis'] {
  const angle = between(chance, 0, 2 * Math.PI)
  return [Math.cos(angle), Math.sin(angle), between(chance, -upright, upright)]
}

function poseAt(jumps: readonly Jump[], ms: number): { turn: Turn; height: number; shake: number } {
  const last = jumps.at(-1) as Jump
  const jump = jumps.findLast(({ from }) => from <= ms) ?? (jumps[0] as Jump)
  const part = Math.min(1, Math.max(0, (ms - jump.from) / jump.forMs))
  const turn = combined(turnAround(jump.axis, jump.angle * part), jump.start)
  const left = Math.max(0, last.from + last.forMs - ms)
  return { turn, height: jump.height * 4 * part * (1 - part), shake: Math.min(1, left / 900) }
}
