import { call, isCallError } from '@maru/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AmountBounds } from '../../../features/cash/amount.rules.ts'
import { cashLimits } from '../../../features/cash/calls/cash-limits.ts'
import { depositAccount } from '../../../features/cash/calls/deposit-account.ts'
import { useFollowedRequest } from '../../../features/cash/use-followed-request.ts'
import { siteOption } from '../../../shared/support/site-option.ts'

export const useCharge = () => {
  const queries = useQueryClient()
  const site = useQuery(siteOption)
  const account = useQuery(depositAccount)
  // A maximum that is not known is the server's to judge.
  const limits = useQuery(cashLimits)
  const followed = useFollowedRequest('deposit')
  const bounds: AmountBounds | undefined =
    site.data && account.data && limits.isFetched
      ? { minimum: site.data.minimumDeposit, unit: site.data.cashUnit, maximum: limits.data?.maximumDeposit }
      : undefined
  return {
    ...followed,
    account: account.data,
    bounds,
    /** What keeps the form from being shown; a list that fails says so in its own place. */
    problem: account.data ? (site.data ? undefined : site.error) : account.error,
    onRefused: (refusal: unknown, amount: number) => {
      // Another account takes the sum; which one is asked for by it.
      if (isCallError(refusal, 'C134'))
        void queries
          .fetchQuery({ ...depositAccount, queryFn: () => call('/api/cash/getAcc', { amount }), staleTime: 0 })
          .catch(() => undefined)
    },
    retry: () => {
      void account.refetch()
      void site.refetch()
    },
  }
}
export type Charge = ReturnType<typeof useCharge>
