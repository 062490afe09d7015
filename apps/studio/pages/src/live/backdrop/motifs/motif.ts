/** The wall, the screen or the view behind a dealer, 960 wide and 420 high. */
export const WALL = { width: 960, height: 420 } as const
export const GOLD = '#d9b878'
export const MOONLIGHT = '#fbefd3'

/** Colours of one room's paint: lightness, chroma and, where it differs, hue. */
export type Paint = (lightness: number, chroma: number, hue?: number) => string

/** `id` begins every id in it. `side`: what continues it at the left of a wide room; it is mirrored for the right. */
export type Motif = (paint: Paint, id: string, part: 'middle' | 'side') => string

export const moon = (x: number, y: number, r: number, fill = MOONLIGHT): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.6}" fill="${fill}" fill-opacity=".1"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
