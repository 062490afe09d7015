/** Wagers of one day, newest day first in a list. */
export type DayCount = { from: Date; until: Date; wagers: number }

/** Where a page begins: `skip` rows into the period from `from` up to `until`. */
export type PagePlace = { from: Date; until: Date; skip: number; take: number }

/**
 * Finds a page by counting days instead of rows, so that page ten thousand costs what page one does, but for the rows of one day.
 * `days` newest first. Undefined when the page lies beyond the end.
 */
export const placeOfPage = (days: readonly DayCount[], page: number, size: number): PagePlace | undefined => {
  let skip = (page - 1) * size
  const first = days.findIndex((day) => {
    if (skip < day.wagers) return true
    skip -= day.wagers
    return false
  })
  const start = days[first]
  if (!start) return undefined
  let seen = 0
  const last = days.slice(first).find((day) => {
    seen += day.wagers
    return seen >= skip + size
  })
  const oldest = last ?? days[days.length - 1] ?? start
  return { from: oldest.from, until: start.until, skip, take: size }
}
