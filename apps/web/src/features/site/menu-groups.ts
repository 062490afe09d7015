import type { GameGroup } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import type { RouteName } from '../../shared/navigation/index.ts'
import { gameGroupCodes } from './calls/game-group-codes.ts'

/** The page of each group. A group without a page is in no menu. */
export const groupPages: Partial<Record<GameGroup, RouteName>> = {
  casino: 'liveCasino',
  'hc-casino': 'hotelCasino',
  slot: 'slots',
  sports: 'sportLive',
  'e-sports': 'esport',
  'mini-game': 'minigames',
}

/** Pages that belong to a group, beside its own. */
const innerPages: Partial<Record<GameGroup, readonly RouteName[]>> = {
  casino: ['liveVendor'],
  'hc-casino': ['hotelVendor'],
  sports: ['sportCombination', 'sportSpecial', 'sportEvent'],
  'mini-game': ['powerball', 'powerladder', 'speedkino', 'kinoladder'],
}

/** `pages`: all of the group. `games`: 0 while the server is still looking for them. */
export type MenuGroup = { group: GameGroup; to: RouteName; pages: readonly string[]; games: number }

/** Groups that can be played and have a page; undefined while that is not known. */
export const useMenuGroups = (): MenuGroup[] | undefined => {
  const { data } = useQuery(gameGroupCodes)
  return data?.flatMap(({ groupCode, games }) => {
    const to = groupPages[groupCode]
    return to ? [{ group: groupCode, to, pages: [to, ...(innerPages[groupCode] ?? [])], games }] : []
  })
}
