/** A drawn part: `body` is SVG in the units of its scene, cut to the box. The same input gives the same text. */
export type Picture = {
  x: number
  y: number
  width: number
  height: number
  /** Every id in it begins with the name, so that several can stand in one document. */
  body: string
}

/** `density`: pixels for one unit. */
export function svgOf({ x, y, width, height, body }: Picture, density = 1): string {
  const size = `width="${Math.ceil(width * density)}" height="${Math.ceil(height * density)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size} preserveAspectRatio="none">${body}</svg>`
}

/** Offset, colour, opacity. */
export type Stop = readonly [number, string, number?]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

export const linear = (id: string, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`

export const radial = (id: string, stops: readonly Stop[], placed = ''): string =>
  `<radialGradient id="${id}" ${placed}>${stopsOf(stops)}</radialGradient>`

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** One decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10

export const strokes = (paths: readonly string[], colour: string, width: number, opacity = 1): string =>
  `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`

/** 0 to 1, the same row for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
