/** One letter per symbol, as on the strips. */
export type SymbolId = string

export type Five<T> = readonly [T, T, T, T, T]

export const REELS = 5
export const ROWS = 3
export const CELLS = REELS * ROWS

/** Everything that makes one slot's mathematics. Pays are whole multiples of the line stake (stake / number of lines). */
export interface SlotConfig {
  readonly code: string
  readonly wild: SymbolId
  readonly scatter: SymbolId
  readonly lantern: SymbolId
  /** Row (0 to 2) per reel. */
  readonly lines: readonly Five<number>[]
  /** For 3, 4 and 5 of a kind from the left. */
  readonly pays: Readonly<Record<SymbolId, readonly [number, number, number]>>
  readonly reels: Five<string>
  readonly freeReels: Five<string>
  readonly freeSpins: {
    /** Line stakes paid for 3, 4 and 5 scatters anywhere; each also starts the free spins. */
    readonly scatterPays: readonly [number, number, number]
    /** One free spin each; every win of that spin is multiplied. */
    readonly multipliers: readonly number[]
  }
  readonly respin: {
    /** So many lanterns in view start the respins. */
    readonly trigger: number
    readonly spins: number
    /** An empty cell gets a lantern with probability landing[0] / landing[1]. */
    readonly landing: readonly [number, number]
    /** What a lantern holds, in line stakes. */
    readonly values: readonly { readonly value: number; readonly weight: number }[]
    /** Added when all fifteen cells are lit, in line stakes. */
    readonly full: number
  }
  /** Allowed stakes in won; multiples of the number of lines, so that every pay is whole. */
  readonly stakes: readonly number[]
}

export const TWENTY_LINES: readonly Five<number>[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [0, 2, 0, 2, 0],
]

/** Reel and row of a cell; cells count down the reels: 0 to 2 are the first reel. */
export function cellAt(reel: number, row: number): number {
  return reel * ROWS + row
}
