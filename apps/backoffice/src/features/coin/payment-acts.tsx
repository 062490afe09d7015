import { Button } from '@mantine/core'
import type { AdminCoinPayment } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmPaid, useDropPaid, useDropPayment, useRetryPayment } from './calls/coin.ts'
import { type CoinOverview, mayDropPayment, mayRetryPayment, paymentNote } from './coin.rules.ts'
import { CoinCode } from './coin-code.tsx'
import { PaidByForm } from './paid-by-form.tsx'
import { Transaction } from './transaction.tsx'
import { WaitingActs } from './waiting-acts.tsx'

type Props = { row: AdminCoinPayment; network: CoinOverview['network'] }

/** What staff decide of a payment: tried again, given up, or paid already. Nothing where there is nothing to decide. */
export const PaymentActs = ({ row, network }: Props) => {
  const say = useText('office-coin')
  const may = useMay()
  const [asking, setAsking] = useState<'retry' | 'drop' | 'paid'>()
  const [retry, drop] = [useRetryPayment(), useDropPayment()]
  const [confirm, dropNamed] = [useConfirmPaid(), useDropPaid()]
  const close = () => setAsking(undefined)
  const params = { paymentIdx: row.paymentIdx }
  const amount = amountText(row.amount, 'USDT')
  const sums = { amount, name: row.memNick }
  if (!mayDropPayment(row)) return null
  if (row.naming)
    return (
      <WaitingActs
        waiting={row.naming}
        what={say('paid-by.what', sums)}
        address={row.address}
        more={{ code: <Transaction network={network} hash={row.naming.wanted.txHash} />, care: say('paid-by.care') }}
        ask={say('paid-by.ask', sums)}
        mayDecide={may('coin.decide')}
        confirm={confirm}
        drop={dropNamed}
      />
    )
  if (!may('coin.decide')) return null
  return (
    <div className="form">
      <p className="second">{say(paymentNote(row))}</p>
      <div className="row">
        {mayRetryPayment(row) && (
          <Button variant="filled" onClick={() => setAsking('retry')}>
            {say('payment.retry')}
          </Button>
        )}
        <Button className="bad" onClick={() => setAsking('drop')}>
          {say('payment.drop')}
        </Button>
        <Button onClick={() => setAsking('paid')}>{say('paid-by.button')}</Button>
      </div>
      {asking === 'retry' && (
        <ConfirmModal
          title={say('payment.retry-title', sums)}
          confirmLabel={say('payment.retry')}
          isBusy={retry.isPending}
          onConfirm={() => retry.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          <div className="coin-confirm">
            <CoinCode label={say('address')} text={row.address} />
            <span>{say(row.failure === 'number-lost' ? 'failure.number-lost' : 'payment.retry-note')}</span>
          </div>
        </ConfirmModal>
      )}
      {asking === 'drop' && (
        <ReasonModal
          title={say('payment.drop-title', sums)}
          note={say(row.kind === 'withdrawal' ? 'payment.drop-withdrawal-note' : 'payment.drop-return-note')}
          presets={[]}
          confirmLabel={say('payment.drop')}
          isBusy={drop.isPending}
          onConfirm={(reason) => drop.mutate({ params, body: { reason } }, { onSettled: close })}
          onClose={close}
        />
      )}
      {asking === 'paid' && <PaidByForm row={row} onClose={close} />}
    </div>
  )
}
