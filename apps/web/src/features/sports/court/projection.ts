export type Point = readonly [x: number, y: number]

/** A court is 105 long and 68 deep, whatever its sport: the home side plays to the right. */
export const courtLength = 105
export const courtDepth = 68

/** Of the picture: the far edge and the near one. */
const far = { left: 50.8, right: 457.2, y: 30 }
const near = { left: 7.6, right: 500.4, y: 248 }
const [farWidth, nearWidth] = [far.right - far.left, near.right - near.left]
const middle = (far.left + far.right) / 2

/** Where a point of the court stands in the picture. Lines stay straight: the width of a row is one over its distance. */
export const project = ([x, y]: Point): Point => {
  const part = y / courtDepth
  const width = 1 / ((1 - part) / farWidth + part / nearWidth)
  const down = (width - farWidth) / (nearWidth - farWidth)
  return [middle + (x / courtLength - 0.5) * width, far.y + down * (near.y - far.y)]
}

const round = (value: number): number => Math.round(value * 10) / 10

export const pathOf = (points: readonly Point[], isClosed = false): string =>
  points
    .map(project)
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('') + (isClosed ? 'Z' : '')

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const steps = 36

/** Points of an arc. Angles in turns: 0 is to the right, 0.25 near the viewer. */
export const arc = (center: Point, radius: number, from = 0, to = 1, deep = radius): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps)
    return [center[0] + radius * Math.cos(angle), center[1] + deep * Math.sin(angle)] as const
  })

/** The same on the other half. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [courtLength - x, y])
