/** A way as points one after another, with the length up to each. */
export type Track = { points: readonly Point[]; lengths: readonly number[]; length: number }
export type Point = { x: number; y: number }

export const trackOf = (points: readonly Point[]): Track => {
  const lengths: number[] = []
  let length = 0
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y)
    lengths.push(length)
  })
  return { points, lengths, length }
}

/** The point at a share of the way, 0 to 1. */
export const pointOn = ({ points, lengths, length }: Track, share: number): Point => {
  const wanted = length * Math.min(1, Math.max(0, share))
  const next = lengths.findIndex((reached) => reached >= wanted)
  const [from, to] = [points[Math.max(0, next - 1)], points[Math.max(0, next)]]
  if (!from || !to) return { x: 0, y: 0 }
  const [start = 0, end = 0] = [lengths[Math.max(0, next - 1)], lengths[Math.max(0, next)]]
  const part = end > start ? (wanted - start) / (end - start) : 1
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The part of a way up to a share of it. */
export const pointsUpTo = (track: Track, share: number): Point[] => {
  const wanted = track.length * Math.min(1, Math.max(0, share))
  return [...track.points.filter((_, index) => (track.lengths[index] ?? 0) < wanted), pointOn(track, share)]
}

/** Points of a cubic curve. */
export const curve = (a: Point, b: Point, c: Point, d: Point, count = 14): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const u = 1 - t
    const at = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
    return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) }
  })
