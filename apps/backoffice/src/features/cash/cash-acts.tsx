import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { KeyCap } from '../../shared/parts/key-cap.tsx'
import type { CashQueueState } from './use-cash-queue.ts'

/** What may be done with the chosen request. Coin is paid where a bank transfer is completed. */
export const CashActs = ({ state }: { state: CashQueueState }) => {
  const t = useText('office')
  const isCoin = state.row?.method === 'coin'
  const mayGoOn = isCoin ? state.canPay : state.canComplete
  return (
    <div className="row cash-acts" data-idle={state.row ? undefined : ''}>
      {state.row?.isPaying ? (
        <span className="quiet">{t('cash.paying')}</span>
      ) : (
        state.isHeldByOther && <span className="quiet">{t('cash.held-by', { name: state.row?.staffName ?? '' })}</span>
      )}
      <Button
        size="compact-sm"
        variant={mayGoOn ? 'default' : 'filled'}
        disabled={!state.canStart || state.isBusy}
        onClick={state.startNow}
      >
        {t('cash.start')}
        <KeyCap name="start" />
      </Button>
      {(!isCoin || state.mayPayCoin) && (
        <Button
          size="compact-sm"
          variant={mayGoOn ? 'filled' : 'default'}
          disabled={!mayGoOn || state.isBusy}
          onClick={isCoin ? state.askPay : state.askComplete}
        >
          {t(isCoin ? 'cash.pay' : 'cash.complete')}
          <KeyCap name={isCoin ? 'pay' : 'complete'} />
        </Button>
      )}
      <Button size="compact-sm" className="bad" disabled={!state.canReject || state.isBusy} onClick={state.askReject}>
        {t('act.reject')}
        <KeyCap name="reject" />
      </Button>
    </div>
  )
}
