import { followTopic } from '@maru/client'
import type { SportEventDelta, SportsMessage } from '@maru/contract'
import { useEffect, useRef } from 'react'

/** What many pages ask again for is asked within this time, not in the same moment. */
const askWithinMs = 1_500

type Listening = {
  onDeltas: (events: readonly SportEventDelta[]) => boolean
  /** What is shown may be behind: messages were missed, or other events or markets are offered than before. */
  onBehind: () => void
  /** At least so long from one asking to the next, however much changes. */
  restMs: number
}

/** Follows a topic of sports. `onDeltas` says whether what it brought has to be asked for again. */
export const useSportsTopic = (destination: string, listening: Listening): void => {
  const latest = useRef(listening)
  useEffect(() => {
    latest.current = listening
  })
  useEffect(() => {
    let asking: ReturnType<typeof setTimeout> | undefined
    let askedAt = 0
    const askSoon = (): void => {
      const rest = askedAt + latest.current.restMs - Date.now()
      asking ??= setTimeout(
        () => {
          asking = undefined
          askedAt = Date.now()
          latest.current.onBehind()
        },
        Math.max(rest, Math.random() * askWithinMs),
      )
    }
    const stop = followTopic({
      destination,
      onMessage: (message) => {
        const news = message as SportsMessage
        if (news.cmd !== 'SPORTS') return
        if (latest.current.onDeltas(news.data2.events) || news.data1 === 'changed') askSoon()
      },
      onFollowed: () => latest.current.onBehind(),
    })
    return () => {
      clearTimeout(asking)
      stop()
    }
  }, [destination])
}
