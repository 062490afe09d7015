import { useText } from '@maru/i18n/react'
import { useEffect, useRef } from 'react'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useWaiting } from './calls/waiting.ts'
import { EntryPanel } from './entry-panel.tsx'
import { isResultKey } from './result-key.rules.ts'

/** The event that has waited longest for its result. W leads to its first field. */
export const ResultsPanel = () => {
  const say = useText('office-sports-results')
  const query = useWaiting()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isResultKey(event)) return
      event.preventDefault()
      first.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  // What one has typed waits for somebody else.
  const events = query.data?.events ?? []
  const oldest = events.find(({ entry }) => !entry?.isOwn) ?? events[0]
  if (oldest) return <EntryPanel key={oldest.eventId} eventId={oldest.eventId} first={first} />
  return (
    <Panel title={say('enter')}>
      <Asking query={query} lines={3}>
        {() => <Empty title={say('none-waits')} />}
      </Asking>
    </Panel>
  )
}
