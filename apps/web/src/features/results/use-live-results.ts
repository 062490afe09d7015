import { followTopic, serverNow } from '@maru/client'
import type { MinigameMessage } from '@maru/contract'
import type { Game } from '@maru/draws'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayRoundAt, drawAtOf, roundAfter, roundIdOf } from './rounds.rules.ts'

/** Not everybody asks in the same moment. */
const askWithinMs = 1_500
/** After a draw of which nothing was published here: the connection may be down. */
const lateMs = 8_000

/** Shows a draw or a cancelled round as soon as it is published; without a connection some seconds after its time. */
export const useLiveResults = (game: Game): void => {
  const queries = useQueryClient()
  useEffect(() => {
    /** The newest round whose result was read. */
    let shown = roundIdOf(dayRoundAt(serverNow()))
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const later = (ms: number, act: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        act()
      }, ms)
      timers.add(timer)
    }
    const show = (roundId: string, isChanged = false) => {
      if (roundId <= shown && !isChanged) return
      shown = roundId > shown ? roundId : shown
      void queries.invalidateQueries({ queryKey: ['minigame-results', game] })
    }
    const awaitDraw = () => {
      const next = roundAfter(dayRoundAt(serverNow()), 1)
      later(drawAtOf(next) - serverNow() + lateMs + Math.random() * askWithinMs, () => {
        show(roundIdOf(next))
        awaitDraw()
      })
    }
    awaitDraw()
    const stop = followTopic({
      destination: `/topic/powerball/${game}`,
      onMessage: (message) => {
        const { data1, data2 } = message as MinigameMessage
        if (data1 !== 'drawn' && data1 !== 'cancelled') return
        later(Math.random() * askWithinMs, () => show(data2.round.roundId, true))
      },
      // What was drawn during an interruption.
      onFollowed: () => show(roundIdOf(dayRoundAt(serverNow()))),
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [game, queries])
}
