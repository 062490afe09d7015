/** A cursor names the row that a page of a list begins behind, as the page before hands it back: the whole numbers that its order is by. */
export const cursorText = (...numbers: number[]): string => numbers.join('-')

/** Undefined for '' and for what no page handed out: the list begins anew. `count`: of how many numbers it is. */
export const cursorOf = (text: string, count: number): number[] | undefined => {
  const numbers = text.split('-')
  return numbers.length === count && numbers.every((number) => /^\d{1,15}$/.test(number))
    ? numbers.map(Number)
    : undefined
}

/** Of a list that is turned by page numbers, and that shows `most` rows at all: what of a page lies within them. */
export const pageWithin = (most: number, size: number, offset: number): { limit: number; offset: number } => ({
  limit: Math.max(0, Math.min(size, most - offset)),
  offset: Math.min(offset, most),
})

/** A page of rows that were read one more than are shown: whether there are others. `next`: what the page after it is asked by. */
export const pageBehind = <Row>(
  found: readonly Row[],
  size: number,
  cursorOfRow: (last: Row) => string,
): { rows: Row[]; next: string | null } => {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: last !== undefined && found.length > size ? cursorOfRow(last) : null }
}
