import type { AdminCashRow, CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useEffect, useRef } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Reveal } from '../../shared/parts/reveal.tsx'
import { Tabs } from '../../shared/parts/tabs.tsx'
import { CashActs } from './cash-acts.tsx'
import { CashAsks } from './cash-asks.tsx'
import { openColumns } from './cash-columns.tsx'
import './cash.css'
import { CoinTerms } from './coin-terms.tsx'
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
          {(state.mayDecide || state.canPay) && <CashActs state={state} />}
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
                columns={openColumns(t, isGone, state.isAsked)}
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
      <CoinTerms state={state} />
      <CashAsks state={state} />
    </Panel>
  )
}
