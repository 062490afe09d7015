import { Button } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useEffect, useState } from 'react'
import { digits } from '../../../shared/money.ts'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useOrder } from '../calls/order.ts'
import { Phase } from '../tables-grid.tsx'
import { ScanForm } from './scan-form.tsx'
import { Typed } from './typed.tsx'
import './dealer.css'

/** A result that is typed anew lies under the pointer of who was about to confirm the one before. */
const TO_LOOK_MS = 1_000

/** The way of a dealer through a round of a table with a stream: opens betting, closes it, scans the result; another one confirms. */
export const DealerPanel = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  return (
    <Panel title={t('tables.dealer-desk')} head={<Phase table={table} />}>
      <div className="panel-pad form table-dealer">
        {may('tables.deal') ? <DealerStep table={table} /> : <p className="second">{t('tables.deal-note')}</p>}
      </div>
    </Panel>
  )
}

const DealerStep = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const { give, isBusy } = useOrder(table)
  const { phase, round, state } = table
  if (phase === 'break' || phase === 'asleep')
    return state === 'open' ? (
      <>
        <p className="second">{t('tables.bets-open-note')}</p>
        <Button variant="filled" loading={isBusy} onClick={() => give({ kind: 'open-bets', round: round + 1 })}>
          {t('tables.bets-open', { round: digits(round + 1) })}
        </Button>
      </>
    ) : (
      <p className="warn-bar">{t('tables.dealer-not-open')}</p>
    )
  if (phase === 'betting')
    return (
      <>
        <p className="second">{t('tables.bets-close-note')}</p>
        <Button loading={isBusy} onClick={() => give({ kind: 'close-bets', round })}>
          {t('tables.bets-close')}
        </Button>
      </>
    )
  if (phase !== 'dealing') return <p className="second">{t('tables.dealer-wait')}</p>
  return <Result table={table} />
}

const Result = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const { give, isBusy } = useOrder(table)
  const typed = table.waiting.find(({ kind, round }) => kind === 'result' && round === table.round)
  const isSeen = useSeen(typed?.requestId)
  return (
    <>
      <p className="second">{t('tables.type-note')}</p>
      {typed?.dealt && (
        <div className="form">
          <Typed game={table.game} dealt={typed.dealt} askedBy={typed.askedBy} />
          {typed.isOwn ? (
            <p className="warn-bar">{t('minigames.cancel-other')}</p>
          ) : (
            <Button
              variant="filled"
              disabled={isBusy || !isSeen}
              onClick={() => give({ kind: 'confirm-result', round: typed.round, typed: typed.requestId })}
            >
              {t('tables.type-confirm')}
            </Button>
          )}
          <p className="second">{t('tables.type-again')}</p>
        </div>
      )}
      <ScanForm
        key={table.round}
        game={table.game}
        isBusy={isBusy}
        onSend={(dealt, onSettled) => give({ kind: 'type-result', round: table.round, dealt }, onSettled)}
      />
      <p className="second">{t('tables.wrong-card')}</p>
    </>
  )
}

/** Whether this request has been on the page for a moment. */
const useSeen = (requestId: string | undefined): boolean => {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSeen(requestId), TO_LOOK_MS)
    return () => clearTimeout(timer)
  }, [requestId])
  return requestId !== undefined && seen === requestId
}
