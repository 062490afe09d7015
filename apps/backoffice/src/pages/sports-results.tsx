import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useChanges } from '../features/sports/results/calls/changes.ts'
import { useWaiting } from '../features/sports/results/calls/waiting.ts'
import { ChangePanel } from '../features/sports/results/change-panel.tsx'
import { ChangesList } from '../features/sports/results/changes-list.tsx'
import { EntryPanel } from '../features/sports/results/entry-panel.tsx'
import { EventsOfDay } from '../features/sports/results/events-of-day.tsx'
import { WaitingList } from '../features/sports/results/waiting-list.tsx'
import { SportsHead } from '../features/sports/sports-head.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import '../features/sports/results/results.css'

/** Results that two of the staff type, and those that are changed. */
export const SportsResultsPage = () => {
  const say = useText('office-sports-results')
  const [chosen, setChosen] = useState<number>()
  const [changing, setChanging] = useState<number>()
  const [waiting, changes] = [useWaiting(), useChanges()]
  // The event that was chosen, and the longest waiting where it waits no more.
  const events = waiting.data?.events ?? []
  const entering = events.find(({ eventId }) => eventId === chosen) ?? events[0]
  return (
    <>
      <SportsHead />
      <div className="page-body sport-results">
        <div>
          <Panel title={say('waiting')} head={<span className="quiet">{say('waiting-note')}</span>}>
            <Asking query={waiting} lines={5}>
              {(found) =>
                found.events.length === 0 ? (
                  <Empty title={say('none-waits')} />
                ) : (
                  <WaitingList events={found.events} chosen={entering?.eventId} onChoose={setChosen} />
                )
              }
            </Asking>
          </Panel>
          {entering && <EntryPanel key={entering.eventId} eventId={entering.eventId} />}
          <EventsOfDay chosen={changing} onChoose={setChanging} />
        </div>
        <div>
          {changing !== undefined && (
            <ChangePanel key={changing} eventId={changing} onSent={() => setChanging(undefined)} />
          )}
          <Panel title={say('resettle')} head={<span className="quiet">{say('changes-note')}</span>}>
            <Asking query={changes} lines={5}>
              {({ rows, mayDecide }) =>
                rows.length === 0 ? (
                  <Empty title={say('no-change')} />
                ) : (
                  <ChangesList rows={rows} mayDecide={mayDecide} />
                )
              }
            </Asking>
          </Panel>
        </div>
      </div>
    </>
  )
}
