import { getRouteApi } from '@tanstack/react-router'
import { SportsHead } from '../features/sports/sports-head.tsx'
import { ReferralPanel } from '../features/sports/tickets/referral-panel.tsx'
import { TicketDrawer } from '../features/sports/tickets/ticket-drawer.tsx'
import { readTicketName, ticketName } from '../features/sports/tickets/ticket-filter.ts'
import { TicketList } from '../features/sports/tickets/ticket-list.tsx'

const route = getRouteApi('/office/sports/tickets')

/** Tickets as they come in, and those that wait for a trader. */
export const SportsTicketsPage = () => {
  const { before, ticket, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const opened = readTicketName(ticket)
  return (
    <>
      <SportsHead />
      <div className="page-body">
        <div className="tickets-page">
          <TicketList
            filter={filter}
            before={before}
            onFilter={(changes) => void navigate({ search: (was) => ({ ...was, ...changes, before: '' }) })}
            onBefore={(next) => void navigate({ search: (was) => ({ ...was, before: next }) })}
            onOpen={(of) => void navigate({ search: (was) => ({ ...was, ticket: ticketName(of) }) })}
          />
          <ReferralPanel />
        </div>
      </div>
      {opened && (
        <TicketDrawer {...opened} onClose={() => void navigate({ search: (was) => ({ ...was, ticket: '' }) })} />
      )}
    </>
  )
}
