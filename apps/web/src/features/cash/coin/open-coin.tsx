import type { CoinNetwork, CoinRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Steps } from '@maru/ui/steps.tsx'
import { lazy, Suspense } from 'react'
import { dayTime } from '../../../shared/format/date.ts'
import { Sum } from '../../../shared/format/sum.tsx'
import { useKeptState } from '../../../shared/turned/kept-state.ts'
import { isMoving } from './coin-row.rules.ts'
import { type CoinStep, stepOf, stepsOf } from './coin-steps.rules.ts'
import { AddressGroups, Usdt } from './coin-text.tsx'
import { CoinChip, Depth, StateText, Transaction } from './row-parts.tsx'

const CancelDialog = lazy(() => import('../cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))

/** How far what comes or goes by coin has come; a withdrawal can be taken back while nobody has it in hand. */
export function OpenCoin({ row, network }: { row: CoinRow; network: CoinNetwork | undefined }) {
  const say = useText('coin')
  const sayCash = useText('cash')
  const [isAsking, setAsking] = useKeptState('cancel-coin', false)
  const { amount, cash, movement, txHash, address, at } = row
  const { cashType, state } = movement
  const title = say(isMoving(row) ? `open.${cashType}` : `ended.${cashType}`)
  const stepName = (step: CoinStep) => say(`state.${step}`)
  const mayCancel = movement.cashType === 'withdrawal' && movement.mayCancel
  return (
    <Card>
      <section data-said aria-label={title}>
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-bold text-16">{title}</h2>
          <CoinChip row={row} />
        </div>
        <Usdt micro={amount} className="mt-3 block text-22" />
        <p className="num mt-1 flex flex-wrap items-center gap-x-2 text-13 text-text-3">
          {cash !== null && <Sum units={cash} className="font-semibold" />}
          {dayTime(at)}
          {txHash && <Transaction hash={txHash} network={network} />}
        </p>
        {cashType === 'withdrawal' && <AddressGroups address={address} className="mt-3 block text-13" />}
        <Steps
          label={sayCash('open.steps')}
          steps={stepsOf(movement).map(stepName)}
          current={stepOf(movement)}
          ended={
            state === 'cancelled' || state === 'gone' ? 'cancelled' : state === 'rejected' ? 'rejected' : undefined
          }
          className="mt-4"
        />
        {network && (state === 'seen' || (state === 'sending' && txHash !== null)) && (
          <div className="mt-4">
            <Depth row={row} network={network} />
          </div>
        )}
        <div aria-live="polite" className="mt-4 grid gap-1 text-13 text-text-2 leading-normal">
          <p>
            <StateText row={row} />
          </p>
          {mayCancel && <p className="text-text-3">{sayCash('open.mayCancel')}</p>}
        </div>
        {mayCancel && (
          <Button full className="mt-4 touch:h-11" onClick={() => setAsking(true)}>
            {sayCash('cancel.button')}
          </Button>
        )}
      </section>
      {isAsking && movement.cashType === 'withdrawal' && cash !== null && (
        <Suspense>
          <CancelDialog
            request={{ cashIdx: movement.cashIdx, cashType: 'withdrawal', amount: cash }}
            close={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
