/** From 0 to 1 while `at` goes from `from` to `to`; 0 before and 1 after. */
export const part = (at: number, from: number, to: number): number =>
  to <= from ? (at >= to ? 1 : 0) : Math.min(1, Math.max(0, (at - from) / (to - from)))

export const easeOut = (t: number): number => 1 - (1 - t) ** 3
export const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2)
export const between = (from: number, to: number, t: number): number => from + (to - from) * t
