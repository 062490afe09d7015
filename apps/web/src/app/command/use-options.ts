import { useQuery } from '@tanstack/react-query'
import { gameList } from '../../features/games/calls/game-list.ts'
import type { Game } from '../../features/games/game.ts'
import { ordered } from '../../features/games/game-order.ts'
import { recentGames } from '../../features/games/recent-games.ts'
import { useMember } from '../../shared/session/session.ts'
import { siteOption } from '../../shared/support/site-option.ts'
import { type VerbOption, verbsFor } from './verbs.rules.ts'

const mostFound = 12
const mostPopular = 6

export type Section = { title: 'recent' | 'popular' | 'games'; games: Game[] }

/** What the words offer: verbs, then games of every group. */
export const useOptions = (words: string) => {
  const games = useQuery(gameList({}))
  const owner = useMember()?.member.memNick
  const site = useQuery(siteOption).data
  const isThere = ({ verb }: VerbOption) =>
    verb === 'coinCharge' ? site?.coinDeposits : verb === 'coinExchange' ? site?.coinWithdrawals : true
  const isLooking = words.trim() !== ''
  const found = ordered(games.data ?? [], 'popular', words)
  const sections: Section[] = isLooking
    ? [{ title: 'games', games: found.slice(0, mostFound) }]
    : [
        { title: 'recent', games: owner ? recentOf(found, owner) : [] },
        { title: 'popular', games: found.slice(0, mostPopular) },
      ]
  return {
    verbs: verbsFor(words).filter(isThere),
    sections: sections.filter((section) => section.games.length > 0),
    found: isLooking ? found.length : undefined,
    games,
  }
}

const recentOf = (games: readonly Game[], owner: string): Game[] =>
  recentGames(owner).flatMap(
    ({ vendorKey, gameKey }) =>
      games.find((game) => game.isOn && game.vendorKey === vendorKey && game.gameKey === gameKey) ?? [],
  )
