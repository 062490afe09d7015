import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { AdminAnswerOf, AdminEventReward, adminEventReward } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, digits } from '../../shared/money.ts'
import { AskingDrawer } from '../../shared/parts/asking-drawer.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { SecondPanel } from '../../shared/parts/second-panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useCancelEvent, useConfirmPay, useDropPay, useEventReward, usePayEvent } from './calls/board-rewards.ts'
import { Entrants } from './entrants.tsx'
import { EventForm } from './event-form.tsx'
import { eventTones } from './event-words.ts'

type Found = AdminAnswerOf<typeof adminEventReward>

/** An event: its terms, who took part, what paying comes to, and how far it is. */
export const EventDrawer = ({ boardIdx, onClose }: { boardIdx: number; onClose: () => void }) => {
  const say = useText('office-rewards')
  const [isPaying, setPaying] = useState(false)
  const query = useEventReward(boardIdx, isPaying)
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <AskingDrawer title={say('events.one')} query={query} lines={8} onClose={onClose}>
      {(found) => (
        <div className="form">
          <Head event={found.event} />
          <Requests found={found} onConfirmed={() => setPaying(true)} />
          <Preview found={found} event={found.event} chosen={chosen} />
          <Acts found={found} event={found.event} chosen={chosen} onPaid={() => setPaying(true)} />
          <Entrants
            boardIdx={boardIdx}
            choosing={found.event.terms.way === 'chosen' && found.mayPay ? { chosen, onChoose: setChosen } : undefined}
          />
        </div>
      )}
    </AskingDrawer>
  )
}

const Head = ({ event }: { event: AdminEventReward }) => {
  const say = useText('office-rewards')
  const { terms } = event
  return (
    <section className="board-preview">
      <p className="row">
        <Chip tone={eventTones[event.state]}>{say(`events.state.${event.state}`)}</Chip>
        <b>{event.title}</b>
      </p>
      <p className="num second">
        {say(`events.way.${terms.way}`)} ·{' '}
        {say('events.each', { points: amountText(terms.points, 'POINT'), count: digits(terms.winners) })}
      </p>
      <p className="num second">
        <When at={terms.fromAt} /> – <When at={terms.untilAt} />
      </p>
      {terms.way === 'draw' && (
        <p className="second">
          {say('events.hash')} <span className="reward-hash">{event.hash}</span>
        </p>
      )}
      {event.seed !== '' && terms.way === 'draw' && (
        <p className="second">
          {say('events.seed')} <span className="reward-hash">{event.seed}</span>
        </p>
      )}
    </section>
  )
}

/** What is paid: of whom staff choose, those who are ticked. */
const paymentOf = (found: Found, event: AdminEventReward, chosen: readonly number[]) =>
  event.terms.way === 'chosen'
    ? { chosen: [...chosen], members: chosen.length, points: chosen.length * event.terms.points }
    : { chosen: [], members: found.winners, points: found.points as number }

type PartProps = { found: Found; event: AdminEventReward; chosen: readonly number[] }
const Preview = ({ found, event, chosen }: PartProps) => {
  const say = useText('office-rewards')
  const { members, points } = paymentOf(found, event, chosen)
  const isOpen = event.state === 'open'
  return (
    <section className="board-preview" aria-label={say('events.preview')}>
      <p className="num">{say('events.entrants', { count: digits(found.entrants) })}</p>
      {found.leftOut.map(({ why, members: count }) => (
        <p key={why} className="num second">
          {why !== '' && say(`events.out.${why}`, { count: digits(count) })}
        </p>
      ))}
      {isOpen ? (
        <p className="num">
          <b>
            {say('events.willPay', {
              count: digits(members),
              points: amountText(points, 'POINT'),
              budget: amountText(event.terms.budget, 'POINT'),
            })}
          </b>
        </p>
      ) : (
        <p className="num" role="status">
          {say('events.progress', {
            paid: digits(event.paid),
            due: digits(event.due),
            skipped: digits(event.skipped),
          })}
        </p>
      )}
    </section>
  )
}

const Acts = ({ found, event, chosen, onPaid }: PartProps & { onPaid: () => void }) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const may = useMay()
  const [asked, setAsked] = useState<'pay' | 'cancel' | 'change'>()
  const [pay, cancel] = [usePayEvent(), useCancelEvent()]
  const close = () => setAsked(undefined)
  const payment = paymentOf(found, event, chosen)
  const params = { boardIdx: event.boardIdx }
  if (!may('rewards.manage') || event.state !== 'open') return null
  return (
    <>
      <p className="row">
        <Button variant="filled" disabled={!found.mayPay || payment.members === 0} onClick={() => setAsked('pay')}>
          {say('events.pay')}
        </Button>
        {!found.mayPay && <Button onClick={() => setAsked('change')}>{say('events.change')}</Button>}
        <Button color="red" onClick={() => setAsked('cancel')}>
          {say('events.cancel')}
        </Button>
        {!found.mayPay && <span className="quiet">{say('events.notYet')}</span>}
      </p>
      {asked === 'change' && <EventForm event={event} onClose={close} />}
      {asked === 'pay' && (
        <ReasonModal
          title={say('events.pay')}
          note={say(found.needsTwo ? 'events.pay-two' : 'events.pay-note', {
            count: digits(payment.members),
            points: amountText(payment.points, 'POINT'),
          })}
          presets={[]}
          confirmLabel={say('events.pay')}
          isGood
          isBusy={pay.isPending}
          onConfirm={(reason) =>
            pay.mutate(
              { params, body: { ...payment, reason } },
              {
                onSuccess: ({ requestId }) =>
                  requestId === null ? onPaid() : notifications.show({ message: t('second.asked') }),
                onSettled: close,
              },
            )
          }
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ReasonModal
          title={say('events.cancel')}
          note={say('events.cancel-note')}
          presets={[]}
          confirmLabel={say('events.cancel')}
          isBusy={cancel.isPending}
          onConfirm={(reason) => cancel.mutate({ params, body: { reason } }, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  )
}

const Requests = ({ found, onConfirmed }: { found: Found; onConfirmed: () => void }) => {
  const say = useText('office-rewards')
  const may = useMay()
  const [confirm, drop] = [useConfirmPay(), useDropPay()]
  return (
    <SecondPanel
      rows={found.requests}
      what={({ wanted }) =>
        say('events.asked', { count: digits(wanted.members), points: amountText(wanted.points, 'POINT') })
      }
      mayDecide={may('rewards.manage')}
      confirm={{
        ...confirm,
        mutate: (input, options) => confirm.mutate(input, { ...options, onSuccess: onConfirmed }),
      }}
      drop={drop}
    />
  )
}
