export type Pip = { x: number; y: number; turned: boolean }

/** Pips of a card that lies across: three lines along its length, 0 to 1 each way. Pictures have one large frame of none. */
const LINES = { left: 0.2, middle: 0.5, right: 0.8 } as const
const rowsOf: { readonly [count: number]: readonly number[] } = {
  0: [],
  1: [0.5],
  2: [0.17, 0.83],
  3: [0.17, 0.5, 0.83],
  4: [0.17, 0.39, 0.61, 0.83],
}

/** How many pips stand in the two outer lines and in the middle one, upright. */
const COUNTS: { readonly [number: number]: readonly [outer: number, middle: readonly number[]] } = {
  1: [0, [0.5]],
  2: [0, [0.17, 0.83]],
  3: [0, [0.17, 0.5, 0.83]],
  4: [2, []],
  5: [2, [0.5]],
  6: [3, []],
  7: [3, [0.33]],
  8: [3, [0.33, 0.67]],
  9: [4, [0.5]],
  10: [4, [0.28, 0.72]],
}

/** Lying across, the upright card's lines become rows: what is bent up first is one outer line. Pictures show none. */
export function pipsOf(number: number): Pip[] {
  const [outer, middle] = COUNTS[number] ?? [0, []]
  const along = rowsOf[outer] ?? []
  const line = (x: number, places: readonly number[]) => places.map((y) => ({ x: y, y: x, turned: y > 0.5 }))
  return [...line(LINES.left, along), ...line(LINES.middle, middle), ...line(LINES.right, along)]
}
