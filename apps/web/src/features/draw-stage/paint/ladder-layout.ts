import type { Point } from '../rules/track.rules.ts'

export type LadderLayout = {
  left: number
  right: number
  top: number
  bottom: number
  /** Of the discs at both ends. */
  disc: number
  startY: number
  endY: number
  /** From shares of the ladder to the picture. */
  at(point: Point): Point
}

export const ladderLayout = (width: number, height: number): LadderLayout => {
  const pad = Math.max(10, Math.min(width, height) * 0.04)
  const disc = Math.min(34, Math.max(15, Math.min(width * 0.066, height * 0.07)))
  const span = Math.min(width * 0.54, height * 0.86, 420)
  const [left, right] = [(width - span) / 2, (width + span) / 2]
  const startY = pad + disc * 1.15
  const endY = height - pad - disc * 1.45
  const [top, bottom] = [startY + disc * 1.15, endY - disc * 1.5]
  return {
    left,
    right,
    top,
    bottom,
    disc,
    startY,
    endY,
    at: ({ x, y }) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y }),
  }
}
