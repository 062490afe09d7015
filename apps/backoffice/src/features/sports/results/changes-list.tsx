import type { SportChangeRow } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../../shared/money.ts'
import { Chip, type Tone } from '../../../shared/parts/chip.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { ChangeActs } from './change-acts.tsx'
import { EventName } from './event-name.tsx'
import { PreviewTable } from './preview-table.tsx'
import './results.css'

export const stateTones: Record<SportChangeRow['state'], { word: Key<'office-sports-results'>; tone: Tone }> = {
  waiting: { word: 'state.waiting', tone: 'warn' },
  confirmed: { word: 'state.confirmed', tone: 'info' },
  done: { word: 'state.done', tone: 'ok' },
  dropped: { word: 'state.dropped', tone: 'plain' },
  expired: { word: 'state.expired', tone: 'plain' },
}
export const kindKeys: Record<SportChangeRow['change']['kind'], Key<'office-sports-results'>> = {
  result: 'kind.result',
  void: 'kind.void',
  restore: 'kind.restore',
}

/** What was asked for in the last week. Those that wait are open, the others when they are pressed. */
export const ChangesList = ({ rows, mayDecide }: { rows: readonly SportChangeRow[]; mayDecide: boolean }) => {
  const say = useText('office-sports-results')
  const [opened, setOpened] = useState<number>()
  return (
    <ul className="sport-changes" aria-label={say('changes')}>
      {rows.map((row) => {
        const isOpen = row.state === 'waiting' || row.state === 'confirmed' || opened === row.changeId
        return (
          <li key={row.changeId}>
            <ChangeHead row={row} />
            {row.isFeedUnfollowed && <p className="warn-bar">{say('feed-unfollowed')}</p>}
            {isOpen ? (
              <ChangeBody row={row} mayDecide={mayDecide} />
            ) : (
              <button type="button" className="plain-button quiet" onClick={() => setOpened(row.changeId)}>
                {say('show-preview')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const ChangeHead = ({ row }: { row: SportChangeRow }) => {
  const say = useText('office-sports-results')
  const now = useNow()
  const { word, tone } = stateTones[row.state]
  return (
    <>
      <div className="row sport-change-head">
        <EventName event={row.event} now={now} />
        <span className="grow" />
        <Chip tone={tone}>{say(word)}</Chip>
      </div>
      <p className="second">
        <b>{say(kindKeys[row.change.kind])}</b> · {row.reason} · {row.askedBy}{' '}
        <span className="num">{seoulShort(row.askedAt, now)}</span>
        {row.decidedBy && ` · ${say('decided-by', { name: row.decidedBy })}`}
      </p>
    </>
  )
}

/** What it comes to, how far it is, and what may be done with it. */
export const ChangeBody = ({ row, mayDecide }: { row: SportChangeRow; mayDecide: boolean }) => {
  const say = useText('office-sports-results')
  const { followed, tickets, state } = row
  return (
    <div className="form">
      <PreviewTable preview={row.preview} />
      {row.hasFeedSpoken && <p className="warn-bar">{say('feed-spoke')}</p>}
      {state === 'confirmed' && followed !== null && (
        <label className="sport-progress">
          <span className="num">{say('followed', { done: digits(followed), all: digits(tickets) })}</span>
          <progress max={Math.max(1, tickets)} value={followed} />
        </label>
      )}
      {state === 'waiting' && <ChangeActs row={row} mayDecide={mayDecide} />}
    </div>
  )
}
