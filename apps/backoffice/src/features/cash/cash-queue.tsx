import { Button } from '@mantine/core'
import { type AdminCashRow, type CashType, cashReasons } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useEffect, useRef } from 'react'
import { sumText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { ConfirmBar } from '../../shared/parts/confirm-bar.tsx'
import { Grid } from '../../shared/parts/grid.tsx'
import { KeyCap } from '../../shared/parts/key-cap.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { Reveal } from '../../shared/parts/reveal.tsx'
import { Tabs } from '../../shared/parts/tabs.tsx'
import { typeWords } from '../../shared/words/cash-words.ts'
import { openColumns } from './cash-columns.tsx'
import './cash.css'
import type { CashQueueState } from './use-cash-queue.ts'

type CashQueueProps = {
  state: CashQueueState
  cashType: CashType | ''
  onCashType: (cashType: CashType | '') => void
  onChoose: (cashIdx: number) => void
}

export const CashQueue = ({ state, cashType, onCashType, onChoose }: CashQueueProps) => {
  const t = useText('office')
  const { queue } = state
  const counts = state.query.data?.counts
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (queue.chosen === undefined) return
    list.current?.querySelector(`[data-row="${queue.chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [queue.chosen])
  const gone = new Set(queue.shown.filter((s) => s.isGone).map((s) => s.row.cashIdx))
  const isGone = (r: AdminCashRow) => gone.has(r.cashIdx)
  return (
    <Panel
      label={t('cash.title')}
      title={
        <Tabs
          label={t('cash.title')}
          value={cashType}
          onChange={onCashType}
          tabs={[
            { value: '', label: t('cash.all'), count: counts && counts.deposit + counts.withdrawal },
            { value: 'deposit', label: t('cash.deposit'), count: counts?.deposit },
            { value: 'withdrawal', label: t('cash.withdrawal'), count: counts?.withdrawal },
          ]}
        />
      }
      head={
        <>
          <span className="grow" />
          {state.mayDecide && <Acts state={state} />}
        </>
      }
    >
      <Reveal count={queue.waitingCount} onReveal={queue.reveal} />
      <div className="panel-scroll cash-list" ref={list} {...queue.pointer}>
        <Asking query={state.query} lines={8}>
          {() =>
            queue.shown.length === 0 ? (
              <Empty title={t('cash.empty')} />
            ) : (
              <Grid
                label={t('cash.title')}
                columns={openColumns(t, isGone)}
                rows={queue.shown.map((s) => s.row)}
                idOf={(r) => r.cashIdx}
                chosen={queue.chosen}
                onRow={(r) => onChoose(r.cashIdx)}
                isGone={isGone}
              />
            )
          }
        </Asking>
      </div>
      <Asks state={state} />
    </Panel>
  )
}

const Acts = ({ state }: { state: CashQueueState }) => {
  const t = useText('office')
  return (
    <div className="row cash-acts" data-idle={state.row ? undefined : ''}>
      {state.isHeldByOther && <span className="quiet">{t('cash.held-by', { name: state.row?.staffName ?? '' })}</span>}
      <Button
        size="compact-sm"
        variant={state.canDecide ? 'default' : 'filled'}
        disabled={!state.canStart || state.isBusy}
        onClick={state.startNow}
      >
        {t('cash.start')}
        <KeyCap name="start" />
      </Button>
      <Button
        size="compact-sm"
        variant={state.canDecide ? 'filled' : 'default'}
        disabled={!state.canDecide || state.isBusy}
        onClick={state.askComplete}
      >
        {t('cash.complete')}
        <KeyCap name="complete" />
      </Button>
      <Button size="compact-sm" className="bad" disabled={!state.canDecide || state.isBusy} onClick={state.askReject}>
        {t('act.reject')}
        <KeyCap name="reject" />
      </Button>
    </div>
  )
}

const Asks = ({ state }: { state: CashQueueState }) => {
  const t = useText('office')
  const inWords = useText('cash-reasons')
  const { row } = state
  if (!row) return null
  const named = cashReasons[row.cashType]
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
  if (state.asking === 'reject')
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
  return null
}
