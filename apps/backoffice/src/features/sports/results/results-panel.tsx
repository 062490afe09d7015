import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useWaiting } from './calls/waiting.ts'
import { EntryPanel } from './entry-panel.tsx'

/** The event that has waited longest for its result. */
export const ResultsPanel = () => {
  const say = useText('office-sports-results')
  const query = useWaiting()
  // What one has typed waits for somebody else.
  const events = query.data?.events ?? []
  const oldest = events.find(({ entry }) => !entry?.isOwn) ?? events[0]
  if (oldest) return <EntryPanel key={oldest.eventId} eventId={oldest.eventId} />
  return (
    <Panel title={say('enter')}>
      <Asking query={query} lines={3}>
        {() => <Empty title={say('none-waits')} />}
      </Asking>
    </Panel>
  )
}
