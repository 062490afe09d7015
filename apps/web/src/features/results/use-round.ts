import { isCallError, serverNow } from '@maru/client'
import type { Game } from '@maru/draws'
import { useQuery } from '@tanstack/react-query'
import { useFilter } from '../../shared/period/use-filter.ts'
import { newestProof } from './calls/proof.ts'
import { type DayRound, dayRoundAt, readDayOr, readNumber, readRoundId } from './rounds.rules.ts'
import { gameOf } from './use-filters.ts'

/** The newest round that can be verified, where the address names none. `none`: there is none yet. */
export type Newest =
  | { state: 'found' | 'loading' | 'none' }
  | { state: 'failed'; problem: unknown; retry: () => unknown }

/** The round that the address names; without one the newest that can be verified. */
export const useChosenRound = () => {
  const { search, change } = useFilter()
  const game = gameOf(search.game)
  const last = dayRoundAt(serverNow())
  const named = readRoundId(search.round) ?? chosen(search, last)
  const { data, error, refetch } = useQuery({ ...newestProof(game), enabled: named === undefined })
  const newest: Newest =
    named || data
      ? { state: 'found' }
      : isCallError(error, 'N404')
        ? { state: 'none' }
        : error
          ? { state: 'failed', problem: error, retry: refetch }
          : { state: 'loading' }
  const found: DayRound | undefined = data && { day: data.round.day, number: data.round.number }
  return {
    game,
    last,
    newest,
    round: named ?? found ?? last,
    chooseGame: (next: Game) => change({ game: next }),
    chooseRound: (next: DayRound) => change({ round: undefined, day: next.day, number: String(next.number) }),
  }
}

/** Of a day without a number the one that is drawn at this time of day. */
const chosen = (search: { day?: string; number?: string }, last: DayRound): DayRound | undefined =>
  search.day === undefined && search.number === undefined
    ? undefined
    : { day: readDayOr(last.day, search.day), number: readNumber(search.number ?? '') ?? last.number }
