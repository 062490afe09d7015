import { useEffect, useRef } from 'react'
import { sessionSecret } from './calls.ts'
import type { LiveHandlers } from './live.ts'

/** Listens while there is a session. A page that cannot listen plays all the same, and learns with its next press. */
export function useLive(isWanted: boolean, handlers: LiveHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | undefined
    let isGone = false
    // Not part of the first look at the game.
    void import('./live.ts').then(
      ({ listen }) => {
        if (isGone) return
        stop = listen(sessionSecret, {
          news: (news) => latest.current.news(news),
          refused: () => latest.current.refused(),
        })
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [isWanted])
}
