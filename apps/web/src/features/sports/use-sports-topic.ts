import { followTopic } from '@maru/client'
import type { SportEventDelta, SportsMessage } from '@maru/contract'
import { useEffect, useRef } from 'react'
import { createAskSoon } from '../../shared/sports/ask-soon.ts'

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
    const { askSoon, stop: stopAsking } = createAskSoon(
      () => latest.current.onBehind(),
      () => latest.current.restMs,
    )
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
      stopAsking()
      stop()
    }
  }, [destination])
}
