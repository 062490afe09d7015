import { useQuery } from '@tanstack/react-query'
import { lossOf } from '../../../features/bonus/bonus.rules.ts'
import { bonusList } from '../../../features/bonus/calls/bonus-list.ts'
import type { AmountBounds } from '../../../features/cash/amount.rules.ts'
import { cashLimits } from '../../../features/cash/calls/cash-limits.ts'
import { useFollowedRequest } from '../../../features/cash/use-followed-request.ts'
import { useMember } from '../../../shared/session/session.ts'
import { siteOption } from '../../../shared/support/site-option.ts'

export const useExchange = () => {
  const site = useQuery(siteOption)
  // A maximum that is not known is the server's to judge. A query without an answer is pending again each time it is asked, and must
  // not take the form away then.
  const limits = useQuery(cashLimits)
  const waitsUntil = limits.data?.withdrawalWaitsUntil
  const available = useMember()?.member.cashAmt
  const followed = useFollowedRequest('withdrawal')
  const bonuses = useQuery(bonusList(1)).data
  const bounds: AmountBounds | undefined =
    site.data && available !== undefined && limits.isFetched
      ? {
          minimum: site.data.minimumWithdrawal,
          unit: site.data.cashUnit,
          maximum: limits.data?.maximumWithdrawal,
          available,
        }
      : undefined
  return {
    ...followed,
    bounds,
    times: site.data && {
      closed: { from: site.data.closedFrom, until: site.data.closedUntil },
      waitMinutes: site.data.withdrawalWaitMinutes,
      waitsUntil: waitsUntil ? Date.parse(waitsUntil) : undefined,
    },
    /** What a withdrawal would end; unknown is as none, for it must not keep anybody from their money. */
    loss: bonuses && lossOf(bonuses),
    problem: site.data ? undefined : site.error,
    retry: () => void site.refetch(),
  }
}
export type Exchange = ReturnType<typeof useExchange>
