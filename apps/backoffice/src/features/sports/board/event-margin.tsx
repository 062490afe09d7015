import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { exactPercent } from '../../../shared/money.ts'
import { MarginForm } from './market-detail.tsx'
import type { Board } from './use-board-state.ts'

/** A margin for all markets of the event but those that have their own. */
export const EventMargin = ({ board: { shown, markets, mayTrade, offer } }: { board: Board }) => {
  const say = useText('office-sports')
  const [isOpen, setOpen] = useState(false)
  if (!shown) return null
  const { marginBp, version } = shown.offer
  const set = (changed: number | null) =>
    offer.change(
      {
        eventId: Number(shown.event.id),
        market: '',
        seen: version,
        change: { what: 'margin', marginBp: changed },
      },
      () => setOpen(false),
    )
  return (
    <section className="sports-detail" aria-label={say('margin.of-event')}>
      <div className="sports-acts">
        <span className="quiet">
          {say('margin.of-event')}{' '}
          <b className="num">{marginBp === null ? say('change.no-margin') : exactPercent(marginBp)}</b>
        </span>
        <span className="grow" />
        {mayTrade && (
          <Button size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say('margin.set')}
          </Button>
        )}
      </div>
      {isOpen && (
        <MarginForm
          now={marginBp ?? markets[0]?.marginBp ?? 0}
          isBusy={offer.isBusy}
          hasOwn={marginBp !== null}
          onSet={set}
        />
      )}
    </section>
  )
}
