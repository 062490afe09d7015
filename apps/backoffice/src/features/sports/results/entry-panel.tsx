import { useText } from '@maru/i18n/react'
import { Asking } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { useResultForm } from './calls/form.ts'
import { EventName } from './event-name.tsx'
import { ResultEntry } from './result-entry.tsx'
import './results.css'

/** What one event ended with, typed by two. */
export const EntryPanel = ({ eventId }: { eventId: number }) => {
  const say = useText('office-sports-results')
  const now = useNow()
  const query = useResultForm(eventId)
  return (
    <Panel title={say('enter')} head={<Chip tone="info">{say('by-two')}</Chip>}>
      <Asking query={query} lines={4}>
        {(form) => (
          <div className="panel-pad form">
            <EventName event={form.event} now={now} />
            <ResultEntry key={form.event.eventId} form={form} />
          </div>
        )}
      </Asking>
    </Panel>
  )
}
