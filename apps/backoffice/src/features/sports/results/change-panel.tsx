import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { useResultForm } from './calls/form.ts'
import { ChangeForm } from './change-form.tsx'
import { EventName } from './event-name.tsx'
import './results.css'

/** A change of what is said of one event. */
export const ChangePanel = ({ eventId, onSent }: { eventId: number; onSent: () => void }) => {
  const say = useText('office-sports-results')
  const now = useNow()
  const query = useResultForm(eventId)
  return (
    <Panel title={say('new-change')}>
      <Asking query={query} lines={6}>
        {(form) => (
          <div className="panel-pad form">
            <EventName event={form.event} now={now} />
            {form.markets.length === 0 ? (
              <Empty title={say('no-tickets')} />
            ) : (
              <ChangeForm key={form.event.eventId} form={form} onSent={onSent} />
            )}
          </div>
        )}
      </Asking>
    </Panel>
  )
}
