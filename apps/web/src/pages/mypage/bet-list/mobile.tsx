import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { BetFilters } from '../../../features/bets/bet-filters.tsx'
import { BetHistory } from '../../../features/bets/bet-history.tsx'
import { BetSums } from '../../../features/bets/bet-sums.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { useBetList } from './use-bet-list.ts'

export function Page() {
  const say = useText('common')
  const { filters, ...list } = useBetList()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">
      <PageTitle>{say('title.betList')}</PageTitle>
      <AccountTabs />
      {/* On a phone the sums come after what decides over them. */}
      <BetFilters {...filters} />
      <BetSums sum={list.history.data?.sum} isFailed={list.history.isError} />
      <BetHistory {...list} />
    </div>
  )
}
