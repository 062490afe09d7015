import { type Game, marketOf } from '@maru/draws'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayDraws } from './calls/day-draws.ts'
import { statistics } from './calls/statistics.ts'
import { asNumber } from './figures.ts'
import { type DrawnRound, outcomesOf } from './trend.rules.ts'

const none: readonly DrawnRound[] = []

/** The draws of a day and, of one market, what they came to. */
export const useDayTrend = (game: Game, day: string, market: string, period: 'day' | 'week') => {
  const { data, error, refetch } = useQuery(dayDraws(game, day))
  const rounds = data?.draws ?? none
  const outcomes = useMemo(() => outcomesOf(game, market, rounds), [game, market, rounds])
  // Exact in the statistics, which the page shows anyway.
  const known = useQuery(statistics({ type: game, period })).data?.markets.find(({ code }) => code === market)
  const all = marketOf(game, market)?.outcomes ?? []
  const [first, other] = all
  return {
    isThere: data !== undefined,
    error: data ? null : error,
    refetch,
    rounds,
    outcomes,
    all,
    pair: first !== undefined && other !== undefined && all.length === 2 ? ([first, other] as const) : undefined,
    probability: known?.outcomes[0] && asNumber(known.outcomes[0].probability),
  }
}
