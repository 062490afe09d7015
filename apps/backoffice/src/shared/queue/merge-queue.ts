/** A row of a queue as it stands on the screen. `isGone`: no longer in the queue, kept in its place until the next look. */
export type ShownRow<T> = { row: T; isGone: boolean }
export type Queue<T> = { shown: ShownRow<T>[]; waiting: T[] }

export const emptyQueue: Queue<never> = { shown: [], waiting: [] }

/**
 * Nothing moves under the cursor: while somebody is in the list, rows keep their places, handled ones stay as gone,
 * and new ones wait to be let in. Where all that is shown is gone they come below it at once: who handled the last request still has it chosen, and
 * would not see the next.
 */
export const mergeQueue = <T>(
  queue: Queue<T>,
  incoming: readonly T[],
  idOf: (row: T) => number,
  isHeld: boolean,
): Queue<T> => {
  if (!isHeld || queue.shown.length === 0)
    return { shown: incoming.map((row) => ({ row, isGone: false })), waiting: [] }
  const fresh = new Map(incoming.map((row) => [idOf(row), row]))
  const shown = queue.shown.map((was) => {
    const row = fresh.get(idOf(was.row))
    fresh.delete(idOf(was.row))
    return row === undefined ? { row: was.row, isGone: true } : { row, isGone: false }
  })
  const waiting = [...fresh.values()]
  if (shown.some((s) => !s.isGone)) return { shown, waiting }
  return { shown: [...shown, ...waiting.map((row) => ({ row, isGone: false }))], waiting: [] }
}

/** The neighbour that J and K go to. Gone rows are passed over; at the end the cursor stays. */
export const neighbourOf = <T>(
  queue: Queue<T>,
  idOf: (row: T) => number,
  from: number | undefined,
  step: 1 | -1,
): number | undefined => {
  const live = queue.shown.filter((s) => !s.isGone || idOf(s.row) === from).map((s) => idOf(s.row))
  if (live.length === 0) return undefined
  const at = from === undefined ? -1 : live.indexOf(from)
  if (at === -1) return step === 1 ? live[0] : live.at(-1)
  return live[Math.min(Math.max(at + step, 0), live.length - 1)]
}
