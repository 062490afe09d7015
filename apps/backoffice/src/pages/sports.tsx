import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { BoardFigures } from '../features/sports/board/board-figures.tsx'
import { EventPanel } from '../features/sports/board/event-panel.tsx'
import { EventsPanel } from '../features/sports/board/events-panel.tsx'
import { OfferRequests } from '../features/sports/board/offer-requests.tsx'
import { useBoardKeys } from '../features/sports/board/use-board-keys.ts'
import { useBoardState } from '../features/sports/board/use-board-state.ts'
import { WhatIfPanel } from '../features/sports/board/what-if-panel.tsx'
import { ResettlePanel } from '../features/sports/results/resettle-panel.tsx'
import { ResultsPanel } from '../features/sports/results/results-panel.tsx'
import { SportsHead } from '../features/sports/sports-head.tsx'
import { ReferralPanel } from '../features/sports/tickets/referral-panel.tsx'
import { StreamPanel } from '../features/sports/tickets/stream-panel.tsx'
import { ConfirmBar } from '../shared/parts/confirm-bar.tsx'
import { KeyCap } from '../shared/parts/key-cap.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import '../features/sports/board/sports-desk.css'

const parts = ['events', 'market', 'people'] as const
type Part = (typeof parts)[number]

const goToResult = () => {
  const panel = document.getElementById('sports-results')
  panel?.scrollIntoView({ block: 'nearest' })
  panel?.querySelector<HTMLElement>('input, select, button')?.focus()
}

/** The trading desk: what there is on the left, the book in the middle, people on the right. */
export const SportsPage = () => {
  const say = useText('office-sports')
  const board = useBoardState()
  const [part, setPart] = useState<Part>('events')
  const [isAsked, setAsked] = useState(false)
  useBoardKeys(board, { askBook: () => setAsked(true), goToResult })
  const { query, mayTrade, offer } = board
  const isStopped = query.data?.book.isSuspended ?? false
  const switchBook = mayTrade && query.data && (
    <Button {...(isStopped ? { variant: 'filled' } : { color: 'red' })} onClick={() => setAsked(true)}>
      {say(isStopped ? 'book.resume' : 'book.suspend')}
      <KeyCap name="suspend-all" />
    </Button>
  )
  return (
    <>
      <SportsHead>
        <span className="sports-switch">{switchBook}</span>
      </SportsHead>
      {isStopped && (
        <p className="warn-bar" role="status">
          {say('book.suspended')}
        </p>
      )}
      {query.data && <BoardFigures figures={query.data.figures} />}
      <OfferRequests />
      <div className="sports-parts">
        <Tabs<Part>
          label={say('tab.label')}
          value={part}
          onChange={setPart}
          tabs={parts.map((value) => ({ value, label: say(`tab.${value}`) }))}
        />
        {/* On a phone, where the thumb is. */}
        <span className="sports-switch">{switchBook}</span>
      </div>
      <div className="sports-desk" data-part={part}>
        <div className="sports-column" data-part="events">
          <EventsPanel board={board} onChoose={() => setPart('market')} />
          <div className="sports-place" id="sports-results">
            <ResultsPanel />
          </div>
        </div>
        <div className="sports-column" data-part="market">
          <EventPanel board={board} />
          <WhatIfPanel board={board} />
        </div>
        <div className="sports-column sports-people" data-part="people">
          <ReferralPanel />
          <StreamPanel />
          <ResettlePanel />
        </div>
      </div>
      {isAsked && (
        <ConfirmBar
          keyName="suspend-all"
          confirmLabel={say(isStopped ? 'book.resume' : 'book.suspend')}
          isBusy={offer.isBusy}
          onConfirm={() => board.switchBook(() => setAsked(false))}
          onCancel={() => setAsked(false)}
        >
          {say(isStopped ? 'book.ask-resume' : 'book.ask')}
        </ConfirmBar>
      )}
    </>
  )
}
