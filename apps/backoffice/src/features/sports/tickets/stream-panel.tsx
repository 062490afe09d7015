import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { oddsText, sumDigits } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { seoulSecond } from '../../../shared/time/seoul.ts'
import { PauseStream } from './pause-stream.tsx'
import { TicketDrawer } from './ticket-drawer.tsx'
import type { TicketRef } from './ticket-filter.ts'
import { selectionText, ticketStateWords } from './ticket-words.ts'
import './tickets.css'
import { useStream } from './use-stream.ts'

const SIZE = 20

/** Tickets as they come in, beside the book. */
export const StreamPanel = () => {
  const say = useText('office-sports-tickets')
  const stream = useStream({}, SIZE)
  const [opened, setOpened] = useState<TicketRef>()
  useKeys({ hold: stream.toggle })
  return (
    <Panel title={say('title')} head={<PauseStream stream={stream} />}>
      <Asking query={stream.query} lines={6}>
        {() =>
          stream.shown.length === 0 ? (
            <Empty title={say('stream.none')} />
          ) : (
            <div className="panel-scroll">
              <ul className="stream" aria-label={say('title')}>
                {stream.shown.map((row) => (
                  <li key={row.number}>
                    <time className="num quiet">{seoulSecond(row.sentAt)}</time>
                    <button type="button" className="plain-button stream-what" onClick={() => setOpened(row)}>
                      <b>{row.memNick || say('member.number', { number: row.memberId })}</b>{' '}
                      <span title={row.legs === 1 ? row.event : undefined}>{selectionText(say, row)}</span>{' '}
                      <span className="num quiet">{oddsText(row.price)}</span>
                    </button>
                    <b className="num">{sumDigits(row.stake)}</b>
                    <Chip tone={ticketStateWords[row.state].tone}>{say(ticketStateWords[row.state].word)}</Chip>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </Asking>
      {opened && <TicketDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  )
}
