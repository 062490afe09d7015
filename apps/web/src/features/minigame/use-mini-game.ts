import { followTopic, measureServerClock, serverNow } from '@maru/client'
import type { Minigame, MinigameMessage, MinigamePricesMessage } from '@maru/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServerClock } from '../../shared/clock/use-server-clock.ts'
import { type Slots, slots } from '../../shared/minigame/slots.ts'
import { useSession } from '../../shared/session/session.ts'
import { myBets } from './calls/my-bets.ts'
import { nextPhaseAt, type Phase, phaseOf } from './phase.rules.ts'
import { isToBeAsked, withMessage, withPrices } from './slots-message.rules.ts'

/** A result that no message has brought is asked for so often. */
const askAgainMs = 2_500
/** What was answered so lately needs no second question. */
const freshMs = 3_000
/** What staff changed is asked for within this time, not by everybody in the same moment. */
const changedWithinMs = 2_000
/** More than the way of a message: one of the clocks was set. */
const clockSetMs = 3_000

const topicOf = (game: Minigame): string => `/topic/powerball/${game}`

/** A game as it is at this moment, without reloading: by its topic, and by asking where a message was missed. */
export const useMiniGame = (game: Minigame) => {
  const queries = useQueryClient()
  const member = useSession()?.socketKey
  const query = useQuery({ ...slots(game), staleTime: 0, refetchInterval: ({ state }) => askAgainAfter(state.data) })
  const { data } = query
  const now = useServerClock((at) => data && nextPhaseAt(data.round, at))
  const phase: Phase = data ? phaseOf(data.round, data.isOn, now) : 'closed'

  useEffect(() => void measureServerClock(), [])

  useEffect(() => {
    const { queryKey } = slots(game)
    const askAgain = () => void queries.invalidateQueries({ queryKey })
    const askForBets = () => {
      if (member) void queries.invalidateQueries({ queryKey: myBets(game).queryKey })
    }
    return followTopic({
      destination: topicOf(game),
      onMessage: (message) => {
        const news = message as MinigameMessage | MinigamePricesMessage
        // How old the last answer is decides whether something was missed: a message leaves that as it is.
        const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt
        if (news.cmd === 'MINIGAME_PRICES') {
          const known = queries.getQueryData(queryKey)
          const next = known && withPrices(known, news)
          if (next) queries.setQueryData(queryKey, next, { updatedAt })
          else if (known) askAgain()
          return
        }
        if (news.cmd !== 'MINIGAME') return
        const known = queries.getQueryData(queryKey)
        if (known) queries.setQueryData(queryKey, withMessage(known, news), { updatedAt })
        if (Math.abs(Date.parse(news.data2.serverTime) - serverNow()) > clockSetMs) askAgain()
        if (known && isToBeAsked(known, news)) setTimeout(askAgain, Math.random() * changedWithinMs)
        if (news.data1 === 'settled' || news.data1 === 'cancelled') askForBets()
      },
      onFollowed: () => {
        const { dataUpdatedAt = 0 } = queries.getQueryState(queryKey) ?? {}
        if (dataUpdatedAt === 0 || Date.now() - dataUpdatedAt <= freshMs) return
        askAgain()
        askForBets()
      },
    })
  }, [game, queries, member])

  return { ...query, phase, now }
}

const askAgainAfter = (known: Slots | undefined): number | false => {
  if (!known?.isOn) return known ? 10 * askAgainMs : false
  const isLate = nextPhaseAt(known.round, serverNow()) === undefined
  return isLate ? askAgainMs : false
}
