import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fillCostsOf } from '../../../features/bonus/bonus.rules.ts'
import { bonusList } from '../../../features/bonus/calls/bonus-list.ts'
import { recentRequests } from '../../../features/cash/calls/cash-list.ts'
import { isOpen } from '../../../features/cash/request.rules.ts'
import { gameList } from '../../../features/games/calls/game-list.ts'
import { useFilter } from '../../../shared/period/use-filter.ts'

export const useBonus = () => {
  const { page, turnTo } = useFilter()
  const bonuses = useQuery({ ...bonusList(page), placeholderData: keepPreviousData })
  // The running one is the newest, whichever page of the ended ones is open.
  const first = useQuery(bonusList(1))
  const running = first.data?.list.find(({ status }) => status === 'active')
  const { data: games = [] } = useQuery({ ...gameList({}), enabled: running !== undefined })
  const deposits = useQuery(recentRequests('deposit'))
  const chosen = deposits.data?.list.find((row) => isOpen(row) && row.bonus !== 'none')
  const info = bonuses.data?.pageInfo
  return {
    page,
    turnTo,
    running,
    chosen,
    isLoading: !first.data || !bonuses.data,
    problem: first.data && bonuses.data ? undefined : (first.error ?? bonuses.error),
    retry: () => {
      void first.refetch()
      void bonuses.refetch()
    },
    waiting: first.data?.waiting ?? [],
    left: first.data?.left ?? 0,
    cash: first.data?.withdrawable ?? 0,
    ended: (bonuses.data?.list ?? []).filter(({ status }) => status !== 'active'),
    pages: info ? Math.ceil(info.tatal_list_count / info.count_per_list) : 1,
    costs: running ? fillCostsOf(running, games) : [],
  }
}
export type BonusPage = ReturnType<typeof useBonus>
