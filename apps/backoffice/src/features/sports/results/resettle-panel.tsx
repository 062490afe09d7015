import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { useChanges } from './calls/changes.ts'
import { ChangeBody, stateTones } from './changes-list.tsx'
import { EventName } from './event-name.tsx'
import './results.css'

/** The newest change of results that waits for a second person, or that tickets follow now. */
export const ResettlePanel = () => {
  const say = useText('office-sports-results')
  const now = useNow()
  const query = useChanges()
  const row = query.data?.rows.find(({ state }) => state === 'waiting' || state === 'confirmed')
  return (
    <Panel
      title={say('resettle')}
      head={row && <Chip tone={stateTones[row.state].tone}>{say(stateTones[row.state].word)}</Chip>}
    >
      <Asking query={query} lines={4}>
        {({ mayDecide }) =>
          row ? (
            <div className="panel-pad form">
              <EventName event={row.event} now={now} />
              <ChangeBody row={row} mayDecide={mayDecide} />
            </div>
          ) : (
            <Empty title={say('no-change')} />
          )
        }
      </Asking>
    </Panel>
  )
}
