/** Small words for drawing SVG by hand. All symbols are drawn in a square of 100. */
export const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`
export const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, rest: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${rest}/>`
export const rect = (x: number, y: number, w: number, h: number, rest: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`
export const group = (rest: string, inside: string) => `<g ${rest}>${inside}</g>`
export const times = (n: number, draw: (index: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

export function linear(id: string, from: string, to: string, across = false): string {
  const end = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

export function radial(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  at = 'cx=".42" cy=".34" r=".72"',
): string {
  const drawn = stops.map(
    ([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
  )
  return `<radialGradient id="${id}" ${at}>${drawn.join('')}</radialGradient>`
}

/** Point on a circle, in degrees. */
export function polar(cx: number, cy: number, r: number, degrees: number): readonly [number, number] {
  const a = (degrees * Math.PI) / 180
  return [Math.round((cx + r * Math.cos(a)) * 10) / 10, Math.round((cy + r * Math.sin(a)) * 10) / 10]
}
