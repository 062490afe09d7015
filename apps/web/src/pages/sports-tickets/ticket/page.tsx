import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { sportTicket } from '../../../features/sports-slip/calls/tickets.ts'
import { TicketDetail } from '../../../features/sports-slip/ticket-detail.tsx'
import { Link, useParam } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

const askAgainMs = 5_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One ticket: its legs with prices and scores, what it may win, its cash-out and its picture. */
export function Page() {
  const say = useText('sports-slip')
  const sayCommon = useText('common')
  const ticketId = useParam('ticketId')
  const isId = uuid.test(ticketId)
  const { data, error, refetch } = useQuery({
    ...sportTicket(ticketId),
    enabled: isId,
    refetchInterval: ({ state: { data: ticket } }) => (ticket && isOver(ticket.state) ? false : askAgainMs),
  })
  const isMissing = !isId || isCallError(error, 'N404')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <PageTitle>{sayCommon('title.sportTicket')}</PageTitle>
        <Link
          to="sportTickets"
          className="inline-flex min-h-6 items-center text-13 text-text-2 underline decoration-text-3 underline-offset-4 hover:text-text touch:min-h-11"
        >
          {say('tickets.all')}
        </Link>
      </div>
      {isMissing ? (
        <Empty title={say('tickets.missing')}>{say('tickets.missingText')}</Empty>
      ) : data ? (
        <TicketDetail ticket={data} />
      ) : error ? (
        <LoadFailed title={say('tickets.failed')} problem={error} retry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
    </div>
  )
}

const isOver = (state: string): boolean => ['settled', 'void', 'cashed', 'refused'].includes(state)
