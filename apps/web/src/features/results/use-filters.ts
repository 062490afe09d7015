import { serverNow } from '@maru/client'
import { type Game, games } from '@maru/draws'
import { useFilter } from '../../shared/period/use-filter.ts'
import { dayRoundAt, readDayOr, readNumber } from './rounds.rules.ts'
import { trendMarkets } from './trend.rules.ts'

export const gameOf = (text: string | undefined): Game => games.find((game) => game === text) ?? 'powerball'

/** What the address asks the page of results for. Without a day it is that of the last draw, so that a day that has just begun is not empty. */
export const useResultFilters = () => {
  const { search, page, change, turnTo } = useFilter()
  const game = gameOf(search.game)
  const latest = dayRoundAt(serverNow()).day
  const markets: readonly string[] = trendMarkets[game]
  return {
    game,
    day: readDayOr(latest, search.day),
    latest,
    market: markets.find((market) => market === search.market) ?? markets[0] ?? '',
    number: readNumber(search.number ?? ''),
    page,
    period: search.period === 'week' ? ('week' as const) : ('day' as const),
    turnTo,
    chooseGame: (next: Game) => change({ game: next, market: undefined, number: undefined }),
    chooseDay: (day: string) => change({ day: day === latest ? undefined : day, number: undefined }),
    chooseMarket: (market: string) => change({ market, page: page > 1 ? String(page) : undefined }),
    find: (number: number | undefined) => change({ number: number === undefined ? undefined : String(number) }),
    choosePeriod: (period: 'day' | 'week') => change({ period, page: page > 1 ? String(page) : undefined }),
  }
}
export type ResultFilters = ReturnType<typeof useResultFilters>
