import type { SportTicketFilter } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { OlderPager } from '../../../shared/parts/older-pager.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { seoulFull } from '../../../shared/time/seoul.ts'
import { PauseStream } from './pause-stream.tsx'
import type { TicketRef } from './ticket-filter.ts'
import { TicketFilters } from './ticket-filters.tsx'
import { TicketTable } from './ticket-table.tsx'
import './tickets.css'
import { useStream } from './use-stream.ts'

const SIZE = 30

type Props = {
  filter: SportTicketFilter
  /** The row that the page begins behind; '': the newest. */
  before: string
  onFilter: (changes: Partial<SportTicketFilter>) => void
  onBefore: (before: string) => void
  onOpen: (ticket: TicketRef) => void
}

/** Tickets of the site, the newest first: they go on by themselves until they are paused, or somebody looks further back. */
export const TicketList = ({ filter, before, onFilter, onBefore, onOpen }: Props) => {
  const say = useText('office-sports-tickets')
  const stream = useStream({ ...filter, ...(before === '' ? {} : { before }) }, SIZE)
  const isNewest = before === ''
  useKeys({ ...(isNewest && { hold: stream.toggle }) })
  return (
    <Panel title={say('title')} head={isNewest ? <PauseStream stream={stream} /> : undefined}>
      <TicketFilters key={JSON.stringify(filter)} filter={filter} onFilter={onFilter} />
      <Asking query={stream.query} lines={10}>
        {({ lookedTo }) => (
          <>
            {stream.shown.length === 0 ? (
              <Empty
                title={
                  stream.next && lookedTo ? say('list.none-until', { at: seoulFull(lookedTo) }) : say('stream.none')
                }
              />
            ) : (
              <TicketTable label={say('title')} rows={stream.shown} onOpen={onOpen} />
            )}
            <OlderPager before={before} newest="" next={stream.next} onBefore={onBefore} />
          </>
        )}
      </Asking>
    </Panel>
  )
}
