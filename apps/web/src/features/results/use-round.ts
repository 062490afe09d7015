import { serverNow } from '@maru/client'
import type { Game } from '@maru/draws'
import { useFilter } from '../../shared/period/use-filter.ts'
import { type DayRound, dayRoundAt, drawAtOf, readDayOr, readNumber, readRoundId } from './rounds.rules.ts'
import { gameOf } from './use-filters.ts'

/** The round that the address names; without one the last that was drawn. */
export const useChosenRound = () => {
  const { search, change } = useFilter()
  const game = gameOf(search.game)
  const last = dayRoundAt(serverNow())
  const named = readRoundId(search.round)
  const day = readDayOr(last.day, search.day)
  const number = readNumber(search.number ?? '') ?? last.number
  const round = named ?? ({ day, number } satisfies DayRound)
  return {
    game,
    last,
    round: drawAtOf(round) > drawAtOf(last) && !named && !search.number ? last : round,
    chooseGame: (next: Game) => change({ game: next }),
    chooseRound: (next: DayRound) => change({ round: undefined, day: next.day, number: String(next.number) }),
  }
}
