import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '../../shared/navigation/index.ts'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { sportTickets, type TicketView } from './calls/tickets.ts'
import { TicketCard } from './ticket-card.tsx'
import { useLiveLegs } from './use-live-legs.ts'

/** Prices move: what a ticket is worth is asked for again. */
const askAgainMs = 5_000

type Props = { view: TicketView; page: number; onPage(page: number): void }

export function TicketList({ view, page, onPage }: Props) {
  const say = useText('sports-slip')
  const { data, error, refetch } = useQuery({
    ...sportTickets(view, page),
    placeholderData: keepPreviousData,
    refetchInterval: view === 'settled' ? false : askAgainMs,
  })
  const tickets = useLiveLegs(data?.list ?? none)
  // Of many buttons that are alike none leads.
  const leading = tickets.find(({ cashOut }) => cashOut)
  if (error && !data) return <LoadFailed title={say('tickets.failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <div aria-busy="true" className={grid}>
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    )
  if (tickets.length === 0)
    return (
      <Empty
        title={say(`tickets.none.${view}`)}
        action={
          <Link to="sportResults" params={{ view: 'winloose' }} className={buttonClass()}>
            {say('tickets.results')}
          </Link>
        }
      >
        {say(`tickets.noneText.${view}`)}
      </Empty>
    )
  return (
    <>
      <div className={grid}>
        {tickets.map((ticket) => (
          <TicketCard key={ticket.ticketId} ticket={ticket} isLeading={ticket === leading} />
        ))}
      </div>
      <ListPager
        page={page}
        pages={Math.ceil(data.pageInfo.tatal_list_count / data.pageInfo.count_per_list)}
        onPage={onPage}
      />
    </>
  )
}

const none: never[] = []
const grid = 'grid grid-cols-[minmax(0,1fr)] items-start gap-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] desk:gap-4'
