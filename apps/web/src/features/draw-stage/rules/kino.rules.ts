import type { MiniDrawOut } from '@maru/contract/minigame'
import { type Cue, cue, shareBetween, smooth, type Timeline } from './timeline.ts'

const firstMs = 900
/** A measure of five lights, long, long, short, short, long; again and again, never slower towards the end. */
const beatMs = 420
const measure = [1, 1, 0.5, 0.5, 1]
const digitAfterMs = 800
const restMs = 1_500
/** How long a drop falls before its number lights up. */
export const fallMs = 260

export const litAtMs = (index: number): number => {
  let at = firstMs
  for (let before = 0; before < index; before++) at += beatMs * (measure[before % measure.length] ?? 1)
  return at
}

export const digitMs = (draw: MiniDrawOut): number => litAtMs(draw.numbers.length - 1) + digitAfterMs

/** The numbers that are lit at an instant, oldest first. */
export const litNumbers = ({ numbers }: MiniDrawOut, atMs: number): number[] =>
  numbers.filter((_, index) => litAtMs(index) <= atMs)

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The sum as the counter shows it: it runs to the new one while the next drop falls. */
export const countedSum = (draw: MiniDrawOut, atMs: number): number => {
  const count = litNumbers(draw, atMs).length
  if (count === 0) return 0
  const before = sumOf(draw.numbers.slice(0, count - 1))
  const at = litAtMs(count - 1)
  return Math.round(before + (draw.numbers[count - 1] ?? 0) * smooth(shareBetween(at, at + 160, atMs)))
}

/** Marks: each number, then the last digit. */
export const kinoTimeline = (draw: MiniDrawOut): Timeline => {
  const marks = [...draw.numbers.map((_, index) => litAtMs(index)), digitMs(draw)]
  return { durationMs: digitMs(draw) + restMs, marks, cues: cuesOf(draw) }
}

/** The tune goes up and down with the height of the numbers. */
const cuesOf = (draw: MiniDrawOut): Cue[] => [
  cue(0, 'swell', 0, 3_000),
  ...draw.numbers.map((number, index) => cue(litAtMs(index), 'drop', Math.floor((number - 1) / 7))),
  cue(litAtMs(draw.numbers.length - 1) + 200, 'swell', 2, 1_600),
  cue(digitMs(draw), 'chime', 7),
  cue(digitMs(draw) + 600, 'end'),
]
