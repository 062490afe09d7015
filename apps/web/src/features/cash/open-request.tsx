import type { CashRow } from '@maru/contract'
import { cashOutcomeOf } from '@maru/contract/states'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, moreClass } from '@maru/ui/card.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { Steps } from '@maru/ui/steps.tsx'
import { lazy, Suspense } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { money } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { useKeptState } from '../../shared/turned/kept-state.ts'
import { AddressGroups, PlainUsdt } from './coin/coin-text.tsx'
import { isOpen, stepOf, stepsOf } from './request.rules.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))

const titles = {
  deposit: { open: 'open.deposit', ended: 'ended.deposit' },
  withdrawal: { open: 'open.withdrawal', ended: 'ended.withdrawal' },
} as const

/** How far a request has come, and the way to take it back while nobody has it in hand. */
export function OpenRequest({ request }: { request: CashRow }) {
  const say = useText('cash')
  const language = useLanguage()
  const [isAsking, setAsking] = useKeptState('cancel-request', false)
  const { amount, cashType, mayCancel, reason, createdAt, coin } = request
  const state = cashOutcomeOf(request)
  const sum = money(amount, language)
  const title = say(titles[cashType][isOpen(request) ? 'open' : 'ended'])
  const next = {
    applied: cashType === 'deposit' ? say('open.sendNow', { sum }) : say('open.withdrawalApplied'),
    waiting: say('open.waiting'),
    completed: say(coin?.address ? 'open.coinCompleted' : `open.${cashType}Completed`),
    cancelled: say(`open.${cashType}Cancelled`),
    rejected: say(`open.${cashType}Rejected`),
  }[state]
  return (
    <Card>
      <section data-said aria-label={title}>
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-bold text-16">{title}</h2>
          <StatusChip state={state}>{say(`state.${state}`)}</StatusChip>
        </div>
        <Sum units={amount} className="mt-3 block text-28" />
        <p className="num mt-1 text-13 text-text-3">{say('open.at', { time: dayTime(createdAt) })}</p>
        {coin && (
          <Link to={cashType === 'deposit' ? 'coinCharge' : 'coinExchange'} className={`num -ml-0.5 ${moreClass}`}>
            <PlainUsdt micro={coin.amount} />
            <RightIcon size={16} />
          </Link>
        )}
        {coin?.address && <AddressGroups address={coin.address} className="mt-2 block text-13" />}
        <Steps
          label={say('open.steps')}
          steps={stepsOf(state).map((step) => say(`state.${step}`))}
          current={stepOf(state)}
          ended={state === 'cancelled' || state === 'rejected' ? state : undefined}
          className="mt-4"
        />
        <div aria-live="polite" className="mt-4 grid gap-1 text-13 text-text-2 leading-normal">
          <p>{next}</p>
          {mayCancel && <p className="text-text-3">{say('open.mayCancel')}</p>}
          {reason && (
            <p data-own className="font-semibold text-text">
              {say('open.reason', { reason })}
            </p>
          )}
        </div>
        {mayCancel && (
          <Button full className="mt-4 touch:h-11" onClick={() => setAsking(true)}>
            {say('cancel.button')}
          </Button>
        )}
      </section>
      {isAsking && (
        <Suspense>
          <CancelDialog request={request} close={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}
