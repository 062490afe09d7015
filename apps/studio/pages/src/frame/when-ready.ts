import { useEffect, useRef } from 'react'

const EVERY_MS = 2_000
/** All pages are not to ask in the same moment. */
const SPREAD_MS = 2_000

/** Asks the studio every few seconds whether it is ready, not while nobody looks, and calls `then` once it is; never after the returned function was called. */
export function whenReady(then: () => void): () => void {
  let isOver = false
  const wait = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, EVERY_MS + Math.random() * SPREAD_MS))
    while (!isOver && (document.hidden || !(await isReady())))
    if (!isOver) then()
  }
  void wait()
  return () => {
    isOver = true
  }
}

const isReady = (): Promise<boolean> =>
  fetch('/ready', { cache: 'no-store', signal: AbortSignal.timeout(EVERY_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** From when `isWaiting` is true. */
export function useWhenReady(isWaiting: boolean, then: () => void): void {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => (isWaiting ? whenReady(() => latest.current()) : undefined), [isWaiting])
}
