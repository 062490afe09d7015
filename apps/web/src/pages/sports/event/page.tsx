import { EventView } from '../../../features/sports/event/event-view.tsx'
import { useParam } from '../../../shared/navigation/index.ts'
import { SlipAside } from '../shared/slip-places.tsx'

/** One event: how it stands, and everything that is offered on it. */
export function Page() {
  const event = useParam('event')
  return <EventView key={event} eventId={event} aside={<SlipAside />} />
}
