import { serverNow } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { betPeriodOf, untilHidden } from '../../features/bets/bet-period.rules.ts'
import { type BetList, betList } from '../../features/bets/calls/bet-list.ts'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { wirePeriod } from '../../shared/period/period.rules.ts'
import { useHiddenSince } from '../../shared/undisclosed/undisclosed.ts'

/** Opens the newest bet of the current history; what an open game has not shown yet is not it. Answers null where there is none. */
export const useLastRound = () => {
  const hiddenSince = useHiddenSince()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<BetList['list'][number] | null> => {
      const { period } = betPeriodOf({ period: 'month' }, serverNow())
      const filter = {
        groupKey: '' as const,
        vendorCode: '',
        page: 1,
        oldYn: 'N' as const,
        ...untilHidden(wirePeriod(period), hiddenSince),
      }
      return (await queries.fetchQuery(betList(filter))).list[0] ?? null
    },
    onSuccess: (row) => row && openDialog({ kind: 'bet', row }),
  })
}
