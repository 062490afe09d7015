export type WheelSlice = { points: number; weight: number }
export const CENTRE = 150
export const RADIUS = 130

const totalOf = (slices: readonly WheelSlice[]): number => slices.reduce((sum, { weight }) => sum + weight, 0)

/** Of the whole wheel, in turns, clockwise from the top: where each slice begins and ends. Its area is its probability. */
export const sectorsOf = (slices: readonly WheelSlice[]): { from: number; to: number }[] => {
  const total = totalOf(slices)
  let from = 0
  return slices.map(({ weight }) => {
    const begin = from
    from += weight / total
    return { from: begin, to: from }
  })
}

/** A point at so many turns from the top, at that distance from the centre. */
export const at = (turns: number, radius: number): string => {
  const angle = turns * 2 * Math.PI
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`
}

export const sectorPath = ({ from, to }: { from: number; to: number }): string =>
  `M${CENTRE} ${CENTRE}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, RADIUS)}Z`

/** Of a slice, about its middle: beyond it nobody sees at once which slice it is. */
const SEEN = 0.6

/**
 * How far the wheel is to be turned from where it stands, in degrees, so that the drawn slice lies under the pointer at the top after so many whole turns. It stops the further along the slice the
 * larger the roll, and well inside of it: a stop at its edge would look as if another prize had nearly been won.
 */
export const turnTo = (now: number, roll: number, slices: readonly WheelSlice[], wholeTurns: number): number => {
  const turns = (roll + 0.5) / totalOf(slices)
  const { from, to } = sectorsOf(slices).find((sector) => turns < sector.to) ?? { from: 0, to: 1 }
  const stop = 360 - ((from + to) / 2 + SEEN * (turns - (from + to) / 2)) * 360
  const beyond = (((stop - now) % 360) + 360) % 360
  return now + wholeTurns * 360 + beyond
}

/** The average of a spin, cut to whole points. */
export const averageOf = (slices: readonly WheelSlice[]): number =>
  Math.floor(slices.reduce((sum, { points, weight }) => sum + points * weight, 0) / Math.max(1, totalOf(slices)))

/** In percent, and once in how many spins. */
export const chanceOf = ({ weight }: WheelSlice, slices: readonly WheelSlice[]): { percent: number; once: number } => {
  const share = weight / totalOf(slices)
  return { percent: share * 100, once: 1 / share }
}

/** How bright a slice is, 0 to 1: by the place of its prize among the others. 1 is the best of them. */
export const brightnessOf = (slice: WheelSlice, slices: readonly WheelSlice[]): number => {
  const prizes = [...new Set(slices.map(({ points }) => points))].sort((a, b) => a - b)
  return prizes.length < 2 ? 0 : prizes.indexOf(slice.points) / (prizes.length - 1)
}
