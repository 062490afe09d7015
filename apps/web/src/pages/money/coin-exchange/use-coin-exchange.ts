import { useQuery } from '@tanstack/react-query'
import { lossOf } from '../../../features/bonus/bonus.rules.ts'
import { bonusList } from '../../../features/bonus/calls/bonus-list.ts'
import type { AmountBounds } from '../../../features/cash/amount.rules.ts'
import { coinWithdrawal } from '../../../features/cash/coin/calls/coin-withdrawal.ts'
import { useFollowedCoin } from '../../../features/cash/coin/use-followed-coin.ts'
import { useFollowedRequest } from '../../../features/cash/use-followed-request.ts'
import { useMember } from '../../../shared/session/session.ts'
import { siteOption } from '../../../shared/support/site-option.ts'

export const useCoinExchange = () => {
  const site = useQuery(siteOption)
  const withdrawal = useQuery(coinWithdrawal)
  const available = useMember()?.member.cashAmt
  // One withdrawal is open at a time, whichever way it goes.
  const { requests, open, shown: shownRequest } = useFollowedRequest('withdrawal')
  const { shown } = useFollowedCoin('withdrawal')
  const bonuses = useQuery(bonusList(1)).data
  const { data } = withdrawal
  const bounds: AmountBounds | undefined =
    data && available !== undefined
      ? { minimum: data.minimum, unit: data.unit, maximum: data.maximum, available }
      : undefined
  return {
    withdrawal: data,
    bounds,
    open,
    isKnown: requests.isFetched,
    shown,
    byBank: shownRequest?.method === 'bank' ? shownRequest : undefined,
    times: site.data && {
      closed: { from: site.data.closedFrom, until: site.data.closedUntil },
      waitMinutes: site.data.withdrawalWaitMinutes,
      waitsUntil: data?.withdrawalWaitsUntil ? Date.parse(data.withdrawalWaitsUntil) : undefined,
    },
    /** What a withdrawal would end; unknown is as none, for it must not keep anybody from their money. */
    loss: bonuses && lossOf(bonuses),
    problem: data ? (site.data ? undefined : site.error) : withdrawal.error,
    retry: () => {
      void withdrawal.refetch()
      void site.refetch()
    },
  }
}
export type CoinExchange = ReturnType<typeof useCoinExchange>
