import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { TicketList } from '../../../features/sports-slip/ticket-list.tsx'
import { useFilter } from '../../../shared/period/use-filter.ts'

const views = ['open', 'cash-out', 'settled'] as const

/** The member's tickets of the sportsbook. */
export function Page() {
  const say = useText('sports-slip')
  const sayCommon = useText('common')
  const { search, page, change, turnTo } = useFilter()
  const view = views.find((one) => one === search.view) ?? 'open'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{sayCommon('title.sportTickets')}</PageTitle>
        <Segmented
          label={say('tickets.views')}
          value={view}
          onChange={(next) => change({ view: next === 'open' ? undefined : next })}
          options={views.map((value) => ({ value, label: say(`tickets.view.${value}`) }))}
          className="max-tablet:flex max-tablet:w-full max-tablet:[&>label]:flex-1 max-tablet:[&>label]:px-1.5"
        />
      </div>
      <AccountTabs />
      <TicketList view={view} page={page} onPage={turnTo} />
    </div>
  )
}
