/** The only source of chance a game may use. */
export interface Random {
  /** A whole number from 0 to bound − 1, each equally likely. */
  below(bound: number): number
}

/** One of the rows, with probability weight / sum of weights. */
export function pickWeighted<Row extends { weight: number }>(rows: readonly Row[], random: Random): Row {
  let left = random.below(rows.reduce((sum, row) => sum + row.weight, 0))
  for (const row of rows) {
    left -= row.weight
    if (left < 0) return row
  }
  throw new RangeError('weights must be positive whole numbers')
}

/** In place, every order equally likely (Fisher and Yates). */
export function shuffle(cards: number[], random: Random): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const card = cards[last] as number
    cards[last] = cards[other] as number
    cards[other] = card
  }
}

/** Repeatable chance for simulations and tests; never for play. Generator: sfc32. */
export function seededRandom(seed: number): Random {
  let a = seed >>> 0
  let b = 0x9e3779b9
  let c = 0x243f6a88
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 16; warmUp++) next()
  return { below: (bound) => Math.floor((next() / 4_294_967_296) * bound) }
}
