import { Button } from '@mantine/core'
import type { AdminCoinDeposit } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, sumText } from '../../shared/money.ts'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmCredit, useConfirmReturn, useCreditDeposit, useDropCredit, useDropReturn } from './calls/coin.ts'
import { mayDecideCredit, mayDecideDeposit, mayDecideReturn } from './coin.rules.ts'
import { ReturnForm } from './return-form.tsx'
import { WaitingActs } from './waiting-acts.tsx'

/** What staff decide of a held deposit: it goes to the member, or back. Nothing where there is nothing to decide. */
export const DepositActs = ({ row }: { row: AdminCoinDeposit }) => {
  const say = useText('office-coin')
  const may = useMay()
  const [asking, setAsking] = useState<'credit' | 'return'>()
  const credit = useCreditDeposit()
  const [confirm, drop] = [useConfirmReturn(), useDropReturn()]
  const [confirmCredit, dropCredit] = [useConfirmCredit(), useDropCredit()]
  const close = () => setAsking(undefined)
  const amount = amountText(row.amount, 'USDT')
  if (mayDecideReturn(row) && row.waiting)
    return (
      <WaitingActs
        waiting={row.waiting}
        what={say('return.what', { amount })}
        address={row.waiting.wanted.address}
        ask={say('return.ask', { amount })}
        mayDecide={may('coin.decide')}
        confirm={confirm}
        drop={drop}
      />
    )
  if (mayDecideCredit(row) && row.crediting) {
    const sums = { amount, sum: sumText(row.crediting.wanted.cash), name: row.memNick }
    return (
      <WaitingActs
        waiting={row.crediting}
        what={say('credit.what', sums)}
        ask={say('credit.ask', sums)}
        mayDecide={may('coin.decide')}
        confirm={confirmCredit}
        drop={dropCredit}
      />
    )
  }
  if (!mayDecideDeposit(row) || !may('coin.decide')) return null
  return (
    <div className="form">
      <p className="second">{say('held.note')}</p>
      <div className="row">
        <Button variant="filled" onClick={() => setAsking('credit')}>
          {say('credit.button')}
        </Button>
        <Button onClick={() => setAsking('return')}>{say('return.button')}</Button>
      </div>
      {asking === 'credit' && (
        <ReasonModal
          title={say('credit.title', { amount, name: row.memNick })}
          note={say('credit.note')}
          presets={[say('credit.preset-checked'), say('credit.preset-asked')]}
          confirmLabel={row.cash === null ? say('credit.button') : say('credit.sum', { sum: sumText(row.cash) })}
          isGood
          isBusy={credit.isPending}
          onConfirm={(reason) =>
            credit.mutate({ params: { coinIdx: row.coinIdx }, body: { reason } }, { onSettled: close })
          }
          onClose={close}
        />
      )}
      {asking === 'return' && <ReturnForm row={row} onClose={close} />}
    </div>
  )
}
