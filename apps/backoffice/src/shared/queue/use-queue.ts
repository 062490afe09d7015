import { useCallback, useEffect, useState } from 'react'
import { emptyQueue, mergeQueue, neighbourOf, type Queue } from './merge-queue.ts'

type Choice<T> = {
  rows: readonly T[] | undefined
  /** Must be stable. */
  idOf: (row: T) => number
  /** Another list than before (a tab, a filter): show it at once. */
  listName: string
}

/** Cursor and order of one list of waiting things. */
export const useQueue = <T>({ rows, idOf, listName }: Choice<T>) => {
  const [queue, setQueue] = useState<Queue<T>>(emptyQueue)
  const [shownName, setShownName] = useState(listName)
  const [chosen, setChosen] = useState<number>()
  const [isUnderPointer, setUnderPointer] = useState(false)
  const isHeld = chosen !== undefined || isUnderPointer

  useEffect(() => {
    if (rows === undefined) return
    const isSameList = shownName === listName
    setQueue((was) => mergeQueue(was, rows, idOf, isHeld && isSameList))
    if (!isSameList) {
      setShownName(listName)
      setChosen(undefined)
    }
  }, [rows, idOf, isHeld, listName, shownName])

  const reveal = useCallback(() => {
    if (rows !== undefined) setQueue(mergeQueue<T>(emptyQueue, rows, idOf, false))
  }, [rows, idOf])
  const move = (step: 1 | -1) => setChosen((from) => neighbourOf(queue, idOf, from, step) ?? from)

  return {
    shown: queue.shown,
    waitingCount: queue.waiting.length,
    chosen,
    /** Also when it is gone: whom it concerned stays in view. */
    seenRow: queue.shown.find((s) => idOf(s.row) === chosen)?.row,
    chosenRow: queue.shown.find((s) => idOf(s.row) === chosen && !s.isGone)?.row,
    choose: setChosen,
    move,
    reveal,
    pointer: { onMouseEnter: () => setUnderPointer(true), onMouseLeave: () => setUnderPointer(false) },
  }
}
export type QueueState<T> = ReturnType<typeof useQueue<T>>
