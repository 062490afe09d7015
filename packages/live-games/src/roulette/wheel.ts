/** The pockets of a European wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

export const pockets = wheelOrder.length

const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** Undefined for zero, which has neither colour. */
export const colourOf = (pocket: number): 'red' | 'black' | undefined => {
  if (pocket === 0) return undefined
  return redNumbers.has(pocket) ? 'red' : 'black'
}

/** The pocket and its neighbours on the wheel, `each` to either side, clockwise. Throws RangeError for no pocket or a count outside 0 to 18. */
export const neighboursOf = (pocket: number, each: number): number[] => {
  const at = wheelOrder.indexOf(pocket)
  if (at < 0 || !Number.isInteger(each) || each < 0 || each > 18)
    throw new RangeError(`${each} neighbours of ${pocket}`)
  return Array.from({ length: 2 * each + 1 }, (_, i) => wheelOrder[(at - each + i + pockets) % pockets] as number)
}
