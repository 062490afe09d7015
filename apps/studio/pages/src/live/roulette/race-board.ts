import { type CallBet, wheelOrder } from '@maru/live-games'
import type { Box } from '../scene/scene.ts'

export const callNames = ['voisins', 'tiers', 'orphelins', 'zero-game'] as const satisfies readonly CallBet[]

/** One pocket of the racetrack: its middle, how it is turned, and where it is pressed. */
export type RacePocket = { pocket: number; x: number; y: number; turn: number; width: number; height: number }
/** `isRing`: as the wheel goes around; otherwise its order in rows, to and fro, for fingers. */
export type Race = {
  box: Box
  isRing: boolean
  pockets: readonly RacePocket[]
  calls: readonly { call: CallBet; box: Box }[]
  /** Fewer neighbours, how many, more. */
  stepper: Box
}

const THICK = 44
const TOUCH = 44
/** Between both straights, for a mouse. */
const LOW = 26
const STEPPER = 150

/** An oval around the calls where every pocket is `least` long; rows otherwise. */
export function raceOf(box: Box, least: number): Race {
  const thick = Math.min(THICK, box.height * 0.32)
  const radius = box.height / 2 - thick / 2
  const straight = box.width - box.height
  const around = 2 * straight + 2 * Math.PI * radius
  const step = around / wheelOrder.length
  return straight > 0 && step >= least && box.height >= 2 * thick + (least > 0 ? TOUCH : LOW)
    ? ringRace(box, thick, radius, straight, step)
    : rowedRace(box)
}

function ringRace(box: Box, thick: number, radius: number, straight: number, step: number): Race {
  const left = box.x + box.height / 2
  const middle = box.y + box.height / 2
  const half = Math.PI * radius
  /** From the left end of the upper straight, clockwise. */
  const at = (way: number): { x: number; y: number; turn: number } => {
    if (way < straight) return { x: left + way, y: box.y + thick / 2, turn: 0 }
    if (way < straight + half) {
      const angle = (way - straight) / radius
      return { x: left + straight + radius * Math.sin(angle), y: middle - radius * Math.cos(angle), turn: angle }
    }
    if (way < 2 * straight + half)
      return { x: left + 2 * straight + half - way, y: box.y + box.height - thick / 2, turn: Math.PI }
    const angle = (way - 2 * straight - half) / radius
    return { x: left - radius * Math.sin(angle), y: middle + radius * Math.cos(angle), turn: Math.PI + angle }
  }
  const pockets = wheelOrder.map((pocket, index) => ({
    pocket,
    ...at((index + 0.5) * step),
    width: step - 1.6,
    height: thick - 3,
  }))
  const inside: Box = {
    x: box.x + thick + 10,
    y: box.y + thick + 4,
    width: box.width - 2 * thick - 20,
    height: box.height - 2 * thick - 8,
  }
  const stepper = { ...inside, x: inside.x + inside.width - STEPPER, width: STEPPER }
  const forCalls = inside.width - STEPPER - 8
  const calls = callNames.map((call, index) => ({
    call,
    box: { ...inside, x: inside.x + (index * forCalls) / 4, width: forCalls / 4 - 6 },
  }))
  return { box, isRing: true, pockets, calls, stepper }
}

/** To and fro, so that neighbours of the wheel are neighbours here. */
function rowedRace(box: Box): Race {
  const columns = Math.max(6, Math.floor(box.width / TOUCH))
  const perRow = Math.ceil(wheelOrder.length / Math.ceil(wheelOrder.length / columns))
  const rows = Math.ceil(wheelOrder.length / perRow)
  const gap = 4
  // Where there is the width, the stepper stands beside the calls, or beside the last pockets.
  const isBeside = box.width >= 500
  const left = ((rows * perRow - wheelOrder.length) * box.width) / perRow
  const isBesidePockets = !isBeside && left >= STEPPER
  const below = isBeside || isBesidePockets ? 1 : 2
  const high = Math.min(58, (box.height - gap * below) / (rows + below))
  const wide = box.width / perRow
  const pockets = wheelOrder.map((pocket, index) => {
    const row = Math.floor(index / perRow)
    const inRow = index % perRow
    const column = row % 2 === 0 ? inRow : perRow - 1 - inRow
    return {
      pocket,
      x: box.x + (column + 0.5) * wide,
      y: box.y + (row + 0.5) * high,
      turn: 0,
      width: wide,
      height: high,
    }
  })
  const top = box.y + rows * high + gap
  const callWidth = (isBeside ? box.width - STEPPER - gap : box.width) / callNames.length
  const calls = callNames.map((call, index) => ({
    call,
    box: { x: box.x + index * callWidth, y: top, width: callWidth - gap, height: high },
  }))
  const lastRow = { y: top - gap - high, width: STEPPER, height: high }
  const stepper = isBeside
    ? { x: box.x + box.width - STEPPER, y: top, width: STEPPER, height: high }
    : isBesidePockets
      ? { ...lastRow, x: box.x + (rows % 2 === 0 ? (left - STEPPER) / 2 : box.width - (left + STEPPER) / 2) }
      : { x: box.x + (box.width - STEPPER) / 2, y: top + high + gap, width: STEPPER, height: high }
  return { box, isRing: false, pockets, calls, stepper }
}
