import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { sumText } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { ConfirmBar } from '../../../shared/parts/confirm-bar.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { ReasonModal } from '../../../shared/parts/reason-modal.tsx'
import { OfferModal } from './offer-modal.tsx'
import { ReferralCard } from './referral-card.tsx'
import { TicketDrawer } from './ticket-drawer.tsx'
import type { TicketRef } from './ticket-filter.ts'
import './tickets.css'
import { mayAsk, type Referrals, useReferrals } from './use-referrals.ts'

/** Tickets that wait for a trader, those first that are refused soonest; the chosen one is decided by A, P, N and X. */
export const ReferralPanel = () => {
  const say = useText('office-sports-tickets')
  const state = useReferrals()
  const [opened, setOpened] = useState<TicketRef>()
  const { row, shown, ask, mayDecide } = state
  const may = row && mayDecide ? mayAsk(row) : undefined
  useKeys({
    ...(shown.length > 1 && { next: () => state.move(1), previous: () => state.move(-1) }),
    ...(may?.accept && { take: () => ask('accept') }),
    ...(may?.lower && { 'take-part': () => ask('lower') }),
    ...(may?.reprice && { 'new-price': () => ask('reprice') }),
    ...(may?.reject && { 'turn-down': () => ask('reject') }),
    ...(row && { open: () => setOpened(row) }),
  })
  const total = state.query.data?.total ?? 0
  return (
    <Panel
      title={say('queue.title')}
      head={
        <>
          {total > 0 && <Chip tone="bad">{total}</Chip>}
          <span className="grow" />
          <span className="quiet">{say('queue.order')}</span>
        </>
      }
    >
      <Asking query={state.query} lines={4}>
        {() =>
          shown.length === 0 ? (
            <Empty title={say('queue.empty')} />
          ) : (
            <ul className="referrals" aria-label={say('queue.title')} {...state.pointer}>
              {shown.map((one) => (
                <ReferralCard
                  key={one.row.number}
                  row={one.row}
                  isGone={one.isGone}
                  isChosen={one.row.number === row?.number}
                  state={state}
                  onOpen={() => setOpened(one.row)}
                />
              ))}
            </ul>
          )
        }
      </Asking>
      <Asks state={state} />
      {opened && <TicketDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  )
}

const Asks = ({ state }: { state: Referrals }) => {
  const t = useText('office')
  const say = useText('office-sports-tickets')
  const { asking, isBusy, stopAsking } = state
  if (!asking) return null
  const { row, what } = asking
  const name = row.member.memNick || say('member.number', { number: row.memberId })
  const about = { name, sum: sumText(row.stake) }
  if (what === 'accept')
    return (
      <ConfirmBar
        keyName="take"
        confirmLabel={say('queue.accept-now', { sum: about.sum })}
        isBusy={isBusy}
        onConfirm={state.acceptNow}
        onCancel={stopAsking}
      >
        {say('queue.accept-note', { ...about, win: sumText(row.possibleWin) })}
      </ConfirmBar>
    )
  if (what === 'reject')
    return (
      <ReasonModal
        title={say('queue.reject-title', about)}
        note={say('queue.reject-note')}
        presets={[say('reason.limit'), say('reason.price'), say('reason.pattern')]}
        confirmLabel={t('act.reject')}
        isBusy={isBusy}
        onConfirm={state.rejectNow}
        onClose={stopAsking}
      />
    )
  return (
    <OfferModal key={row.number} row={row} what={what} isBusy={isBusy} onOffer={state.offerNow} onClose={stopAsking} />
  )
}
