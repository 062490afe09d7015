export type Point = readonly [number, number]
/** Offset 0..1, colour, opacity. */
export type Stop = readonly [number, string, number?]

export const round = (n: number): number => Math.round(n * 10) / 10

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))]
}

export const circle = (x: number, y: number, radius: number, attributes = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`

export const path = (d: string, attributes = ''): string => `<path d="${d}" ${attributes}/>`

export const polygon = (points: readonly Point[], attributes = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" ${attributes}/>`

export const group = (attributes: string, inner: string): string => `<g ${attributes}>${inner}</g>`

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const stopTag = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity == null ? '' : ` stop-opacity="${opacity}"`}/>`

/** `vector` is "x1 y1 x2 y2"; top to bottom by default. */
export function linearGradient(id: string, stops: readonly Stop[], vector = '0 0 0 1'): string {
  const [x1, y1, x2, y2] = vector.split(' ')
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopTag).join('')}</linearGradient>`
}

export const radialGradient = (id: string, stops: readonly Stop[], attributes = ''): string =>
  `<radialGradient id="${id}" ${attributes}>${stops.map(stopTag).join('')}</radialGradient>`
