import type { Rect } from '../../slot-layout.ts'

/** What a frame is built round: the reels, the size of its parts, and how far it may reach to the sides. */
export interface FrameBox extends Rect {
  readonly k: number
  readonly eaves: number
}
export type DrawFrame = (box: FrameBox) => string

export const round = (n: number): number => Math.round(n * 10) / 10
export const times = (n: number, draw: (index: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

export function gradient(id: string, stops: readonly (readonly [number, string, number?])[], across = false): string {
  const drawn = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" ${across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${drawn.join('')}</linearGradient>`
}

/** Lines between the reels. */
export function reelLines({ x, y, w, h, k }: FrameBox, dark: string, light: string): string {
  return times(4, (i) => {
    const at = round(x + ((i + 1) * w) / 5)
    return `<path d="M${at} ${y}V${y + h}" stroke="${dark}" stroke-width="${4 * k}"/><path d="M${at} ${y}V${y + h}" stroke="${light}" stroke-width="${1.2 * k}"/>`
  })
}

/** One picture of the whole area, so that the frame may reach beyond the reels. */
export function framePicture(draw: DrawFrame, box: FrameBox, width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${draw(box)}</svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
