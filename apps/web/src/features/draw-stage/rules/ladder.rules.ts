import { type LadderFacts, ladderFacts, powerThreeLinesUpTo } from '@maru/draws'
import { randomOf } from './random.rules.ts'
import { type Cue, cue, type StagedDraw, shareBetween, type Timeline } from './timeline.ts'
import { type Point, type Track, trackOf } from './track.rules.ts'

/** The ball has fallen and its number is read; it lies at its start. */
export const firstReadMs = 1_000
export const startKnownMs = 1_700
const lineMs = 420
const betweenLinesMs = 560
const waitMs = 350
const walkMs = 4_600
export const afterWalkMs = 1_300
/** How much wider than high a ladder counts for the walk: it takes as long across as it does down, whatever the screen. */
const widthToHeight = 0.62

export type Ladder = {
  facts: LadderFacts
  /** Heights of the lines, 0 at the top and 1 at the bottom. */
  lines: readonly number[]
  /** The way from start to end; x is 0 at the left post and 1 at the right one. */
  way: Track
  linesDrawnMs: number
  walkFromMs: number
  walkToMs: number
}

export const ladderOf = ({ game, seed, draw, kinoThreeLinesUpTo }: StagedDraw): Ladder => {
  const upTo = game === 'kinoladder' ? kinoThreeLinesUpTo : powerThreeLinesUpTo
  const facts = ladderFacts(draw.numbers[0] ?? 0, upTo)
  const lines = heightsOf(seed, facts.lines)
  const linesDrawnMs = startKnownMs + 200 + (facts.lines - 1) * betweenLinesMs + lineMs
  const walkFromMs = linesDrawnMs + waitMs
  return { facts, lines, way: wayOf(facts, lines), linesDrawnMs, walkFromMs, walkToMs: walkFromMs + walkMs }
}

/** Irregular, yet never so near that two lines look like one. */
const heightsOf = (seed: string, count: number): number[] => {
  const random = randomOf(`${seed} lines`)
  return Array.from({ length: count }, (_, index) => 0.06 + (0.88 * (index + 0.5 + (random() - 0.5) * 0.46)) / count)
}

const wayOf = ({ start }: LadderFacts, lines: readonly number[]): Track => {
  let x = (start === 'left' ? 0 : 1) * widthToHeight
  const points: Point[] = [{ x, y: 0 }]
  for (const y of lines) {
    points.push({ x, y })
    x = widthToHeight - x
    points.push({ x, y })
  }
  return asUnits(trackOf([...points, { x, y: 1 }]))
}

/** Its lengths stay those of the walk, its points become shares of the width. */
const asUnits = (track: Track): Track => ({
  ...track,
  points: track.points.map(({ x, y }) => ({ x: x / widthToHeight, y })),
})

/** How much of each line is drawn. */
export const linesDrawnAt = ({ lines }: Ladder, atMs: number): number[] =>
  lines.map((_, index) => {
    const from = startKnownMs + 200 + index * betweenLinesMs
    return shareBetween(from, from + lineMs, atMs)
  })

/** How much of the way is walked; always as fast, so that nothing is guessed from the speed. */
export const walkedAt = ({ walkFromMs, walkToMs }: Ladder, atMs: number): number =>
  shareBetween(walkFromMs, walkToMs, atMs)

/** Whether the walk has come to the left or right end. */
export const endSide = ({ way }: Ladder): 'left' | 'right' => ((way.points.at(-1)?.x ?? 0) < 0.5 ? 'left' : 'right')

/** Marks: the number is read, the start, the lines, the end. */
export const ladderTimeline = (staged: StagedDraw): Timeline => {
  const ladder = ladderOf(staged)
  return {
    durationMs: ladder.walkToMs + afterWalkMs,
    marks: [firstReadMs, startKnownMs, ladder.linesDrawnMs, ladder.walkToMs],
    cues: cuesOf(ladder),
  }
}

const cuesOf = (ladder: Ladder): Cue[] => {
  const { lines, way, walkFromMs } = ladder
  const turns = way.lengths.slice(1, -1)
  return [
    cue(0, 'swell', 0, 2_600),
    cue(firstReadMs - 120, 'click'),
    cue(firstReadMs + 60, 'roll', 0, startKnownMs - firstReadMs - 60),
    cue(startKnownMs, 'chime', 2),
    ...lines.map((_, index) => cue(startKnownMs + 200 + index * betweenLinesMs, 'stroke', index, lineMs)),
    cue(walkFromMs, 'swell', 1, walkMs),
    ...turns.map((length, index) => cue(walkFromMs + (length / way.length) * walkMs, 'step', index)),
    cue(ladder.walkToMs, 'chime', 7),
    cue(ladder.walkToMs + 500, 'end'),
  ]
}
