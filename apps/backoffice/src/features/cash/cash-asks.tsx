import { useText } from '@maru/i18n/react'
import { amountText, sumText } from '../../shared/money.ts'
import { ConfirmBar } from '../../shared/parts/confirm-bar.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { typeWords } from '../../shared/words/cash-words.ts'
import { CoinCode } from '../coin/coin-code.tsx'
import { reasonsFor } from './cash.rules.ts'
import type { CashQueueState } from './use-cash-queue.ts'

/** The second press before a request is completed, paid or rejected. */
export const CashAsks = ({ state }: { state: CashQueueState }) => {
  const t = useText('office')
  const say = useText('office-coin')
  const inWords = useText('cash-reasons')
  const { row } = state
  if (!row) return null
  const sum = sumText(row.amount)
  if (state.asking === 'complete')
    return (
      <ConfirmBar
        keyName="complete"
        confirmLabel={t('cash.confirm', { sum, type: t(typeWords[row.cashType]) })}
        isBusy={state.isBusy}
        onConfirm={state.completeNow}
        onCancel={state.stopAsking}
      >
        <b>{row.memNick}</b> · {row.bankName} {row.bankacc} · {row.holder}
        {row.sentTo && ` → ${row.sentTo}`}
        <br />
        <span className="second">{t(row.cashType === 'deposit' ? 'cash.deposit-note' : 'cash.withdrawal-note')}</span>
      </ConfirmBar>
    )
  if (state.asking === 'pay' && row.coin?.address)
    return (
      <ConfirmBar
        keyName="pay"
        confirmLabel={say('cash.confirm-pay', { amount: amountText(row.coin.amount, 'USDT') })}
        isBusy={state.isBusy}
        onConfirm={state.payNow}
        onCancel={state.stopAsking}
      >
        <b>{row.memNick}</b> · {sum} → <CoinCode label={say('address')} text={row.coin.address} />
        <br />
        <span className="second">{say('waiting.care')}</span>
      </ConfirmBar>
    )
  if (state.asking === 'reject') {
    const named = reasonsFor(row)
    return (
      <ReasonModal
        title={t('cash.reject-title', { name: row.memNick, sum, type: t(typeWords[row.cashType]) })}
        note={t(row.cashType === 'deposit' ? 'cash.reject-deposit-note' : 'cash.reject-withdrawal-note')}
        presets={named.map((reason) => inWords(reason))}
        confirmLabel={t('act.reject')}
        isBusy={state.isBusy}
        onConfirm={(reason, preset = -1) => state.rejectNow(named[preset] ? { named: named[preset] } : reason)}
        onClose={state.stopAsking}
      />
    )
  }
  return null
}
