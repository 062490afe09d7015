import { serverNow } from '@maru/client'
import type { Game } from '@maru/draws'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayRoundAt, drawAtOf, roundAfter } from './rounds.rules.ts'

/** After a draw not everybody asks in the same moment. */
const askWithinMs = 2_000
/** When the numbers of a draw are there, at the latest, where nothing was published. */
const drawnWithinMs = 3_000

/** Shows a draw as soon as it is published; where the socket is down, a moment after its time. */
export const useLiveResults = (game: Game): void => {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const read = () => void queries.invalidateQueries({ queryKey: ['minigame-results', game] })
    const wait = () => {
      const now = serverNow()
      const next = drawAtOf(roundAfter(dayRoundAt(now), 1))
      timer = setTimeout(
        () => {
          read()
          wait()
        },
        next - now + drawnWithinMs + Math.random() * askWithinMs,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [game, queries])
}
